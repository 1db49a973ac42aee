import { monthOfDay } from '@shared/foundation/days/days'
import type { LinkBook } from '@shared/areas/books/rules/link-books'
import { useMemo, useRef, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../components/list-states'
import { LanguageChoice } from '../../../../components/public-layout/language-choice'
import { useDocumentTitle } from '../../../../lib/document-title'
import { formatDate } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Button } from '../../../../ui/Button/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Logo } from '../../../../ui/Logo/Logo'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, ZoneContext } from '../../../../ui/zone/zone-context'
import { monthInWords } from '../../months/months'
import { AskCompany } from '../components/ask-company'
import { LinkAccount, LinkJournal, LinkTrialBalance, type AsksAbout } from '../components/link-books'
import { LinkNotes, LinkSeal } from '../components/link-seal'
import { LinkPartners, LinkPosition, LinkResult } from '../components/link-statements'
import { LinkOver } from '../components/link-over'
import { SaveAll } from '../components/save-all'
import { chosenBook, isOver, type AskedAbout } from '../link'
import { accountantMessages as m, linkBookMessages } from '../messages'
import { LinkContext, useLink, useLinkAddress, useLinkReport, useTokenOfAddress } from '../use-link'
import '../../screens/books.css'
import '../../months/screens/months.css'
import './accountant.css'

const bookViews: Readonly<Record<LinkBook, ComponentType<AsksAbout>>> = {
  result: LinkResult,
  position: LinkPosition,
  trialBalance: LinkTrialBalance,
  account: LinkAccount,
  journal: LinkJournal,
  partners: LinkPartners,
}

/** What somebody outside reads of one sealed month: no sign-in, no other page. */
export const AccountantScreen = () => {
  const intl = useIntl()
  const { company = '' } = useParams()
  const token = useTokenOfAddress()
  const read = useLinkReport(token, 'opened')
  const [kept, setKept] = useState(read.data)
  if (read.data && read.data !== kept) setKept(read.data)
  // While it is asked for anew the page stays.
  const opened = read.data ?? kept
  const { refetch } = read
  const link = useMemo(() => (opened ? { token, opened, refresh: refetch } : null), [token, opened, refetch])
  if (token === '' || isOver(read.error)) return <LinkOver company={company} />
  if (read.error) return <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isLoading} />
  if (!link)
    return (
      <main className="accountant" aria-label={intl.formatMessage(m.opening)}>
        <SkeletonRows rows={12} />
      </main>
    )
  return (
    <ZoneContext value={link.opened.workspace.zone}>
      <LinkContext value={link}>
        <OpenedMonth />
      </LinkContext>
    </ZoneContext>
  )
}

const OpenedMonth = () => {
  const intl = useIntl()
  const locale = useLocale()
  const phone = useIsPhone()
  const { opened } = useLink()
  const { book: asked, goTo } = useLinkAddress()
  const [about, setAbout] = useState<AskedAbout | null>(null)
  const ask = useRef<HTMLDivElement>(null)
  const { workspace, name, until, books, month } = opened
  const word = monthInWords(monthOfDay(month.until), locale)
  useDocumentTitle(intl.formatMessage(m.title, { month: word }))
  const book = chosenBook(books, asked)
  const Book = bookViews[book]
  const toAsk = (): void => {
    ask.current?.querySelector('textarea')?.focus()
  }
  const askAbout = (line: AskedAbout): void => {
    setAbout(line)
    toAsk()
  }
  return (
    <div className="accountant">
      <header className="accountant-head">
        {workspace.avatar ? <img src={workspace.avatar} alt="" /> : <Logo />}
        <div className="accountant-head__company">
          <b>{workspace.cfg.invoiceName ?? workspace.name}</b>
          <span className="second">{intl.formatMessage(m.about, { month: word, name })}</span>
        </div>
        <span className="accountant-head__fact">
          <Icon name="eye" size={15} /> {intl.formatMessage(m.readOnly)}
        </span>
        <span className="accountant-head__fact num">
          <Icon name="clock" size={15} /> {intl.formatMessage(m.ends, { day: formatDate(until) })}
        </span>
        {!phone && <SaveAll />}
      </header>
      <nav className="accountant-nav" aria-label={intl.formatMessage(m.books)}>
        {books.map((each) => (
          <button key={each} type="button" aria-current={each === book ? 'page' : undefined} onClick={() => goTo({ book: each })}>
            {intl.formatMessage(linkBookMessages[each])}
          </button>
        ))}
      </nav>
      <main className="accountant-main">
        <Book key={book} onAsk={askAbout} />
      </main>
      <aside className="accountant-side">
        <LinkSeal />
        <LinkNotes />
        <div ref={ask}>
          <AskCompany about={about} onAbout={setAbout} />
        </div>
        <p className="second">{intl.formatMessage(m.foot)}</p>
        <LanguageChoice />
      </aside>
      {phone && (
        <footer className="accountant-foot">
          <Button icon="comment" block onClick={toAsk}>
            {intl.formatMessage(m.ask)}
          </Button>
          <SaveAll block />
        </footer>
      )}
    </div>
  )
}
