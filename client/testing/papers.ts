import { pageOf, type FakeHandler } from './fake-server'
import { workspaceId } from './people'

export const printedId = 'a'.repeat(24)

/** A delivered order of 200,000 with 50,000 paid. */
export const printedOrder = {
  _id: printedId,
  workspaceId,
  rev: 1,
  created: '2026-11-18T02:00:00.000Z',
  group: 'sales',
  order_number: 'S000123',
  status: 'delivered',
  items: [{ group: 'goods', name: 'Trà sen', slug: 'TRA_SEN', price: 100_000, quantity: 3, quantityGift: 1, shipped: 3 }],
  shipments: [],
  total: 200_000,
  discount: 0,
  paid: 50_000,
  usePartnerBalance: 0,
}

/** Where printed codes are paid to. */
export const printedBank = { bankBin: '970436', bankAccount: '1234567890', bankHolder: 'CONG TY MOC SUONG' }

/** A company with that order, its settings of papers and its accounts. */
export const paperServer =
  (cfg: object, { accounts = [], changed = {} }: { accounts?: readonly object[]; changed?: object } = {}): FakeHandler =>
  ({ path }) => {
    if (path === 'bankAccounts') return pageOf([...accounts])
    if (path.startsWith('orders')) return { body: { ...printedOrder, ...changed } }
    const { created } = printedOrder
    return { body: { _id: workspaceId, rev: 1, created, name: 'Mộc Sương', zone: 'Asia/Ho_Chi_Minh', cfg, opts: {}, apps: [] } }
  }
