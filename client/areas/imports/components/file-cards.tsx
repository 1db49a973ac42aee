import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { formatNumber } from '../../../lib/format'
import { Icon } from '../../../ui/icons/Icon'
import { useLocale } from '../../../ui/zone/zone-context'
import { nameOfImport } from '../kinds'
import { importMessages as m } from '../messages'
import { isWhollyLeftOut, unknownIn } from '../use-batch'
import type { FailedFile } from '../use-files'
import { FileDrop } from './file-drop'

interface FileCardsProps {
  files: readonly ImportRecord[]
  failed: readonly FailedFile[]
  /** Files on their way. */
  sending: number
  /** Absent: nothing can be added any more. */
  onFiles?: (files: readonly File[]) => void
}

/** The files that are brought in together: what each is, and what is known of its columns; below them the place for further ones. */
export const FileCards = ({ files, failed, sending, onFiles }: FileCardsProps) => {
  const intl = useIntl()
  const asker = useRef<() => void>(null)
  return (
    <nav className="imports__files" aria-label={intl.formatMessage(m.files)}>
      {files.map((file) => (
        <FileCard key={file._id} file={file} />
      ))}
      {failed.map(({ name, reason }) => (
        <div key={name} className="imports__file imports__file--failed" role="alert">
          <Icon name="warning" size={16} />
          <b>{name}</b>
          <span className="second">{reason}</span>
        </div>
      ))}
      {onFiles && (
        <FileDrop onFiles={onFiles} asker={asker}>
          <button type="button" className="imports__more" onClick={() => asker.current?.()} disabled={sending > 0}>
            <Icon name="upload" size={20} />
            {sending > 0 ? intl.formatMessage(m.readingFiles, { count: sending }) : intl.formatMessage(m.dropMore)}
          </button>
        </FileDrop>
      )}
    </nav>
  )
}

const FileCard = ({ file }: { file: ImportRecord }) => {
  const intl = useIntl()
  const locale = useLocale()
  const count = (value: number): string => formatNumber(value, locale)
  const { _id, kind, columns, rows, besides = [], missing = [] } = file
  const unknown = unknownIn(file)
  const known = columns.filter(({ column }) => column !== null).length
  const groups = besides.find(({ what }) => what === 'categories')?.count ?? 0
  const line = (text: string, value: string, ink?: string) => (
    <span className={ink}>
      {text} <span className="num">{value}</span>
    </span>
  )
  const columnsOf = (value: number): string => intl.formatMessage(m.columnsOf, { count: value })
  return (
    <NavLink to={`/imports/${_id}`} className="imports__file" end>
      <Icon name="file" size={16} />
      <b>{intl.formatMessage(m[kind])}</b>
      <span className="second imports__file-name">{nameOfImport(file, intl)}</span>
      <span className="imports__file-lines">
        {line(intl.formatMessage(m.rowsOf, { count: rows }), columnsOf(columns.length))}
        {line(intl.formatMessage(m.fileKnown), columnsOf(known), 'ink-credit')}
        {unknown > 0 && line(intl.formatMessage(m.fileUnknown), columnsOf(unknown), 'ink-debit')}
        {missing.length > 0 && line(intl.formatMessage(m.fileMissing), columnsOf(missing.length), 'ink-debit')}
        {groups > 0 && line(intl.formatMessage(m.fileGroups), count(groups))}
        {isWhollyLeftOut(file) && <span className="muted">{intl.formatMessage(m.fileLeftOut)}</span>}
      </span>
    </NavLink>
  )
}
