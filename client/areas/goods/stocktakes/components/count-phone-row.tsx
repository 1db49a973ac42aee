import { useIntl } from 'react-intl'
import { formatQuantity } from '../../../../lib/format'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { CountRow } from '../count-rows'
import { stocktakeMessages as m } from '../messages'

interface CountPhoneRowProps {
  row: CountRow
  /** The colleague who counts it just now. */
  collaborator: string | undefined
}

/** A product of a count on a phone: what was counted of what the books say, and in words what is missing or extra. */
export const CountPhoneRow = ({ row, collaborator }: CountPhoneRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <PhoneRow
      name={row.name}
      amount={
        <span className="num">
          {row.count ? formatQuantity(row.count.counted, locale) : <span className="faint">–</span>}
          <span className="stocktake-of">/{formatQuantity(row.book, locale)}</span>
        </span>
      }
      about={
        collaborator === undefined ? (
          <Outcome difference={row.difference} />
        ) : (
          <span className="cut ink-collaborator">{intl.formatMessage(m.collaboratorCounts, { name: collaborator })}</span>
        )
      }
      owed={row.slug}
    />
  )
}

const Outcome = ({ difference }: Pick<CountRow, 'difference'>) => {
  const intl = useIntl()
  const locale = useLocale()
  if (difference === null) return <span>{intl.formatMessage(m.notYet)}</span>
  if (difference === 0) return <span className="ink-credit">{intl.formatMessage(m.rowAgrees)}</span>
  const count = formatQuantity(Math.abs(difference), locale)
  return <span className="ink-warn">{intl.formatMessage(difference < 0 ? m.rowMissing : m.rowExtra, { count })}</span>
}
