import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { dongSign, formatMoney } from '../../lib/format'
import { uiMessages } from '../messages'
import { useLocale } from '../zone/zone-context'
import './Amount.css'

interface AmountProps {
  /** Whole dong; null, absent or no number is unknown and says so. */
  value: number | null | undefined
  /** The ₫ after it; leave it out in dense columns whose meaning is plain. */
  currency?: boolean
  /** A movement of money: + and − with their ink. */
  signed?: boolean
  /** With `signed`: keeps the sign, not the ink, as for an entry that still waits. */
  pending?: boolean
  /** Cancelled or refunded: faint and struck through. */
  struck?: boolean
  /** The accountant's double rule under a final figure; at most one or two a screen. */
  rule?: boolean
  ink?: 'credit' | 'debit' | 'warn' | 'text2' | 'brand'
  weight?: 'plain' | 'name' | 'strong'
  size?: 'base' | 'large' | 'huge'
}

/** An amount of money in the language's own writing. */
export const Amount = ({ value, currency = true, signed, pending, struck, rule, ink, weight = 'plain', size = 'base' }: AmountProps) => {
  const intl = useIntl()
  const locale = useLocale()
  if (value === null || value === undefined || Number.isNaN(value))
    return <span className="ui-amount ui-amount--unknown">{intl.formatMessage(uiMessages.unknown)}</span>
  const movement = signed && !pending && !struck && value !== 0 ? (value > 0 ? 'credit' : 'debit') : undefined
  const colour = ink ?? movement
  return (
    <span
      className={classNames(
        'ui-amount',
        colour && `ui-amount--${colour}`,
        pending && 'ui-amount--text2',
        struck && 'ui-amount--struck',
        rule && 'ui-amount--rule',
        weight !== 'plain' && `ui-amount--${weight}`,
        size !== 'base' && `ui-amount--${size}`,
      )}
    >
      {formatMoney(value, locale, { plus: signed ?? false, currency: false })}
      {currency && <span className="ui-amount__dong">{dongSign}</span>}
    </span>
  )
}
