import type { Id } from '@shared/foundation/ids'
import { mayAsk, whyNotAsked, type QuestionTerms } from '@shared/areas/questions/rules/measures'
import { nextMailAt } from '@shared/areas/questions/rules/mail-times'
import { can } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { askPivot } from '../../ask-pivot'
import { MAIL_EVERY_MS, mailQuestions, questionMailing } from '../../mail-questions'
import { moneyEntries } from '../../money-entries'

type Question = StoredOf<'questions'>
type QuestionCall = Call<'questions'>

const MOST_QUESTIONS = 300

/** @throws AppError 403 for figures that the caller may not read, 400 for what the books keep no sum of */
const assertAsked = ({ caller }: QuestionCall, terms: QuestionTerms): void => {
  if (!mayAsk(caller.rights, terms.measure)) throw AppError.of('rights.report', { report: `pivot ${terms.measure}` })
  const why = whyNotAsked(terms)
  if (why !== null) throw AppError.of(why)
}

/** A list of members with the caller, or without them. */
const listed = (members: readonly Id<'users'>[], { caller }: QuestionCall, isIn: boolean | undefined): Id<'users'>[] => {
  if (isIn === undefined) return [...members]
  const userId = caller.userId as Id<'users'> | null
  if (userId === null) throw AppError.of('questions.needs-member')
  const others = members.filter((member) => member !== userId)
  return isIn ? [...others, userId] : others
}

/** @throws AppError 409 where there is no address to send to */
const assertAddress = async ({ caller }: QuestionCall, work: SocaiUnitOfWork): Promise<void> => {
  const user = caller.userId === null ? null : await work.read('users').byId(caller.userId)
  if (!user?.emailRaw) throw AppError.of('questions.no-address')
}

const mailTimeOf = ({ mailedTo, every }: Pick<Question, 'mailedTo' | 'every'>, { caller }: QuestionCall, now: Date) => ({
  mailAt: mailedTo.length === 0 ? undefined : nextMailAt(every, now, caller.zone),
})

const isOwn = ({ creatorId }: Question, { caller }: QuestionCall): boolean =>
  can(caller.rights, ['bod']) || (creatorId !== undefined && creatorId === caller.userId)

/** What null took away is gone. */
const withoutNulls = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, value === null ? undefined : (value as unknown)]))

export const questionsRules: ServiceRules<'questions'> = {
  reports: { pivot: ({ app, caller }, asked) => askPivot({ app, caller }, asked), moneyEntries },
  prepareCreate: async (call, work, { pinned, mailed, ...data }) => {
    assertAsked(call, data)
    const { sharedWith = 'me', every = 'week' } = data
    if (call.caller.userId === null && sharedWith === 'me') throw AppError.atField('sharedWith', 'questions.needs-member')
    if (mailed) await assertAddress(call, work)
    if ((await work.read('questions').count({}, MOST_QUESTIONS)) >= MOST_QUESTIONS)
      throw AppError.of('questions.too-many', { most: MOST_QUESTIONS })
    const lists = { pinnedBy: listed([], call, pinned), mailedTo: listed([], call, mailed) }
    return { ...data, sharedWith, every, ...lists, ...mailTimeOf({ ...lists, every }, call, work.now) }
  },
  preparePatch: async (call, work, before, { pinned, mailed, rev: _rev, ...data }) => {
    if (Object.keys(data).length > 0 && !isOwn(before, call)) throw AppError.of('questions.not-yours')
    const own = withoutNulls(data) as Partial<Question>
    const after = { ...before, ...own }
    assertAsked(call, after)
    if (after.sharedWith === 'me' && before.sharedWith !== 'me' && before.creatorId === undefined)
      throw AppError.atField('sharedWith', 'questions.needs-member')
    if (mailed && !before.mailedTo.some((member) => member === call.caller.userId)) await assertAddress(call, work)
    const lists = { pinnedBy: listed(before.pinnedBy, call, pinned), mailedTo: listed(before.mailedTo, call, mailed) }
    const isMailedAnew = after.every !== before.every || lists.mailedTo.length === 0 || before.mailAt === undefined
    return { ...own, ...lists, ...(isMailedAnew ? mailTimeOf({ ...lists, every: after.every }, call, work.now) : null) }
  },
  prepareRemove: (call, _work, before) => {
    if (!isOwn(before, call)) throw AppError.of('questions.not-yours')
    return Promise.resolve({})
  },
  outbox: [questionMailing],
  jobs: [{ name: 'questions by mail', everyMs: MAIL_EVERY_MS, run: mailQuestions }],
}
