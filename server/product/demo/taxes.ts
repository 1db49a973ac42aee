import type { Day } from '@shared/foundation/days/days'
import type { CompanyTax } from '@shared/foundation/documents/taxpayer'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { InvoiceCreate } from '@shared/areas/invoices/services/invoices'
import { CLOSED_TAX_CODE, offersSInvoiceStandIn } from '../../areas/invoices/providers/stand-in'
import { attemptIssue } from '../../areas/invoices/services/invoices/issue-invoice'
import { ISSUE } from '../../areas/invoices/services/invoices/make-invoice'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { takeOutOfOutbox } from '../../kernel/outbox'
import { transact } from '../../kernel/unit-of-work'
import { sister } from './company'
import { bank } from './fund-labels'
import type { Sister } from './sister'

type Invoice = StoredOf<'invoices'>
type Order = StoredOf<'orders'>

/** Their check digits are right; they are nobody's. */
const [OWN_TAX_CODE, SELLER_TAX_CODE, BUYER_TAX_CODE] = ['0316882407', '0301234562', '0312456782'] as const
const [FIRST, SECOND, CLOSED] = sister.customers
const SELLER = { name: 'Hợp tác xã Cà phê Cầu Đất', address: '5 Thánh Mẫu, Đà Lạt' }
const [GREEN_BEAN_COST, GREEN_BEANS_KG] = [95_000, 60]
/** Of what isn't processed further. */
const GREEN_BEAN_VAT = 5
const [UNITS_SOLD, UNITS_BACK] = [12, 3]

const taxesFrom = (since: Day): CompanyTax => ({
  kind: 'company',
  vat: 'deduction',
  taxCode: OWN_TAX_CODE,
  legalName: `Công ty TNHH ${sister.name}`,
  legalAddress: sister.warehouse.address,
  since,
  vatReduced: true,
  period: 'quarter',
})

/**
 * Makes the second company a taxpayer on the story's last day, with e-invoices by the stand-in: one that was issued, one adjusted after a
 * return, one refused, one that waits as a draft, a sale that has none yet, and a purchase with its seller's invoice. Nothing where the
 * installation offers no stand-in. Resolves to whether it pays taxes.
 */
export const payTaxes = async (app: Application, own: Sister, last: Day): Promise<boolean> => {
  if (!offersSInvoiceStandIn(app.get('config'))) return false
  const taxpayer = await own.asTaxpayer(taxesFrom(last))
  await taxpayer.create('einvoiceAccounts', {
    provider: 'stand-in',
    supplierTaxCode: OWN_TAX_CODE,
    template: '1/001',
    series: `C${last.slice(2, 4)}TML`,
    username: OWN_TAX_CODE,
    password: 'stand-in',
  })
  const { _id: roasted } = await taxpayer.first('products')
  await buyGreenBeans(taxpayer, last)
  await sellWithInvoices(app, taxpayer, roasted)
  return true
}

const buyGreenBeans = async (own: Sister, day: Day): Promise<void> => {
  const supplier = await own.create('assets', { group: 'Suppliers', taxCode: SELLER_TAX_CODE, ...SELLER })
  const category = await own.create('categories', { group: 'goods', name: 'Cà phê nhân' })
  const beans = await own.create('products', {
    group: 'goods',
    categoryId: category._id,
    name: 'Cà phê nhân Arabica Cầu Đất',
    unit: 'kg',
    price: dong(120_000),
    cost: GREEN_BEAN_COST,
    vatRate: GREEN_BEAN_VAT,
  })
  const items = [{ productId: beans._id, quantity: GREEN_BEANS_KG, cost: GREEN_BEAN_COST }]
  const ordered = await own.create('orders', { group: 'purchases', supplierId: supplier._id, items })
  const bought = await own.patch('orders', ordered._id, { status: 'shipped', warehouseId: await warehouseOf(own) })
  const vat = dong((GREEN_BEAN_COST * GREEN_BEANS_KG * GREEN_BEAN_VAT) / 100)
  await own.patch('orders', bought._id, {
    inputInvoice: { series: `1C${day.slice(2, 4)}TCD`, number: '00000207', date: day, sellerTaxCode: SELLER_TAX_CODE, vat },
  })
  await own.create('funds', {
    orderId: bought._id,
    group: FUND_GROUPS.purchases.name,
    amount: bought.total,
    label: bank,
    name: `Trả tiền đơn ${bought.order_number}`,
    recipientName: SELLER.name,
    status: 'completed',
  })
}

const sellWithInvoices = async (app: Application, own: Sister, productId: Id<'products'>): Promise<void> => {
  const invoice = async (sold: Order, more: Omit<InvoiceCreate, 'orderIds'> = {}): Promise<Invoice> => {
    const made = await own.create('invoices', { orderIds: [sold._id], part: 'shipped', ...more })
    await issueWhatWaits(app, own)
    return made
  }
  const returned = await sell(own, productId, FIRST.name)
  const original = await invoice(returned)
  await own.patch('orders', returned._id, { returning: [{ productId, quantity: UNITS_BACK }] })
  await own.create('invoices', { originalId: original._id, kind: 'adjustment', reason: `Khách trả ${UNITS_BACK} túi` })
  await issueWhatWaits(app, own)
  await invoice(await sell(own, productId, SECOND.name), {
    buyer: { legalName: 'Công ty Cổ phần Khách sạn Hồ Xuân', taxCode: BUYER_TAX_CODE, address: SECOND.address },
    payment: 'CK',
  })
  await invoice(await sell(own, productId, CLOSED.name), {
    buyer: { legalName: `Công ty TNHH ${CLOSED.name}`, taxCode: CLOSED_TAX_CODE, address: CLOSED.address },
  })
  await invoice(await sell(own, productId, FIRST.name), { status: 'draft' })
  await sell(own, productId, SECOND.name)
}

/** A sale that has left. */
const sell = async (own: Sister, productId: Id<'products'>, customer: string): Promise<Order> => {
  const { _id: customerId } = await own.first('assets', { name: customer })
  const order = await own.create('orders', { group: 'sales', customerId, items: [{ productId, quantity: UNITS_SOLD }] })
  return own.patch('orders', order._id, { status: 'shipped', warehouseId: await warehouseOf(own) })
}

const warehouseOf = async (own: Sister): Promise<Id<'warehouses'>> => (await own.first('warehouses'))._id

/** Sends the company's invoices as the outbox would a moment later; nothing else that waits is touched. */
const issueWhatWaits = async (app: Application, { caller: { workspaceId } }: Sister): Promise<void> => {
  const items = await app
    .get('database')
    .records('outgoing', workspaceId)
    .find({ kind: ISSUE }, { sort: { _id: 1 } })
  for (const item of items) {
    const outcome = await attemptIssue(app, item)
    if (outcome.outcome !== 'done') throw new Error(`the stand-in did not take an invoice: ${outcome.why.message}`)
    await transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
      await outcome.within?.(work)
      await takeOutOfOutbox(work, item)
    })
  }
}
