import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Amount } from '../../../../ui/Amount/Amount'
import { Panel } from '../../../../ui/Panel/Panel'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { reportMessages as m } from '../messages'

/** Names that a ranking shows. */
export const MAX_RANKED = 5

export interface RankedRow {
  readonly key: string
  readonly name: string
  /** How many: '4 orders', '850 bags'. */
  readonly count: string
  readonly amount: number
}

interface RankingProps {
  title: ReactNode
  /** Largest first; undefined: still to come. */
  rows: readonly RankedRow[] | undefined
  /** The row whose entries are shown. */
  open: string | null
  /** Absent: its amounts open nothing. */
  onOpen?: (row: RankedRow) => void
  /** Where the rest of them is. */
  all: string
}

/** Who or what made most of a figure; each amount opens its own entries. */
export const Ranking = ({ title, rows, open, onOpen, all }: RankingProps) => {
  const intl = useIntl()
  const most = rows?.[0]?.amount ?? 1
  return (
    <Panel title={title} aside={<Link to={all}>{intl.formatMessage(m.rankingAll)}</Link>}>
      {rows === undefined ? (
        <SkeletonRows rows={MAX_RANKED} lines={1} />
      ) : (
        <ul className="report-ranking">
          {rows.map((row) => (
            <li key={row.key}>
              <span className="cut">{row.name}</span>
              <span className="second num">{row.count}</span>
              {onOpen ? (
                <button type="button" className="ui-report__figure num" aria-pressed={open === row.key} onClick={() => onOpen(row)}>
                  <Amount value={row.amount} currency={false} weight="name" />
                </button>
              ) : (
                <Amount value={row.amount} currency={false} weight="name" />
              )}
              <ProgressBar value={row.amount} most={most} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
