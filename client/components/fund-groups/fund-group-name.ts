import { useIntl, type IntlShape } from 'react-intl'
import { fundGroupMessages as builtIn } from './messages'

const isBuiltIn = (name: string): name is keyof typeof builtIn => Object.hasOwn(builtIn, name)

/** A fund group in the reader's language; a company's own group is called what the company calls it. */
export const fundGroupName = (intl: IntlShape, name: string): string => (isBuiltIn(name) ? intl.formatMessage(builtIn[name]) : name)

export const useFundGroupName = (): ((name: string) => string) => {
  const intl = useIntl()
  return (name) => fundGroupName(intl, name)
}
