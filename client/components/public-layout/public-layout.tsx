import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { chooseLanguage, useLanguage, type Language } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/document-title'
import { useMedia } from '../../lib/use-media'
import { Logo } from '../../ui/Logo/Logo'
import { infoPages } from '../info-pages'
import './public-layout.css'
import { Ledger } from './ledger'
import { publicMessages } from './messages'

const languages: readonly (readonly [Language, string])[] = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]

const Languages = () => {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <div role="group" aria-label={intl.formatMessage(publicMessages.language)} className="public-layout__foot-languages">
      {languages.map(([key, name]) => (
        <button key={key} className="reach" type="button" lang={key} aria-pressed={language === key} onClick={() => chooseLanguage(key)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** The page of whoever isn't in yet: the form at the left, a page of the ledger at the right where there is room. */
export const PublicLayout = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentTitle(title)
  const intl = useIntl()
  const wide = useMedia('(min-width: 900px)')
  return (
    <div className="public-layout">
      <div className="public-layout__side">
        <div className="public-layout__logo">
          <Logo size={36} />
          Sổ Cái
        </div>
        <main className="public-layout__form">
          <h1>{title}</h1>
          {children}
        </main>
        <footer className="public-layout__foot">
          <Languages />
          <nav className="public-layout__foot-pages" aria-label={intl.formatMessage(publicMessages.pages)}>
            {infoPages.map(({ slug, title }) => (
              <Link key={slug} className="reach" to={`/p/${slug}`}>
                {intl.formatMessage(title)}
              </Link>
            ))}
          </nav>
        </footer>
      </div>
      {wide && (
        <div className="public-layout__scene" aria-hidden="true">
          <Ledger />
          <p>
            {intl.formatMessage(publicMessages.line1)}
            <br />
            {intl.formatMessage(publicMessages.line2)}
          </p>
        </div>
      )}
    </div>
  )
}
