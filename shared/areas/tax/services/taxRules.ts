import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { day, id, literalOf, money, oneOf, optional, orNull, recordFields, shape, text } from '../../../foundation/declaration/schema-kit'

/** What of the tax law a row says. */
export const TAX_RULE_KINDS = ['reduction', 'thresholds', 'percents', 'incomePercents', 'cashLimit'] as const
export type TaxRuleKind = (typeof TAX_RULE_KINDS)[number]

const percent = () => Type.Number({ minimum: 0, maximum: 100, kind: 'number' })
const ofIndustries = () => shape({ goods: percent(), services: percent(), production: percent(), other: percent(), digital: percent() })

/** The values of each kind: a row has those of its own. */
const values = {
  /** The rate in place of 10 % (10: none is reduced), and by how many per cent the percentage of revenue is cut. */
  reduction: optional(shape({ to: literalOf([0, 5, 8, 10]), percentOfRevenueCut: percent() })),
  /** Revenue of a year in whole dong: up to `free` nothing is owed, above `income` income is taxed, above `monthly` each month is declared. */
  thresholds: optional(shape({ free: money({ minimum: 0 }), income: money({ minimum: 0 }), monthly: money({ minimum: 0 }) })),
  /** Per cent of revenue by industry. */
  percents: optional(shape({ vat: ofIndustries(), pit: ofIndustries() })),
  /** Per cent of income, by the year's revenue up to a threshold. */
  incomePercents: optional(shape({ upToIncome: percent(), upToMonthly: percent(), above: percent() })),
  /** From so many dong at a time a cost is paid otherwise than in cash. */
  cashLimit: optional(shape({ from: money({ minimum: 1 }) })),
}

const content = {
  kind: oneOf(TAX_RULE_KINDS),
  since: day(),
  /** Where it stands: the law, decree or circular. */
  source: text(300, { minLength: 1 }),
  ...values,
}

/** A row of the tax law with the days it holds on, in place of what comes with the product. */
export const taxRule = shape({
  _id: id('taxRules'),
  ...recordFields,
  ...content,
  /** Its last day; absent: until further notice. */
  until: optional(day()),
  status: oneOf(['active', 'withdrawn'], { default: 'active' }),
})
export type TaxRule = Static<typeof taxRule>
export const taxRuleCreate = shape({ ...content, until: optional(day()) })
export const taxRulePatch = Type.Partial(
  shape({ source: text(300, { minLength: 1 }), until: orNull(day()), status: oneOf(['active', 'withdrawn']) }),
  { additionalProperties: false },
)

export const taxRules = defineService({
  path: 'taxRules',
  scope: 'platform',
  unshardedBecause: 'the law is the same for all companies',
  methods: ['find', 'get', 'create', 'patch'],
  record: taxRule,
  create: taxRuleCreate,
  patch: taxRulePatch,
  access: { find: 'public', get: 'public', create: ['admin'], patch: ['admin'] },
  notes: {
    create: [
      'A row of the tax law from a day on, in place of what the product knows: with the values of its `kind` and no others. It can’t begin on a day that a company which declares taxes has closed.',
      'New orders follow it; lines that stand keep their rates until their order gets another day.',
    ],
    patch: [
      '`until` ends it, `status: withdrawn` takes it back; either only for days that no such company has closed. Its values stay: another row takes their place.',
    ],
  },
  examples: {
    create: {
      'Another reduced rate': {
        kind: 'reduction',
        since: '2027-01-01',
        until: '2027-06-30',
        source: 'Nghị quyết 1/2026/QH16',
        reduction: { to: 8, percentOfRevenueCut: 20 },
      },
    },
  },
  filter: ['_id', 'kind', 'status'],
  sort: ['_id', 'since'],
  defaultSort: { since: -1, _id: -1 },
  indexes: [{ fields: { since: -1, _id: -1 } }],
  realtime: 'merge',
})
