import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useInfoPages } from '../components/info-pages'
import { appMessages as m } from './messages'

/** What stands below pages that scroll as a whole: whose product it is, the information pages, and where programs find their way in. */
export const Footer = () => {
  const intl = useIntl()
  const infoPages = useInfoPages()
  return (
    <>
      <span>© 2020–2023 Sổ Cái</span>
      {infoPages.map(({ slug, title }) => (
        <Link key={slug} to={`/p/${slug}`}>
          {title}
        </Link>
      ))}
      <a href="/api/docs">{intl.formatMessage(m.forPrograms)}</a>
    </>
  )
}
