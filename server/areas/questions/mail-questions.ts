import { questions } from '@shared/areas/questions/services/questions'
import { nextMailAt } from '@shared/areas/questions/rules/mail-times'
import { rangeOn } from '@shared/areas/questions/rules/steps'
import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import { isId, type Id } from '@shared/foundation/ids'
import type { Application } from '../../kernel/application'
import { callerOf } from '../../kernel/auth/callers'
import { languagesOf } from '../../kernel/auth/reader-language'
import type { Caller } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { companyMail } from '../../kernel/company-mail'
import { lock } from '../../kernel/locks'
import { putInOutbox, type Outcome, type OutboxRule } from '../../kernel/outbox'
import { sees } from '../../kernel/serialize'
import { transact } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { askPivot } from './ask-pivot'
import { questionLetter } from './question-letter'

type Question = StoredOf<'questions'>

const MAIL = 'question-mail'
export const MAIL_EVERY_MS = 60_000
/** Looked at in one go; others come with the next. */
const MOST_DUE = 200

/**
 * Has the questions that are due mailed to those who want them, once each, also where several mornings were missed.
 * @param lost aborted when another node has the work now
 */
export const mailQuestions = async (app: Application, lost: AbortSignal): Promise<void> => {
  const due = await app
    .get('database')
    .platformRecords('questions')
    .find({ mailAt: { $lte: app.get('now')() } }, { only: ['workspaceId'], sort: { mailAt: 1 }, limit: MOST_DUE })
  for (const { _id, workspaceId } of due) {
    if (lost.aborted) return
    await putMails(app, workspaceId, _id).catch((error: unknown) =>
      app.get('log').error({ error, question: _id }, 'a question could not be mailed; it is tried again'),
    )
  }
}

/** One mail for each who wants it, and the next morning, in one transaction. */
const putMails = async (app: Application, workspaceId: string, questionId: string): Promise<void> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId, { only: ['zone'] })
  if (!workspace) return
  const keys = [lock.record('questions', questionId)]
  await transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys }, async (work) => {
    const question = await work.read('questions').byId(questionId)
    if (!question?.mailAt || question.mailAt > work.now) return
    const members = await work.read('users').find({ _id: { $in: question.mailedTo } }, { only: ['status', 'name', 'username'] })
    const active = members.filter(({ status }) => status === 'active')
    for (const { _id, name, username } of active)
      await putInOutbox(work, { kind: MAIL, recordId: work.newId(), title: name || username, data: `${questionId} ${_id}` })
    // Whoever left the company is mailed nothing any more, also when they come back.
    const mailedTo = question.mailedTo.filter((id) => active.some(({ _id }) => _id === id))
    const mailAt = mailedTo.length === 0 ? undefined : nextMailAt(question.every, work.now, asZone(workspace.zone))
    work.save('questions', question, { mailedTo, mailAt })
    work.emitReloaded('questions', [questionId])
  })
}

const done: Outcome = { outcome: 'done' }

/** The member as they are now; null for one who may not sign in any more. */
const readerOf = (user: StoredOf<'users'> | null, workspace: StoredOf<'workspaces'> | null): Caller | null => {
  if (!user || !workspace) return null
  try {
    return callerOf(user, workspace, null)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** What a question comes to for somebody; null where they may not read it, or the books can't tell it any more. */
const answerFor = async (app: Application, caller: Caller, question: Question) => {
  const { measure, rows, columns, compare, sort, top, range } = question
  const { productId, categoryId, customerId, agentId, supplierId, memberId, group, label, account } = question
  const conditions = { productId, categoryId, customerId, agentId, supplierId, memberId, group, label, account }
  const days = rangeOn(range, dayOf(app.get('now')(), caller.zone))
  try {
    return await askPivot({ app, caller }, { measure, rows, columns, compare, sort, top, ...conditions, ...days })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Mails a question to a member with what they may see now, in the language they read now. */
export const questionMailing: OutboxRule = {
  kind: MAIL,
  isMail: true,
  attempt: async (app, { workspaceId, data = '' }) => {
    const [questionId = '', userId = ''] = data.split(' ')
    if (!isId(questionId) || !isId(userId)) return done
    const database = app.get('database')
    const [question, user, workspace, languages] = await Promise.all([
      database.records('questions', workspaceId).byId(questionId),
      database.records('users', workspaceId).byId(userId),
      database.platformRecords('workspaces').byId(workspaceId),
      languagesOf(database, [userId]),
    ])
    const caller = readerOf(user, workspace)
    if (!question || !caller || !workspace || !user?.emailRaw) return done
    // They may have turned it off, or lost the right to it, meanwhile.
    if (!question.mailedTo.includes(userId as Id<'users'>) || !sees(questions, question, caller)) return done
    const pivot = await answerFor(app, caller, question)
    if (!pivot) return done
    const { publicUrl } = app.get('config')
    const letter = await questionLetter(question, pivot, { language: languages.get(userId) ?? 'vi', publicUrl })
    await app.get('mail').send(companyMail(workspace, publicUrl, { to: user.emailRaw, ...letter }))
    return done
  },
}
