import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Tabs } from '../../../ui/Tabs/Tabs'
import { booksMessages as m } from '../messages'
import '../screens/books.css'

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
        label={intl.formatMessage(m.screen)}
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
