import { builtInGroupOf, FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { useIntl, type IntlShape } from 'react-intl'
import { fundGroupMessages } from './messages'

/** A fund group in the reader's language; a company's own group is called what the company calls it. */
export const fundGroupName = (intl: IntlShape, name: string): string => {
  const builtIn = builtInGroupOf(name)
  if (name === FUND_GROUPS.badDebts.name) return intl.formatMessage(fundGroupMessages.badDebts)
  return builtIn ? intl.formatMessage(fundGroupMessages[builtIn]) : name
}

export const useFundGroupName = (): ((name: string) => string) => {
  const intl = useIntl()
  return (name) => fundGroupName(intl, name)
}
