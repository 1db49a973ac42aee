import { useIntl } from 'react-intl'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { vatMessages as vm } from '../parts/vat/messages'
import { taxMessages as m } from './messages'
import { COST_LETTERS, type BookPart, type BookRow } from './tax-books'

/** How rows and parts of a book are called on paper and in files. */
export const useBookText = () => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const ofRow = ({ kind, name, line }: BookRow): string => {
    if (kind === 'money') return groupName(name ?? '')
    if (kind === 'sold') return name === undefined ? intl.formatMessage(m.rowSoldToNobody) : intl.formatMessage(m.rowSold, { name })
    if (kind === 'returned') return name === undefined ? intl.formatMessage(m.rowBackOfNobody) : intl.formatMessage(m.rowBack, { name })
    if (line === undefined || line === 'revenue') return intl.formatMessage(m.lineRevenue)
    const said = intl.formatMessage(m[`line${line}`])
    return `${COST_LETTERS[line]}) ${name === undefined ? said : `${said}: ${groupName(name)}`}`
  }
  const ofPart = ({ industry, label }: BookPart, at: number): string | null => {
    if (industry) return `${at + 1}. ${intl.formatMessage(m.ofIndustryTitle, { industry: intl.formatMessage(vm[industry]) })}`
    return label ? label : null
  }
  return { ofRow, ofPart }
}
