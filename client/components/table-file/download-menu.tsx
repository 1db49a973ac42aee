import { useIntl } from 'react-intl'
import type { FileFormat, TableFile } from '../../lib/table-file/cells'
import { saveTable } from '../../lib/table-file/save-table'
import { ToolButton } from '../../ui/Button/ToolButton'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Menu } from '../../ui/Menu/Menu'
import { toastError } from '../../ui/Toasts/Toasts'
import { useLocale } from '../../ui/zone/zone-context'
import { tableFileMessages as m } from './messages'

interface DownloadMenuProps {
  /** The table as it is shown, and what of it isn't read yet; null while there is none. */
  file: (() => TableFile | Promise<TableFile>) | null
  /** An icon alone, as in the head of a dock. */
  small?: boolean
}

/** Saves what is shown as an Excel or a CSV file. */
export const DownloadMenu = ({ file, small = false }: DownloadMenuProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const label = intl.formatMessage(m.download)
  const Trigger = small ? IconButton : ToolButton
  const save = async (format: FileFormat): Promise<void> => {
    try {
      if (file) await saveTable(await file(), format, locale)
    } catch {
      toastError(intl.formatMessage(m.failed))
    }
  }
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        { key: 'xlsx', label: intl.formatMessage(m.xlsx), onChoose: () => void save('xlsx') },
        { key: 'csv', label: intl.formatMessage(m.csv), onChoose: () => void save('csv') },
      ]}
      trigger={(props) => <Trigger {...props} icon="download" label={label} disabled={!file} />}
    />
  )
}
