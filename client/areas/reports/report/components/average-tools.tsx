import type { AverageMethod } from '@shared/areas/goods/rules/average-cost'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { averageMessages as m } from '../messages'
import { useAverageAddress } from '../use-average-address'

/** How the average is found, and of which warehouse. */
export const AverageTools = () => {
  const intl = useIntl()
  const { method, warehouse, change } = useAverageAddress()
  const warehouses = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } }).data?.data ?? []
  return (
    <>
      <Segmented<AverageMethod>
        label={intl.formatMessage(m.method)}
        chosen={method}
        onChoose={(chosen) => change({ method: chosen })}
        segments={[
          { key: 'month', label: intl.formatMessage(m.byMonth) },
          { key: 'moving', label: intl.formatMessage(m.moving) },
        ]}
      />
      {warehouses.length > 1 && (
        <Select
          aria-label={intl.formatMessage(m.warehouse)}
          value={warehouse}
          placeholder={intl.formatMessage(m.everyWarehouse)}
          onChange={(chosen) => change({ warehouse: chosen })}
          options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
    </>
  )
}
