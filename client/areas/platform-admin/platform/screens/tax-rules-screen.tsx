import type { Day } from '@shared/foundation/days/days'
import { INDUSTRIES, type Industry } from '@shared/foundation/documents/taxpayer'
import { dong } from '@shared/foundation/money/money'
import { TAX_RULE_KINDS, taxRules, type TaxRule, type TaxRuleKind } from '@shared/areas/tax/services/taxRules'
import type { CreateOf, PatchOf } from '@shared/registry/service-types'
import { formatDate } from '../../../../lib/format'
import { dayField, own, part, row, selectField, textField } from '../../../../resource/fields'
import { resourceScreen } from '../../../../resource/resource-screen'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { RuleValues, ruleText } from '../components/tax-rule-values'
import { taxRuleMessages as m } from '../messages'

type OfIndustries = Record<Industry, number | null>

interface Values {
  kind: TaxRuleKind
  since: Day | null
  until: Day | null
  source: string
  status: TaxRule['status']
  to: string
  cut: number | null
  free: number | null
  income: number | null
  monthly: number | null
  vat: OfIndustries
  pit: OfIndustries
  upToIncome: number | null
  upToMonthly: number | null
  above: number | null
  from: number | null
}

const RATES = [0, 5, 8, 10] as const
const emptyIndustries = (): OfIndustries => ({ goods: null, services: null, production: null, other: null, digital: null })
const filled = (values: OfIndustries): Record<Industry, number> => {
  const [goods = 0, services = 0, production = 0, other = 0, digital = 0] = INDUSTRIES.map((industry) => values[industry] ?? 0)
  return { goods, services, production, other, digital }
}

const valuesOfKind = (values: Values): Pick<CreateOf<'taxRules'>, TaxRuleKind> => {
  const { kind, to, cut, free, income, monthly, vat, pit, upToIncome, upToMonthly, above, from } = values
  if (kind === 'reduction') return { reduction: { to: RATES.find((rate) => String(rate) === to) ?? 8, percentOfRevenueCut: cut ?? 0 } }
  if (kind === 'thresholds') return { thresholds: { free: dong(free ?? 0), income: dong(income ?? 0), monthly: dong(monthly ?? 0) } }
  if (kind === 'percents') return { percents: { vat: filled(vat), pit: filled(pit) } }
  if (kind === 'incomePercents')
    return { incomePercents: { upToIncome: upToIncome ?? 0, upToMonthly: upToMonthly ?? 0, above: above ?? 0 } }
  return { cashLimit: { from: dong(from ?? 0) } }
}

/** Rows of the tax law that the administrator enters, on top of what comes with the product. */
export const TaxRulesScreen = resourceScreen<'taxRules', object, undefined, Values>({
  service: taxRules,
  messages: m,
  icon: 'file',
  sort: '-since',
  isWhole: true,
  muted: ({ status }) => status === 'withdrawn',
  foot: ({ intl }) => <span className="muted">{intl.formatMessage(m.foot)}</span>,
  columns: ({ intl, locale }) => [
    {
      key: 'kind',
      head: intl.formatMessage(m.kind),
      cell: (rule) => <TwoLines first={intl.formatMessage(m[`kind.${rule.kind}`])} second={ruleText(rule, intl, locale)} />,
    },
    {
      key: 'since',
      head: intl.formatMessage(m.days),
      width: 200,
      cell: ({ since, until, source, status }) => (
        <TwoLines
          first={
            <span className={status === 'withdrawn' ? 'num struck' : 'num'}>
              {formatDate(since)} – {until ? formatDate(until) : '…'}
            </span>
          }
          second={source}
        />
      ),
    },
  ],
  phone: (rule, { intl, locale }) => ({
    name: intl.formatMessage(m[`kind.${rule.kind}`]),
    about: ruleText(rule, intl, locale),
    amount: <span className="num">{formatDate(rule.since)}</span>,
  }),
  title: ({ record, intl }) => intl.formatMessage(record ? m[`kind.${record.kind}`] : m.new),
  valuesOf: (rule) => ({
    kind: rule?.kind ?? 'reduction',
    since: rule?.since ?? null,
    until: rule?.until ?? null,
    source: rule?.source ?? '',
    status: rule?.status ?? 'active',
    to: '8',
    cut: 20,
    free: null,
    income: null,
    monthly: null,
    vat: emptyIndustries(),
    pit: emptyIndustries(),
    upToIncome: null,
    upToMonthly: null,
    above: null,
    from: null,
  }),
  createOf: (values): CreateOf<'taxRules'> => {
    const { kind, since, until, source } = values
    if (since === null) throw new TypeError('the form asks for the first day')
    return { kind, since, ...(until ? { until } : {}), source: source.trim(), ...valuesOfKind(values) }
  },
  patchOf: ({ until, source, status }): PatchOf<'taxRules'> => ({
    ...(until === undefined ? {} : { until }),
    ...(source === undefined ? {} : { source: source.trim() }),
    ...(status === undefined ? {} : { status }),
  }),
  fieldOf: (path) => (path === 'thresholds' ? 'free' : path),
  fields: ({ record, intl }) => [
    part(
      undefined,
      ...(record
        ? [own(<p>{ruleText(record, intl, intl.locale.startsWith('vi') ? 'vi' : 'en')}</p>)]
        : [
            selectField('kind', { options: TAX_RULE_KINDS.map((value) => ({ value, label: intl.formatMessage(m[`kind.${value}`]) })) }),
            own(<RuleValues />),
          ]),
      row(...(record ? [] : [dayField('since', { required: true })]), dayField('until')),
      textField('source', { hint: m.sourceHint }),
      ...(record
        ? [
            selectField('status', {
              options: (['active', 'withdrawn'] as const).map((value) => ({ value, label: intl.formatMessage(m[`status.${value}`]) })),
            }),
          ]
        : []),
    ),
    part(undefined, own(<p className="second">{intl.formatMessage(m.drafts)}</p>)),
  ],
})
