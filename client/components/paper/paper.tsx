import { dongInEnglish, dongInVietnamese } from '@shared/foundation/words/words'
import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Locale } from '../../lib/format'
import { paperMessages as m } from './messages'
import './paper.css'

/** What of the workspace stands on a printed page. */
export type Issuer = Pick<Workspace, 'name' | 'avatar' | 'brandColor' | 'cfg' | 'zone'>

/** A text of several lines, each on its own. */
export const PaperLines = ({ text }: { text: string | undefined }) =>
  text?.trim() ? (
    <>
      {text.split('\n').map((line, at) => (
        <span key={at} className="paper-line">
          {line}
        </span>
      ))}
    </>
  ) : null

/** Who issues the paper, with what stands at its right. */
export const PaperHead = ({ issuer: { name, avatar, brandColor, cfg }, children }: { issuer: Issuer; children?: ReactNode }) => (
  <header className="paper-head">
    {avatar && <img src={avatar} alt="" />}
    <div className="paper-issuer">
      <p className="paper-company" style={brandColor ? { color: brandColor } : undefined}>
        {cfg.invoiceName || name}
      </p>
      <PaperLines text={cfg.invoiceAddress} />
      <PaperLines text={cfg.invoiceContact} />
    </div>
    {children}
  </header>
)

/** A fact of the paper; nothing where it isn't known. */
export const PaperFact = ({ term, strong, children }: { term: string; strong?: boolean; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd className={strong ? 'strong' : undefined}>{children}</dd>
    </div>
  ) : null

/** Places to sign, each with the name of who will, where it is known. */
export const PaperSigns = ({ who }: { who: readonly { readonly as: MessageDescriptor; readonly name?: string | undefined }[] }) => {
  const intl = useIntl()
  return (
    <div className="paper-signs">
      {who.map(({ as, name }) => (
        <div key={as.id}>
          <strong>{intl.formatMessage(as)}</strong>
          <small>{intl.formatMessage(m.signHint)}</small>
          <span>{name}</span>
        </div>
      ))}
    </div>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An amount in words, as a sentence begins. */
export const inWords = (amount: number, locale: Locale): string =>
  sentence(locale === 'vi' ? dongInVietnamese(amount) : dongInEnglish(amount))
