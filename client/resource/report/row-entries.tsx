import { useIntl } from 'react-intl'
import { sumBy } from '@shared/foundation/sum'
import { roundDong } from '@shared/foundation/money/money'
import { formatNumber } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'
import { reportPageMessages as m } from './messages'
import { FigureEntries, type FigureEntry } from './figure-entries'

/** No more lines than these are drawn. */
const MAX_SHOWN = 200
/** Costs of units have parts of a dong: what is less than half a dong, or half a thousandth of a piece, is rounding. */
const LEAST_DONG = 0.5
const LEAST_PIECE = 0.0005

interface RowEntriesProps {
  title: string
  subtitle: string
  /** Said where the rows add up. */
  addUp: string
  value: number
  counted: boolean
  /** All rows of the report, as they are listed. */
  entries: readonly FigureEntry[]
  onClose: () => void
}

/** The rows of a report that add up to one of its sums. */
export const RowEntries = ({ title, subtitle, addUp, value, counted, entries, onClose }: RowEntriesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const parts = entries.filter(({ amount }) => amount !== 0)
  const shown = parts
    .slice(0, MAX_SHOWN)
    .map((entry) => (counted || entry.amount === null ? entry : { ...entry, amount: roundDong(entry.amount) }))
  const adds = Math.abs(sumBy(parts, ({ amount }) => amount ?? 0) - value) < (counted ? LEAST_PIECE : LEAST_DONG)
  return (
    <FigureEntries
      title={title}
      subtitle={subtitle}
      value={counted ? value : roundDong(value)}
      counted={counted}
      entries={shown}
      adds={adds}
      proof={[
        adds ? addUp : intl.formatMessage(m.entriesOff),
        shown.length < parts.length
          ? intl.formatMessage(m.entriesFirst, { shown: formatNumber(shown.length, locale), count: formatNumber(parts.length, locale) })
          : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
    />
  )
}
