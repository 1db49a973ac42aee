import { dongInVietnamese } from '@shared/domain/words/words'
import type { Workspace } from '@shared/services/workspaces'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { payrollMessages as m } from '../messages'
import './paper.css'

/** Who pays, at the head of the paper, with what the paper is at the right: its heading, where it has no other. */
export const PaperHead = ({
  issuer,
  title,
  titleAs: Title = 'p',
  detail,
}: {
  issuer: Workspace
  title: string
  titleAs?: 'p' | 'h1'
  detail: string
}) => (
  <header className="slip-head">
    {issuer.avatar && <img src={issuer.avatar} alt="" />}
    <div>
      <p className="slip-company">{issuer.cfg.invoiceName || issuer.name}</p>
      {[issuer.cfg.invoiceAddress, issuer.cfg.invoiceContact].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className="end">
      <Title className="slip-company">{title}</Title>
      <p className="num">{detail}</p>
    </div>
  </header>
)

/** A fact on a dotted line. */
export const PaperFact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An amount in words, in Vietnamese whatever the screen's language: it is what is signed. */
export const inWords = (amount: number): string => sentence(dongInVietnamese(amount))

/** Places to sign. */
export const PaperSigns = ({ who }: { who: readonly { readonly as: MessageDescriptor; readonly name?: string | undefined }[] }) => {
  const intl = useIntl()
  return (
    <div className="slip-signs">
      {who.map(({ as, name }) => (
        <div key={as.id}>
          <strong>{intl.formatMessage(as)}</strong>
          <small>{intl.formatMessage(m.signHere)}</small>
          <span>{name}</span>
        </div>
      ))}
    </div>
  )
}
