import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import type { WireQuery } from '../../../../api/wire-query'
import { Chips } from '../../../../ui/Chips/Chips'
import { transferMessages as m } from '../messages'

interface ReceivingChipsProps {
  /** The warehouse whose transfers are shown; '' for all. */
  chosen: string
  /** Whatever else the list is narrowed by. */
  of: WireQuery
  onChoose: (warehouseId: string) => void
}

/** Where goods went, with how often. */
export const ReceivingChips = ({ chosen, of, onChoose }: ReceivingChipsProps) => {
  const intl = useIntl()
  const { data } = api.warehouses.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  return (
    <Chips
      label={intl.formatMessage(m.chips)}
      chips={[
        { key: '', label: <Counted name={intl.formatMessage(m.all)} of={of} /> },
        ...(data?.data ?? []).map(({ _id, name }) => ({
          key: _id,
          label: <Counted name={intl.formatMessage(m.chipTo, { warehouse: name })} of={{ ...of, toWarehouseId: _id }} />,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

const Counted = ({ name, of }: { name: string; of: WireQuery }) => {
  const { data } = api.stockTransfers.useFind({ ...of, $limit: 0 })
  const count = data?.total ?? undefined
  return (
    <>
      {name}
      {count !== undefined && <b>{count}</b>}
    </>
  )
}
