import { banks, vietQr } from '@shared/foundation/money/vietqr'
import type { Page } from 'playwright-core'
import { channelOf, type ShownSale } from '../client/areas/counter/customer/shown-sale'
import { openSocket, type TestSocket } from '../server/testing/sockets'
import { follow, load } from './support/arrive'
import { openBrowser, type Browser } from './support/browser'
import { cutOff, settled, watchFaults } from './support/faults'
import { overlaps } from './support/overlaps'
import { call, remember, sessionOf, signInByApi, type Account } from './support/people'
import { picture, pictureOfFault } from './support/see'
import { startServer, type RunningServer } from './support/server'
import { openShop, type Shop } from './support/shop'
import { unreadable } from './support/unreadable'

/** The longest names people have, sums of thousands of millions, a colleague in the record: everything can still be read. */

/** Where rooms are narrowest each screen is looked at; of the others at two by turns, or at all with `E2E_MATRIX=full`. */
const ALWAYS = [1440, 820, 360] as const
const BY_TURNS = [1920, 1366, 1280, 1024] as const
/** English words are longer in other places: `E2E_LANGUAGE=en` looks at those. */
const LANGUAGE = process.env.E2E_LANGUAGE === 'en' ? 'en' : 'vi'
const widthsOf = (screen: number): readonly number[] =>
  process.env.E2E_MATRIX === 'full' ? [...ALWAYS, ...BY_TURNS] : [...ALWAYS, ...BY_TURNS.filter((_width, at) => at % 2 === screen % 2)]
const LONG = {
  customer: 'Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại Dịch vụ Xuất nhập khẩu Nông sản Hoàng Gia Khánh Phương',
  member: 'Nguyễn Hoàng Phương Khánh Ngọc Uyên Trang',
  goods: 'Bàn ăn gỗ sồi Mỹ mặt liền tấm sơn dầu lanh, sáu ghế bọc vải bố màu rêu, bản đặc biệt kỷ niệm 10 năm',
  note: 'Giao trước 9 giờ sáng, gọi chị Trang trước nửa tiếng; xe tải vào được bằng cổng sau đường Nguyễn Thị Minh Khai',
}
const COUNTER = 'Quầy 1'
const colleague: Account = { slug: 'mocsuong', username: '2.mocsuong', password: 'ban-hang-2026' }

/** A screen, and the record on it that a colleague has open, too. */
interface Screen {
  readonly address: string
  readonly shared?: readonly [service: string, id: string]
  /** What the till of the first counter says it sells, to the customer's window. */
  readonly sells?: ShownSale
  /** What the company is from then on. */
  readonly becomes?: () => Promise<unknown>
}

let server: RunningServer
let shop: Shop
let workspaceId = ''
let browser: Browser | undefined
let page: Page
let faults: ReturnType<typeof watchFaults>
let socket: TestSocket | undefined
let screens: Screen[]

beforeAll(async () => {
  server = await startServer({ env: { DEMO: 'off' } })
  shop = await openShop(server, 12)
  screens = await fill()
  browser = await openBrowser({ reducedMotion: 'reduce' })
  browser.context.setDefaultTimeout(20_000)
  faults = watchFaults(browser.context)
  page = await browser.context.newPage()
  const session = await sessionOf(server.url, shop.founder)
  workspaceId = session.workspace._id
  await remember(page, server.url, { session, language: LANGUAGE })
  socket = await openSocket(server.url, (await signInByApi(server.url, colleague)).accessToken)
}, 120_000)
afterAll(async () => {
  socket?.close()
  await browser?.close()
  await server.stop()
})

/** A company whose every name is long and whose every sum is large. */
const fill = async (): Promise<Screen[]> => {
  const { add, change, token, warehouseId } = shop
  const month = new Date().toISOString().slice(0, 7)
  const member = await add('users', {
    name: LONG.member,
    emailRaw: 'uyentrang@mocsuong.vn',
    username: colleague.username,
    password: colleague.password,
    title: 'Trưởng phòng kinh doanh khu vực miền Tây Nam Bộ',
    baseSalary: 98_765_432,
    rights: ['bod'],
  })
  const category = await add('categories', { group: 'goods', name: 'Nội thất phòng ăn và bếp đặt riêng theo mẫu của khách' })
  const goods = await add('products', {
    group: 'goods',
    categoryId: category._id,
    name: LONG.goods,
    price: 9_876_543,
    cost: 8_765_432,
    unit: 'bộ',
  })
  const customer = await add('assets', { group: 'Customers', name: LONG.customer, phone: '0903 111 222', address: LONG.note })
  const supplier = await add('assets', { group: 'Suppliers', name: `${LONG.customer} miền Bắc` })
  const buying = { group: 'purchases', supplierId: supplier._id, items: [{ productId: goods._id, quantity: 2_000, cost: 8_765_432 }] }
  const purchase = await add('orders', buying)
  await change(`orders/${purchase._id}`, { status: 'shipped', warehouseId, shipping: [{ productId: goods._id, quantity: 2_000 }] })
  const selling = {
    group: 'sales',
    customerId: customer._id,
    note: LONG.note,
    items: [{ productId: goods._id, quantity: 1_234 }, ...shop.products.slice(0, 4).map(({ _id }) => ({ productId: _id, quantity: 88 }))],
  }
  const sale = await add('orders', selling)
  await change(`orders/${sale._id}`, { warehouseId, shipping: [{ productId: goods._id, quantity: 1_000 }] })
  const fund = await add('funds', { group: 'Sales', orderId: sale._id, amount: 4_567_890_123, label: 'Tiền mặt', status: 'completed' })
  await add('funds', { group: 'Other Expenses', amount: 345_678_901, name: LONG.note, status: 'completed' })
  const task = await add('tasks', {
    group: 'important',
    deadline: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    name: `${LONG.note} (việc giao cho ${LONG.member})`,
    userId: member._id,
  })
  await add('comments', { target: 'orders', targetId: sale._id, group: 'orders/comment', desc: LONG.note })
  const invoice = await call<{ data: { _id: string }[] }>(server.url, `stocks?$limit=1&importId=${purchase._id}`, { token })
  const open = (address: string, service: string, id: string): Screen => ({ address: `${address}?open=${id}`, shared: [service, id] })
  return [
    { address: '/' },
    { address: '/sales/orders' },
    open('/sales/orders', 'orders', sale._id),
    { address: '/sales/orders?open=new' },
    { address: `/sales/orders/customerId/${customer._id}` },
    { address: '/purchases/orders' },
    open('/purchases/orders', 'orders', purchase._id),
    { address: '/sales/liabilities' },
    { address: '/sales/liabilities?by=due' },
    { address: '/purchases/liabilities' },
    { address: '/funds' },
    open('/funds', 'funds', fund._id),
    { address: '/funds?open=new' },
    { address: '/funds/evening' },
    { address: '/sales/counter' },
    { address: `/sales/counter/customer?at=${encodeURIComponent(COUNTER)}`, sells: sellsMuch() },
    { address: `/print/receipt/${sale._id}` },
    { address: '/assets/Customers' },
    open('/assets/Customers', 'assets', customer._id),
    open('/assets/Suppliers', 'assets', supplier._id),
    { address: '/products/goods' },
    open('/products/goods', 'products', goods._id),
    { address: `/product/${goods._id}` },
    { address: '/warehouses' },
    open('/warehouses', 'warehouses', warehouseId),
    { address: '/warehouses/transfers' },
    { address: '/warehouses/transfers?open=new' },
    { address: '/office/hr' },
    open('/office/hr', 'users', member._id),
    { address: `/office/payroll?month=${month}` },
    { address: `/office/payroll?month=${month}&open=${member._id}` },
    { address: `/office/pay-day?month=${month}` },
    { address: '/tasks' },
    open('/tasks', 'tasks', task._id),
    { address: '/report' },
    { address: '/report?figure=cost' },
    { address: '/report/inventory' },
    { address: '/report/customers' },
    { address: '/report/products' },
    { address: '/report/members' },
    { address: '/report/days' },
    { address: '/report/books' },
    { address: '/history' },
    { address: '/settings' },
    { address: '/accesses' },
    { address: '/moving-in' },
    { address: '/imports' },
    { address: `/print/invoice/${sale._id}` },
    ...(invoice.data[0] ? [{ address: `/unit/${invoice.data[0]._id}` }] : []),
    ...(await screensOfTaxpayers(customer._id, goods._id)),
  ]
}

/** Of whoever declares taxes: last, for the other screens are those of a company that doesn't. */
const screensOfTaxpayers = async (customerId: string, productId: string): Promise<Screen[]> => {
  const { add, change, token } = shop
  const { data } = await call<{ data: { _id: string }[] }>(server.url, `workspaces?slug=${colleague.slug}`, { token })
  const payer = {
    taxCode: '0316882407',
    legalName: LONG.customer,
    legalAddress: LONG.note,
    since: `${new Date().getFullYear()}-01-01`,
    period: 'quarter',
  }
  const become = (tax: object) => change(`workspaces/${data[0]?._id ?? ''}`, { opts: { tax: { ...payer, ...tax } } })
  await become({ kind: 'company', vat: 'deduction', vatRate: 10 })
  const account = { provider: 'viettel', supplierTaxCode: payer.taxCode, template: '1/001', series: 'C26TMS', username: 'u', password: 'p' }
  await add('einvoiceAccounts', account)
  const sale = await add('orders', { group: 'sales', customerId, items: [{ productId, quantity: 123 }] })
  await change(`orders/${sale._id}`, { warehouseId: shop.warehouseId, shipping: [{ productId, quantity: 100 }] })
  const buyer = { legalName: LONG.customer, taxCode: '0312456782', address: LONG.note, name: LONG.member }
  const invoice = await add('invoices', { orderIds: [sale._id], status: 'draft', buyer })
  await change(`workspaces/${data[0]?._id ?? ''}`, { opts: { tax: null } })
  const days = `${payer.since}/${new Date().toISOString().slice(0, 10)}`
  return [
    { address: `/sales/invoices?open=${invoice._id}`, becomes: () => become({ kind: 'company', vat: 'deduction', vatRate: 10 }) },
    { address: '/report/tax' },
    { address: '/report/tax', becomes: () => become({ kind: 'household', industry: 'goods', method: 'income' }) },
    { address: `/print/tax-book/S2d/${days}` },
  ]
}

/** A sale of many long lines, being paid by a transfer and in cash. */
const sellsMuch = (): ShownSale => ({
  lines: Array.from({ length: 12 }, () => ({ name: LONG.goods, quantity: 88, gift: 12, price: 9_876_543, amount: 869_135_784 })),
  discount: 123_456_789,
  credit: 98_765_432,
  vat: 765_432_109,
  total: 9_876_543_210,
  received: 9_900_000_000,
  change: 23_456_790,
  transfer: {
    qr: vietQr({ bank: '970436', account: '0071001234567890123', amount: 9_876_543_210, purpose: 'SC7K2M9P' }),
    bank: banks['970436'],
    account: '0071001234567890123',
    amount: 9_876_543_210,
    code: 'SC7K2M9P',
  },
  sold: null,
})

/** Answers the customer's window as a till in another window would, until the page is left. */
const sellHere = (sale: ShownSale): Promise<void> =>
  page.evaluate(
    ([name, shown]) => {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', () => channel.postMessage(shown))
      channel.postMessage(shown)
    },
    [channelOf(workspaceId, COUNTER), sale] as const,
  )

const enter = ([service, id]: readonly [string, string]): void => {
  socket?.raw.emit('presence', { service, id, field: 'note', editing: true })
}

const sizeTo = async (width: number): Promise<void> => {
  await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await settled(page)
}

/** The application is open: from then on a link is followed to each screen, as in it. That each opens by its address every-screen sees. */
let isLoaded = false
const arrive = async (address: string): Promise<void> => {
  await page.setViewportSize({ width: ALWAYS[0], height: 900 })
  await (isLoaded ? follow(page, address) : load(page, `${server.url}${address}`))
  isLoaded = true
}

/** What can't be read of one screen, in these widths. */
const look = async ({ address, shared, sells, becomes }: Screen, widths: readonly number[]): Promise<string[]> => {
  await becomes?.()
  await arrive(address)
  if (sells) {
    await sellHere(sells)
    await page.getByText(sells.transfer?.code ?? '').waitFor()
  }
  if (shared) {
    enter(shared)
    await page.getByText('Trang', { exact: false }).first().waitFor()
  }
  const wrong: string[] = []
  const name = address.replace(/[0-9a-f]{18}([0-9a-f]{6})/g, '$1').replace(/[^a-zA-Z0-9]+/g, '-') || 'home'
  for (const width of widths) {
    await sizeTo(width)
    await picture(page, `wide-${name}-${width}`)
    const seen = (await Promise.all([cutOff(page), overlaps(page), unreadable(page, [LONG.member])])).flat()
    // Beside a long title a colleague's face stands alone.
    const here = seen.filter((one) => !one.includes('is cut off by .ui-presence'))
    if (here.length > 0) await pictureOfFault(page, `wide-${name}-${width}`)
    wrong.push(...here.map((one) => `${address} at ${width}: ${one}`))
  }
  return [...wrong, ...faults.take().map((one) => `${address}: ${one}`)]
}

it('nothing is cut in forty screens at seven widths, with the longest names, large sums and a colleague in the record', async () => {
  const wrong: string[] = []
  for (const [at, screen] of screens.entries()) wrong.push(...(await look(screen, widthsOf(at))))
  expect(wrong).toEqual([])
}, 600_000)
