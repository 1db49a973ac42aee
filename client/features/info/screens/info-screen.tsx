import { useIntl } from 'react-intl'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useMaybeMe } from '../../../api/session/use-me'
import { infoPages } from '../../../components/info-pages'
import { Logo } from '../../../ui/Logo/Logo'
import { infoMessages as m } from '../messages'
import { pages } from '../pages'
import './info-screen.css'

/** A page of information, for members and for whoever isn't in; an unknown one is no page. */
export const InfoScreen = () => {
  const intl = useIntl()
  const me = useMaybeMe()
  const { slug } = useParams()
  const link = infoPages.find((page) => page.slug === slug)
  if (!link) return <Navigate replace to="/404" />
  const page = pages[link.slug]
  return (
    <article className="info-page">
      {!me && (
        <Link to="/sign_in" className="info-page__home reach">
          <Logo size={32} />
          Sổ Cái
        </Link>
      )}
      <h1>{intl.formatMessage(link.title)}</h1>
      <p className="info-page__lead">{intl.formatMessage(page.lead)}</p>
      {page.parts.map(({ title, text }) => (
        <section key={title.id}>
          <h2>{intl.formatMessage(title)}</h2>
          <p>{intl.formatMessage(text)}</p>
        </section>
      ))}
      {/* Members find them in the footer of the frame. */}
      {!me && (
        <nav aria-label={intl.formatMessage(m.screen)}>
          <ul>
            {infoPages.map((other) => (
              <li key={other.slug}>
                <Link className="reach" to={`/p/${other.slug}`} aria-current={other === link ? 'page' : undefined}>
                  {intl.formatMessage(other.title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
