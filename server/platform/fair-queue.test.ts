import { AppError } from './errors'
import { FairQueue } from './fair-queue'

const limits = { maxRunning: 4, maxPerGroup: 3, maxPerMember: 2, maxQueuedPerMember: 3 }

/** Work that goes on until it is told to end, and the order in which it began. */
const work = (queue: FairQueue) => {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, group: string, member: string, signal?: AbortSignal): Promise<unknown> =>
    queue.take(
      group,
      member,
      () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      },
      signal,
    )
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { began, ask, end }
}

test('a member has two at once, a company three, the rest waits', async () => {
  const { began, ask, end } = work(new FairQueue(limits))
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'rice', 'an')
  for (const name of ['b1', 'b2']) void ask(name, 'rice', 'binh')
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('a1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
})

test('companies that wait take turns, however many one of them asks', async () => {
  const { began, ask, end } = work(new FairQueue(limits))
  for (const name of ['a1', 'a2']) void ask(name, 'rice', 'an')
  void ask('b1', 'rice', 'binh')
  void ask('x1', 'tea', 'xuan')
  void ask('a3', 'rice', 'an')
  void ask('b2', 'rice', 'binh')
  void ask('x2', 'tea', 'xuan')
  await end('a1')
  await end('a2')
  expect(began.slice(4)).toEqual(['a3', 'x2'])
})

test('one that goes away leaves the line, and a line has an end', async () => {
  const { began, ask, end } = work(new FairQueue(limits))
  const gone = new AbortController()
  for (const name of ['a1', 'a2']) void ask(name, 'rice', 'an')
  const left = ask('a3', 'rice', 'an', gone.signal)
  for (const name of ['a4', 'a5']) void ask(name, 'rice', 'an')
  const refused: unknown = await ask('a6', 'rice', 'an').catch((error: unknown) => error)
  expect(refused instanceof AppError && refused.code).toBe('request.too-many')
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await end('a1')
  await end('a2')
  expect(began).toEqual(['a1', 'a2', 'a4', 'a5'])
})
