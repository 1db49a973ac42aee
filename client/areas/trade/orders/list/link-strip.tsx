import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { orderLists } from '../../../../components/order-address'
import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { api } from '../../../../api/api'
import { ORDER_STATUSES } from '@shared/foundation/documents/order-statuses'
import { Icon } from '../../../../ui/icons/Icon'
import { statusLabel } from '../kinds'
import { ordersMessages as m } from '../messages'
import type { OrderLink } from '../order-link'
import type { DayRange } from './list-query'
import { useRangeWords } from './range-words'

const partnerKinds = new Set<OrderLink['kind']>(['customerId', 'agentId', 'supplierId', 'balancePartnerId'])
const productKinds = new Set<OrderLink['kind']>(['byProduct', 'byProductNotShipped'])

/** What a linked list is about, and the way back to the plain one. */
export const LinkStrip = ({ group, link, range }: { group: TradeGroup; link: OrderLink; range: DayRange | null }) => {
  const intl = useIntl()
  const words = useRangeWords()
  const ofPartner = partnerKinds.has(link.kind)
  const ofProduct = productKinds.has(link.kind)
  const { data: partner } = api.assets.useGet(link.of, { skip: !ofPartner })
  const { data: member } = api.users.useGet(link.of, { skip: link.kind !== 'creatorId' })
  const { data: product } = api.products.useGet(link.of, { skip: !ofProduct })
  const status = ORDER_STATUSES.find((one) => one === link.of)
  const text = (): string => {
    if (link.kind === 'balancePartnerId') return intl.formatMessage(m.linkBalance, { name: partner?.name ?? '…' })
    if (link.kind === 'overdue') return intl.formatMessage(m.linkOverdue)
    if (link.kind === 'toShip') return intl.formatMessage(m.linkToShip)
    if (link.kind === 'open') return intl.formatMessage(m.linkOpen)
    if (link.kind === 'delivered') return intl.formatMessage(m.linkDelivered)
    if (ofPartner) return intl.formatMessage(m.linkPartner, { name: partner?.name ?? '…' })
    if (link.kind === 'creatorId') return intl.formatMessage(m.linkMember, { name: member?.name ?? '…' })
    if (link.kind === 'byProduct') return intl.formatMessage(m.linkProduct, { name: product?.name ?? '…' })
    if (link.kind === 'byProductNotShipped') return intl.formatMessage(m.linkNotShipped, { name: product?.name ?? '…' })
    if (link.kind === 'byTag') return intl.formatMessage(m.linkTag, { name: link.of })
    if (link.kind === 'byImport') return intl.formatMessage(m.linkImport, { name: link.of })
    if (link.kind === 'byStatus')
      return intl.formatMessage(m.linkStatus, { name: status ? intl.formatMessage(statusLabel(status, group)) : link.of })
    if (link.kind === 'byOrder') return intl.formatMessage(m.linkOrder)
    if (link.kind === 'byPayment') return intl.formatMessage(m.linkPayment)
    return intl.formatMessage(link.kind === 'payable' ? m.payable : m.receivable)
  }
  return (
    <div className="order-link-strip">
      <Icon name="filter" size={14} />
      <span className="strong cut">{text()}</span>
      {range && <span className="second num">{words(range)}</span>}
      <Link className="ui-button ui-button--link ui-button--s" to={orderLists[group]}>
        {intl.formatMessage(m.clearFilter)}
      </Link>
    </div>
  )
}
