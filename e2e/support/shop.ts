import { call, invitationCode, signInByApi, type Account } from './people'
import type { RunningServer } from './server'

/** A company made by the API, for suites whose story begins later than its first day. */
export interface Shop {
  founder: Account
  token: string
  customerId: string
  warehouseId: string
  products: { _id: string; name: string; slug: string }[]
  /** Calls the API as its founder. */
  add<T = { _id: string }>(service: string, body: object): Promise<T>
  change<T = Record<string, unknown>>(path: string, body: object): Promise<T>
}

const founder: Account = { slug: 'mocsuong', username: '1.mocsuong', password: 'Moc-suong-2026' }

/** A company with a customer, a warehouse and so many goods of which it has 100 each. */
export async function openShop({ url, dataDir }: RunningServer, goods: number): Promise<Shop> {
  const invitation = await invitationCode(dataDir)
  const person = { name: 'Trần Thu Hà', emailRaw: 'ha@mocsuong.vn', password: founder.password }
  await call(url, 'workspaces', { method: 'POST', body: { name: 'Mộc Sương', invitationCode: invitation, founder: person } })
  const { accessToken: token } = await signInByApi(url, founder)
  const add: Shop['add'] = (service, body) => call(url, service, { method: 'POST', token, body })
  const change: Shop['change'] = (path, body) => call(url, path, { method: 'PATCH', token, body })
  const category = await add('categories', { group: 'goods', name: 'Đồ gỗ' })
  const products: Shop['products'] = []
  for (let nth = 1; nth <= goods; nth++) {
    const name = `Món ${String(nth).padStart(2, '0')}`
    const about = { group: 'goods', categoryId: category._id, name, price: nth * 10_000, cost: 5000, unit: 'cái' }
    products.push(await add('products', about))
  }
  const warehouse = await add('warehouses', { name: 'Kho Thủ Đức' })
  const supplier = await add('assets', { group: 'Suppliers', name: 'Xưởng gỗ Bình Minh' })
  const customer = await add('assets', { group: 'Customers', name: 'Quán Cà phê Lặng', phone: '0903 111 222' })
  const items = products.map(({ _id }) => ({ productId: _id, quantity: 100, cost: 5000 }))
  const order = await add('orders', { group: 'purchases', supplierId: supplier._id, items })
  const shipping = items.map(({ productId, quantity }) => ({ productId, quantity }))
  await change(`orders/${order._id}`, { status: 'shipped', warehouseId: warehouse._id, shipping })
  return { founder, token, customerId: customer._id, warehouseId: warehouse._id, products, add, change }
}
