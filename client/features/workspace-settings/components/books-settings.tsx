import type { RecordOf } from '@shared/services/service-types'
import { useField } from 'formik'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ordersApi } from '../../../api/orders'
import { Field } from '../../../ui/Field/Field'
import { SelectField } from '../../../ui/form/ChoiceFields'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { settingsMessages as m } from '../messages'
import { SettingsForm } from './settings-form'

type Basis = 'ordered' | 'shipped'
interface Values {
  howCalculateRevenue: Basis
  zone: string
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

const zonesWith = (zone: string): string[] => {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([zone, 'Asia/Ho_Chi_Minh', ...known])].sort()
}

/** How revenue is counted, and whose days the books have. */
export const BooksSettings = ({ workspace }: { workspace: RecordOf<'workspaces'> }) => {
  const intl = useIntl()
  const orders = ordersApi.useFind({ $limit: 1, $total: false })
  const isFixed = (orders.data?.data.length ?? 0) > 0
  const zones = useMemo(() => zonesWith(workspace.zone), [workspace.zone])
  const labels = { howCalculateRevenue: intl.formatMessage(m.revenue), zone: intl.formatMessage(m.zone) }
  return (
    <SettingsForm<Values>
      title={intl.formatMessage(m.books)}
      workspace={workspace}
      labels={labels}
      reversible={labels}
      within={{ howCalculateRevenue: 'opts' }}
      valuesOf={({ opts, zone }) => ({ howCalculateRevenue: opts.howCalculateRevenue, zone })}
      patchOf={({ howCalculateRevenue, zone }) => ({
        ...(howCalculateRevenue ? { opts: { howCalculateRevenue } } : null),
        ...(zone ? { zone } : null),
      })}
    >
      <RevenueBasis label={labels.howCalculateRevenue} />
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
