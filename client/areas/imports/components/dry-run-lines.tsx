import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatNumber } from '../../../lib/format'
import type { TableFile } from '../../../lib/table-file/cells'
import { Amount } from '../../../ui/Amount/Amount'
import { useLocale } from '../../../ui/zone/zone-context'
import { besideLines, nameOfCheck } from '../kinds'
import { importMessages as m } from '../messages'
import { checksOf } from '../use-batch'

interface DryRunLinesProps {
  record: ImportRecord
  /** Rows that have a fault. */
  faultyRows: number
  /** The rows that don't come in, with what is wrong in each; null when all do. */
  leftOut: (() => TableFile) | null
}

/** What the rows of a sheet come to: records, rows that stay out, and its sums beside those that are written. */
export const DryRunLines = ({ record, faultyRows, leftOut }: DryRunLinesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const count = (value: number): string => formatNumber(value, locale)
  const { makes, updates, skipped, rows, total } = record
  return (
    <dl className="imports__lines">
      <div>
        <dt>{intl.formatMessage(m.makes)}</dt>
        <dd className="num">{count(makes)}</dd>
      </div>
      {updates > 0 && (
        <div>
          <dt>{intl.formatMessage(m.updates)}</dt>
          <dd className="num">{count(updates)}</dd>
        </div>
      )}
      {(record.unchanged ?? 0) > 0 && (
        <div className="muted">
          <dt>{intl.formatMessage(m.unchanged)}</dt>
          <dd className="num">{count(record.unchanged ?? 0)}</dd>
        </div>
      )}
      <div className={faultyRows > 0 ? 'ink-debit' : 'muted'}>
        <dt>{intl.formatMessage(m.faultyRows)}</dt>
        <dd className="num">{count(faultyRows)}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage(m.leftOut)}</dt>
        <dd className="num">{count(skipped.length)}</dd>
      </div>
      {leftOut && (
        <div>
          <dt className="second">{intl.formatMessage(m.leftOutFile)}</dt>
          <dd>
            <DownloadMenu small file={leftOut} />
          </dd>
        </div>
      )}
      <div className="imports__sum">
        <dt>{intl.formatMessage(m.ofFile)}</dt>
        <dd className="num">{count(rows)}</dd>
      </div>
      {besideLines(record, intl).map(({ key, label, value }) => (
        <div key={key} className="muted">
          <dt>{label}</dt>
          <dd className="num">{count(value)}</dd>
        </div>
      ))}
      {checksOf([record]).map(({ key, what, row, column, told, kept }) => (
        <div key={key} className={told === kept ? undefined : 'ink-warn'}>
          <dt>{nameOfCheck(record, { what, row, column }, intl, locale)}</dt>
          <dd className="num">{told === kept ? count(kept) : `${count(kept)} / ${count(told)}`}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div>
          <dt className="strong">{intl.formatMessage(m.total)}</dt>
          <dd>
            <Amount value={total} size="large" rule />
          </dd>
        </div>
      )}
    </dl>
  )
}
