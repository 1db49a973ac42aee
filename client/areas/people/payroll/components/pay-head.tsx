import { monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { formatMoney, formatTime, type Month } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { formatHours, monthLabel } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'

/** The pay so far, large, and what it counts. */
export const PayHead = ({ row, month, onStays }: { row: PayRow; month: Month; onStays: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const isPresent = monthOfDay(useToday()) === month
  const worked = row.days.filter(({ units }) => units > 0).length
  return (
    <div className="pay-head">
      <div className="pay-head__line">
        <span className="second">
          {isPresent
            ? intl.formatMessage(m.until, { time: formatTime(now, zone) })
            : intl.formatMessage(m.ofMonth, { month: monthLabel(month, locale) })}
        </span>
        {row.runningSince && (
          <span className="pay-head__running">{intl.formatMessage(m.running, { time: formatTime(row.runningSince, zone) })}</span>
        )}
      </div>
      <Amount value={row.total} size="huge" />
      <span className="second">
        {row.mode === 'hours'
          ? intl.formatMessage(m.inHours, {
              hours: formatHours(row.hours, locale),
              count: worked,
              overtime: formatHours(row.overtime, locale),
            })
          : intl.formatMessage(m.inDays, { days: row.units, all: row.workingDays })}
      </span>
      {row.paid > 0 && (
        <span className="second">
          {intl.formatMessage(m.paidLeft, {
            paid: formatMoney(row.paid, locale),
            left: formatMoney(row.left, locale),
          })}
        </span>
      )}
      <Button kind="link" className="pay-head__stays" onClick={onStays}>
        {intl.formatMessage(m.stays)}
      </Button>
    </div>
  )
}
