import { useIntl } from 'react-intl'
import { formatQuantity } from '../../../../lib/format'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages as am, returnMessages as m } from '../messages'
import type { ReturnLine } from './use-return'

interface ReturnRowProps {
  line: ReturnLine
  comesIn: boolean
  onQuantity: (quantity: number | null) => void
}

export const ReturnRow = ({ line, comesIn, onQuantity }: ReturnRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const count = (value: number): string => formatQuantity(value, locale)
  return (
    <div className={`ship-line${line.kept === 0 ? ' ship-line--done' : ''}`} role="row">
      <div className="ship-line__item" role="cell">
        <Avatar name={line.name} image={line.image} goods shape="square" size={28} />
        <span className="cut">
          <span className="ship-line__name" title={line.name}>
            {line.name}
          </span>
          {line.code && <small>{line.code}</small>}
          {line.gone > 0 && (
            <small className="ink-warn">{intl.formatMessage(comesIn ? m.noUnits : m.unitsLeft, { count: line.gone })}</small>
          )}
        </span>
      </div>
      <div className="num" role="cell" data-head={intl.formatMessage(comesIn ? am.columnShipped : am.columnReceived)}>
        {count(line.shipped)}
      </div>
      <div className="num muted" role="cell" data-head={intl.formatMessage(m.columnBack)}>
        {count(line.returned)}
      </div>
      <div className="ship-line__now" role="cell">
        {line.kept > 0 && (
          <>
            <QuantityInput
              stepper
              aria-label={`${intl.formatMessage(m.columnNow)}, ${line.name}`}
              value={line.quantity}
              max={line.kept}
              decimals={line.group !== 'goods'}
              onChange={onQuantity}
            />
            <span className="second num">/ {count(line.kept)}</span>
          </>
        )}
      </div>
    </div>
  )
}
