import { TAX_BOOKS, type TaxBook } from '@shared/areas/trade/services/tax-book'
import type { ReportOf } from '@shared/registry/service-types'
import type { TaxYear } from './household'

export type Book = ReportOf<'orders', 'taxBook'>
export type BookPart = Book['parts'][number]
export type BookRow = BookPart['rows'][number]

/** What the address of a book holds: at what costs, and of which goods alone; all of them where none are named. */
export const BOOK_QUERY = { costs: 'books', goods: '' }

/** Which books a household keeps: by the year's revenue, and by what its income tax is on; of other taxes whoever owes one. */
export const isKept = (book: TaxBook, group: TaxYear['group'], method: 'revenue' | 'income'): boolean => {
  if (book === 'S3a') return false
  if (book === 'S1a') return group === 'free'
  if (group === 'free') return false
  return book === 'S2a' ? method === 'revenue' : method === 'income'
}

/** The books that a household keeps, in the order of the circular. */
export const keptBooks = (group: TaxYear['group'], method: 'revenue' | 'income'): TaxBook[] =>
  TAX_BOOKS.filter((book) => isKept(book, group, method))

/** Where books of some days are on paper: one, or several together. */
export const booksAddress = (books: readonly TaxBook[], { since, until }: Pick<Book, 'since' | 'until'>): string =>
  `/print/tax-book/${books.join(',')}/${since}/${until}`

/** The letters of the form before the lines of costs. */
export const COST_LETTERS = { goods: 'a', wages: 'b', depreciation: 'c', services: 'd', interest: 'đ', others: 'e' } as const

/** What the costs of a book come to; whole dong. */
export const costsOf = ({ rows }: BookPart): number => rows.reduce((sum, { line, amount }) => (line === 'revenue' ? sum : sum + amount), 0)

/** The columns of the book of other taxes, in the order of the form. */
export const OTHER_TAX_HEADS = [
  'rowDate',
  'rowText',
  'taxedQuantity',
  'absoluteTax',
  'taxedPrice',
  'taxRate',
  'exportTax',
  'importTax',
  'consumptionTax',
  'environmentTax',
  'resourceTax',
  'landTax',
] as const

/** Empty lines of it on a sheet. */
export const OTHER_TAX_LINES = 15
