import { isMonth, shiftMonth } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { assetMessages as m } from '../messages'
import { shortMonth } from '../short-month'
import type { AssetRow } from './kept-columns'

const [WIDTH, HEIGHT] = [400, 72]
/** Room above for the line's own width. */
const TOP = 4

type Drawn = Pick<AssetRow, 'paid' | 'bookValue' | 'done' | 'months' | 'until'>

/** What an asset is worth over the months of its schedule: what was lost so far, and the way to nothing. */
export const DepreciationLine = ({ row: { paid, bookValue, done = 0, months, until } }: { row: Drawn }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (months === undefined || until === undefined || !isMonth(until) || paid <= 0) return null
  const since = shiftMonth(until, 1 - months)
  const x = (WIDTH * Math.min(done, months)) / months
  const y = TOP + (HEIGHT - TOP) * (1 - bookValue / paid)
  const words = intl.formatMessage(m.lineLabel, {
    paid: formatMoney(paid, locale),
    since: shortMonth(since),
    left: formatMoney(bookValue, locale),
    done,
    months,
    until: shortMonth(until),
  })
  return (
    <figure className="depreciation">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path className="depreciation__lost" d={`M0 ${HEIGHT} V${TOP} L${x} ${y} V${HEIGHT} Z`} />
        <path className="depreciation__ahead" d={`M${x} ${y} L${WIDTH} ${HEIGHT}`} />
        <path className="depreciation__line" d={`M0 ${TOP} L${x} ${y}`} />
        <path className="depreciation__base" d={`M0 ${HEIGHT} H${WIDTH}`} />
      </svg>
      <figcaption className="second num" aria-hidden="true">
        <span>{shortMonth(since)}</span>
        <span>{intl.formatMessage(m.progress, { done, months })}</span>
        <span>{intl.formatMessage(m.toZero, { month: shortMonth(until) })}</span>
      </figcaption>
    </figure>
  )
}
