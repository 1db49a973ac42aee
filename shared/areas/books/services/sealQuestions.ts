import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  day,
  id,
  instant,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '../rules/link-books'
import { ENTERED_SERVICES } from './ledger'

const asked = {
  text: name('books.question-required', MAX_QUESTION_LENGTH),
  /** What it is about: an account, or an entry of the month. */
  account: optional(oneOf(ACCOUNT_NUMBERS)),
  entryId: optional(id('ledger')),
}

/** What somebody asks about a sealed month who reads it by a link, and what they are answered. */
export const sealQuestion = shape({
  _id: id('sealQuestions'),
  ...workspaceFields,
  ...updaterFields,
  linkId: id('sealLinks'),
  sealId: id('seals'),
  /** Who asks: whom the link is for. */
  by: text(120),
  ...asked,
  /** Of an entry: its day, and the record it came from. */
  day: optional(day()),
  service: optional(oneOf(ENTERED_SERVICES)),
  recordId: optional(text(24)),
  group: optional(text()),
  /** The record by its number and name. */
  subject: optional(text(300)),
  status: oneOf(['pending', 'answered']),
  answer: optional(text(MAX_ANSWER_LENGTH)),
  answeredAt: optional(instant()),
})
export type SealQuestion = Static<typeof sealQuestion>

export const sealQuestionCreate = shape({
  ...asked,
  /** What opens the link; or in the header `Link-Token`. */
  token: optional(text(60)),
})
export type SealQuestionCreate = Static<typeof sealQuestionCreate>

/** What whoever asked is answered. */
const sent = shape({
  _id: id('sealQuestions'),
  at: instant(),
  text: text(MAX_QUESTION_LENGTH),
  account: optional(oneOf(ACCOUNT_NUMBERS)),
  entryId: optional(id('ledger')),
  subject: optional(text(300)),
})

export const sealQuestions = defineService({
  path: 'sealQuestions',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: sealQuestion,
  create: sealQuestionCreate,
  patch: Type.Partial(shape({ answer: name('books.answer-required', MAX_ANSWER_LENGTH) }), { additionalProperties: false }),
  brief: { create: [sent] },
  commands: { create: { token: {} } },
  // Whoever holds the token of a link asks; see the service's rules.
  access: { find: ['bod'], get: ['bod'], create: 'public', patch: ['bod'] },
  notices: ['accountant-question'],
  rings: {
    'accountant-question': { topic: 'talk', en: 'A question of the accountant', vi: 'Kế toán có câu hỏi' },
  },
  filter: ['_id', 'linkId', 'sealId', 'status', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  indexes: [{ fields: { linkId: 1, _id: -1 } }, { fields: { sealId: 1, _id: -1 } }],
  realtime: 'merge',
})
