import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatDayRange, formatMoney, formatShare } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Change, Figure, Figures } from '../../../../ui/Figures/Figures'
import { useLocale } from '../../../../ui/zone/zone-context'
import { reportMessages as m } from '../messages'
import { changeOf, figuresOf, shareOf, type SalesReport } from '../sales-report'

/** Better or worse is plain only of these. */
const goodUp = new Set(['revenue', 'gross', 'net'])
const keys = ['revenue', 'cost', 'gross', 'operating', 'net'] as const

interface FiguresStripProps {
  report: SalesReport
  /** The same as it is now, where the report is that of another moment; null: it is still to come. */
  present?: SalesReport | null | undefined
}

/** Five figures that follow from one another, each against the same span before, or of another moment against what it is now. */
export const FiguresStrip = ({ report, present }: FiguresStripProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const now = figuresOf(report)
  const before = figuresOf(report.before)
  const whole = formatDayRange(report.before.since, report.before.until)
  const sameYear = report.before.since.slice(0, 4) === report.until.slice(0, 4)
  const range = sameYear ? whole.replace(/\/\d{4}$/, '') : whole
  const label = (key: (typeof keys)[number]): ReactNode => {
    const word = intl.formatMessage(m[key])
    const share = key === 'gross' || key === 'net' ? shareOf(now[key], now.revenue) : null
    return share === null ? word : intl.formatMessage(m.ofRevenue, { label: word, share: formatShare(share, locale) })
  }
  const note = (key: (typeof keys)[number]): ReactNode => {
    if (present !== undefined) return present && nowNote(figuresOf(present)[key], now[key])
    const moved = move(key)
    const missing = key === 'net' && report.undelivered
    if (!missing || (missing.cost === 0 && missing.unknownUnits === 0)) return moved
    return (
      <>
        {moved}
        <span className="report-missing">
          {intl.formatMessage(m.undelivered, { cost: formatMoney(missing.cost, locale), units: missing.unknownUnits })}
        </span>
      </>
    )
  }
  const nowNote = (value: number, then: number): ReactNode =>
    value === then ? (
      <span className="faint">{intl.formatMessage(m.sameNow)}</span>
    ) : (
      <span className="num">{intl.formatMessage(m.valueNow, { value: formatMoney(value, locale, { currency: false }) })}</span>
    )
  const move = (key: (typeof keys)[number]): ReactNode => {
    const share = changeOf(now[key], before[key])
    if (share === null) return <span className="faint">{intl.formatMessage(m.againstNothing, { range })}</span>
    return (
      <Change share={share} {...(goodUp.has(key) && { good: 'up' as const })}>
        {intl.formatMessage(m.against, { range })}
      </Change>
    )
  }
  return (
    <Figures>
      {keys.map((key) => (
        <Figure key={key} label={label(key)} note={note(key)}>
          <Amount value={now[key]} rule={key === 'net'} />
        </Figure>
      ))}
    </Figures>
  )
}
