import { dayOf, type Day } from '@shared/foundation/days/days'
import { openingDay } from '@shared/areas/partners/rules/opening-asset'
import { fundErrors } from '@shared/foundation/documents/funds'
import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { inSlices } from '../../../../../platform/in-slices'
import { entryKey, partnerFieldOf } from '../books'
import { toldByCashBook } from './cash-book'
import type { Findings, Row } from './findings'

/** Entries of funds, each of its row. */
export async function funds(run: Findings, rows: readonly Row[]): Promise<void> {
  const entered = new Map<string, number>()
  for await (const { row, values } of inSlices(rows)) {
    const told = run.input.file?.cashBook ? toldByCashBook(run, values) : { values }
    if ('aside' in told) run.aside[told.aside].push(row)
    else if (told.values['status'] === 'cancelled') run.aside.cancelled.push(row)
    else fund(run, { row, values: told.values, own: [] }, entered)
  }
}

/** @param entered what the rows above pay of orders that come in with them, by order; whole dong */
function fund(run: Findings, { row, values }: Row, entered: Map<string, number>): void {
  const { books, caller, now } = run.input
  const { group, amount, label, order, partner, created, status = 'completed', ...texts } = values
  const own = group === undefined ? null : run.named(books.fundGroups.find(String(group)), row, 'group', group)
  const paid = order === undefined ? undefined : run.named(ordersOf(books, String(order), own?.name), row, 'order', order)
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
  if (!judged || run.isFaulty(row)) return
  const day = dayOf(created === undefined ? now : new Date(data.created ?? now), caller.zone)
  const refId = texts['refId']
  if (refId !== undefined && books.entries.has(entryKey({ refId: String(refId), day, group: own.name, amount: data.amount })))
    return void run.fault(row, 'refId', 'imports.cell-taken', { value: String(refId) })
  const pays = paid?.made && status === 'completed' && own.name === paymentGroupOf(paid.group) ? paid._id : undefined
  if (paid?.made && pays !== undefined) {
    const sum = (entered.get(pays) ?? paid.made.entered) + data.amount
    if (sum > paid.made.total) return void run.fault(row, 'amount', 'imports.paid-above-total', { total: paid.made.total })
    entered.set(pays, sum)
  }
  // An order of these books that was made later wasn't paid before.
  const isLater = paid?.created !== undefined && dayOf(paid.created, caller.zone) > day
  const isOfBefore = status === 'completed' && !isLater && isUntil(day, beforeUntil(run, data.label))
  run.drafts.push({
    rows: [row],
    service: 'funds',
    data: judged,
    amount: data.amount,
    ...(pays === undefined ? {} : { pays }),
    ...(isOfBefore ? { isOfBefore } : {}),
  })
}

const isUntil = (day: Day, until: Day | null): boolean => until !== null && day <= until

/**
 * Until when entries are of before these books: what lies in the account then is counted, so that none of them moves it. It is the day that the
 * company's figures of before are of, where it is said; else the day on which what lay there was written down. Where nothing is written down,
 * an old program's cash book is of before, and so are entries up to the last month in books that haven't moved any money yet.
 * @returns null: every entry moves money
 */
function beforeUntil({ input }: Findings, label: string | undefined): Day | null {
  const { books, caller, now, file } = input
  if (books.openingDay !== undefined) return books.openingDay
  const counted = books.countedOn.get(label ?? books.labels[0] ?? '')
  if (counted !== undefined) return counted
  if (file?.cashBook) return dayOf(now, caller.zone)
  return books.movesMoney ? null : openingDay(now, caller.zone, undefined)
}

/** The orders that a number means; of several with one number, as a shop and its supplier may have, those that an entry of the group pays. */
const ordersOf = ({ orders }: Findings['input']['books'], number: string, group: string | undefined) => {
  const found = orders.find(number)
  const paid = found.filter((order) => paymentGroupOf(order.group) === group)
  return found.length > 1 && paid.length > 0 ? paid : found
}
