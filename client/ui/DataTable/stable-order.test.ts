import { keepOrder, letIn, orderAnew, type KeptOrder, type LiveRows } from './stable-order'

interface Order {
  id: string
  status: string
}
const keyOf = ({ id }: Order): string => id
const ordersOf = (...ids: string[]): Order[] => ids.map((id) => ({ id, status: 'new' }))
const listed = (...ids: string[]): KeptOrder<Order> => orderAnew('all', ordersOf(...ids), keyOf)
const after = (kept: KeptOrder<Order>, source: Order[], live: Partial<LiveRows<Order>> = {}): KeptOrder<Order> =>
  keepOrder(kept, source, keyOf, { of: 'all', ...live })
const shown = ({ rows }: KeptOrder<Order>): string => rows.map(({ key, state }) => (state === 'here' ? key : `${key}:${state}`)).join(' ')

it('a changed order keeps its place, though it belongs elsewhere now, and shows what it holds', () => {
  const changed = after(listed('a', 'b', 'c'), [{ id: 'c', status: 'shipped' }, ...ordersOf('a', 'b')])
  expect(shown(changed)).toBe('a b c')
  expect(changed.rows[2]?.row.status).toBe('shipped')
  expect(changed.isOld).toBe(true)
  expect(shown(orderAnew('all', changed.source, keyOf))).toBe('c a b')
})

it('orders that come in above or between wait; each is counted once', () => {
  const first = after(listed('a', 'b'), ordersOf('x', 'a', 'y', 'b'))
  expect(shown(first)).toBe('a b')
  expect(first.waiting).toEqual(['x', 'y'])
  expect(after(first, ordersOf('z', 'x', 'a', 'y', 'b')).waiting).toEqual(['z', 'x', 'y'])
})

it('what comes at the end moves nothing and is there at once', () => {
  expect(shown(after(listed('a', 'b'), ordersOf('a', 'b', 'c')))).toBe('a b c')
  expect(after(listed('a', 'b'), ordersOf('a', 'b', 'c')).isOld).toBe(false)
})

it('an order that has left the list stays where it was, as it is now; the next of the list follows at the end', () => {
  const gone = after(listed('a', 'b', 'c'), ordersOf('a', 'c', 'd'), {
    latest: (id) => (id === 'b' ? { id, status: 'shipped' } : undefined),
  })
  expect(shown(gone)).toBe('a b:gone c d')
  expect(gone.rows[1]?.row.status).toBe('shipped')
  expect(shown(after(gone, ordersOf('a', 'b', 'c', 'd')))).toBe('a b c d')
})

it('the last order of a full page that is pushed over its end isn’t gone, and goes only when the new one comes in', () => {
  const pushed = after(listed('a', 'b', 'c'), ordersOf('x', 'a', 'b'))
  expect(shown(pushed)).toBe('a b c:beyond')
  expect(shown(letIn(pushed, keyOf))).toBe('x a b')
})

it('the last order that is removed is gone, whether or not another takes its place', () => {
  expect(shown(after(listed('a', 'b', 'c'), ordersOf('a', 'b')))).toBe('a b c:gone')
  expect(shown(after(listed('a', 'b', 'c'), ordersOf('a', 'b', 'd')))).toBe('a b c:gone d')
})

it('when all of a page is new, all of it waits', () => {
  const replaced = after(listed('a', 'b'), ordersOf('x', 'y'))
  expect(shown(replaced)).toBe('a:beyond b:beyond')
  expect(replaced.waiting).toEqual(['x', 'y'])
  expect(shown(letIn(replaced, keyOf))).toBe('x y')
})

it('let in are those above all others; those between still wait, and changed ones stay', () => {
  const let1 = letIn(after(listed('a', 'b', 'c'), ordersOf('x', 'c', 'y', 'a', 'b')), keyOf)
  expect(shown(let1)).toBe('x a b c')
  expect(let1.waiting).toEqual(['y'])
})

it('what one writes oneself is there at once in its place, what one takes away goes at once, and neither moves the others', () => {
  const isOwn = (id: string): boolean => id === 'mine' || id === 'b'
  const mine = after(listed('a', 'b', 'c'), ordersOf('x', 'a', 'mine', 'c'), { isOwn })
  expect(shown(mine)).toBe('a mine c')
  expect(mine.waiting).toEqual(['x'])
})

it('one’s own new order on a full page pushes its last one off, and leaves nothing to be asked for', () => {
  const isOwn = (id: string): boolean => id === 'mine'
  const mine = after(listed('a', 'b', 'c'), ordersOf('mine', 'a', 'b'), { isOwn })
  expect(shown(mine)).toBe('mine a b')
  expect(mine.isOld).toBe(false)
  // While a colleague's waits, what it pushes off stays.
  const both = after(listed('a', 'b', 'c'), ordersOf('x', 'mine', 'a'), { isOwn })
  expect(shown(both)).toBe('mine a b:beyond c:beyond')
  expect(both.isOld).toBe(true)
})

it('the first rows of an empty list are there at once', () => {
  expect(shown(after(listed(), ordersOf('a', 'b')))).toBe('a b')
})
