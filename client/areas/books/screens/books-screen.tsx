import { firstDayOf, isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { dayOf, type Day } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { DateRange } from '../../../ui/DateRange/DateRange'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { AccountBook } from '../components/account-book'
import { BookTabs, isBook } from '../components/book-tabs'
import { JournalBook } from '../components/journal-book'
import { TrialBook } from '../components/trial-book'
import { booksMessages as m } from '../messages'
import './books.css'

/** The books as an accountant reads them: trial balance, ledger of an account, journal; on paper and as files by the forms of Circular 133. */
export const BooksScreen = () => {
  const intl = useIntl()
  const zone = useZone()
  const workspace = useWorkspace()
  const today = useToday()
  const monthStart = firstDayOf(monthOfDay(today))
  const [address, change] = useUrlQuery({
    book: 'trial',
    since: monthStart as string,
    until: today as string,
    account: '',
    from: '',
    skip: 0,
  })
  const book = isBook(address.book) && address.book !== 'months' ? address.book : 'trial'
  const range = { since: isDay(address.since) ? address.since : monthStart, until: isDay(address.until) ? address.until : today }
  const choose = (since: Day, until: Day): void => change({ since, until, from: '', skip: 0 })
  const title = intl.formatMessage(m.screen)
  const period = (
    <DateRange
      value={{ from: range.since, to: range.until }}
      onChange={({ from, to }) => choose(from, to)}
      from={workspace && dayOf(workspace.created, zone)}
      today={today}
    />
  )
  return (
    <ListPage title={title}>
      <BookTabs book={book} onChoose={(key) => change({ book: key, from: '', skip: 0 }, { push: true })}>
        {book === 'trial' && (
          <TrialBook range={range} period={period} onOpen={(account) => change({ book: 'account', account }, { push: true })} />
        )}
        {book === 'account' && <AccountBook range={range} period={period} />}
        {book === 'journal' && <JournalBook range={range} period={period} />}
      </BookTabs>
    </ListPage>
  )
}
