import { roundDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { booksMessages as m } from '../messages'

/** An amount as an accountant writes it: nothing is a dash, what was taken back stands in red and in parentheses. */
export const BookAmount = ({ value }: { value: number }) => {
  const locale = useLocale()
  const whole = roundDong(value)
  if (whole === 0) return <span className="faint">–</span>
  const written = formatMoney(Math.abs(whole), locale, { currency: false })
  return whole < 0 ? <span className="num books-red">({written})</span> : <span className="num">{written}</span>
}

/** A balance with the side it stands on. @param value debits less credits */
export const BookBalance = ({ value }: { value: number }) => {
  const intl = useIntl()
  const locale = useLocale()
  const whole = roundDong(value)
  if (whole === 0) return <span className="num">0</span>
  const amount = formatMoney(Math.abs(whole), locale, { currency: false })
  return <span className="num">{intl.formatMessage(whole > 0 ? m.onDebit : m.onCredit, { amount })}</span>
}
