import { webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { device } from './device'
import { keepKey, putSale, sendWaiting, waitingList } from './outbox'
import { tellWaiting, waitingSales } from './waiting'

jest.mock('./device', () => ({ device: jest.fn() }))

/** A store of the browser, held in memory, which both tabs of a device share. */
const memoryDevice = (room: { isFull: boolean }) => {
  let seq = 0
  const tables = new Map<string, Map<unknown, Record<string, unknown>>>()
  const table = (name: string) => tables.get(name) ?? tables.set(name, new Map()).get(name)!
  const write = (name: string) => ({
    get: (key: unknown) => Promise.resolve(table(name).get(key)),
    put: (value: Record<string, unknown>, key: unknown = value['seq'] ?? value['key']) => {
      table(name).set(key, value)
      return Promise.resolve()
    },
    add: (value: Record<string, unknown>) => {
      if (room.isFull) return Promise.reject(new DOMException('no room', 'QuotaExceededError'))
      const key = name === 'outbox' ? ++seq : value['key']
      if (table(name).has(key)) return Promise.reject(new DOMException('known', 'ConstraintError'))
      table(name).set(key, name === 'outbox' ? { ...value, seq: key } : value)
      return Promise.resolve()
    },
  })
  return {
    get: (name: string, key: unknown) => write(name).get(key),
    put: (name: string, value: Record<string, unknown>, key?: unknown) => write(name).put(value, key),
    getAll: (name: string) => Promise.resolve([...table(name).values()]),
    count: (name: string) => Promise.resolve(table(name).size),
    delete: (name: string, key: unknown) => Promise.resolve(table(name).delete(key)),
    transaction: (names: string | string[]) => ({
      store: write(String(names)),
      objectStore: write,
      done: Promise.resolve(),
    }),
  }
}

/** One tab holds a lock at a time; who only asks whether it is free is told that it isn't. */
const locks = () => {
  let isHeld = false
  return {
    request: async (_name: string, _options: object, run: (lock: object | null) => Promise<unknown>) => {
      if (isHeld) return run(null)
      isHeld = true
      return run({}).finally(() => {
        isHeld = false
      })
    },
  }
}

const room = { isFull: false }
beforeEach(async () => {
  room.isFull = false
  const { constructor: CryptoKey } = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  Object.assign(globalThis, { CryptoKey, TextDecoder, TextEncoder })
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks() })
  tellWaiting(0)
  jest.mocked(device).mockResolvedValue(memoryDevice(room) as never)
  await keepKey('w1', 'Quầy 2', Buffer.alloc(32, 7).toString('base64'))
})

const sell = (key: string) =>
  putSale({
    key,
    workspaceId: 'w1',
    counter: 'Quầy 2',
    total: 45_000,
    way: 'Tiền mặt',
    body: { group: 'sales', counter: { shiftId: 's1' } },
  })

test('a sale that is pressed in both tabs of a counter is sold once, and both go on counting from one number', async () => {
  expect((await sell('cart-1'))?.provisional).toBe('Q2-000001')
  expect(await sell('cart-1')).toBeNull()
  expect((await sell('cart-2'))?.provisional).toBe('Q2-000002')
  expect(waitingSales()).toBe(2)
})

test('of two tabs that find a connection one sends what waits, each sale once and in order', async () => {
  for (const key of ['cart-1', 'cart-2', 'cart-3']) await sell(key)
  const sent: string[] = []
  const send = (body: { readonly counter: object }, key: string) => {
    sent.push(`${key} ${'provisional' in body.counter ? String(body.counter.provisional) : ''}`)
    return new Promise<{ data: object }>((resolve) => {
      setTimeout(() => resolve({ data: { order_number: 'S000571' } }), 5)
    })
  }
  expect(await Promise.all([sendWaiting('w1', send), sendWaiting('w1', send)])).toEqual([3, 0])
  expect(sent).toEqual(['cart-1 Q2-000001', 'cart-2 Q2-000002', 'cart-3 Q2-000003'])
  expect(waitingSales()).toBe(0)
})

test('a device with no room for a sale says so, and keeps nothing of it', async () => {
  await sell('cart-1')
  room.isFull = true
  await expect(sell('cart-2')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect((await waitingList()).map(({ key }) => key)).toEqual(['cart-1'])
  expect(waitingSales()).toBe(1)
})
