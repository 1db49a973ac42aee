import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '../../lib/document-title'
import { useMedia } from '../../lib/use-media'
import { Avatar } from '../../ui/Avatar/Avatar'
import { Logo } from '../../ui/Logo/Logo'
import { useInfoPages } from '../info-pages'
import './public-layout.css'
import { LanguageChoice } from './language-choice'
import { Ledger } from './ledger'
import { publicMessages } from './messages'

interface PublicLayoutProps {
  title: string
  /** A company with a label of its own, in the product's place. */
  label?: { readonly name: string; readonly avatar?: string; readonly slogan?: string } | undefined
  children: ReactNode
}

/** The page of whoever isn't in yet: the form at the left, a page of the ledger at the right where there is room. */
export const PublicLayout = ({ title, label, children }: PublicLayoutProps) => {
  useDocumentTitle(title)
  const intl = useIntl()
  const infoPages = useInfoPages()
  const wide = useMedia('(min-width: 900px)')
  return (
    <div className="public-layout">
      <div className="public-layout__side">
        <div className="public-layout__logo">
          {label ? <Avatar name={label.name} image={label.avatar} shape="square" size={36} /> : <Logo size={36} />}
          <span>
            {label?.name ?? 'Sổ Cái'}
            {label?.slogan && <small className="second">{label.slogan}</small>}
          </span>
        </div>
        <main className="public-layout__form">
          <h1>{title}</h1>
          {children}
        </main>
        <footer className="public-layout__foot">
          <LanguageChoice />
          <nav className="public-layout__foot-pages" aria-label={intl.formatMessage(publicMessages.pages)}>
            {infoPages.map(({ slug, title }) => (
              <Link key={slug} className="reach" to={`/p/${slug}`}>
                {title}
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
