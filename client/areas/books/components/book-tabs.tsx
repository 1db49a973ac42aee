import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Tabs } from '../../../ui/Tabs/Tabs'
import '../screens/books.css'

/** Texts of the frame: months bring none of the other books. */
const m = defineMessages({
  label: { id: 'books.frame.books', defaultMessage: 'Books' },
  months: { id: 'books.frame.months', defaultMessage: 'Months' },
  trial: { id: 'books.frame.trial', defaultMessage: 'Trial balance' },
  account: { id: 'books.frame.account', defaultMessage: 'Ledger' },
  journal: { id: 'books.frame.journal', defaultMessage: 'Journal' },
})

/** The books of an accountant, the months first. */
export const BOOKS = ['months', 'trial', 'account', 'journal'] as const
export type Book = (typeof BOOKS)[number]

interface BookTabsProps {
  book: Book
  /** Another of those that share an address; absent: from elsewhere. */
  onChoose?: (book: Book) => void
  children: ReactNode
}

/** Whether a text names a book. */
export const isBook = (text: string): text is Book => BOOKS.some((book) => book === text)

/** One of the books beside the others: months have an address of their own. */
export const BookTabs = ({ book, onChoose, children }: BookTabsProps) => {
  const intl = useIntl()
  const navigate = useNavigate()
  return (
    <div className="books">
      <Tabs
        label={intl.formatMessage(m.label)}
        tabs={BOOKS.map((key) => ({ key, label: intl.formatMessage(m[key]) }))}
        chosen={book}
        onChoose={(key) => {
          if (key === 'months') void navigate('/report/months')
          else if (onChoose && isBook(key)) onChoose(key)
          else void navigate(`/report/books?book=${key}`)
        }}
      >
        {children}
      </Tabs>
    </div>
  )
}
