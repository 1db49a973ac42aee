import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { filterMessages as m, ordersMessages } from '../messages'
import { isNarrowed, notNarrowed, type ListedBy } from './list-query'

interface FilterStripProps {
  group: TradeGroup
  by: ListedBy
  onChange: (by: ListedBy) => void
}

/** Whose orders, of which warehouse, a list shows, and the way back to all. */
export const FilterStrip = ({ group, by, onChange }: FilterStripProps) => {
  const intl = useIntl()
  const { data: seller } = api.users.useGet(by.seller, { skip: !by.seller })
  const { data: warehouse } = api.warehouses.useGet(by.warehouse, { skip: !by.warehouse })
  const { data: agent } = api.assets.useGet(by.agent, { skip: !by.agent })
  if (!isNarrowed(by)) return null
  const told = [
    by.seller && [intl.formatMessage(orderKind(group).isSold ? m.seller : m.buyer), seller?.name ?? '…'],
    by.warehouse && [intl.formatMessage(m.warehouse), warehouse?.name ?? '…'],
    by.agent && [intl.formatMessage(m.agent), agent?.name ?? '…'],
  ].flatMap((pair) => (pair ? [pair.join(': ')] : []))
  return (
    <div className="order-link-strip">
      <Icon name="filter" size={14} />
      <span className="strong cut">{told.join(' · ')}</span>
      <Button kind="link" size="s" onClick={() => onChange(notNarrowed)}>
        {intl.formatMessage(ordersMessages.clearFilter)}
      </Button>
    </div>
  )
}
