import type { Installation } from './installation'
import { invitationCode, openCompany, openShop, signUp, type Made, type Shop } from './member'
import { countOf, Findings, type Proof } from './proof'

const together = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** What many do at once, over both nodes: each race has exactly one right end. */
export const proveRaces = async (installation: Installation): Promise<Proof> => {
  const findings = new Findings()
  const shop = await openShop(await openCompany(installation, 'races'), { products: 3, stock: 100 })
  await raceForStock(shop, findings)
  await raceForOneKey(shop, findings)
  await raceForBalance(shop, findings)
  await raceToRefund(shop, findings)
  await raceForSlug(installation, findings)
  const verified = await installation.admin('verify')
  findings.expect('figures after the races', verified.output.split('\n').at(-1), 'All figures agree with their entries.')
  return { figures: '5 races: 200 shipments, 50 creates, 20 uses of a balance, 20 refunds, 10 sign-ups', failures: findings.failures }
}

const sale = ({ customer }: Shop, product: Made | undefined, fields: object = {}): object => ({
  group: 'sales',
  customerId: customer._id,
  items: [{ productId: product?._id, quantity: 1 }],
  ...fields,
})

/** 200 ship one unit each, of 100. */
const raceForStock = async (shop: Shop, findings: Findings): Promise<void> => {
  const { member, warehouse } = shop
  const [product] = shop.products
  const orders: Made[] = []
  for (let n = 0; n < 200; n++) orders.push(await member.call('POST', '/orders', sale(shop, product)))
  const answers = await together(200, (n) =>
    member.send(n, 'PATCH', `/orders/${orders[n]?._id}`, { status: 'shipped', warehouseId: warehouse._id }),
  )
  findings.expect('200 shipments of one unit from 100', countOf(answers.map(({ status }) => status)), { 200: 100, 409: 100 })
  const { stockCount } = await member.call<{ stockCount: number }>('GET', `/products/${product?._id}`)
  findings.expect('what is left of 100', stockCount, 0)
}

/** 50 create with one Idempotency-Key. */
const raceForOneKey = async (shop: Shop, findings: Findings): Promise<void> => {
  const { member } = shop
  const before = await member.call<{ total: number }>('GET', '/orders?$limit=1')
  const answers = await together(50, (n) => member.send(n, 'POST', '/orders', sale(shop, shop.products[1]), 'the very same key'))
  findings.expect('50 creates with one key', countOf(answers.map(({ status }) => status)), { 201: 50 })
  findings.expect('orders they answered', new Set(answers.map(({ body }) => body['_id'])).size, 1)
  const after = await member.call<{ total: number }>('GET', '/orders?$limit=1')
  findings.expect('orders they made', after.total - before.total, 1)
}

/** 20 orders want 100 dong each of a balance of 1,000. */
const raceForBalance = async (shop: Shop, findings: Findings): Promise<void> => {
  const { member, customer } = shop
  await member.call('POST', '/funds', { group: 'Other Income', amount: 1000, customerId: customer._id, status: 'completed' })
  const answers = await together(20, (n) => member.send(n, 'POST', '/orders', sale(shop, shop.products[1], { usePartnerBalance: 100 })))
  const made = answers.filter(({ status }) => status === 201).length
  findings.expect('uses of a balance that it is enough for', made, 10)
  const { partnerBalance } = await member.call<{ partnerBalance: number }>('GET', `/assets/${customer._id}`)
  findings.expect('what is left of the balance', partnerBalance, 0)
}

/** 20 refund one payment. */
const raceToRefund = async (shop: Shop, findings: Findings): Promise<void> => {
  const { member } = shop
  const order = await member.call('POST', '/orders', sale(shop, shop.products[2]))
  const payment = { orderId: order._id, group: 'Sales', name: 'Thu tiền', label: 'Tiền mặt', amount: 1000, status: 'completed' }
  const fund = await member.call('POST', '/funds', payment)
  const answers = await together(20, (n) => member.send(n, 'PATCH', `/funds/${fund._id}`, { status: 'refunded' }))
  findings.assert(
    'a refund answered with an error of ours',
    answers.every(({ status }) => status < 500),
  )
  const rows = await member.call<{ data: { status: string }[] }>('GET', `/funds?orderId=${order._id}`)
  findings.expect('rows of a refunded payment', countOf(rows.data.map(({ status }) => status)), { refunded: 1, cancelled: 1 })
  const { paid } = await member.call<{ paid: number }>('GET', `/orders/${order._id}`)
  findings.expect('what is paid after the refund', paid, 0)
}

/** 10 sign up under one address, each with a code of their own. */
const raceForSlug = async (installation: Installation, findings: Findings): Promise<void> => {
  const codes: string[] = []
  for (let n = 0; n < 10; n++) codes.push(await invitationCode(installation))
  const answers = await together(10, (n) => signUp(installation.nodes, n, 'onlyone', codes[n] ?? ''))
  findings.expect('sign-ups under one address that succeed', answers.filter(({ status }) => status === 201).length, 1)
  findings.assert(
    'a sign-up answered with an error of ours',
    answers.every(({ status }) => status < 500),
  )
}
