import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { chooseLanguage, useLanguage, type Language } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/document-title'
import { useMedia } from '../../lib/use-media'
import { Logo } from '../../ui/Logo/Logo'
import { infoPages } from '../info-pages'
import './entry-page.css'
import { Ledger } from './ledger'
import { entryMessages } from './messages'

const languages: readonly (readonly [Language, string])[] = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]

const Languages = () => {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <div role="group" aria-label={intl.formatMessage(entryMessages.language)} className="entry-foot__languages">
      {languages.map(([key, name]) => (
        <button key={key} className="reach" type="button" lang={key} aria-pressed={language === key} onClick={() => chooseLanguage(key)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** The page of whoever isn't in yet: the form at the left, a page of the ledger at the right where there is room. */
export const EntryPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentTitle(title)
  const intl = useIntl()
  const wide = useMedia('(min-width: 900px)')
  return (
    <div className="entry-page">
      <div className="entry-side">
        <div className="entry-logo">
          <Logo size={36} />
          Sổ Cái
        </div>
        <main className="entry-form">
          <h1>{title}</h1>
          {children}
        </main>
        <footer className="entry-foot">
          <Languages />
          <nav className="entry-foot__pages" aria-label={intl.formatMessage(entryMessages.pages)}>
            {infoPages.map(({ slug, title }) => (
              <Link key={slug} className="reach" to={`/p/${slug}`}>
                {intl.formatMessage(title)}
              </Link>
            ))}
          </nav>
        </footer>
      </div>
      {wide && (
        <div className="entry-scene" aria-hidden="true">
          <Ledger />
          <p>
            {intl.formatMessage(entryMessages.line1)}
            <br />
            {intl.formatMessage(entryMessages.line2)}
          </p>
        </div>
      )}
    </div>
  )
}
