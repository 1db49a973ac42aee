import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Select } from '../../../ui/Select/Select'
import { booksMessages as m } from '../messages'
import { useBookFiles } from '../use-book-files'
import { useOpenRecord } from '../use-open-record'
import { useOwnBooks } from '../use-own-books'
import { useBookPlace } from '../use-book-pages'
import { BookFoot } from './book-foot'
import { BookSheet, type BookRange } from './book-sheet'
import { JournalLines } from './journal-lines'

/** The journal of a period. */
export const JournalBook = ({ range, period }: { range: BookRange; period: ReactNode }) => {
  const intl = useIntl()
  const files = useBookFiles(useOwnBooks())
  const openRecord = useOpenRecord()
  const [address, change] = useUrlQuery({ order: 'oldest', from: '', skip: 0 })
  const order = address.order === 'newest' ? 'newest' : 'oldest'
  const { place, isFirst, goTo } = useBookPlace()
  const read = api.ledger.useReport('journal', { ...range, order, ...place })
  return (
    <BookSheet
      title={intl.formatMessage(m.journalPaper)}
      form="S03a-DNN"
      range={range}
      period={period}
      choices={
        <Select
          aria-label={intl.formatMessage(m.order)}
          value={order}
          options={(['oldest', 'newest'] as const).map((value) => ({ value, label: intl.formatMessage(m[value]) }))}
          onChange={(value) => change({ order: value, from: '', skip: 0 })}
        />
      }
      read={read}
      file={() => files.journal(range)}
      foot={({ data, next }) => (
        <BookFoot lines={data.length} isFirst={isFirst} onFirst={() => goTo(null)} onNext={next ? () => goTo(next) : undefined} />
      )}
    >
      {(answer, busy) => <JournalLines journal={answer} range={range} busy={busy} onOpen={openRecord} />}
    </BookSheet>
  )
}
