import { isDay, type Day } from '@shared/foundation/days/days'
import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import { INDUSTRIES, type Industry } from '@shared/foundation/documents/taxpayer'
import { vatRateOf } from '@shared/foundation/documents/vat-rates'
import { HOUSEHOLD_BOOKS } from '@shared/areas/tax/rules/tax-data'
import type { Dated } from '@shared/areas/tax/rules/dated'
import type { WorkspaceOptions } from '@shared/areas/workspace/services/workspaces'
import { errorText } from '@shared/registry/catalogue'
import type { RecordOf } from '@shared/registry/service-types'
import { useField, useFormikContext, type FormikErrors } from 'formik'
import { useIntl, type IntlShape } from 'react-intl'
import { TaxCodeField } from '../../../../components/company-look-up/tax-code-field'
import { recordMessages } from '../../../../components/record-form/messages'
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format'
import { Field } from '../../../../ui/Field/Field'
import { CheckboxField, SelectField, SwitchField } from '../../../../ui/form/ChoiceFields'
import { DateField } from '../../../../ui/form/DateField'
import { TextField } from '../../../../ui/form/TextField'
import { Panel } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { WayChoice } from '../../../../ui/WayChoice/WayChoice'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { rateOptions } from '../../../tax/parts/vat/rates'
import { useTaxLaw } from '../../../tax/parts/vat/use-tax-law'
import { taxSettingMessages as m } from '../messages'
import { SettingsForm } from './settings-form'
import { TaxChanges } from './tax-changes'
import { TaxTrial } from './tax-trial'
import type { PayerKind, TaxValues } from './tax-values'

type Tax = NonNullable<WorkspaceOptions['tax']>

const valuesOf = (
  { tax, pricesIncludeVat = false, counterPricesIncludeVat = pricesIncludeVat }: WorkspaceOptions,
  today: string,
): TaxValues => ({
  kind: tax?.kind ?? 'nothing',
  vat: tax?.kind === 'company' ? tax.vat : 'deduction',
  industry: tax?.kind === 'household' ? tax.industry : 'goods',
  method: tax?.kind === 'household' ? tax.method : 'revenue',
  period: tax?.period ?? 'quarter',
  taxCode: tax?.taxCode ?? '',
  legalName: tax?.legalName ?? '',
  legalAddress: tax?.legalAddress ?? '',
  since: tax?.since ?? (isDay(today) ? today : null),
  vatRate: tax?.kind === 'company' && tax.vatRate !== undefined ? String(tax.vatRate) : '10',
  vatReduced: tax?.kind === 'company' ? tax.vatReduced === true : true,
  pricesIncludeVat,
  counterPricesIncludeVat,
})

const taxOf = ({
  kind,
  vat,
  industry,
  method,
  period,
  taxCode,
  legalName,
  legalAddress,
  since,
  vatRate,
  vatReduced,
}: TaxValues): Tax | null => {
  if (kind === 'nothing' || since === null) return null
  const payer = { taxCode: taxCode.trim(), legalName: legalName.trim(), legalAddress: legalAddress.trim(), since }
  if (kind === 'household') return { kind, ...payer, industry, method, period }
  const rate = vatRateOf(vatRate)
  return { kind, vat, ...payer, period, ...(rate === null ? null : { vatRate: rate }), ...(vatReduced ? { vatReduced } : null) }
}

/** One of the choices of this form, all in sight. */
const Choice = <K extends string>({ name, label, hint, words }: ChoiceProps<K>) => {
  const [{ value }, , field] = useField<K>(name)
  return (
    <Field label={label} hint={hint}>
      {() => (
        <Segmented
          label={label}
          chosen={value}
          onChoose={(key) => void field.setValue(key)}
          segments={(Object.keys(words) as K[]).map((key) => ({ key, label: words[key] }))}
        />
      )}
    </Field>
  )
}
interface ChoiceProps<K extends string> {
  readonly name: keyof TaxValues
  readonly label: string
  readonly hint?: string
  readonly words: Readonly<Record<K, string>>
}

const Kinds = () => {
  const intl = useIntl()
  const [{ value }, , field] = useField<PayerKind>('kind')
  return (
    <WayChoice<PayerKind>
      label={intl.formatMessage(m.payer)}
      chosen={value}
      onChoose={(key) => void field.setValue(key)}
      ways={[
        { key: 'nothing', title: intl.formatMessage(m.nothing), about: intl.formatMessage(m.nothingAbout) },
        { key: 'household', title: intl.formatMessage(m.household), about: intl.formatMessage(m.householdAbout) },
        { key: 'company', title: intl.formatMessage(m.company), about: intl.formatMessage(m.companyAbout) },
      ]}
    />
  )
}

const CompanyFields = () => {
  const intl = useIntl()
  const locale = useLocale()
  const { values } = useFormikContext<TaxValues>()
  const reduction = useTaxLaw().reductions.at(-1)
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  return (
    <>
      <Choice
        name="vat"
        label={intl.formatMessage(m.way)}
        hint={intl.formatMessage(values.vat === 'direct' ? m.directHint : m.deductionHint)}
        words={{ deduction: intl.formatMessage(m.deduction), direct: intl.formatMessage(m.direct) }}
      />
      {values.vat === 'deduction' && (
        <>
          <SwitchField
            name="pricesIncludeVat"
            hint={intl.formatMessage(m.pricesHint, { price: money(185_000), added: money(199_800), held: money(13_704) })}
          >
            {intl.formatMessage(m.prices)}
          </SwitchField>
          <SwitchField name="counterPricesIncludeVat" hint={intl.formatMessage(m.counterPricesHint)}>
            {intl.formatMessage(m.counterPrices)}
          </SwitchField>
          <SelectField
            name="vatRate"
            label={intl.formatMessage(m.rate)}
            hint={intl.formatMessage(m.rateHint)}
            options={rateOptions(intl)}
          />
          {reduction?.until && values.vatRate === '10' && (
            <CheckboxField name="vatReduced">
              {intl.formatMessage(m.reduced, { percent: reduction.to, until: formatDate(reduction.until) })}
            </CheckboxField>
          )}
        </>
      )}
      <PeriodChoice />
    </>
  )
}

/** What is declared at once. */
const PeriodChoice = () => {
  const intl = useIntl()
  return (
    <Choice
      name="period"
      label={intl.formatMessage(m.period)}
      words={{ quarter: intl.formatMessage(m.quarter), month: intl.formatMessage(m.month) }}
    />
  )
}

const HouseholdFields = () => {
  const intl = useIntl()
  const locale = useLocale()
  const percents = useTaxLaw().percents.at(-1)
  const rateOf = (industry: Industry): string =>
    intl.formatMessage(m.percents, {
      industry: intl.formatMessage(m[industry]),
      vat: formatNumber(percents?.vat[industry] ?? 0, locale),
      pit: formatNumber(percents?.pit[industry] ?? 0, locale),
    })
  return (
    <>
      <SelectField
        name="industry"
        label={intl.formatMessage(m.industry)}
        options={INDUSTRIES.map((value) => ({ value, label: rateOf(value) }))}
      />
      <Choice
        name="method"
        label={intl.formatMessage(m.method)}
        words={{ revenue: intl.formatMessage(m.byRevenue), income: intl.formatMessage(m.byIncome) }}
      />
      <PeriodChoice />
    </>
  )
}

const PayerFields = ({ lockDate, isFirst }: { lockDate: Day | undefined; isFirst: boolean }) => {
  const intl = useIntl()
  const { values } = useFormikContext<TaxValues>()
  if (values.kind === 'nothing') return isFirst ? null : <p className="second">{intl.formatMessage(m.ends)}</p>
  return (
    <>
      {values.kind === 'company' ? <CompanyFields /> : <HouseholdFields />}
      <TaxCodeField
        name="taxCode"
        nameField="legalName"
        addressField="legalAddress"
        label={intl.formatMessage(m.taxCode)}
        maxLength={14}
        required
      />
      <TextField name="legalName" label={intl.formatMessage(m.legalName)} hint={intl.formatMessage(m.printed)} maxLength={200} required />
      <TextField name="legalAddress" label={intl.formatMessage(m.legalAddress)} maxLength={400} required />
      <DateField
        name="since"
        label={intl.formatMessage(m.since)}
        hint={lockDate ? intl.formatMessage(m.sinceClosed, { day: formatDate(lockDate) }) : intl.formatMessage(m.sinceHint)}
        required
      />
    </>
  )
}

const spanOf = (intl: IntlShape, { since, until }: Dated): string =>
  until
    ? intl.formatMessage(m.fromTo, { since: formatDate(since), until: formatDate(until) })
    : intl.formatMessage(m.from, { since: formatDate(since) })

/** The law's rates and thresholds that are reckoned with, each with its days and where it stands. */
const RatesInUse = () => {
  const intl = useIntl()
  const law = useTaxLaw()
  const locale = useLocale()
  const rows: { readonly name: string; readonly of: Dated }[] = [
    ...law.reductions.map((each) => ({ name: intl.formatMessage(m.useReduction, { from: each.from, to: each.to }), of: each })),
    ...law.thresholds.map((each) => ({
      name: intl.formatMessage(m.useThreshold, { amount: formatMoney(each.free, locale) }),
      of: each,
    })),
    ...law.percents.map((each) => ({ name: intl.formatMessage(m.usePercents), of: each })),
    ...law.incomePercents.map((each) => ({
      name: intl.formatMessage(m.useIncome, { low: each.upToIncome, middle: each.upToMonthly, high: each.above }),
      of: each,
    })),
    ...HOUSEHOLD_BOOKS.map((each) => ({ name: intl.formatMessage(m.useBooks), of: each })),
  ]
  return (
    <Panel title={intl.formatMessage(m.inUse)}>
      <p className="second">{intl.formatMessage(m.inUseHint)}</p>
      <dl className="settings-tax-rates">
        {rows.map(({ name, of }) => (
          <div key={`${name} ${of.since}`}>
            <dt>{name}</dt>
            <dd className="num">{spanOf(intl, of)}</dd>
            <dd className="settings-tax-rates__source">{of.source}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** What taxpayer the company is, from which day, and the law's rates in use. */
export const TaxSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const { lockDate, tax } = workspace.opts
  const labels = {
    kind: intl.formatMessage(m.payer),
    taxCode: intl.formatMessage(m.taxCode),
    legalName: intl.formatMessage(m.legalName),
    legalAddress: intl.formatMessage(m.legalAddress),
    since: intl.formatMessage(m.since),
  }
  const validate = ({ kind, taxCode, legalName, legalAddress, since }: TaxValues): FormikErrors<TaxValues> => {
    if (kind === 'nothing') return {}
    const code = taxCode.trim()
    return {
      ...(hasTaxCodeForm(code) && hasTaxCodeDigit(code)
        ? null
        : { taxCode: errorText('workspaces.tax-code', locale, { taxCode: code || '–' }) }),
      ...(legalName.trim() ? null : { legalName: errorText('workspaces.tax-name', locale) }),
      ...(legalAddress.trim() ? null : { legalAddress: errorText('workspaces.tax-address', locale) }),
      ...(since === null ? { since: errorText('data.field-required', locale, { field: labels.since }) } : null),
    }
  }
  return (
    <>
      <TaxTrial workspace={workspace} />
      <SettingsForm<TaxValues>
        title={intl.formatMessage(m.title)}
        workspace={workspace}
        labels={labels}
        within={null}
        validate={validate}
        side={
          <>
            <TaxChanges tax={tax} />
            <RatesInUse />
          </>
        }
        verb={({ kind, since }) =>
          kind === 'nothing' || since === null
            ? intl.formatMessage(recordMessages.save)
            : intl.formatMessage(m.saveFrom, { day: formatDate(since) })
        }
        valuesOf={({ opts }) => valuesOf(opts, today)}
        patchOf={({ pricesIncludeVat, counterPricesIncludeVat, ...changes }, values) => ({
          opts: {
            // The counter goes by the other prices until it is said: what is saved says both.
            ...(pricesIncludeVat === undefined && counterPricesIncludeVat === undefined
              ? null
              : { pricesIncludeVat: values.pricesIncludeVat, counterPricesIncludeVat: values.counterPricesIncludeVat }),
            ...(Object.keys(changes).length > 0 ? { tax: taxOf(values) } : null),
          },
        })}
      >
        <p className="second settings-tax-lead">{intl.formatMessage(m.asOf)}</p>
        <Kinds />
        <div className="settings-gap" />
        <PayerFields lockDate={lockDate} isFirst={tax === undefined} />
      </SettingsForm>
    </>
  )
}
