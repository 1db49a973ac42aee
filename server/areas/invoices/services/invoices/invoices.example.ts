import type { ExampleContext, OwnExample } from '../../../../testing/example'

const tax = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'Công ty TNHH Mộc Sương',
  legalAddress: '12 Kha Vạn Cân',
  since: '2020-01-01',
}

/** Orders that wait for an invoice, by company: what makes one enters nothing in the books. */
const waiting = new WeakMap<ExampleContext['shop'], string[]>()
const AHEAD = 8

const nextOrder = async (shop: ExampleContext['shop']): Promise<string> => {
  const known = waiting.get(shop) ?? []
  waiting.set(shop, known)
  while (known.length === 0 || (known.length < AHEAD && !filled.has(shop))) {
    const items = [{ name: 'Hàng mẫu', price: 0, quantity: 1 }]
    known.push((await shop.api.create('orders', { group: 'sales', customerId: shop.customer._id, items }))._id)
  }
  filled.add(shop)
  return known.shift() ?? ''
}
const filled = new WeakSet<ExampleContext['shop']>()

/** A draft: nothing is sent. */
const draftOf = async ({ shop, recordOf }: ExampleContext): Promise<object> => {
  await recordOf('einvoiceAccounts')
  const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
  if (!opts.tax) await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  return { orderIds: [await nextOrder(shop)], part: 'order', status: 'draft', buyer: { name: 'Lê Thanh Tâm' }, payment: 'TM/CK' }
}

export const invoicesExample: OwnExample = {
  create: draftOf,
  patch: { note: 'Khách lấy bản giấy' },
  otherPatch: {},
  word: 'Tâm',
  reportValues: async ({ recordOf }) => ({ invoiceId: await recordOf('invoices'), kind: 'pdf' }),
}
