import { KeyedLocks, type LockKey } from './keyed-locks'

const key = (name: string, rank = 0): LockKey => ({ rank, kind: `rank ${rank}`, name })

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('who holds a key keeps the next waiting, first come first served', async () => {
  const locks = new KeyedLocks()
  const order: string[] = []
  const hold = (name: string) =>
    locks.hold([key('stock')], async () => {
      order.push(`${name} in`)
      await turn()
      order.push(`${name} out`)
    })
  await Promise.all([hold('a'), hold('b'), hold('c')])
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

test('different keys don’t wait for each other', async () => {
  const locks = new KeyedLocks()
  let open: () => void = () => undefined
  const held = locks.hold([key('a')], () => new Promise<void>((resolve) => (open = resolve)))
  await expect(locks.hold([key('b')], async () => 'done')).resolves.toBe('done')
  open()
  await held
})

test('two who need the same keys in another order don’t wait for ever', async () => {
  const locks = new KeyedLocks()
  const both = (keys: string[]) =>
    locks.hold(
      keys.map((name) => key(name)),
      turn,
    )
  await Promise.all([both(['a', 'b']), both(['b', 'a']), both(['a', 'a', 'b'])])
})

test('a failure lets go of the key', async () => {
  const locks = new KeyedLocks()
  await expect(locks.hold([key('a')], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(locks.hold([key('a')], async () => 5)).resolves.toBe(5)
})

test('further keys may be taken while some are held, and are let go of with them', async () => {
  const locks = new KeyedLocks()
  const order: string[] = []
  await Promise.all(
    ['first', 'second'].map((name) =>
      locks.hold([key(`a ${name}`)], async (more) => {
        await more([key('b')])
        order.push(`${name} in`)
        await turn()
        order.push(`${name} out`)
      }),
    ),
  )
  expect(order).toEqual(['first in', 'first out', 'second in', 'second out'])
})

test('two who hold what the other asks for later don’t wait for ever', async () => {
  const locks = new KeyedLocks()
  const both = (first: string, second: string) =>
    locks.hold([key(first)], async (more) => {
      await turn()
      await more([key(second)])
    })
  await Promise.all([both('a', 'b'), both('b', 'a')])
})

test('asking for a kind that comes before one held is an error of the program', async () => {
  const locks = new KeyedLocks()
  await expect(locks.hold([key('order', 1)], (more) => more([key('fund', 0)]))).rejects.toThrow(
    "kind 'rank 0' has to be asked for before 'rank 1'",
  )
})

test('a key asked for late is taken while nobody has it', async () => {
  const locks = new KeyedLocks(false)
  const order: string[] = []
  await locks.hold([key('b')], async (more) => {
    await more([key('a')])
    const next = locks.hold([key('a')], async () => order.push('next'))
    await turn()
    order.push('first')
    void next
  })
  await locks.hold([key('a')], turn)
  expect(order).toEqual(['first', 'next'])
})
