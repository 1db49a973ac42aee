import type { ExampleContext, OwnExample } from '../../../../testing/example'

const tax = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'Công ty TNHH Mộc Sương',
  legalAddress: '12 Kha Vạn Cân',
  since: '2020-01-01',
}

/** A draft of an order that is sold for it: nothing is sent. */
const draftOf = async ({ shop, recordOf }: ExampleContext): Promise<object> => {
  await recordOf('einvoiceAccounts')
  const { opts } = await shop.api.get('workspaces', shop.founder.workspaceId)
  if (!opts.tax) await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  const order = await shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    items: [{ name: 'Công', price: 1000, quantity: 1 }],
  })
  return { orderIds: [order._id], part: 'order', status: 'draft', buyer: { name: 'Lê Thanh Tâm' }, payment: 'TM/CK' }
}

export const invoicesExample: OwnExample = {
  create: draftOf,
  patch: { payment: 'CK' },
  otherPatch: { buyer: { name: 'Trần Minh' } },
  word: 'Tâm',
  reportValues: async ({ recordOf }) => ({ invoiceId: await recordOf('invoices'), kind: 'pdf' }),
}
