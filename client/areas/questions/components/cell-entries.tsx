import type { Dimension } from '@shared/areas/questions/rules/measures'
import type { Id } from '@shared/foundation/ids'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDayRange, formatNumber } from '../../../lib/format'
import { FigureEntries, type FigureEntry } from '../../../resource/report/figure-entries'
import { Button } from '../../../ui/Button/Button'
import { useLocale } from '../../../ui/zone/zone-context'
import type { Behind, NextQuestion, OpenCell } from '../cell'
import { questionMessages as m } from '../messages'

type Of<Kind extends Behind['of']> = Extract<Behind, { readonly of: Kind }>

interface Entry {
  readonly _id: string
  readonly service: 'orders' | 'funds' | 'assets'
  readonly number?: string | undefined
  readonly name: string
  readonly at: string
  readonly amount: number
}

interface Told {
  readonly total: number
  readonly count: number
  readonly data: readonly Entry[]
}

interface Read {
  readonly data?: unknown
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface CellProps<Kind extends Behind['of']> {
  cell: OpenCell
  behind: Of<Kind>
  counted: boolean
  onSeeBy: (next: NextQuestion, dimension: Dimension) => void
  onClose: () => void
}

/** What a cell is made of, and whether it adds up to it. */
export const CellEntries = ({ cell, ...beside }: Omit<CellProps<Behind['of']>, 'behind'>) => {
  const { behind } = cell
  const props = { cell, ...beside }
  switch (behind.of) {
    case 'trade':
      return <TradeCell {...props} behind={behind} />
    case 'result':
      return <ResultCell {...props} behind={behind} />
    case 'money':
      return <MoneyCell {...props} behind={behind} />
    case 'debt':
      return <DebtCell {...props} behind={behind} />
    case 'page':
      return <Navigate to={`${behind.to}&since=${cell.since}&until=${cell.until}`} />
  }
}

const TradeCell = ({ cell, behind, ...beside }: CellProps<'trade'>) => {
  const { since, until } = cell
  const { of: _of, by, figure, partnerId, productId, memberId, categoryId, warehouseId, ...made } = behind
  const read = api.orders.useReport('tradeEntries', {
    since,
    until,
    by,
    figure,
    ...(partnerId === undefined ? null : { partnerId: partnerId as Id<'assets'> }),
    ...(productId === undefined ? null : { productId: productId as Id<'products'> }),
    ...(memberId === undefined ? null : { memberId: memberId as Id<'users'> }),
    ...(categoryId === undefined ? null : { categoryId: categoryId as Id<'categories'> }),
    ...(warehouseId === undefined ? null : { warehouseId: warehouseId as Id<'warehouses'> }),
    ...made,
  })
  return <Entries cell={cell} told={read.data} read={read} {...beside} />
}

const ResultCell = ({ cell, behind, ...beside }: CellProps<'result'>) => {
  const { since, until } = cell
  const read = api.orders.useReport('salesEntries', { since, until, figure: 'group', group: behind.group })
  const { data } = read
  const sign = behind.isExpense ? -1 : 1
  const told = data && {
    ...data,
    total: sign * data.total,
    data: data.data.map((entry) => ({ ...entry, amount: sign * entry.amount })),
  }
  return <Entries cell={cell} told={told} read={read} {...beside} />
}

const MoneyCell = ({ cell, behind, ...beside }: CellProps<'money'>) => {
  const { since, until } = cell
  const { direction, group, label } = behind
  const read = api.questions.useReport('moneyEntries', {
    since,
    until,
    direction,
    ...(group === undefined ? null : { group }),
    ...(label === undefined ? null : { label }),
  })
  const { data } = read
  const told = data && { ...data, data: data.data.map((entry) => ({ ...entry, service: 'funds' as const })) }
  return <Entries cell={cell} told={told} read={read} {...beside} />
}

/** What somebody owed before the days of the cell, and what moved it in them. */
const DebtCell = ({ cell, behind, ...beside }: CellProps<'debt'>) => {
  const intl = useIntl()
  const { since, until } = cell
  const { group, partnerId } = behind
  const read = api.orders.useReport('liabilitiesDetails', { since, until, group, partnerId: partnerId as Id<'assets'> })
  const { data } = read
  const moved = data?.data.map(({ _id, service, number, at, amount }) => ({ _id, service, number, name: '', at, amount }))
  const told = data &&
    moved && {
      total: data.closing,
      count: moved.length,
      data: moved,
    }
  const before = data && data.opening !== 0 ? [{ key: 'opening', name: intl.formatMessage(m.opening), amount: data.opening, to: null }] : []
  return <Entries cell={cell} told={told} before={before} read={read} {...beside} />
}

interface EntriesProps {
  cell: OpenCell
  counted: boolean
  told: Told | undefined
  /** Lines over the entries. */
  before?: readonly FigureEntry[]
  read: Read
  onSeeBy: (next: NextQuestion, dimension: Dimension) => void
  onClose: () => void
}

const NO_LINES: readonly FigureEntry[] = []

const Entries = ({ cell, counted, told, before = NO_LINES, read, onSeeBy, onClose }: EntriesProps) => {
  const { title, value, since, until, next } = cell
  const intl = useIntl()
  const locale = useLocale()
  const maySales = useCan('/sales')
  const mayFunds = useCan('/funds')
  const range = formatDayRange(since, until)
  const addressOf = ({ service, _id }: Entry): string | null => {
    if (service === 'funds') return mayFunds ? `/funds?open=${_id}` : null
    return service === 'orders' && maySales ? `/sales/orders/byOrder/${_id}` : null
  }
  const adds = told?.total === value
  const isAll = told?.count === told?.data.length
  const count = told?.count ?? 0
  return (
    <FigureEntries
      title={title}
      subtitle={told ? intl.formatMessage(m.cellCount, { range, count }) : range}
      value={value}
      counted={counted}
      entries={
        told && [
          ...before,
          ...told.data.map((entry, at) => ({ ...entry, key: `${entry._id} ${at}`, mark: entry.number ?? '', to: addressOf(entry) })),
        ]
      }
      adds={adds}
      proof={[
        intl.formatMessage(adds ? m.cellAdds : m.cellOff, { count: count + before.length }),
        told && !isAll
          ? intl.formatMessage(m.cellMore, { shown: formatNumber(told.data.length, locale), count: formatNumber(count, locale) })
          : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      read={read}
      after={next && <SeeBy next={next} onSeeBy={onSeeBy} />}
      onClose={onClose}
    />
  )
}

/** A cell by its next dimension, by one press. */
const SeeBy = ({ next, onSeeBy }: { next: NextQuestion; onSeeBy: EntriesProps['onSeeBy'] }) => {
  const intl = useIntl()
  return (
    <div className="question-next" role="group" aria-label={intl.formatMessage(m.seeCellBy)}>
      <b>{intl.formatMessage(m.seeCellBy)}</b>
      {next.dimensions.map((dimension) => (
        <Button key={dimension} size="s" onClick={() => onSeeBy(next, dimension)}>
          {intl.formatMessage(m[`dimension.${dimension}`])}
        </Button>
      ))}
    </div>
  )
}
