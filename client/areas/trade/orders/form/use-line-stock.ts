import { takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { DraftLine } from './order-values'

/** Products whose stock is asked for at once: more lines than that are seen when they are shipped. */
const MAX_ASKED = 50

/** What is left of the goods of a sale that more are still to be shipped of than there are, by the key of their lines. */
export const useLineStock = (group: TradeGroup, lines: readonly DraftLine[], readOnly: boolean): Record<string, string> => {
  const intl = useIntl()
  const locale = useLocale()
  const wanted = new Map<string, number>()
  if (takesGoodsOut(group) && !readOnly)
    for (const line of lines) {
      const open = (line.quantity ?? 0) - (line.shipped ?? 0)
      if (line.group === 'goods' && open > 0) wanted.set(line.itemId, (wanted.get(line.itemId) ?? 0) + open)
    }
  const ids = [...wanted.keys()].sort().slice(0, MAX_ASKED)
  const { data } = api.products.useFind({ _id: { $in: ids }, $limit: MAX_ASKED, $total: false }, { skip: ids.length === 0 })
  const stock = new Map(data?.data.map(({ _id, stockCount }) => [_id as string, stockCount]))
  return Object.fromEntries(
    lines.flatMap(({ key, itemId }) => {
      const left = stock.get(itemId)
      const isShort = left !== undefined && (wanted.get(itemId) ?? 0) > left
      return isShort ? [[key, intl.formatMessage(m.lineLeft, { count: formatQuantity(left, locale) })]] : []
    }),
  )
}
