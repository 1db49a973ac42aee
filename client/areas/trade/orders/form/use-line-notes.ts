import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { DraftLine } from './order-values'
import { useLineStock } from './use-line-stock'

/** What is told under the lines of an order, by their keys: how many came back, and what is left where that is too few. */
export const useLineNotes = (group: TradeGroup, lines: readonly DraftLine[], readOnly: boolean): Record<string, string> => {
  const intl = useIntl()
  const locale = useLocale()
  const stock = useLineStock(group, lines, readOnly)
  return Object.fromEntries(
    lines.flatMap(({ key, returned = 0 }) => {
      const back = returned > 0 && intl.formatMessage(m.lineReturned, { count: formatQuantity(returned, locale) })
      const told = [back, stock[key]].filter(Boolean).join(' · ')
      return told ? [[key, told]] : []
    }),
  )
}
