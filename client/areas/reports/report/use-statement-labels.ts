import { useIntl } from 'react-intl'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { reportMessages as m } from './messages'
import type { FigureKey } from './sales-report'

const lines = {
  revenue: m.revenue,
  cost: m.costShipped,
  gross: m.gross,
  net: m.net,
  depreciation: m.depreciation,
  netAfter: m.netAfter,
} as const
const figures = {
  revenueOrdered: m.revenueOrdered,
  revenueShipped: m.revenueShipped,
  cost: m.costShipped,
  depreciation: m.depreciation,
} as const
const isPlain = (key: string): key is keyof typeof lines => Object.hasOwn(lines, key)

/** How lines and figures are called. */
export const useStatementLabels = () => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  return {
    ofLine: ({ key, group }: { readonly key: string; readonly group?: string }): string =>
      isPlain(key) ? intl.formatMessage(lines[key]) : groupName(group ?? ''),
    ofFigure: ({ figure, group }: FigureKey): string => (figure === 'group' ? groupName(group) : intl.formatMessage(figures[figure])),
  }
}
