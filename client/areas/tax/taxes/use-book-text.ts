import { useIntl } from 'react-intl'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { vatMessages as vm } from '../parts/vat/messages'
import { taxMessages as m } from './messages'
import { COST_LETTERS, type Book, type BookPart, type BookRow } from './tax-books'

/** How rows and parts of a book are called on paper and in files. */
export const useBookText = () => {
  const intl = useIntl()
  const locale = useLocale()
  const groupName = useFundGroupName()
  const ofRow = ({ kind, name, line }: BookRow): string => {
    if (kind === 'money') return groupName(name ?? '')
    if (kind === 'sold') return name === undefined ? intl.formatMessage(m.rowSoldToNobody) : intl.formatMessage(m.rowSold, { name })
    if (kind === 'returned') return name === undefined ? intl.formatMessage(m.rowBackOfNobody) : intl.formatMessage(m.rowBack, { name })
    if (kind === 'bought') return name === undefined ? intl.formatMessage(m.rowBoughtFromNobody) : intl.formatMessage(m.rowBought, { name })
    if (kind === 'sentBack')
      return name === undefined ? intl.formatMessage(m.rowSentBackToNobody) : intl.formatMessage(m.rowSentBack, { name })
    if (kind === 'cameIn') return intl.formatMessage(m.rowCameIn)
    if (kind === 'wentOut') return intl.formatMessage(m.rowWentOut)
    if (kind === 'recosted') return intl.formatMessage(m.rowRecosted)
    if (line === undefined || line === 'revenue') return intl.formatMessage(m.lineRevenue)
    const said = intl.formatMessage(m[`line${line}`])
    return `${COST_LETTERS[line]}) ${name === undefined ? said : `${said}: ${groupName(name)}`}`
  }
  const ofPart = ({ industry, label }: BookPart, at: number): string | null => {
    if (industry) return `${at + 1}. ${intl.formatMessage(m.ofIndustryTitle, { industry: intl.formatMessage(vm[industry]) })}`
    return label ? label : null
  }
  /** What a piece of goods costs in a book, and by how much the average differs from what the books have. */
  const costsSaid = ({ costs = 'books', difference }: Book): string => {
    const method = intl.formatMessage(m.costsSaid, { method: intl.formatMessage(m[`costs${costs}`]) })
    if (difference === undefined) return method
    const values = { amount: formatMoney(Math.abs(difference), locale), books: intl.formatMessage(m.costsbooks) }
    const told = difference === 0 ? m.costsAgree : difference > 0 ? m.costsDiffer : m.costsDifferLess
    return `${method}. ${intl.formatMessage(told, values)}`
  }
  return { ofRow, ofPart, costsSaid }
}
