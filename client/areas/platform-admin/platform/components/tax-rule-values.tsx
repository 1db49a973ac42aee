import { INDUSTRIES } from '@shared/foundation/documents/taxpayer'
import type { TaxRule, TaxRuleKind } from '@shared/areas/tax/services/taxRules'
import { useFormikContext } from 'formik'
import { useIntl, type IntlShape } from 'react-intl'
import { formatMoney, formatNumber, type Locale } from '../../../../lib/format'
import { Fields } from '../../../../ui/Field/Field'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { MoneyField, QuantityField } from '../../../../ui/form/NumberFields'
import { taxRuleMessages as m } from '../messages'

/** What a row says, in a line. */
export const ruleText = (rule: TaxRule, intl: IntlShape, locale: Locale): string => {
  const { reduction, thresholds, percents, incomePercents, cashLimit } = rule
  const money = (amount: number): string => formatMoney(amount, locale)
  const percent = (value: number): string => formatNumber(value, locale, { digits: 2 })
  if (reduction) return intl.formatMessage(m.saysReduction, { to: percent(reduction.to), cut: percent(reduction.percentOfRevenueCut) })
  if (thresholds)
    return intl.formatMessage(m.saysThresholds, {
      free: money(thresholds.free),
      income: money(thresholds.income),
      monthly: money(thresholds.monthly),
    })
  if (percents)
    return INDUSTRIES.map((industry) =>
      intl.formatMessage(m.saysPercents, {
        industry: intl.formatMessage(m[industry]),
        vat: percent(percents.vat[industry]),
        pit: percent(percents.pit[industry]),
      }),
    ).join('; ')
  if (incomePercents)
    return intl.formatMessage(m.saysIncome, {
      low: percent(incomePercents.upToIncome),
      middle: percent(incomePercents.upToMonthly),
      high: percent(incomePercents.above),
    })
  return cashLimit ? intl.formatMessage(m.saysCash, { from: money(cashLimit.from) }) : ''
}

/** The values that a new row of the chosen kind has. */
export const RuleValues = () => {
  const intl = useIntl()
  const { kind } = useFormikContext<{ kind: TaxRuleKind }>().values
  const said = (name: keyof typeof m): string => intl.formatMessage(m[name])
  if (kind === 'reduction')
    return (
      <Fields>
        <SelectField
          name="to"
          label={said('to')}
          options={['8', '5', '0', '10'].map((value) => ({ value, label: value === '10' ? said('notReduced') : `${value}%` }))}
        />
        <QuantityField name="cut" label={said('cut')} required />
      </Fields>
    )
  if (kind === 'percents')
    return (
      <Fields>
        {INDUSTRIES.flatMap((industry) =>
          (['vat', 'pit'] as const).map((tax) => (
            <QuantityField
              key={`${tax} ${industry}`}
              name={`${tax}.${industry}`}
              label={intl.formatMessage(tax === 'vat' ? m.vatOf : m.pitOf, { industry: said(industry) })}
              required
            />
          )),
        )}
      </Fields>
    )
  if (kind === 'incomePercents')
    return (
      <Fields>
        {(['upToIncome', 'upToMonthly', 'above'] as const).map((name) => (
          <QuantityField key={name} name={name} label={said(name)} required />
        ))}
      </Fields>
    )
  return (
    <Fields>
      {(kind === 'thresholds' ? (['free', 'income', 'monthly'] as const) : (['from'] as const)).map((name) => (
        <MoneyField key={name} name={name} label={said(name)} required />
      ))}
    </Fields>
  )
}
