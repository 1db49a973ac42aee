import type { Shift } from '@shared/areas/counter/services/shifts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { useZone } from '../../../ui/zone/zone-context'
import { counterMessages as m, shiftMessages } from '../messages'
import './shift-facts.css'

/** A sum of a shift with what it is. */
interface ShiftLine {
  readonly key: string
  readonly name: ReactNode
  readonly value: number
  readonly isSum?: true
}

/** What makes up the cash there should be in the drawer: the beginning, what was taken, what was carried. */
export const useDrawerLines = ({ opening, label, takings, carried = [], expected }: Shift): readonly ShiftLine[] => {
  const intl = useIntl()
  const nameOf = useCarriedName()
  return [
    { key: 'opening', name: intl.formatMessage(m.atBeginning), value: opening },
    { key: 'sales', name: intl.formatMessage(m.fromSales), value: takings.find((each) => each.label === label)?.amount ?? 0 },
    ...carried.flatMap((each) => (each.afterCount ? [] : [{ key: each.fundId, name: nameOf(each), value: each.amount }])),
    { key: 'expected', name: intl.formatMessage(m.expected), value: expected, isSum: true },
  ]
}

/** What was carried, in words: where, when, by whom. */
const useCarriedName = (): ((carried: NonNullable<Shift['carried']>[number]) => string) => {
  const intl = useIntl()
  const zone = useZone()
  return ({ amount, label, at, by, note }) => {
    const way = intl.formatMessage(amount < 0 ? m.carriedTo : m.carriedFrom, { label, time: formatTime(at, zone) })
    return [way, note ?? by].filter(Boolean).join(' · ')
  }
}

/** What became of the cash once it was counted: what was carried away, and what the next shift begins with. */
export const useLeftLines = ({ carried = [], kept }: Shift): readonly ShiftLine[] => {
  const intl = useIntl()
  const nameOf = useCarriedName()
  return [
    ...carried.flatMap((each) => (each.afterCount ? [{ key: each.fundId, name: nameOf(each), value: each.amount }] : [])),
    ...(kept === undefined ? [] : [{ key: 'kept', name: intl.formatMessage(m.kept), value: kept, isSum: true as const }]),
  ]
}

/** By account what was taken, then what was sold and what came back. */
export const useTakingsLines = ({ takings, sales, returns }: Shift): readonly ShiftLine[] => {
  const intl = useIntl()
  return [
    ...takings.map(({ label, amount }) => ({ key: `account ${label}`, name: label, value: amount })),
    { key: 'sales', name: `${intl.formatMessage(shiftMessages.sales)} (${sales.count})`, value: sales.amount },
    { key: 'returns', name: `${intl.formatMessage(shiftMessages.returns)} (${returns.count})`, value: -returns.amount },
  ]
}

/** Each time the drawer was counted: the first without knowing what there should be, further ones beside it. */
export const ShiftCounts = ({ shift: { counts } }: { shift: Shift }) => {
  const intl = useIntl()
  const zone = useZone()
  if (!counts || counts.length === 0) return null
  return (
    <ul className="shift-counts">
      {counts.map(({ at, by, amount, difference }, nth) => (
        <li key={at}>
          <span>
            {intl.formatMessage(nth === 0 ? m.firstCount : m.recount, { nth: nth + 1 })}
            <small className="muted"> {[formatTime(at, zone), by].filter(Boolean).join(' · ')}</small>
          </span>
          <Amount value={amount} currency={false} />
          <Amount value={difference} signed currency={false} weight="strong" />
        </li>
      ))}
    </ul>
  )
}

export const ShiftLines = ({ lines }: { lines: readonly ShiftLine[] }) => (
  <dl className="shift-lines">
    {lines.map(({ key, name, value, isSum }) => (
      <div key={key} className={isSum && 'strong'}>
        <dt>{name}</dt>
        <dd>
          <Amount value={value} currency={false} weight={isSum ? 'strong' : 'plain'} />
        </dd>
      </div>
    ))}
  </dl>
)
