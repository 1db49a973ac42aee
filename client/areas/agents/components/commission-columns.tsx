import type { IntlShape } from 'react-intl'
import { formatMoney, type Locale } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { commissionMessages as m } from '../messages'
import type { CommissionRow, Commissions } from '../use-commissions'
import { RankMark } from './rank-mark'

interface Shown {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly nameOf: (row: CommissionRow) => string
  readonly commissions: Commissions
}

const money = (value: number | undefined) => (value === 0 ? <span className="faint">–</span> : <Amount value={value} currency={false} />)

/** An agent of the month's commissions: who, of which rank, by how many orders, how much, and what was paid or would change. */
export const commissionColumns = ({ intl, locale, nameOf, commissions }: Shown): Column<CommissionRow>[] => [
  {
    key: 'name',
    head: intl.formatMessage(m.agent),
    width: 'minmax(0, 1.6fr)',
    cell: (row) => (
      <span className="agent-name">
        <Avatar name={nameOf(row)} shape="square" size={30} />
        <TwoLines
          first={nameOf(row)}
          second={row.rankId === undefined ? <span className="ink-warn">{intl.formatMessage(m.unranked)}</span> : undefined}
        />
      </span>
    ),
  },
  {
    key: 'rank',
    head: intl.formatMessage(m.rank),
    width: 'minmax(92px, 0.6fr)',
    hideNarrow: true,
    cell: ({ rank, rankId }) =>
      rank === undefined ? (
        <span className="faint">–</span>
      ) : (
        <RankMark step={commissions.stepOf(rankId)} of={commissions.ranks?.length ?? 0}>
          {rank}
        </RankMark>
      ),
  },
  {
    key: 'orders',
    head: intl.formatMessage(m.orders),
    width: 80,
    align: 'end',
    hideNarrow: true,
    cell: ({ orders }) => <span className="num">{orders || '–'}</span>,
  },
  { key: 'total', head: intl.formatMessage(m.total), width: 'minmax(104px, 0.6fr)', align: 'end', cell: ({ total }) => money(total) },
  ...(commissions.isTrying
    ? trialColumns(intl, locale, commissions)
    : [
        {
          key: 'paid',
          head: intl.formatMessage(m.paid),
          width: 'minmax(104px, 0.6fr)',
          align: 'end' as const,
          cell: ({ paid }: CommissionRow) => money(paid),
        },
      ]),
]

const trialColumns = (intl: IntlShape, locale: Locale, { trial, triedOf }: Commissions): Column<CommissionRow>[] => [
  {
    key: 'tried',
    head: intl.formatMessage(m.tried),
    width: 'minmax(104px, 0.6fr)',
    align: 'end',
    cell: ({ _id }) => money(triedOf(_id)),
  },
  {
    key: 'change',
    head: intl.formatMessage(m.change),
    width: 'minmax(96px, 0.5fr)',
    align: 'end',
    hideNarrow: true,
    cell: ({ _id, total }) => (
      <span className="num">
        {trial && total !== undefined ? formatMoney((triedOf(_id) ?? 0) - total, locale, { plus: true, currency: false }) : '…'}
      </span>
    ),
  },
]
