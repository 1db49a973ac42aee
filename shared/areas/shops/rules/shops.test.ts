import { SHOP_STANDINGS, type ShopStanding } from '../../../foundation/documents/shop-platforms'
import type { OrderStatus } from '../../../foundation/documents/order-statuses'
import { bundlePrices, guessProduct, shopNames } from './lines'
import { settlementOf } from './settlement'
import { readLazadaOrder, readLazadaPayouts } from './lazada'
import { momentOf, UnreadablePayload } from './payload'
import { afterReport, type Reported } from './shop-order'
import { readShopeeOrder, readShopeePayout } from './shopee'
import { nextShopStep, type ShopStep } from './steps'
import { readTikiOrder, readTikiPayout } from './tiki'

const at = '2026-11-20T10:00:00+07:00'
const lazada = (statuses: readonly string[]) =>
  readLazadaOrder({
    order: { order_id: 88412706331, created_at: at, updated_at: '2026-11-20 10:30:00 +0700' },
    items: statuses.map((status, place) => ({
      sku: 'TRA',
      name: 'Trà',
      item_price: '50000.00',
      paid_price: '50000.00',
      voucher_seller: place === 0 ? 5000 : 0,
      status,
    })),
  })

describe('an order of Lazada', () => {
  test('has a line for units of one SKU at one price', () => {
    expect(lazada(['pending', 'pending'])).toMatchObject({
      code: '88412706331',
      version: '2026-11-20T03:30:00.000Z',
      standing: 'confirmed',
      discount: 5000,
      lines: [{ sku: 'TRA', name: 'Trà', price: 50_000, quantity: 2 }],
    })
  })

  test.each([
    [['unpaid'], 'new-order'],
    [['packed', 'pending'], 'confirmed'],
    [['ready_to_ship', 'shipped'], 'partial-shipped'],
    [['shipped', 'delivered'], 'shipped'],
    [['canceled', 'packed'], 'processing'],
    [['canceled', 'canceled'], 'cancelled'],
    [['shipped_back_success', 'canceled'], 'returned'],
    [['failed_delivery'], 'returning'],
  ] as const)('stands, with items %j, at %s', (statuses, standing) => {
    expect(lazada(statuses).standing).toBe(standing)
  })

  test('without units that were called off is the rest of them', () => {
    expect(lazada(['canceled', 'packed', 'packed']).lines).toEqual([{ sku: 'TRA', name: 'Trà', price: 50_000, quantity: 2 }])
  })

  test('that the carrier lost is left to a person', () => {
    expect(lazada(['lost_by_3pl'])).toMatchObject({ standing: null, trouble: 'lost' })
  })

  test('of a status that isn’t documented can’t be read', () => {
    expect(() => lazada(['teleported'])).toThrow(UnreadablePayload)
  })
})

test('Lazada’s rows of one order on one statement are one payout, each row once', () => {
  const row = { order_no: '1', statement: 'S1', transaction_date: '17 May 2016', paid_status: 'Paid' }
  const item = { ...row, transaction_number: 'a', orderItem_no: '1', fee_type: '13', fee_name: 'Item Price Credit', amount: '100000.00' }
  const fee = { ...row, transaction_number: 'b', orderItem_no: '1', fee_type: '3', fee_name: 'Payment Fee', amount: '-2000.00' }
  expect(readLazadaPayouts([item, fee, fee, { ...fee, transaction_number: 'c', paid_status: 'Not paid' }])).toEqual([
    {
      platform: 'lazada',
      code: '1',
      ref: 'S1',
      at: '2016-05-16T17:00:00.000Z',
      amount: 98_000,
      fees: [{ name: 'Payment Fee', amount: 2000 }],
    },
  ])
})

const shopee = (status: string, packages: readonly string[] = ['LOGISTICS_READY']) =>
  readShopeeOrder({
    order_sn: '2611218QK7M',
    order_status: status,
    create_time: 1_700_000_000,
    update_time: 1_700_000_600,
    buyer_username: 'hoa',
    item_list: [
      {
        item_id: 1,
        model_id: 2,
        item_name: 'Trà',
        model_name: 'Đỏ',
        item_sku: 'TRA',
        model_sku: 'TRA-DO',
        model_quantity_purchased: 2,
        model_discounted_price: 45_000.4,
      },
    ],
    package_list: packages.map((logistics_status) => ({ logistics_status, item_list: [{ item_id: 1, model_id: 2, model_quantity: 1 }] })),
  })

describe('an order of Shopee', () => {
  test('names goods by the SKU of the model, and costs what the buyer pays', () => {
    expect(shopee('READY_TO_SHIP')).toMatchObject({
      version: '2023-11-14T22:23:20.000Z',
      buyer: { name: 'hoa' },
      lines: [{ sku: 'TRA-DO', name: 'Trà, Đỏ', price: 45_000, quantity: 2 }],
    })
  })

  test.each([
    ['UNPAID', 'new-order'],
    ['RETRY_SHIP', 'confirmed'],
    ['PROCESSED', 'processed'],
    ['SHIPPED', 'shipped'],
    ['TO_CONFIRM_RECEIVE', 'delivered'],
    ['COMPLETED', 'delivered'],
    ['CANCELLED', 'cancelled'],
    ['IN_CANCEL', null],
    ['TO_RETURN', 'returning'],
  ] as const)('with %s stands at %s', (status, standing) => {
    expect(shopee(status).standing).toBe(standing)
  })

  test('of which one package has left is shipped in part', () => {
    expect(shopee('SHIPPED', ['LOGISTICS_PICKUP_DONE', 'LOGISTICS_READY'])).toMatchObject({
      standing: 'partial-shipped',
      lines: [{ quantity: 2, shipped: 1 }],
    })
  })

  test('that is called off after it has left is coming back', () => {
    expect(shopee('CANCELLED', ['LOGISTICS_PICKUP_DONE']).standing).toBe('returning')
  })
})

test('a payout of Shopee names each fee', () => {
  expect(
    readShopeePayout({
      order_sn: 'A',
      payout_amount: 88_000,
      escrow_release_time: 1_700_000_000,
      order_income: { commission_fee: 9000.2, service_fee: 0, withholding_pit_tax: 500, voucher_from_seller: 2500 },
    }),
  ).toMatchObject({
    amount: 88_000,
    discount: 2500,
    fees: [
      { name: 'Phí cố định', amount: 9000 },
      { name: 'Thuế TNCN khấu trừ', amount: 500 },
    ],
  })
})

const tiki = (status: string, confirmation = 'waiting') => ({
  code: '123',
  status,
  created_at: '2026-11-20 09:00:00',
  updated_at: '2026-11-20 10:00:00',
  invoice: { total_seller_fee: -6000, total_seller_income: 42_000 },
  items: [
    {
      qty: 1,
      price: 50_000,
      product: { name: 'Trà', seller_product_code: 'TRA' },
      confirmation: { status: confirmation },
      invoice: { fees: [{ fee_type_name: 'Hoa hồng', final_amount: -6000 }] },
    },
  ],
})

describe('an order of Tiki', () => {
  test('is none of the shop’s while Tiki hasn’t accepted it', () => {
    expect(readTikiOrder(tiki('waiting_payment'))).toBeNull()
  })

  test('costs less by what is neither income nor fee', () => {
    expect(readTikiOrder(tiki('queueing'))).toMatchObject({ standing: 'new-order', discount: 2000, created: '2026-11-20T02:00:00.000Z' })
  })

  test('is confirmed once the seller has confirmed its goods', () => {
    expect(readTikiOrder(tiki('queueing', 'seller_confirmed'))?.standing).toBe('confirmed')
  })

  test('that is held stays where it stands, and a person looks', () => {
    expect(readTikiOrder(tiki('holded'))).toMatchObject({ standing: null, trouble: 'held' })
  })

  test('is paid out when it is complete', () => {
    expect(readTikiPayout(tiki('shipping'))).toBeNull()
    expect(readTikiPayout(tiki('complete'))).toMatchObject({ amount: 42_000, fees: [{ name: 'Hoa hồng', amount: 6000 }] })
  })
})

test('a time without a zone is Vietnam’s', () => {
  expect(momentOf('2026-11-20 00:30:00', 'created_at')).toBe('2026-11-19T17:30:00.000Z')
  expect(() => momentOf('yesterday', 'created_at')).toThrow(UnreadablePayload)
})

test('goods are known by an alias first, then by SKU, then by their whole name; accents and case don’t matter', () => {
  const names = shopNames([
    { _id: 'a', slug: 'TRA_SEN' },
    { _id: 'b', slug: 'HOP_QUA', aliasForItems: ['HQ-PHU-2026', 'Hộp quà Tết Phú'] },
  ])
  expect(names({ sku: 'tra_sen', name: '?' })).toMatchObject([{ productId: 'a', quantity: 1 }])
  expect(names({ sku: 'hq-phu-2026', name: '?' })).toMatchObject([{ productId: 'b', quantity: 1 }])
  expect(names({ sku: '', name: 'hop qua tet phu' })).toMatchObject([{ productId: 'b', quantity: 1 }])
  expect(names({ sku: 'KHAC', name: 'Khác' })).toBeNull()
})

test('of one product in several sizes the one is guessed whose quantity the shop names, in whatever order they come', () => {
  const sizes = [
    { name: 'Cà phê Robusta Buôn Ma Thuột 250 g', slug: 'CA_PHE_ROBUSTA_BUON_MA_THUOT_250_G' },
    { name: 'Cà phê Robusta Buôn Ma Thuột 500 g', slug: 'CA_PHE_ROBUSTA_BUON_MA_THUOT_500_G' },
    { name: 'Cà phê Robusta Buôn Ma Thuột 1 kg', slug: 'CA_PHE_ROBUSTA_BUON_MA_THUOT_1_KG' },
  ]
  for (const products of [sizes, sizes.toReversed()]) {
    const guessed = (name: string, sku = '') => guessProduct({ sku, name }, products)?.slug.replace('CA_PHE_ROBUSTA_BUON_MA_THUOT_', '')
    expect(guessed('Cà phê Robusta BMT 1000g', 'RB-1000')).toBe('1_KG')
    expect(guessed('Cà phê Robusta BMT 0,5kg')).toBe('500_G')
    expect(guessed('Cà phê Robusta Buôn Ma Thuột (gói 250gr)')).toBe('250_G')
    expect(guessed('Cà phê Robusta BMT 2kg')).toBeUndefined()
    expect(guessed('Cà phê Robusta Buôn Ma Thuột')).toBe('1_KG')
  }
})

test('the product that goods are most like is guessed, and none where nothing is alike', () => {
  const products = [
    { name: 'Hộp quà Tết Mộc Sương Phú', slug: 'HOP_QUA_TET_MOC_SUONG_PHU' },
    { name: 'Cà phê Robusta', slug: 'CA_PHE_ROBUSTA' },
  ]
  expect(guessProduct({ sku: 'HQ-PHU-2026', name: 'Hộp quà Tết Phú bản 2026' }, products)?.slug).toBe('HOP_QUA_TET_MOC_SUONG_PHU')
  expect(guessProduct({ sku: 'VOUCHER-50K', name: 'Phiếu tặng 50K' }, products)).toBeNull()
})

/** Numbers that look random and are the same every time. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

/** What is known after another state was told. */
const known = (before: Reported, reported: Reported): Reported => {
  const { isLate, standing } = afterReport(before, reported)
  return { ...(isLate ? before : reported), standing }
}

test('states told in any order and any number of times come to one', () => {
  const roll = dice(7)
  for (let run = 0; run < 300; run++) {
    const states = Array.from({ length: 1 + Math.floor(roll() * 6) }, (): Reported => {
      const standing = SHOP_STANDINGS[Math.floor(roll() * SHOP_STANDINGS.length)] ?? 'new-order'
      return { version: new Date(1_700_000_000_000 + Math.floor(roll() * 5) * 1000).toISOString(), word: standing, standing }
    })
    const ordered = [...states].sort((one, other) => (one.version < other.version ? -1 : 1)).reduce(known)
    expect([...states, ...states].sort(() => roll() - 0.5).reduce(known)).toEqual(ordered)
  }
})

describe('the next step of an order', () => {
  const order = (status: 'new-order' | 'confirmed' | 'shipped' | 'delivered' | 'error' | 'cancelled', shipped = 0) => ({
    status,
    items: [{ group: 'goods', quantity: 2, shipped }],
  })

  test.each([
    [order('new-order'), 'confirmed', 'advance'],
    [order('confirmed'), 'new-order', null],
    [order('confirmed'), 'shipped', 'ship'],
    [order('confirmed'), 'delivered', 'ship'],
    [order('shipped', 2), 'delivered', 'deliver'],
    [order('shipped', 2), 'confirmed', null],
    [order('confirmed'), 'cancelled', 'cancel'],
    [order('shipped', 2), 'cancelled', 'begin-return'],
    [order('delivered', 2), 'returned', 'return'],
    [order('cancelled'), 'shipped', null],
  ] as const)('%j, told to stand at %s: %s', (standing, reported, step) => {
    expect(nextShopStep(standing, reported, true)).toBe(step)
  })

  test('with goods nobody knows is none, unless it is called off', () => {
    expect(nextShopStep(order('error'), 'shipped', false)).toBeNull()
    expect(nextShopStep(order('error'), 'cancelled', false)).toBe('cancel')
    expect(nextShopStep(order('error'), 'shipped', true)).toBe('confirm')
  })
})

/** Each step done, as the shop's order does it: two pieces, of which a part is one. */
const done: Readonly<Record<ShopStep, (order: Followed, standing: ShopStanding) => Followed>> = {
  confirm: (order) => ({ ...order, status: 'confirmed' }),
  advance: (order, standing) => ({ ...order, status: standing }),
  'ship-part': () => ({ status: 'partial-shipped', shipped: 1 }),
  ship: () => ({ status: 'shipped', shipped: 2 }),
  deliver: (order) => ({ ...order, status: 'delivered' }),
  'begin-return': (order) => ({ ...order, status: 'returning' }),
  return: (order) => ({ ...order, status: 'returned' }),
  cancel: (order) => ({ ...order, status: 'cancelled' }),
}
interface Followed {
  readonly status: OrderStatus
  readonly shipped: number
}

test.each(['new-order', 'error'] as const)('an order that is %s comes to stand wherever its platform says', (first) => {
  const standsAt = (standing: ShopStanding): OrderStatus => {
    let order: Followed = { status: first, shipped: 0 }
    for (let count = 0; count < 5 && order.status !== standing; count++) {
      const step = nextShopStep({ status: order.status, items: [{ group: 'goods', quantity: 2, shipped: order.shipped }] }, standing, true)
      if (step === null) break
      order = done[step](order, standing)
    }
    return order.status
  }
  // What is confirmed doesn't go back to new.
  expect(SHOP_STANDINGS.filter((standing) => standsAt(standing) !== standing)).toEqual(first === 'error' ? ['new-order'] : [])
})

test('a bundle is known by its SKU before any product, unless nobody sells one of its goods any more', () => {
  const tea = { _id: 'a', slug: 'TRA_SEN', price: 120_000 }
  const items = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 2 },
  ]
  const known = shopNames([tea, { _id: 'b', slug: 'CHEN', price: 30_000 }], [{ sku: 'COMBO', items }])
  expect(known({ sku: 'combo', name: '?' })).toEqual([
    { productId: 'a', quantity: 1, price: 120_000 },
    { productId: 'b', quantity: 2, price: 30_000 },
  ])
  expect(shopNames([tea], [{ sku: 'COMBO', items }])({ sku: 'combo', name: '?' })).toBeNull()
})

test('the prices of a bundle’s goods come to its own, and what whole dong can’t split is told', () => {
  const parts = [
    { productId: 'a', quantity: 1, price: 120_000 },
    { productId: 'b', quantity: 2, price: 30_000 },
  ]
  expect(bundlePrices(100_000, parts)).toEqual({ prices: [66_667, 16_667], over: 1 })
  expect(bundlePrices(180_000, parts)).toEqual({ prices: [120_000, 30_000], over: 0 })
  expect(bundlePrices(3, [{ productId: 'a', quantity: 2, price: 0 }])).toEqual({ prices: [2], over: 1 })
})

test.each([
  ['on its way', 'shipped' as const, [], 100, 0, { state: 'open', owed: 0 }],
  ['delivered lately', 'delivered' as const, [], 100, 14, { state: 'owed', owed: 100 }],
  ['delivered long ago', 'delivered' as const, [], 100, 15, { state: 'late', owed: 100 }],
  [
    'paid, fees with their names',
    'delivered' as const,
    [{ amount: 80, fee: 20, named: 20 }],
    0,
    3,
    { state: 'settled', fees: 20, paidOut: 80 },
  ],
  [
    'paid, part of the fees without a name',
    'delivered' as const,
    [{ amount: 80, fee: 20, named: 15 }],
    0,
    3,
    { state: 'differs', unexplained: 5 },
  ],
  [
    'paid, and taken back in part',
    'delivered' as const,
    [
      { amount: 80, fee: 20, named: 20 },
      { amount: -30, fee: 30, named: 0 },
    ],
    0,
    3,
    { state: 'differs', paidOut: 50, unexplained: 30 },
  ],
])('an order %s is told so beside what its platform owes', (_what, status, payouts, stillOpen, days, reported) => {
  expect(settlementOf({ status, payouts, stillOpen }, days)).toMatchObject(reported)
})
