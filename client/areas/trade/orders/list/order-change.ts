import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { sumDong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import { isEqual } from '@shared/foundation/equal'
import type { IntlShape } from 'react-intl'
import type { RecentChange } from '../../../../api/realtime/recent-changes'
import { formatMoney, type Locale } from '../../../../lib/format'
import { orderWords, partnerOfOrder, statusLabel } from '../kinds'
import { changeMessages as m } from '../messages'

const differ = (a: unknown, b: unknown): boolean => !isEqual(a ?? null, b ?? null)
const written = ({ items }: Order): unknown => items.map(({ shipped: _shipped, ...item }) => item)

/**
 * What a colleague did to an order, in one sentence: of several things the one that counts most.
 * Undefined where the order as it was isn't known, or nothing is told of what changed.
 */
export const orderChangeLabel = (
  intl: IntlShape,
  locale: Locale,
  group: TradeGroup,
  { by, before, record }: Pick<RecentChange, 'by' | 'before' | 'record'>,
): string | undefined => {
  if (!before || by === null) return undefined
  const was = before as unknown as Order
  const is = record as unknown as Order
  if (is.status !== was.status) return intl.formatMessage(m.status, { name: by, status: intl.formatMessage(statusLabel(is.status, group)) })
  const paid = sumDong([is.paid, -was.paid])
  if (paid !== 0) {
    const settled = paid > 0 ? orderWords[group].changePaid : m.refunded
    return intl.formatMessage(settled, { name: by, amount: formatMoney(Math.abs(paid), locale) })
  }
  if (differ(is.shipments, was.shipments)) return intl.formatMessage(orderWords[group].changeShipped, { name: by })
  if (differ(written(is), written(was))) return intl.formatMessage(m.items, { name: by })
  if (is.discount !== was.discount || is.total !== was.total) return intl.formatMessage(m.total, { name: by })
  if (partnerOfOrder(is)?._id !== partnerOfOrder(was)?._id) return intl.formatMessage(m.partner, { name: by })
  if (differ(is.tags, was.tags)) return intl.formatMessage(m.tags, { name: by })
  if (is.note !== was.note) return intl.formatMessage(m.note, { name: by })
  return undefined
}
