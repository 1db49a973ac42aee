import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

describe('shipping a sale', () => {
  test('in two parts: what left, what it is worth and what it cost stands in each, and the parts sum to the whole', async () => {
    const rice = await shop.goods('Gạo giao', { price: 1000, cost: 600, stock: 10 })
    const noodles = await shop.goods('Bún giao', { price: 700, cost: 301, stock: 5 })
    const order = await shop.sale([of(rice, 7, { quantityGift: 1 }), of(noodles, 3)], { discount: 1000 })
    expect(order.total).toBe(7100)

    const first = await shop.ship(order, [[rice, 3]])
    expect(first).toMatchObject({ status: 'partial-shipped', cost: 1800 })
    expect(first.items.map(({ shipped }) => shipped)).toEqual([3, 0])
    const second = await shop.ship(order, [
      [rice, 4],
      [noodles, 3],
    ])
    expect(second).toMatchObject({ status: 'shipped', cost: 4200 + 903, warehouse: { name: 'Kho chính' } })
    expect(second.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3], [4, 3]])
    // The discount of 1,000 is spread 741 : 259; the rice is worth 5,259 in 7 units, of which 3 are 2,254.
    expect(second.shipments.map(({ net }) => net)).toEqual([2254, 4846])
    expect([await shop.stockOf(rice), await shop.stockOf(noodles)]).toEqual([3, 2])
  })

  test('whatever the parts, they sum to the order’s total', async () => {
    const rice = await shop.goods('Gạo phần', { price: 333, stock: 20 })
    const beans = await shop.goods('Đậu phần', { price: 77, stock: 20 })
    const order = await shop.sale([of(rice, 11, { quantityGift: 3 }), of(beans, 13)], { discount: 101 })
    for (let left = 11; left > 0; left--) await shop.ship(order, [[rice, 1]])
    for (let left = 13; left > 0; left -= left >= 2 ? 2 : 1) await shop.ship(order, [[beans, left >= 2 ? 2 : 1]])
    const shipped = await shop.order(order)
    expect(shipped.status).toBe('shipped')
    expect(total(shipped.shipments.map(({ net }) => net))).toBe(order.total)
  })

  test('all that remains goes when nothing is named', async () => {
    const rice = await shop.goods('Gạo hết', { stock: 4 })
    const order = await shop.sale([of(rice, 4)])
    expect(await shop.ship(order)).toMatchObject({ status: 'shipped', items: [{ shipped: 4 }] })
    expect(await shop.refusedPatch(order, shop.shipping([[rice, 1]]))).toEqual([400, 'Only 0 of Gạo hết remain to ship'])
  })

  test('more than remains, parts of a piece and things not ordered are refused', async () => {
    const [rice, other] = [await shop.goods('Gạo dư', { stock: 9 }), await shop.goods('Khác')]
    const order = await shop.sale([of(rice, 4)])
    expect(await shop.refusedPatch(order, shop.shipping([[rice, 5]]))).toEqual([400, 'Only 4 of Gạo dư remain to ship'])
    for (const quantity of [-1, 1.5, '2' as unknown as number, null as unknown as number])
      expect(await shop.refusedPatch(order, shop.shipping([[rice, quantity]]))).toEqual([400, "Gạo dư 's Quantity is invalid"])
    expect(await shop.refusedPatch(order, shop.shipping([[rice, 0]]))).toEqual([400, 'Nothing to ship'])
    expect((await shop.refusedPatch(order, shop.shipping([[other, 1]])))[0]).toBe(400)
    expect(await shop.stockOf(rice)).toBe(9)
  })

  test('more than stands in the warehouse is refused, also when another warehouse has it', async () => {
    const rice = await shop.goods('Gạo thiếu', { stock: 2 })
    const far = await shop.api.create('warehouses', { name: 'Kho xa' })
    await shop.receive(rice, 5, 600, far)
    const order = await shop.sale([of(rice, 3)])
    expect(await shop.refusedPatch(order, shop.shipping())).toEqual([409, 'Gạo thiếu not enough stock'])
    expect(await shop.api.patch('orders', order._id, { ...shop.shipping(), warehouseId: far._id } as never)).toMatchObject({
      status: 'shipped',
    })
    expect(await shop.stockOf(rice)).toBe(4)
  })

  test('goods need a warehouse, one that is still used', async () => {
    const rice = await shop.goods('Gạo kho', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    expect(await shop.refusedPatch(order, { status: 'shipped' })).toEqual([400, 'Please select a warehouse'])
    const old = await shop.api.create('warehouses', { name: 'Kho cũ' })
    await shop.api.patch('warehouses', old._id, { status: 'removed' })
    expect(await shop.refusedPatch(order, { status: 'shipped', warehouseId: old._id })).toEqual([409, 'Warehouse Kho cũ has been removed'])
  })

  test('takes the oldest units first, at what they cost', async () => {
    const rice = await shop.goods('Gạo lô')
    await shop.receive(rice, 2, 500)
    await shop.receive(rice, 2, 900)
    const order = await shop.sale([of(rice, 4)])
    expect((await shop.ship(order, [[rice, 3]])).cost).toBe(1900)
    expect((await shop.ship(order, [[rice, 1]])).cost).toBe(2800)
  })

  test('takes the very units that were scanned', async () => {
    const rice = await shop.goods('Gạo quét')
    await shop.receive(rice, 2, 500)
    await shop.receive(rice, 2, 900)
    const dear = (await shop.api.find('stocks', { productId: rice._id, $sort: { created: -1 } })).data.slice(0, 2).map(({ _id }) => _id)
    const order = await shop.sale([of(rice, 3)])
    const scan = (units: string[]) => ({ ...shop.shipping(), shipping: [{ productId: rice._id, quantity: units.length, units }] })
    expect((await shop.api.patch('orders', order._id, scan(dear.slice(0, 1)) as never)).cost).toBe(900)
    expect((await shop.api.get('stocks', dear[0] ?? '')).exportId).toBe(order._id)
    expect(await shop.refusedPatch(order, scan(dear))).toEqual([409, `Unit ${dear[0]} has already left`])
    expect(await shop.refusedPatch(order, scan([dear[1] ?? '', dear[1] ?? '']))).toEqual([400, `Unit ${dear[1]} was scanned twice`])
  })

  test('a unit of unknown cost counts apart, never as 0', async () => {
    const rice = await shop.goods('Gạo lạ')
    await shop.receive(rice, 2, 'n/a')
    await shop.receive(rice, 1, 400)
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    expect(order.shipments[0]).toMatchObject({ cost: 400, unknown: 2 })
  })

  test('services are shipped like goods and move no stock; an order of services alone needs no warehouse', async () => {
    const carrying = await shop.service()
    const order = await shop.sale([of(carrying, 2.5)])
    const shipped = await shop.api.patch('orders', order._id, {
      status: 'shipped',
      shipping: [{ productId: carrying._id, quantity: 1 }],
    } as never)
    expect(shipped).toMatchObject({ status: 'partial-shipped', items: [{ shipped: 1 }] })
    expect(await shop.api.patch('orders', order._id, { status: 'shipped' })).toMatchObject({ status: 'shipped', items: [{ shipped: 2.5 }] })
    expect((await shop.order(order)).shipments.map(({ net }) => net)).toEqual([300, 450])
  })

  test('at most 5,000 units go at once', async () => {
    const rice = await shop.goods('Gạo nhiều')
    const order = await shop.sale([of(rice, 5001)])
    expect(await shop.refusedPatch(order, shop.shipping())).toEqual([400, 'A shipment holds at most 5000 units'])
  })

  test('reducing a line to what was shipped closes a partial order; less than that is refused, and so is removing it', async () => {
    const rice = await shop.goods('Gạo đóng', { stock: 5 })
    const order = await shop.sale([of(rice, 5)])
    await shop.ship(order, [[rice, 3]])
    expect(await shop.refusedPatch(order, { items: [of(rice, 2)] })).toEqual([400, 'Quantity must not be less than Shipped'])
    const other = await shop.service('Gói quà')
    expect(await shop.refusedPatch(order, { items: [of(other, 1)] })).toEqual([409, 'Gạo đóng has been shipped and cannot be removed'])
    expect(await shop.api.patch('orders', order._id, { items: [of(rice, 3)] as never })).toMatchObject({ status: 'shipped', total: 3000 })
  })

  test('a new price after a shipment books the difference at the time of the edit, without quantity', async () => {
    const rice = await shop.goods('Gạo đổi giá', { price: 1000, stock: 4 })
    const order = await shop.sale([of(rice, 4)])
    await shop.ship(order, [[rice, 2]])
    const edited = await shop.api.patch('orders', order._id, { items: [of(rice, 4, { price: 900 })] as never })
    expect(edited.shipments.map(({ net, lines }) => [net, lines.length])).toEqual([
      [2000, 1],
      [-200, 0],
    ])
    const done = await shop.ship(order)
    expect(total(done.shipments.map(({ net }) => net))).toBe(3600)
  })
})

describe('times of shipping', () => {
  test('are unique in the workspace: a taken one moves to the next free millisecond', async () => {
    const rice = await shop.goods('Gạo giờ', { stock: 6 })
    const at = new Date(Date.now() - 60_000).toISOString()
    const times = []
    for (let index = 0; index < 3; index++) {
      const order = await shop.sale([of(rice, 1)])
      times.push((await shop.api.patch('orders', order._id, { ...shop.shipping(), shippingTime: at } as never)).shippingTime)
    }
    expect(times.map((time) => Date.parse(time ?? '') - Date.parse(at))).toEqual([0, 1, 2])
  })

  test('also when many ask for the same moment at once', async () => {
    const rice = await shop.goods('Gạo cùng lúc', { stock: 8 })
    const at = new Date(Date.now() - 30_000).toISOString()
    const orders = await Promise.all(Array.from({ length: 8 }, () => shop.sale([of(rice, 1)])))
    const shipped = await Promise.all(
      orders.map(({ _id }) => shop.api.patch('orders', _id, { ...shop.shipping(), shippingTime: at } as never)),
    )
    const offsets = shipped.map(({ shippingTime }) => Date.parse(shippingTime ?? '') - Date.parse(at)).sort((a, b) => a - b)
    expect(offsets).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('are no earlier than the start of the month before', async () => {
    const rice = await shop.goods('Gạo xưa', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    const early = new Date(Date.now() - 70 * 86_400_000).toISOString()
    const [code, text] = await shop.refusedPatch(order, { ...shop.shipping(), shippingTime: early })
    expect(code).toBe(400)
    expect(text).toMatch(/^The shipping date cannot be earlier than \d{4}-\d{2}-01$/)
  })
})

describe('two at the same moment', () => {
  test('who ship the last unit: exactly one succeeds', async () => {
    const rice = await shop.goods('Gạo cuối', { stock: 1 })
    const orders = await Promise.all([shop.sale([of(rice, 1)]), shop.sale([of(rice, 1)])])
    const answers = await Promise.all(orders.map(({ _id }) => shop.api.send('PATCH', `orders/${_id}`, shop.shipping())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ message: 'Gạo cuối not enough stock' })
    expect(await shop.stockOf(rice)).toBe(0)
  })

  test('fifty who ship thirty units: exactly thirty succeed', async () => {
    const rice = await shop.goods('Gạo năm mươi', { stock: 30 })
    const orders = await Promise.all(Array.from({ length: 50 }, () => shop.sale([of(rice, 1)])))
    const answers = await Promise.all(orders.map(({ _id }) => shop.api.send('PATCH', `orders/${_id}`, shop.shipping())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(await shop.stockOf(rice)).toBe(0)
    expect((await shop.api.find('stocks', { productId: rice._id, exported: true, $limit: 0 })).total).toBe(30)
  })

  test('who ship the same order: it is shipped once', async () => {
    const rice = await shop.goods('Gạo hai lần', { stock: 6 })
    const order = await shop.sale([of(rice, 3)])
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.send('PATCH', `orders/${order._id}`, shop.shipping([[rice, 3]]))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await shop.stockOf(rice)).toBe(3)
  })
})

describe('receiving a purchase', () => {
  test('each unit comes in at its share of what the line costs after discount and gifts', async () => {
    const rice = await shop.goods('Gạo nhập')
    const order = await shop.purchase([of(rice, 7, { cost: 100, quantityGift: 1 })], { discount: 50 })
    const received = await shop.ship(order)
    expect(received).toMatchObject({ status: 'shipped', total: 550, cost: 550 })
    const costs = (await shop.api.find('stocks', { importId: order._id, $sort: { _id: 1 } })).data.map(({ cost }) => cost ?? 0)
    expect([costs.length, total(costs), Math.max(...costs) - Math.min(...costs)]).toEqual([7, 550, 1])
    expect(await shop.stockOf(rice)).toBe(7)
  })

  test('in two parts, the units’ costs sum to the purchase', async () => {
    const rice = await shop.goods('Gạo nhập hai lần')
    const order = await shop.purchase([of(rice, 9, { cost: 101, quantityGift: 2 })], { discount: 7 })
    await shop.ship(order, [[rice, 4]])
    const received = await shop.ship(order)
    expect([received.cost, received.total]).toEqual([700, 700])
    const costs = (await shop.api.find('stocks', { importId: order._id })).data.map(({ cost }) => cost ?? 0)
    expect(total(costs)).toBe(700)
  })
})

describe('inventory without invoice', () => {
  test('goods come in in one call, delivered, with the warehouse', async () => {
    const rice = await shop.goods('Gạo kiểm')
    const order = await shop.receive(rice, 4, 250)
    expect(order).toMatchObject({ group: 'inventoryIn', status: 'delivered', items: [{ shipped: 4 }], total: 1000, cost: 1000 })
    expect(await shop.stockOf(rice)).toBe(4)
  })

  test('an unknown cost stays unknown, left out of values and told apart', async () => {
    const rice = await shop.goods('Gạo không rõ giá')
    await shop.receive(rice, 3, 'n/a')
    await shop.receive(rice, 1, 700)
    const units = (await shop.api.find('stocks', { productId: rice._id })).data
    expect(units.map(({ cost }) => cost).sort()).toEqual([700, null, null, null])
    const { data } = await shop.api.report<{ data: object[] }>('stocks', { report: 'levels', productId: rice._id })
    expect(data).toEqual([{ productId: rice._id, warehouseId: shop.warehouse._id, count: 4, value: 700, unknown: 3 }])
  })

  test('goods go out the same way, or are refused when there are not enough', async () => {
    const rice = await shop.goods('Gạo xuất', { stock: 3 })
    const out = (quantity: number) => ({
      group: 'inventoryOut',
      items: [{ productId: rice._id, quantity }],
      status: 'delivered',
      isForce: true,
      warehouseId: shop.warehouse._id,
    })
    expect(saying(await shop.refusedOrder(out(4)))).toEqual([409, 'Gạo xuất do not have enough stock left!'])
    expect(await shop.api.create('orders', out(2) as never)).toMatchObject({ status: 'delivered', cost: 1200 })
    expect(await shop.stockOf(rice)).toBe(1)
  })

  test('without a warehouse it is refused', async () => {
    const rice = await shop.goods('Gạo không kho')
    expect(
      (await shop.refusedOrder({ group: 'inventoryIn', items: [of(rice, 1, { cost: 5 })], status: 'delivered', isForce: true })).code,
    ).toBe(400)
    expect(await shop.stockOf(rice)).toBe(0)
  })

  test('made first, it is delivered by force later, as the old web app does it', async () => {
    const rice = await shop.goods('Gạo sau')
    const order = await shop.api.create('orders', { group: 'inventoryIn', items: [{ productId: rice._id, quantity: 2, cost: 100 }] })
    expect(
      await shop.api.patch('orders', order._id, { status: 'delivered', isForce: true, warehouseId: shop.warehouse._id }),
    ).toMatchObject({
      status: 'delivered',
      cost: 200,
    })
    expect(await shop.stockOf(rice)).toBe(2)
  })
})

describe('editing a past shipment', () => {
  test('more or fewer units: the difference moves, and the shipment keeps its time', async () => {
    const rice = await shop.goods('Gạo sửa lần giao', { price: 1000, cost: 600, stock: 6 })
    const order = await shop.sale([of(rice, 5)])
    const { shippingTime } = await shop.ship(order, [[rice, 3]])
    const edit = (quantity: number) => shop.api.patch('orders', order._id, { ...shop.shipping([[rice, quantity]]), shippingTime } as never)
    expect(await edit(5)).toMatchObject({
      status: 'shipped',
      items: [{ shipped: 5 }],
      cost: 3000,
      shipments: [{ net: 5000, time: shippingTime }],
    })
    expect(await shop.stockOf(rice)).toBe(1)
    expect(await edit(1)).toMatchObject({ status: 'partial-shipped', items: [{ shipped: 1 }], cost: 600, shipments: [{ net: 1000 }] })
    expect(await shop.stockOf(rice)).toBe(5)
    expect(await edit(0)).toMatchObject({ status: 'processing', items: [{ shipped: 0 }], shipments: [] })
    expect(await shop.stockOf(rice)).toBe(6)
  })

  test('more than remains, or than is in stock, is refused', async () => {
    const rice = await shop.goods('Gạo sửa quá', { stock: 2 })
    const order = await shop.sale([of(rice, 5)])
    const { shippingTime } = await shop.ship(order, [[rice, 2]])
    expect(await shop.refusedPatch(order, { ...shop.shipping([[rice, 6]]), shippingTime })).toEqual([
      400,
      'Only 5 of Gạo sửa quá remain to ship',
    ])
    expect(await shop.refusedPatch(order, { ...shop.shipping([[rice, 3]]), shippingTime })).toEqual([409, 'Gạo sửa quá not enough stock'])
  })

  test('another order’s shipment can’t be reached through this one', async () => {
    const rice = await shop.goods('Gạo hai đơn', { stock: 4 })
    const [one, two] = [await shop.sale([of(rice, 2)]), await shop.sale([of(rice, 2)])]
    const { shippingTime } = await shop.ship(one)
    const second = await shop.api.patch('orders', two._id, { ...shop.shipping([[rice, 1]]), shippingTime } as never)
    expect(second.shippingTime).not.toBe(shippingTime)
    expect((await shop.order(one)).items[0]?.shipped).toBe(2)
  })
})

test('the report of a shipment tells its items; an order’s shipments tell all of them', async () => {
  const rice = await shop.goods('Gạo báo cáo', { stock: 3 })
  const order = await shop.sale([of(rice, 3)], { tracking: 'GHN-7' })
  const { shippingTime } = await shop.ship(order, [[rice, 2]])
  await shop.ship(order)
  const one = await shop.api.report<{ shipmentItems: object[] }>('stocks', { report: 'shipment', shippingTime })
  expect(one.shipmentItems).toEqual([
    {
      _id: rice._id,
      name: 'Gạo báo cáo',
      unit: 'ea.',
      quantity: 2,
      ordered: 3,
      before: 0,
      exportTracking: 'GHN-7',
      warehouseId: shop.warehouse._id,
    },
  ])
  const all = await shop.api.report<{ data: { shipmentItems: { quantity: number }[] }[] }>('stocks', {
    report: 'shipments',
    exportId: order._id,
  })
  expect(all.data.map(({ shipmentItems }) => shipmentItems.map(({ quantity }) => quantity))).toEqual([[2], [1]])
  expect(await shop.api.refused('GET', 'stocks?report=shipment&shippingTime=2001-01-01T00:00:00Z')).toMatchObject({ code: 404 })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
