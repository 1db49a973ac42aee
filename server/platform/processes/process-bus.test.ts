import type { Topics } from '../realtime/bus'
import type { Line } from './line'
import type { FromServing, ToServing } from './messages'
import { AllFigures } from './all-figures'
import { ProcessBus } from './process-bus'
import { Relay } from './relay'

interface Messages extends Topics {
  readonly sold: { readonly at: Date; readonly pieces: number }
}

/** Processes of one machine, each with what it heard; messages take a turn of the event loop, as between processes. */
const machine = (count: number) => {
  const relay = new Relay()
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1
    const listeners: ((message: ToServing) => void)[] = []
    relay.join(number, { send: (message) => setImmediate(() => listeners.forEach((listen) => listen(structuredClone(message)))) })
    const line: Line = {
      number,
      count,
      send: (message: FromServing) => setImmediate(() => relay.take(number, structuredClone(message))),
      onMessage: (listener) => void listeners.push(listener),
    }
    const bus = new ProcessBus<Messages>(line)
    const heard: (readonly [key: string, pieces: number, own: boolean])[] = []
    bus.on('sold', (key, { pieces }, own) => heard.push([key, pieces, own]))
    return { line, bus, heard, end: () => relay.leave(number) }
  })
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const at = new Date('2026-03-02T08:00:00Z')

test('what one process says of a company is heard by those that have its windows, the sender among them, in one order', async () => {
  const [one, two, three] = machine(3)
  await Promise.all([one?.bus.subscribe('gaongon'), two?.bus.subscribe('gaongon'), three?.bus.subscribe('chengon')])
  for (let pieces = 1; pieces <= 4; pieces++) (pieces % 2 ? one : two)?.bus.send('gaongon', 'sold', { at, pieces })
  await turns()
  const pieces = (heard: readonly (readonly [string, number, boolean])[] = []) => heard.map(([, each]) => each)
  expect(pieces(one?.heard)).toHaveLength(4)
  expect(pieces(two?.heard)).toEqual(pieces(one?.heard))
  expect(one?.heard.filter(([, , own]) => own).map(([, each]) => each)).toEqual([1, 3])
  expect(three?.heard).toEqual([])
  two?.bus.unsubscribe('gaongon')
  await turns()
  one?.bus.send('gaongon', 'sold', { at, pieces: 5 })
  await turns()
  expect([one?.heard.length, two?.heard.length]).toEqual([5, 4])
})

test('what concerns everybody is heard by everybody, and days stay days', async () => {
  const [one, two] = machine(2)
  const days: Date[] = []
  two?.bus.on('sold', (_key, content) => days.push(content.at))
  one?.bus.send('', 'sold', { at, pieces: 1 })
  await turns()
  expect(days).toEqual([at])
})

test('figures of all processes are told together, without those of one that has ended', async () => {
  const all = machine(3)
  const figures = all.map(({ line }) => new AllFigures(line, async () => [{ orders: line.number }]))
  expect((await figures[0]?.ask())?.flat()).toEqual([{ orders: 1 }, { orders: 2 }, { orders: 3 }])
  all[2]?.end()
  expect((await figures[1]?.ask())?.flat()).toEqual([{ orders: 1 }, { orders: 2 }])
})
