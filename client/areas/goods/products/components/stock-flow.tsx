import { useIntl } from 'react-intl'
import { formatNumber, formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { stockMessages as m } from '../messages'
import type { Flow } from '../movements'

/** `Opening 7 · in +145 · out −115 · closing 37`. */
export const StockFlow = ({ flow }: { flow: Flow }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <p className="stock-flow muted num">
      {intl.formatMessage(m.opening)} <b>{formatQuantity(flow.opening, locale)}</b> · {intl.formatMessage(m.inWord)}{' '}
      <b className="ink-credit">{formatNumber(flow.incoming, locale, { plus: true })}</b> · {intl.formatMessage(m.outWord)}{' '}
      <b>{formatNumber(-flow.outgoing, locale)}</b> · {intl.formatMessage(m.closing)} <b>{formatQuantity(flow.closing, locale)}</b>
    </p>
  )
}
