import { builtInGroupOf, FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { useIntl, type IntlShape } from 'react-intl'
import { fundGroupMessages } from './messages'

/** Groups that nobody chooses, and that figures and entries tell of. */
const unlisted = (['badDebts', 'cashSurplus', 'cashShortage'] as const).map((key) => [FUND_GROUPS[key].name, key] as const)

/** A fund group in the reader's language; a company's own group is called what the company calls it. */
export const fundGroupName = (intl: IntlShape, name: string): string => {
  const builtIn = builtInGroupOf(name)
  const other = unlisted.find(([own]) => own === name)
  if (other) return intl.formatMessage(fundGroupMessages[other[1]])
  return builtIn ? intl.formatMessage(fundGroupMessages[builtIn]) : name
}

export const useFundGroupName = (): ((name: string) => string) => {
  const intl = useIntl()
  return (name) => fundGroupName(intl, name)
}
