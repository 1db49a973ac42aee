import { ACCOUNT_NUMBERS, type Account } from '@shared/foundation/ledger/accounts'
import { useIntl } from 'react-intl'
import { useLocale } from '../../../../ui/zone/zone-context'
import { Button } from '../../../../ui/Button/Button'
import { Select } from '../../../../ui/Select/Select'
import { AccountLedger } from '../../components/account-ledger'
import { BookFoot } from '../../components/book-foot'
import { JournalLines } from '../../components/journal-lines'
import { NothingEntered } from '../../components/nothing-entered'
import { TrialBalanceTable } from '../../components/trial-balance'
import { accountTitle, descriptionOf, readAccount, type JournalRow } from '../../books'
import { booksMessages } from '../../messages'
import { useBookFiles } from '../../use-book-files'
import type { AskedAbout } from '../link'
import { accountantMessages as m, linkBookMessages } from '../messages'
import { useLink, useLinkAddress, useLinkReport, useLinkSource } from '../use-link'
import { LinkSheet } from './link-sheet'

/** Chooses what a question is about. */
export interface AsksAbout {
  readonly onAsk: (about: AskedAbout) => void
}

/** The trial balance of the month; an account leads to its ledger, where that is shown. */
export const LinkTrialBalance = () => {
  const intl = useIntl()
  const { token, opened } = useLink()
  const { goTo } = useLinkAddress()
  const files = useBookFiles(useLinkSource())
  const range = opened.month
  const open = (account: Account): void => {
    if (opened.books.includes('account')) goTo({ book: 'account', account })
  }
  return (
    <LinkSheet
      title={intl.formatMessage(linkBookMessages.trialBalance)}
      paper={intl.formatMessage(booksMessages.trialPaper)}
      form="S06-DNN"
      read={useLinkReport(token, 'trialBalance')}
      file={(balance) => files.trialBalance(balance, range)}
    >
      {(balance) => (balance.data.length === 0 ? <NothingEntered range={range} /> : <TrialBalanceTable balance={balance} onOpen={open} />)}
    </LinkSheet>
  )
}

/** What of a line a question names. */
const useAboutLine = () => {
  const intl = useIntl()
  return (row: Omit<JournalRow, 'account'>, account: Account): AskedAbout | null =>
    row.entryId === undefined
      ? null
      : { entryId: row.entryId, account, subject: [row.number, descriptionOf(intl, row)].filter(Boolean).join(' · ') }
}

const isFirst = (place: string): boolean => place === ''

/** The ledger of an account of the month, or of one partner in it. */
export const LinkAccount = ({ onAsk }: AsksAbout) => {
  const intl = useIntl()
  const locale = useLocale()
  const { token, opened } = useLink()
  const { account: asked, partner, place, goTo } = useLinkAddress()
  const account = readAccount(asked)
  const files = useBookFiles(useLinkSource())
  const aboutLine = useAboutLine()
  const range = opened.month
  const own = { book: 'account', account, ...(partner && { partner }) }
  const read = useLinkReport(token, 'account', { account, ...(partner && { partnerId: partner }), ...(place && { place }) })
  return (
    <LinkSheet
      title={intl.formatMessage(linkBookMessages.account)}
      paper={intl.formatMessage(booksMessages.accountPaper)}
      about={[accountTitle(account, locale), ...(read.data?.partner ? [read.data.partner] : [])]}
      form="S03b-DNN"
      choices={
        <>
          <Select
            aria-label={intl.formatMessage(m.chooseAccount)}
            value={account}
            options={ACCOUNT_NUMBERS.map((value) => ({ value, label: accountTitle(value, locale) }))}
            onChange={(chosen) => goTo({ book: 'account', account: chosen })}
          />
          {partner && (
            <Button size="s" icon="close" onClick={() => goTo({ book: 'account', account })}>
              {read.data?.partner ?? intl.formatMessage(m.ofPartner)}
            </Button>
          )}
        </>
      }
      read={read}
      file={() => files.account(account, partner, range)}
    >
      {(book) => (
        <>
          <AccountLedger
            book={book}
            range={range}
            busy={false}
            onOpen={(row) => {
              const about = aboutLine(row, account)
              if (about) onAsk(about)
            }}
          />
          <BookFoot
            lines={book.data.length}
            isFirst={isFirst(place)}
            onFirst={() => goTo(own)}
            onNext={book.next === undefined ? undefined : () => goTo({ ...own, place: book.next ?? '' })}
          />
        </>
      )}
    </LinkSheet>
  )
}

/** The journal of the month. */
export const LinkJournal = ({ onAsk }: AsksAbout) => {
  const intl = useIntl()
  const { token, opened } = useLink()
  const { place, goTo } = useLinkAddress()
  const files = useBookFiles(useLinkSource())
  const aboutLine = useAboutLine()
  const range = opened.month
  return (
    <LinkSheet
      title={intl.formatMessage(linkBookMessages.journal)}
      paper={intl.formatMessage(booksMessages.journalPaper)}
      form="S03a-DNN"
      read={useLinkReport(token, 'journal', place ? { place } : {})}
      file={() => files.journal(range)}
    >
      {(journal) => (
        <>
          <JournalLines
            journal={journal}
            range={range}
            busy={false}
            onOpen={(row) => {
              const about = aboutLine(row, row.account)
              if (about) onAsk(about)
            }}
          />
          <BookFoot
            lines={journal.data.length}
            isFirst={isFirst(place)}
            onFirst={() => goTo({ book: 'journal' })}
            onNext={journal.next === undefined ? undefined : () => goTo({ book: 'journal', place: journal.next ?? '' })}
          />
        </>
      )}
    </LinkSheet>
  )
}
