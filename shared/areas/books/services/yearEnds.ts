import { type Static, Type } from '@sinclair/typebox'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { defineService } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  id,
  instant,
  list,
  oneOf,
  optional,
  shape,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { MAX_DONG } from '../../../foundation/money/money'
import { yearEndJournal, yearEndPostings } from '../rules/year-end'

const amount = () => Type.Number({ minimum: -MAX_DONG, maximum: MAX_DONG, kind: 'number' })
const year = () => whole({ minimum: 1900, maximum: 2999 })

export const yearEnd = shape({
  _id: id('yearEnds'),
  ...workspaceFields,
  ...creatorFields,
  year: year(),
  /** When it was carried forward last. */
  at: instant(),
  /** Dong, above 0 a profit; costs of goods may have fractions. */
  result: amount(),
  /** What each account of income and expense came to: debits less credits. None of a year that was opened again. */
  accounts: list(shape({ account: oneOf(ACCOUNT_NUMBERS), amount: amount() }), ACCOUNT_NUMBERS.length),
  /** The year was opened again, and nothing of it is carried forward any more. */
  openedAt: optional(instant()),
})
export type YearEnd = Static<typeof yearEnd>

export const yearEndCreate = shape({ year: year() })
export type YearEndCreate = Static<typeof yearEndCreate>

/** Years of which income and expenses were carried forward to the result of earlier periods. */
export const yearEnds = defineService({
  path: 'yearEnds',
  scope: 'workspace',
  methods: ['find', 'get', 'create'],
  record: yearEnd,
  create: yearEndCreate,
  access: { find: ['/report'], get: ['/report'], create: ['bod'] },
  filter: ['_id', 'year', 'created'],
  sort: ['_id', 'year', 'created'],
  defaultSort: { year: -1 },
  indexes: [{ fields: { year: 1 }, unique: true }],
  postings: yearEndPostings,
  journal: yearEndJournal,
  realtime: 'merge',
})
