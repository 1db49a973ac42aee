import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { fundGroupMessages } from './messages'

const words: ReadonlyMap<string, MessageDescriptor> = new Map(
  (Object.keys(FUND_GROUPS) as (keyof typeof FUND_GROUPS)[]).map((key) => [FUND_GROUPS[key].name, fundGroupMessages[key]]),
)

/** A fund group in the reader's language; a company's own group is called what the company calls it. */
export const fundGroupName = (intl: IntlShape, name: string): string => {
  const word = words.get(name)
  return word ? intl.formatMessage(word) : name
}

export const useFundGroupName = (): ((name: string) => string) => {
  const intl = useIntl()
  return (name) => fundGroupName(intl, name)
}
