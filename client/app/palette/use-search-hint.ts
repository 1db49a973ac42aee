import { useIntl } from 'react-intl'
import { useCan } from '../../api/session/use-me'
import { paletteMessages as m } from './messages'

/** What can be searched for, by what somebody may see. */
export const useSearchHint = (): string => {
  const intl = useIntl()
  const mayTrade = useCan(['/sales', '/purchases'])
  return intl.formatMessage(mayTrade ? m.placeholder : m.placeholderOther)
}
