import { fundErrors } from '@shared/foundation/documents/funds'
import { inSlices } from '../../../../../platform/in-slices'
import { partnerFieldOf } from '../books'
import type { Findings, Row } from './findings'

/** Entries of funds, each of its row. */
export async function funds(run: Findings, rows: readonly Row[]): Promise<void> {
  for await (const row of inSlices(rows)) fund(run, row)
}

function fund(run: Findings, { row, values }: Row): void {
  const { books, caller, now } = run.input
  const { group, amount, label, order, partner, created, status = 'completed', ...texts } = values
  const own = group === undefined ? null : run.named(books.fundGroups.find(String(group)), row, 'group', group)
  const paid = order === undefined ? undefined : run.named(books.orders.find(String(order)), row, 'order', order)
  if (paid?.status === 'cancelled' || paid?.status === 'returned')
    run.fault(row, 'order', 'funds.order-not-payable', { number: paid.order_number, status: paid.status })
  const who = partner === undefined ? undefined : run.named(books.partners.find(String(partner)), row, 'partner', partner)
  if (label !== undefined && !books.labels.includes(String(label))) run.fault(row, 'label', 'imports.cell-unknown', { value: label })
  if (run.isFaulty(row) || !own) return
  const data = {
    ...Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, String(value)])),
    group: own.name,
    amount: Math.abs(Number(amount)),
    status,
    ...(label === undefined ? {} : { label: String(label) }),
    ...(paid ? { orderId: paid._id } : who ? partnerFieldOf(who) : {}),
    ...(created === undefined ? {} : { created: run.momentOf(row, created, 'created').toISOString() }),
  }
  const judged = run.judge('funds', data, (path) => ({ row, column: path }))
  for (const { path, code, values = {} } of fundErrors({ ...data, created: null }, { now, zone: caller.zone }))
    run.fault(row, path, code, values)
  if (judged && !run.isFaulty(row)) run.drafts.push({ rows: [row], service: 'funds', data: judged, amount: data.amount })
}
