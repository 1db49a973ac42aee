import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'

export type StatementRow = CodStatement['rows'][number]

const differs = ({ result, bookedAt }: StatementRow): boolean => bookedAt === undefined && (result === 'cod' || result === 'fee')
/** What the server enters next. */
export const isToBook = (row: StatementRow): boolean =>
  row.bookedAt === undefined && (row.result === 'matched' || (differs(row) && row.way !== undefined && row.way !== 'carrier'))

const DISCS: Readonly<Record<StatementRow['result'], string>> = {
  matched: 'delivered',
  cod: 'error',
  fee: 'unsure',
  early: 'waiting',
  paid: 'returned',
  unknown: 'unsure',
  twice: 'cancelled',
}

interface StatementRowsProps {
  rows: readonly StatementRow[]
  /** A row that differs is to be decided. */
  onSettle: (row: StatementRow) => void
}

/** The codes of a statement: first those that differ from what we wait for. */
export const StatementRows = ({ rows, onSettle }: StatementRowsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <ul className="statement-rows">
      {[...rows.filter(differs), ...rows.filter((row) => !differs(row))].map((row, at) => (
        <li key={`${row.code} ${at}`}>
          <span>
            <span className="num strong">{row.code}</span>
            <small className="cut">
              {row.orderId ? <Link to={`/sales/orders/byOrder/${row.orderId}`}>{row.order_number}</Link> : '–'} {row.receiver}
            </small>
          </span>
          <span className="end">
            <Amount value={row.cod} weight="strong" />
            {row.expected !== undefined && row.expected !== row.cod && (
              <small className="num ink-debit">
                {intl.formatMessage(m.expected)} {formatMoney(row.expected, locale)}
              </small>
            )}
          </span>
          <span className="end">
            <Amount value={row.fee} />
            {row.charged !== undefined && row.charged !== row.fee && row.result === 'fee' && (
              <small className="num ink-warn">{formatMoney(row.fee - row.charged, locale, { plus: true })}</small>
            )}
          </span>
          <span>
            {row.bookedAt ? (
              <StatusTag status="finished">{intl.formatMessage(m['result.booked'])}</StatusTag>
            ) : (
              <StatusTag status={DISCS[row.result]}>{intl.formatMessage(m[`result.${row.result}`])}</StatusTag>
            )}
            {row.reason && <small className="cut">{row.reason}</small>}
            {differs(row) && (
              <Button kind="link" size="s" onClick={() => onSettle(row)}>
                {intl.formatMessage(row.way ? m[`way.${row.way}`] : m.settle)}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
