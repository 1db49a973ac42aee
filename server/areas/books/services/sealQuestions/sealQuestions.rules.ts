import { day as asDay, type Day } from '@shared/foundation/days/days'
import { personMark } from '@shared/foundation/rights/persons'
import { MAX_LINK_QUESTIONS } from '@shared/areas/books/rules/link-books'
import { dividedForAccountant } from '@shared/areas/books/rules/readable-lines'
import type { SealQuestionCreate } from '@shared/areas/books/services/sealQuestions'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { notify } from '../../../../kernel/notices'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { readBody } from '../../../../ledger/journal-body'
import { AppError } from '../../../../platform/errors'
import { tellerOf } from '../../reading/tell-entries'
import { noteVisit, openedLink, type OpenedLink } from '../../links/opened-link'

type Question = StoredOf<'sealQuestions'>
type QuestionCall = Call<'sealQuestions'>
type About = Pick<Question, 'entryId' | 'day' | 'service' | 'recordId' | 'group' | 'subject'>

const MAX_SUBJECT_LENGTH = 300

/** The record that an entry came from. @throws AppError 400 for one that the link doesn't show */
const aboutEntry = async ({ app }: QuestionCall, opened: OpenedLink, entryId: NonNullable<Question['entryId']>): Promise<About> => {
  const { link, seal, since, until, reader } = opened
  const database = app.get('database')
  const entry = await database.records('journal', link.workspaceId).byId(entryId)
  const isOfMonth = (day: Day): boolean => day >= since && day <= until
  if (!entry || !isOfMonth(asDay(entry.day)) || entry.at > seal.at) throw AppError.atField('entryId', 'books.question-entry')
  const lines = dividedForAccountant(readBody(entry.body).lines).readable
  if (lines.length === 0) throw AppError.atField('entryId', 'books.question-entry')
  const { day, ...others } = entry
  const read = { ...others, day: asDay(day), lines }
  const { service, recordId, group, number, name } = (await tellerOf(database, reader, [read])).causeOf(read)
  const subject = [number, name].filter(Boolean).join(' · ').slice(0, MAX_SUBJECT_LENGTH)
  return {
    entryId,
    day: read.day,
    ...(service ? { service } : {}),
    ...(recordId === undefined ? {} : { recordId }),
    ...(group === undefined ? {} : { group }),
    ...(subject === '' ? {} : { subject }),
  }
}

/** A question of whoever holds a link: it rings for whoever made the link. */
const ask = async (call: QuestionCall, { token, text, account, entryId }: Stored<SealQuestionCreate>): Promise<CustomAnswer<object>> => {
  const { app, service, params } = call
  const opened = await openedLink(call, token)
  const { link, seal } = opened
  const about = entryId === undefined ? {} : await aboutEntry(call, opened, entryId)
  await app.get('access').limits.take('link-question', undefined, link._id)
  await noteVisit(call, opened)
  // Whoever asks is nobody of the company, whoever else they may be.
  const { caller: _signedIn, ...asNobody } = params
  const stored = await service.run(
    asNobody,
    [lock.record('sealLinks', link._id)],
    async (work) => {
      const before = await work.read('sealLinks').byId(link._id)
      if (!before || before.questions >= MAX_LINK_QUESTIONS) throw AppError.of('books.questions-over', { count: MAX_LINK_QUESTIONS })
      work.save('sealLinks', before, { questions: before.questions + 1 })
      work.emitReloaded('sealLinks', [link._id])
      const question = await service.add(work, asNobody, {
        linkId: link._id,
        sealId: seal._id,
        by: link.name,
        text,
        ...(account ? { account } : {}),
        ...about,
        status: 'pending',
      })
      notify(
        work,
        { person: null },
        {
          kind: 'accountant-question',
          title: `${link.name} asks`,
          body: text,
          values: { name: link.name, day: seal.until },
          target: { service: 'sealQuestions', _id: question._id },
          audience: link.creatorId ? [personMark(link.creatorId)] : ['bod'],
        },
      )
      return question
    },
    link.workspaceId,
  )
  return new CustomAnswer(sentView(stored))
}

const sentView = ({ _id, created, text, account, entryId, subject }: Question) => ({
  _id,
  at: created,
  text,
  ...(account ? { account } : {}),
  ...(entryId ? { entryId } : {}),
  ...(subject === undefined ? {} : { subject }),
})

/** What is asked of a sealed month from outside, and what is answered. */
export const sealQuestionsRules: ServiceRules<'sealQuestions'> = {
  create: ask,
  preparePatch: (_call, work, _before, data) =>
    Promise.resolve(data.answer === undefined ? {} : { answer: data.answer, answeredAt: work.now, status: 'answered' }),
}
