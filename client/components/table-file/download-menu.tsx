import { useIntl } from 'react-intl'
import type { TableFile } from '../../lib/table-file/cells'
import { ToolButton } from '../../ui/Button/ToolButton'
import { IconButton } from '../../ui/IconButton/IconButton'
import { Menu } from '../../ui/Menu/Menu'
import { tableFileMessages as m } from './messages'
import { useFileEntries } from './use-file-entries'

interface DownloadMenuProps {
  /** The table as it is shown, and what of it isn't read yet; null while there is none. */
  file: (() => TableFile | Promise<TableFile>) | null
  /** An icon alone, as in the head of a dock. */
  small?: boolean
  /** The icon with an edge, as beside a search field. */
  edge?: boolean
}

/** Saves what is shown as an Excel or a CSV file. */
export const DownloadMenu = ({ file, small = false, edge = false }: DownloadMenuProps) => {
  const label = useIntl().formatMessage(m.download)
  const entries = useFileEntries(file)
  return (
    <Menu
      label={label}
      align="end"
      entries={entries}
      trigger={(props) =>
        small ? (
          <IconButton {...props} edge={edge} icon="download" label={label} disabled={!file} />
        ) : (
          <ToolButton {...props} icon="download" label={label} disabled={!file} />
        )
      }
    />
  )
}
