import { useIntl } from 'react-intl'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useMaybeMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { inLanguage, useInfoPages } from '../../../../components/info-pages'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { Markdown } from '../../../../components/markdown/markdown'
import { useDocumentTitle } from '../../../../lib/document-title'
import { Logo } from '../../../../ui/Logo/Logo'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../../ui/zone/zone-context'
import { infoMessages as m } from '../messages'
import './info-screen.css'

/** A page of information, for members and for whoever isn't in; an unknown one is no page. */
export const InfoScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMaybeMe()
  const { slug = '' } = useParams()
  const others = useInfoPages()
  const found = api.pages.useFind({ slug, status: 'active', $limit: 1, $total: false })
  const page = found.currentData?.data[0]
  const title = page ? inLanguage(page.name, locale) : ''
  useDocumentTitle(title || null)
  if (found.currentData && !page) return <Navigate replace to="/404" />
  return (
    <article className="info-page">
      {!me && (
        <Link to="/sign_in" className="info-page__home reach">
          <Logo size={32} />
          Sổ Cái
        </Link>
      )}
      {hasFailed(found) ? (
        <LoadFailed error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : page ? (
        <>
          <h1>{title}</h1>
          <Markdown text={inLanguage(page.desc, locale)} />
        </>
      ) : (
        <SkeletonRows rows={6} lines={2} />
      )}
      {/* Members find them in the footer of the frame. */}
      {!me && others.length > 0 && (
        <nav aria-label={intl.formatMessage(m.screen)}>
          <ul>
            {others.map((other) => (
              <li key={other.slug}>
                <Link className="reach" to={`/p/${other.slug}`} aria-current={other.slug === slug ? 'page' : undefined}>
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
