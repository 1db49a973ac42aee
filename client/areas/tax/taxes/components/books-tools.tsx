import type { TaxBook } from '@shared/areas/trade/services/tax-book'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { tableFileMessages } from '../../../../components/table-file/messages'
import { saveWorkbook } from '../../../../lib/table-file/save-table'
import type { Sheet } from '../../../../lib/table-file/cells'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { toastError } from '../../../../ui/Toasts/Toasts'
import type { TaxedPeriod } from '../household'
import { taxMessages as m } from '../messages'
import { booksAddress } from '../tax-books'
import { useBookFile } from '../use-book-file'

interface BooksToolsProps {
  /** The books that are kept. */
  books: readonly TaxBook[]
  period: Pick<TaxedPeriod, 'since' | 'until'>
  /** What the period is called. */
  name: string
}

/** All books of a period at once: on paper, and as one workbook with a sheet a book. */
export const BooksTools = ({ books, period, name }: BooksToolsProps) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const fileOf = useBookFile()
  const [busy, setBusy] = useState(false)
  const { since, until } = period
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const sheets: Sheet[] = []
      for (const book of books) {
        const read = await dispatch(api.orders.reportOnce('taxBook', { book, since, until })).unwrap()
        sheets.push({ name: `${book}-HKD`, rows: fileOf(read).rows })
      }
      await saveWorkbook(`${intl.formatMessage(m.books)} ${name}`.replaceAll('/', '-'), sheets)
    } catch {
      toastError(intl.formatMessage(tableFileMessages.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ButtonLink icon="print" to={booksAddress(books, period)}>
        {intl.formatMessage(m.printBooks)}
      </ButtonLink>
      <Button icon="download" busy={busy} onClick={() => void save()}>
        {intl.formatMessage(m.saveBooks)}
      </Button>
    </>
  )
}
