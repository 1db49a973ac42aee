import { addDays, firstDayOf, lastDayOf, monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'
import { id as asId, type Id } from '@shared/foundation/ids'
import { isMust, type ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import { dividedForAccountant } from '@shared/areas/books/rules/readable-lines'
import type { SealQuestionCreate } from '@shared/areas/books/services/sealQuestions'
import { closingChecks } from '../../areas/books/services/seals/checks'
import type { StoredOf } from '../../kernel/collections'
import { readBody } from '../../ledger/journal-body'
import type { Crew } from './crew'

/** Months are closed some days into the next one. */
const DAYS_AFTER = 10
const ACCOUNTANT = 'Chị Hạnh, kế toán Tâm An'
/** Of those set aside for examples (RFC 5737). */
const ADDRESS = '203.0.113.24'

/** What the company says of what it leaves open. */
const words: Readonly<Partial<Record<ClosingCheck, string>>> = {
  'bank-unmatched': 'Đã đối soát với sao kê, khớp trong tháng sau',
  'orders-in-error': 'Khách hẹn lấy lại hàng tháng sau',
}

/** The last day of the month that is closed, as long as the story began before it. */
const monthToClose = (first: Day, last: Day): Day | null => {
  const until = lastDayOf(shiftMonth(monthOfDay(addDays(last, -DAYS_AFTER)), -1))
  return until < first ? null : until
}

/** What the board does at an hour of the last day. */
type AtHour = <T>(hour: number, act: () => Promise<T>) => Promise<T>
const hours = { closing: 20, linking: 20.2, asking: 20.5, answering: 20.8 } as const

/** The board closes a month and seals it; the accountant outside reads it by a link and asks about it. */
export const closeMonths = async (crew: Crew, at: AtHour, { first, last }: { readonly first: Day; readonly last: Day }): Promise<void> => {
  const until = monthToClose(first, last)
  const seal = until === null ? null : await at(hours.closing, () => sealedMonth(crew, until))
  if (!seal) return
  const link = await at(hours.linking, () =>
    crew.create('founder', 'sealLinks', { sealId: seal._id, name: ACCOUNTANT, email: 'hanh@taman.example' }),
  )
  const ask = (data: Omit<SealQuestionCreate, 'token'>) =>
    crew.app.service('sealQuestions').create({ ...data, token: link.token ?? '' }, { ip: ADDRESS, language: 'vi' })
  const bill = await billIn(crew, seal)
  const question = await at(hours.asking, () =>
    ask({ text: 'Khoản chi này có hoá đơn chưa chị?', account: '6422', ...(bill ? { entryId: bill } : {}) }),
  )
  await at(hours.asking, () => ask({ text: 'Số dư 331 cuối tháng đã đối chiếu với nhà cung cấp chưa?', account: '331' }))
  await at(hours.answering, () =>
    crew.patch('founder', 'sealQuestions', question._id, { answer: 'Có rồi chị, em gửi bản chụp qua email.' }),
  )
}

/** Closes a month, with a word on what stays open; null while something is still to be done. */
const sealedMonth = async (crew: Crew, until: Day): Promise<StoredOf<'seals'> | null> => {
  const { app } = crew
  const params = crew.paramsOf('founder')
  const { data } = await closingChecks({ app, params, service: app.service('seals'), caller: params.caller }, until)
  const open = data.filter(({ count }) => count > 0)
  if (open.some(({ kind }) => isMust(kind))) return null
  return crew.create('founder', 'seals', { until, notes: open.map(({ kind }) => ({ kind, note: words[kind] ?? 'Để lại tháng sau' })) })
}

/** The first entry of the month that an expense was paid with, by its voucher. */
const billIn = async (crew: Crew, { workspaceId, until }: StoredOf<'seals'>): Promise<Id<'ledger'> | null> => {
  const database = crew.app.get('database')
  const days = { $gte: firstDayOf(monthOfDay(until)), $lte: until }
  const entries = await database.records('journal', workspaceId).find({ service: 'funds', day: days }, { sort: { day: 1, _id: 1 } })
  const expenses = entries.filter(({ body }) =>
    dividedForAccountant(readBody(body).lines).readable.some(({ account }) => account === '6422'),
  )
  const funds = await database.records('funds', workspaceId).byIds(
    expenses.map(({ recordId }) => recordId),
    { only: ['number', 'name'] },
  )
  const told = new Set(funds.filter(({ number, name }) => number && name).map(({ _id }): string => _id))
  const bill = expenses.find(({ recordId }) => told.has(recordId))
  return bill ? asId<'ledger'>(bill._id) : null
}
