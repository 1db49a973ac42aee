import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'

type Invoice = StoredOf<'invoices'>
type Issued = Pick<Invoice, '_id' | 'template' | 'series' | 'number' | 'buyer' | 'issuedAt' | 'originalId'>

const fields = ['template', 'series', 'number', 'buyer', 'issuedAt', 'originalId'] as const

/** What a list of sales tells of the e-invoice a row stands on. */
export interface IssuedInvoice {
  /** With the form's digit: `1C26TMS`. */
  readonly series: string
  readonly number: string
  readonly partner?: string
  readonly taxCode?: string
}

/** Providers write the series before the number, or leave it out. */
const numberOf = ({ series, number = '' }: Issued): string => (number.startsWith(series) ? number.slice(series.length) : number)

const toldOf = (invoice: Issued): IssuedInvoice => {
  const { template, series, buyer } = invoice
  const partner = buyer.legalName ?? buyer.name
  return {
    series: `${template.slice(0, 1)}${series}`,
    number: numberOf(invoice).slice(0, 20),
    ...(partner ? { partner } : {}),
    ...(buyer.taxCode ? { taxCode: buyer.taxCode } : {}),
  }
}

/**
 * The e-invoices of orders: which one a row of an order stands on. What came back stands on the adjustment issued on its day or after it,
 * else on the invoice itself.
 */
export const issuedInvoicesOf = async (
  { app, caller }: Pick<Call<'orders'>, 'app' | 'caller'>,
  orders: readonly Pick<StoredOf<'orders'>, 'invoiceId' | 'invoiceStatus'>[],
): Promise<
  (order: Pick<StoredOf<'orders'>, 'invoiceId'>, row: { readonly day: Day; readonly base: number }) => IssuedInvoice | undefined
> => {
  const ids = orders.flatMap(({ invoiceId, invoiceStatus }) => (invoiceId && hasNumber(invoiceStatus) ? [invoiceId] : []))
  if (ids.length === 0) return () => undefined
  const records = app.get('database').records('invoices', caller.workspaceId)
  const [found, later] = await Promise.all([
    records.byIds(ids, { only: fields }),
    records.find(
      { originalId: { $in: ids }, kind: 'adjustment', issuedAt: { $exists: true } },
      { only: fields, sort: { issuedAt: 1, _id: 1 } },
    ),
  ])
  const byId = new Map(found.map((invoice) => [invoice._id, invoice]))
  return ({ invoiceId }, { day, base }) => {
    const original = invoiceId && byId.get(invoiceId)
    if (!original) return undefined
    const adjusts = base < 0 ? later.find((each) => each.originalId === invoiceId && issuedOn(each, caller.zone) >= day) : undefined
    return toldOf(adjusts ?? original)
  }
}

const issuedOn = ({ issuedAt }: Issued, zone: Zone): Day | '' => (issuedAt ? dayOf(issuedAt, zone) : '')
