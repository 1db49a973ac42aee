import { isBlindTo } from '@shared/areas/counter/rules/blind-shifts'
import { shifts, type Shift } from '@shared/areas/counter/services/shifts'
import type { IntlShape } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { formatTime } from '../../../lib/format'
import { periodFilters, useListPeriod } from '../../../resource/list-period'
import { resourceList } from '../../../resource/resource-list'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { When } from '../../../ui/When/When'
import { useZone } from '../../../ui/zone/zone-context'
import { shiftListMessages as m } from '../messages'
import { ShiftDock } from '../shifts/shift-dock'

/** What was taken, by account; `Tiền mặt 1.200.000 · Ngân hàng 300.000` has no room in a row, so its sum. */
const takenIn = ({ takings }: Shift): number => takings.reduce((sum, { amount }) => sum + amount, 0)

/** A sum of a shift; nothing where it isn't told before the drawer is counted. */
const Told = ({ shift, value }: { shift: Shift; value: number }) =>
  isBlindTo(useMe().rights, shift) ? <span className="muted">–</span> : <Amount value={value} currency={false} />

const Difference = ({ shift, intl }: { shift: Shift; intl: IntlShape }) =>
  shift.status === 'open' ? (
    <span className="ink-credit">{intl.formatMessage(m.isOpen)}</span>
  ) : shift.difference === 0 ? (
    <span className="muted">{intl.formatMessage(m.agrees)}</span>
  ) : (
    <Amount value={shift.difference ?? null} signed currency={false} weight="strong" />
  )

/** From when to when, in the company's time. */
const Hours = ({ shift: { created, closedAt } }: { shift: Shift }) => {
  const zone = useZone()
  return (
    <span className="num">
      {formatTime(created, zone)} – {closedAt ? formatTime(closedAt, zone) : '…'}
    </span>
  )
}

/** The shifts of all counters, the newest first: who sold how much, and whether the drawer agreed. */
export const ShiftsScreen = resourceList({
  service: shifts,
  messages: m,
  icon: 'clock',
  sort: '-created',
  use: useListPeriod,
  filters: { status: '', ...periodFilters },
  query: (filters, { queryOf }) => ({ ...queryOf(filters), ...(filters['status'] && { status: filters['status'] }) }),
  chips: ({ intl, filters, filter }) => (
    <Chips
      label={intl.formatMessage(m.status)}
      chips={[
        { key: '', label: intl.formatMessage(m.all) },
        { key: 'open', label: intl.formatMessage(m.isOpen) },
        { key: 'closed', label: intl.formatMessage(m.isClosed) },
      ]}
      chosen={filters['status'] ?? ''}
      onChoose={(status) => filter({ status })}
    />
  ),
  tools: (view) => view.x.toolOf(view),
  columns: ({ intl }) => [
    {
      key: 'created',
      sortable: true,
      head: intl.formatMessage(m.number),
      width: 130,
      cell: ({ number, created }) => (
        <TwoLines first={<span className="num strong">{number}</span>} second={<When value={created} as="date" />} />
      ),
    },
    {
      key: 'counter',
      head: intl.formatMessage(m.counter),
      from: 260,
      cell: (shift) => <TwoLines first={shift.counter} second={[shift.creator?.name, shift.warehouse?.name].filter(Boolean).join(' · ')} />,
    },
    { key: 'hours', head: intl.formatMessage(m.hours), width: 130, from: 800, cell: (shift) => <Hours shift={shift} /> },
    {
      key: 'sales',
      head: intl.formatMessage(m.sales),
      width: 130,
      from: 380,
      align: 'end',
      cell: (shift) => (
        <TwoLines
          first={<Told shift={shift} value={shift.sales.amount - shift.returns.amount} />}
          second={intl.formatMessage(m.salesCount, { count: shift.sales.count - shift.returns.count })}
        />
      ),
    },
    {
      key: 'takings',
      head: intl.formatMessage(m.taken),
      width: 130,
      align: 'end',
      from: 940,
      cell: (shift) => <Told shift={shift} value={takenIn(shift)} />,
    },
    {
      key: 'difference',
      sortable: true,
      head: intl.formatMessage(m.difference),
      width: 120,
      from: 500,
      align: 'end',
      cell: (shift) => <Difference shift={shift} intl={intl} />,
    },
  ],
  phone: (shift, { intl }) => ({
    name: `${shift.counter} · ${shift.number}`,
    amount: <Told shift={shift} value={shift.sales.amount - shift.returns.amount} />,
    about: shift.creator?.name,
    owed: <Difference shift={shift} intl={intl} />,
  }),
  isGiven: true,
  Form: ({ record, onClose }) => (record ? <ShiftDock shift={record} onClose={onClose} /> : null),
})
