import { useIntl } from 'react-intl'
import type { FileFormat, TableFile } from '../../lib/table-file/cells'
import { saveTable } from '../../lib/table-file/save-table'
import { toastError } from '../../ui/Toasts/Toasts'
import { useLocale } from '../../ui/zone/zone-context'
import { tableFileMessages as m } from './messages'

/** Entries of a menu that save a table as an Excel or a CSV file. */
export const useFileEntries = (file: (() => TableFile | Promise<TableFile>) | null) => {
  const intl = useIntl()
  const locale = useLocale()
  const save = async (format: FileFormat): Promise<void> => {
    try {
      if (file) await saveTable(await file(), format, locale)
    } catch {
      toastError(intl.formatMessage(m.failed))
    }
  }
  return [
    { key: 'xlsx', label: intl.formatMessage(m.xlsx), onChoose: () => void save('xlsx') },
    { key: 'csv', label: intl.formatMessage(m.csv), onChoose: () => void save('csv') },
  ]
}
