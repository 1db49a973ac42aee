import { firstDayOf, lastDayOf, type Month } from '@shared/foundation/days/days'
import { useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { SheetGrid } from '../../../../components/sheet-grid/sheet-grid'
import type { SheetMark } from '../../../../components/sheet-grid/sheet-types'
import { formatDate, formatMoney } from '../../../../lib/format'
import { useMedia } from '../../../../lib/use-media'
import { useLocale } from '../../../../ui/zone/zone-context'
import { payDayMessages as m } from '../messages'
import { payDayColumns } from './pay-day-columns'
import type { Payees } from './payees'
import type { PayLine, PayProblem } from './pay-sheet'
import type { usePaySheet } from './use-pay-sheet'

const keyOf = ({ row }: PayLine): string => row._id
const isCell = (column: string): column is 'label' | 'day' | 'amount' => column === 'label' || column === 'day' || column === 'amount'

interface PayDayGridProps {
  readonly month: Month
  readonly who: Payees
  readonly sheet: ReturnType<typeof usePaySheet>
}

/** The sheet of a pay day, as it is typed: who is ticked by the space bar, what can't be paid marked where it stands. */
export const PayDayGrid = ({ month, who, sheet }: PayDayGridProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isWide = !useMedia('screen and (width < 1400px)')
  const { lines, progress, refused } = sheet
  const active = useRef<PayLine | null>(null)
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const problemText: Readonly<Record<PayProblem, (line: PayLine) => string>> = {
    above: ({ due }) => intl.formatMessage(m.above, { amount: money(due) }),
    amount: () => intl.formatMessage(m.amountUnread),
    label: () => intl.formatMessage(m.labelUnread, { labels: sheet.labels.join(', ') }),
    day: () => intl.formatMessage(m.dayUnread),
    'day-early': () => intl.formatMessage(m.dayEarly, { day: formatDate(sheet.earliest) }),
    'day-late': () => intl.formatMessage(m.dayLate),
  }
  const markOf = (line: PayLine, column: string): SheetMark | null => {
    if (column === 'member') {
      const why = refused.get(line.row._id)
      return why ? { problem: why } : null
    }
    const problem = isCell(column) ? line.problems[column] : undefined
    return problem ? { problem: problemText[problem](line) } : null
  }
  const onKey = (event: KeyboardEvent): void => {
    const of = active.current && lines?.find(({ row }) => row._id === active.current?.row._id)
    if (event.key !== ' ' || !of || !(event.target instanceof Element) || event.target.getAttribute('role') !== 'grid') return
    event.preventDefault()
    event.stopPropagation()
    sheet.tick([of.row._id], !of.ticked)
  }
  return (
    <div className="pay-sheet" onKeyDownCapture={onKey}>
      <SheetGrid<PayLine>
        label={intl.formatMessage(m.screen)}
        columns={payDayColumns({
          intl,
          locale,
          isWide,
          who,
          explained: (id) => `/apps/agentpro/com/${id}/${firstDayOf(month)}/${lastDayOf(month)}`,
          onTick: (id, isTicked) => sheet.tick([id], isTicked),
        })}
        rows={lines}
        rowKey={keyOf}
        markOf={markOf}
        onActive={({ row }) => void (active.current = row)}
        {...(progress === null && {
          onWrite: (writes) => writes.forEach(({ rowKey, column, text }) => isCell(column) && sheet.write(rowKey, column, text)),
        })}
      />
    </div>
  )
}
