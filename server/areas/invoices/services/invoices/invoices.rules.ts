import { addDays, startOfDay } from '@shared/foundation/days/days'
import { hasNumber, INVOICE_STATUSES } from '@shared/foundation/documents/invoice-statuses'
import { sumDong } from '@shared/foundation/money/money'
import { MAX_UNINVOICED } from '@shared/areas/invoices/services/invoices'
import type { ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { accountOf, nameOf, providerOf } from '../../account'
import { InvoiceRefusal } from '../../providers/provider'
import { uninvoicedIn } from '../../uninvoiced'
import { changeInvoice } from './change-invoice'
import { issuing } from './issue-invoice'
import { keepingFiles } from './keep-files'
import { keptFile } from './kept-files'
import { mailing } from './mail-invoice'
import { isRetail, makeInvoice } from './make-invoice'

type Reports = ReportFunctions<'invoices'>

const MAX_COUNTED = 20_000

const uninvoiced: Reports['uninvoiced'] = async ({ app, caller }, { since, until }) => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(uninvoicedIn(caller, { since, until }), {
      only: ['order_number', 'created', 'customer', 'agent', 'total', 'invoiceStatus', 'counter'],
      sort: { created: -1, _id: -1 },
      limit: MAX_COUNTED,
    })
  return {
    total: { count: orders.length, amount: sumDong(orders.map(({ total }) => total)) },
    data: orders.slice(0, MAX_UNINVOICED).map((order) => {
      const { _id, order_number, created, customer, agent, total, invoiceStatus } = order
      const partner = (customer ?? agent)?.name
      return {
        _id,
        order_number,
        created,
        total,
        ...(partner ? { partner } : {}),
        ...(invoiceStatus ? { invoiceStatus } : {}),
        ...(isRetail(order) ? { retail: true } : {}),
      }
    }),
  }
}

const counts: Reports['counts'] = async ({ app, caller }, { since, until }) => {
  const created = {
    ...(since ? { $gte: startOfDay(since, caller.zone) } : {}),
    ...(until ? { $lt: startOfDay(addDays(until, 1), caller.zone) } : {}),
  }
  const found = await app
    .get('database')
    .records('invoices', caller.workspaceId)
    .find(since || until ? { created } : {}, { only: ['status', 'kind', 'net', 'total'], limit: MAX_COUNTED })
  const account = await accountOf(app, caller.workspaceId)
  const standing = found.filter(({ status }) => hasNumber(status) && status !== 'replaced')
  const net = sumDong(standing.map((one) => one.net))
  return {
    data: INVOICE_STATUSES.flatMap((status) => {
      const count = found.filter((one) => one.status === status).length
      return count === 0 ? [] : [{ status, count }]
    }),
    corrections: found.filter(({ kind }) => kind !== 'original').length,
    standing: standing.length,
    complete: found.length < MAX_COUNTED,
    net,
    vat: sumDong([...standing.map(({ total }) => total), -net]),
    ...(account ? { provider: account.provider, template: account.template, series: account.series } : {}),
    ...(account?.gathersDay ? { gathersDay: true } : {}),
  }
}

const file: Reports['file'] = async ({ app, caller }, { invoiceId, kind }) => {
  const invoice = await app.get('database').records('invoices', caller.workspaceId).byId(invoiceId)
  if (!invoice) throw AppError.atField('invoiceId', 'data.reference', { field: 'invoiceId' })
  const kept = await keptFile(app, invoice, kind)
  if (kept) return { name: `${invoice.series}-${invoice.number ?? ''}.${kind}`, bytes: kept.toString('base64') }
  const account = await accountOf(app, caller.workspaceId)
  const reached = account && providerOf(app, account)
  if (!reached || !invoice.number || account.provider !== invoice.provider) return {}
  const named = { provider: nameOf(account) }
  try {
    return (await reached.provider.file(reached.line, { number: invoice.number, template: invoice.template }, kind)) ?? {}
  } catch (error) {
    if (error instanceof InvoiceRefusal) throw AppError.of('invoices.provider-refuses', { ...named, message: error.message.slice(0, 200) })
    if (error instanceof OutboundError) throw AppError.of('invoices.not-reached', named)
    throw error
  }
}

/** E-invoices of sales: made in one transaction with what their orders say of them, issued from the outbox. */
export const invoicesRules: ServiceRules<'invoices'> = {
  create: makeInvoice,
  patch: changeInvoice,
  reports: { uninvoiced, counts, file },
  outbox: [issuing, keepingFiles, mailing],
}
