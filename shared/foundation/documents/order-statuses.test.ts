import type { Right } from '../rights/rights'
import { goods, sale, service, userId } from '../../testing/examples'
import { ORDER_GROUP_NAMES } from './order-kinds'
import { firstStatus, movesOf, ORDER_STATUSES, statusMenu, whyNotStatus, type OrderActor, type OrderStatus } from './order-statuses'
import type { OrderDocument } from './order-types'

const seller = { userId: userId(1), rights: ['/sales'] as Right[] }
const board = { userId: userId(2), rights: ['bod'] as Right[] }
const key = { apiKey: true, rights: ['/sales'] as Right[] }

const menu = (order: OrderDocument) =>
  statusMenu(order, seller).map(({ status, disabled }) => (disabled ? `${status}: ${disabled}` : status))
const reachable = (order: OrderDocument): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => to !== order.status && whyNotStatus(order, to, seller) === null)

const services = (status: OrderStatus, own: Partial<OrderDocument> = {}) => sale({ items: [service()], status, ...own })
const shippedGoods = goods({ shipped: 10 })

test('a new sale is a new order, a reservation is reserved, other orders are being processed', () => {
  expect(firstStatus('sales')).toBe('new-order')
  expect(firstStatus('sales', '2024-04-01')).toBe('reserved')
  expect(firstStatus('purchases', '')).toBe('processing')
})

describe('every state is reached from the first', () => {
  /** What asking for a status comes to: shipping decides whether all has left. */
  const leadsTo = (to: OrderStatus): OrderStatus[] => (to === 'shipped' ? ['partial-shipped', 'shipped'] : [to])
  const reachedBy = (order: OrderDocument, actor: OrderActor): OrderStatus[] => {
    const reached = new Set<OrderStatus>([order.status, firstStatus(order.group, '2024-04-01')])
    for (const status of reached) for (const to of movesOf({ ...order, status }, actor)) for (const each of leadsTo(to)) reached.add(each)
    return [...reached]
  }
  const unreached = (order: OrderDocument, actor: OrderActor): OrderStatus[] => {
    const reached = reachedBy({ ...order, status: firstStatus(order.group) }, actor)
    return ORDER_STATUSES.filter((status) => !reached.includes(status))
  }

  test('of a sale by its platform all, by people all but what only a platform tells', () => {
    expect(unreached(sale({ creatorId: null }), key)).toEqual([])
    expect(unreached(sale(), seller)).toEqual(['arriving', 'shipmentDelivered', 'error'])
    expect(unreached(services('new-order'), seller)).toEqual([
      'confirmed',
      'processed',
      'arriving',
      'shipmentDelivered',
      'finished',
      'error',
    ])
  })

  test.each(ORDER_GROUP_NAMES.filter((group) => group !== 'sales'))('of %s all but those of a sale', (group) => {
    expect(unreached(sale({ group }), seller)).toEqual(['new-order', 'arriving', 'shipmentDelivered', 'returning', 'error'])
  })
})

describe('an order without goods', () => {
  test.each<[OrderStatus, OrderStatus[]]>([
    ['new-order', ['processing', 'shipped', 'delivered', 'cancelled']],
    ['processing', ['shipped', 'delivered', 'cancelled']],
    ['partial-shipped', ['shipped']],
    ['reserved', ['delivered', 'cancelled']],
    ['shipped', ['delivered']],
    ['delivered', ['returning', 'returned']],
    ['returning', ['returned']],
    ['returned', []],
    ['cancelled', []],
  ])('that is %s can become %j', (status, expected) => {
    const shipped = ['partial-shipped', 'shipped', 'delivered', 'returning'].includes(status) ? 1 : 0
    const order = services(status, { items: [service({ quantity: 2, shipped })] })
    expect(reachable(order)).toEqual(expected)
  })

  test('that is a purchase is neither put to processing from new nor returning', () => {
    expect(reachable(services('new-order', { group: 'purchases' }))).toEqual(['shipped', 'delivered', 'cancelled'])
    expect(reachable(services('delivered', { group: 'purchases' }))).toEqual(['returned'])
  })
})

describe('an order with goods', () => {
  test('shows confirmed, processing and processed freely until it ships, and why it can’t be finished yet', () => {
    expect(menu(sale({ status: 'processing' }))).toEqual([
      'confirmed',
      'processed',
      'shipped',
      'finished: orders.goods-not-shipped',
      'cancelled',
    ])
    expect(menu(sale({ status: 'processed' }))).toContain('confirmed')
  })

  test('can’t be delivered while goods remain unshipped', () => {
    expect(whyNotStatus(sale(), 'delivered', seller)).toBe('orders.goods-not-shipped')
    expect(whyNotStatus(sale({ status: 'partial-shipped', items: [goods({ shipped: 9 })] }), 'delivered', seller)).toBe(
      'orders.goods-not-shipped',
    )
  })

  test('is delivered or finished once its goods are shipped, whatever services remain', () => {
    const order = sale({ status: 'partial-shipped', items: [shippedGoods, service()] })
    expect(reachable(order)).toEqual(['shipped', 'delivered', 'finished'])
  })

  test('goes from shipped through delivered, finished and returning to returned', () => {
    const at = (status: OrderStatus) => reachable(sale({ status, items: [shippedGoods] }))
    expect(at('shipped')).toEqual(['delivered', 'finished'])
    expect(at('delivered')).toEqual(['finished', 'returning', 'returned'])
    expect(at('finished')).toEqual(['returning', 'returned'])
    expect(at('returning')).toEqual(['returned'])
    expect(at('returned')).toEqual([])
  })

  test('does not go back to the free menu after the first shipment', () => {
    expect(whyNotStatus(sale({ status: 'partial-shipped', items: [goods({ shipped: 1 })] }), 'confirmed', seller)).toBe(
      'orders.no-such-move',
    )
  })

  test('is partly shipped only by shipping', () => {
    expect(whyNotStatus(sale(), 'partial-shipped', seller)).toBe('orders.shipping-decides')
  })
})

describe('cancelling', () => {
  test('is possible only while nothing has been shipped', () => {
    expect(whyNotStatus(sale(), 'cancelled', seller)).toBeNull()
    expect(whyNotStatus(sale({ status: 'partial-shipped', items: [goods({ shipped: 1 })] }), 'cancelled', board)).toBe(
      'orders.cancel-shipped',
    )
  })

  test('needs the board once money has been received', () => {
    expect(whyNotStatus(sale({ paid: 1 }), 'cancelled', seller)).toBe('orders.cancel-paid')
    expect(whyNotStatus(sale({ paid: 1 }), 'cancelled', board)).toBeNull()
  })

  test('is for ever', () => {
    expect(whyNotStatus(sale({ status: 'cancelled' }), 'processing', board)).toBe('orders.final')
    expect(whyNotStatus(sale({ status: 'cancelled' }), 'processing', board, { isForce: true })).toBe('orders.final')
    expect(menu(sale({ status: 'cancelled' }))).toEqual([])
  })
})

describe('an order fetched by API', () => {
  const fetched = sale({ creatorId: null })

  test('updates its own status and can’t be changed by hand', () => {
    expect(whyNotStatus(fetched, 'processing', seller)).toBe('orders.from-interface')
    expect(whyNotStatus(fetched, 'cancelled', board)).toBe('orders.from-interface')
    expect(statusMenu(fetched, seller).every(({ disabled }) => disabled === 'orders.from-interface')).toBe(true)
    expect(whyNotStatus(fetched, 'processing', key)).toBeNull()
    expect(whyNotStatus(fetched, 'error', key)).toBeNull()
  })

  test('is left to people when its key marked it manual', () => {
    expect(whyNotStatus({ ...fetched, manual: true }, 'processing', seller)).toBeNull()
    expect(whyNotStatus({ ...fetched, manual: true }, 'error', key)).toBe('orders.no-such-move')
  })

  test('can be forced by the board', () => {
    expect(whyNotStatus(fetched, 'processing', board, { isForce: true })).toBeNull()
    expect(whyNotStatus(fetched, 'processing', seller, { isForce: true })).toBe('orders.force-not-allowed')
  })
})

describe('force', () => {
  test('delivers an inventory order whose goods ship in the same call', () => {
    const order = sale({ group: 'inventoryIn', status: 'processing', items: [goods({ cost: 5 })] })
    expect(whyNotStatus(order, 'delivered', seller, { isForce: true, shipsGoods: true })).toBeNull()
    expect(whyNotStatus(order, 'delivered', seller, { isForce: true })).toBe('orders.goods-not-shipped')
    expect(whyNotStatus(order, 'delivered', seller, { shipsGoods: true })).toBe('orders.goods-not-shipped')
  })

  test('neither cancels what was shipped nor returns what was not', () => {
    expect(whyNotStatus(sale({ status: 'shipped', items: [shippedGoods] }), 'cancelled', board, { isForce: true })).toBe(
      'orders.cancel-shipped',
    )
    expect(whyNotStatus(sale(), 'returned', board, { isForce: true })).toBe('orders.no-such-move')
    expect(whyNotStatus(sale({ status: 'shipped', items: [shippedGoods] }), 'processing', board, { isForce: true })).toBe(
      'orders.no-such-move',
    )
    expect(whyNotStatus(sale({ status: 'shipped', items: [shippedGoods] }), 'returned', board, { isForce: true })).toBeNull()
  })
})
