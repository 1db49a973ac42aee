import { dayOf } from '@shared/foundation/days/days'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { isNoticeOpen, noticeStatesAfter, wrongWordsOf } from '@shared/areas/invoices/rules/error-notice'
import { MAX_NOTICES, type InvoicePatch } from '@shared/areas/invoices/services/invoices'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import type { Invoice } from './make-invoice'

type Sent = Stored<InvoicePatch>
type Notices = NonNullable<Invoice['notices']>

/** The notices of an invoice with another one. @throws AppError 400 where it says nothing, 409 where none can be made now */
export const withNotice = (
  { caller }: Pick<Call<'invoices'>, 'caller'>,
  { status, buyer, notices = [] }: Invoice,
  { reason = '', ...right }: NonNullable<Sent['notice']>,
  now: Date,
): Notices => {
  if (!hasNumber(status) || status === 'replaced') throw AppError.of('invoices.notice-not-issued')
  if (notices.some(({ state }) => isNoticeOpen(state))) throw AppError.of('invoices.notice-open')
  if (notices.length >= MAX_NOTICES) throw AppError.of('invoices.notice-many', { max: MAX_NOTICES })
  const wrong = wrongWordsOf(buyer, right)
  if (wrong.length === 0) throw AppError.atField('notice', 'invoices.notice-same')
  return [...notices, { made: now, day: dayOf(now, caller.zone), wrong, reason: reason.trim(), state: 'made', stateAt: now }]
}

/** The notices of an invoice, the last of which has come further. @throws AppError 409 for a state that doesn't follow */
export const withNoticeState = (
  { notices = [] }: Invoice,
  { state, answer = '' }: NonNullable<Sent['noticeState']>,
  now: Date,
): Notices => {
  const last = notices.at(-1)
  if (!last || !noticeStatesAfter(last.state).includes(state)) throw AppError.of('invoices.notice-state')
  return [...notices.slice(0, -1), { ...last, state, stateAt: now, ...(answer.trim() ? { answer: answer.trim() } : {}) }]
}
