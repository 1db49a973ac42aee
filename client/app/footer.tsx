import { useIntl } from 'react-intl'
import { appMessages as m } from './messages'

/** What stands below pages that scroll as a whole: whose product it is, and where programs find their way in. */
export const Footer = () => (
  <>
    © 2020–2023 Sổ Cái · <a href="/api/docs">{useIntl().formatMessage(m.forPrograms)}</a>
  </>
)
