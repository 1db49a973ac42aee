import { addDays, isDay, type Day, type Month } from '@shared/foundation/days/days'
import { firstAccruedMonth } from '@shared/foundation/documents/accruals'
import type { RecordOf } from '@shared/registry/service-types'
import { useField } from 'formik'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { OpenBefore } from './open-before'
import { Field } from '../../../../ui/Field/Field'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { TextField } from '../../../../ui/form/TextField'
import { DateField } from '../../../../ui/form/DateField'
import { formatMonth } from '../../../../lib/format'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Basis = 'ordered' | 'shipped'
type CashFlow = RecordOf<'workspaces'>['opts']['cashflow']
interface Values {
  howCalculateRevenue: Basis
  cashflow: CashFlow
  zone: string
  lockDate: Day | null
  accrualsFrom: Month | null
  reopenReason: string
}

const RevenueBasis = ({ label }: { label: string }) => {
  const intl = useIntl()
  const [{ value }, , field] = useField<Basis>('howCalculateRevenue')
  return (
    <Field label={label} hint={intl.formatMessage(value === 'shipped' ? m.shippedHint : m.orderedHint)}>
      {() => (
        <Segmented
          label={label}
          chosen={value}
          onChoose={(basis) => void field.setValue(basis)}
          segments={[
            { key: 'ordered', label: intl.formatMessage(m.ordered) },
            { key: 'shipped', label: intl.formatMessage(m.shipped) },
          ]}
        />
      )}
    </Field>
  )
}

/** Whether salaries and commissions are an expense of the month in which they are earned, and from which month on. */
const Accruals = ({ label, kept, lockDate }: { label: string; kept: Month | null; lockDate: Day | undefined }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const [{ value }, , field] = useField<Month | null>('accrualsFrom')
  const first = kept ?? (isDay(today) ? firstAccruedMonth(today, lockDate) : null)
  const hint = value === null ? m.paidHint : m.earnedHint
  return (
    <Field label={label} hint={intl.formatMessage(hint, { month: value === null ? '' : formatMonth(value, locale) })}>
      {() => (
        <Segmented
          label={label}
          chosen={value === null ? 'paid' : 'earned'}
          onChoose={(when) => void field.setValue(when === 'paid' ? null : first)}
          segments={[
            { key: 'paid', label: intl.formatMessage(m.whenPaid) },
            { key: 'earned', label: intl.formatMessage(m.whenEarned) },
          ]}
        />
      )}
    </Field>
  )
}

const LockDate = ({ label, kept }: { label: string; kept: Day | null }) => {
  const intl = useIntl()
  const today = useToday()
  const [{ value }] = useField<Day | null>('lockDate')
  const opens = kept !== null && (value === null || value < kept)
  return (
    <>
      <DateField
        name="lockDate"
        label={label}
        hint={intl.formatMessage(opens ? m.lockDateMoved : m.lockDateHint)}
        max={isDay(today) ? addDays(today, -1) : undefined}
      />
      {opens && <ReopenReason from={value} />}
      {value !== null && <OpenBefore until={value} />}
    </>
  )
}

/** Asked for where a sealed month is opened. */
const ReopenReason = ({ from }: { from: Day | null }) => {
  const intl = useIntl()
  const { data } = api.seals.useFind({ $limit: 1000 })
  if (!data?.data.some(({ until, opened }) => opened === undefined && (from === null || until > from))) return null
  return <TextField name="reopenReason" label={intl.formatMessage(m.reopenReason)} hint={intl.formatMessage(m.reopenReasonHint)} required />
}

const zonesWith = (zone: string): string[] => {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([zone, 'Asia/Ho_Chi_Minh', ...known])].sort()
}

/** How revenue is counted, and whose days the books have. */
export const BooksSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const orders = api.orders.useFind({ $limit: 1, $total: false })
  const isFixed = (orders.data?.data.length ?? 0) > 0
  const zones = useMemo(() => zonesWith(workspace.zone), [workspace.zone])
  const labels = {
    howCalculateRevenue: intl.formatMessage(m.revenue),
    cashflow: intl.formatMessage(m.cashflow),
    zone: intl.formatMessage(m.zone),
    lockDate: intl.formatMessage(m.lockDate),
    accrualsFrom: intl.formatMessage(m.accruals),
  }
  return (
    <SettingsForm<Values>
      title={intl.formatMessage(m.books)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      within={{ howCalculateRevenue: 'opts', cashflow: 'opts', lockDate: 'opts', accrualsFrom: 'opts' }}
      valuesOf={({ opts, zone }) => ({
        howCalculateRevenue: opts.howCalculateRevenue,
        cashflow: opts.cashflow,
        zone,
        lockDate: opts.lockDate ?? null,
        accrualsFrom: opts.accrualsFrom ?? null,
        reopenReason: '',
      })}
      patchOf={({ zone, reopenReason, ...opts }) => ({
        ...(Object.keys(opts).length > 0 ? { opts, ...(reopenReason ? { reopenReason } : null) } : null),
        ...(zone ? { zone } : null),
      })}
    >
      <RevenueBasis label={labels.howCalculateRevenue} />
      <SelectField
        name="cashflow"
        label={labels.cashflow}
        hint={intl.formatMessage(m.cashflowHint)}
        options={[
          { value: 'enabled', label: intl.formatMessage(m.cashflowShown) },
          { value: 'disabled', label: intl.formatMessage(m.cashflowHidden) },
        ]}
      />
      <Accruals label={labels.accrualsFrom} kept={workspace.opts.accrualsFrom ?? null} lockDate={workspace.opts.lockDate} />
      <LockDate label={labels.lockDate} kept={workspace.opts.lockDate ?? null} />
      <SelectField
        name="zone"
        label={labels.zone}
        hint={intl.formatMessage(isFixed ? m.zoneFixed : m.zoneHint)}
        // Whether it is still free is asked for first.
        disabled={orders.isLoading || isFixed}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
    </SettingsForm>
  )
}
