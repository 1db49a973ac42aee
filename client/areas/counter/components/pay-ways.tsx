import { useIntl } from 'react-intl'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { sellingMessages as m } from '../selling-messages'

export interface PayWay {
  readonly way: 'cash' | 'transfer' | 'balance' | 'credit'
  /** A part of the sale is paid so. */
  readonly isOn: boolean
  /** Stays in sight where it can't be had now. */
  readonly disabled?: boolean
  readonly onPress: () => void
}

const FACE = {
  cash: { icon: 'cash', words: m.wayCash },
  transfer: { icon: 'bank', words: m.transfer },
  balance: { icon: 'wallet', words: m.wayBalance },
  credit: { icon: 'book', words: m.onCredit },
} satisfies Record<PayWay['way'], { readonly icon: IconName; readonly words: object }>

/** The ways to pay a sale; each that is on pays a part of it. */
export const PayWays = ({ ways }: { readonly ways: readonly PayWay[] }) => {
  const intl = useIntl()
  return (
    <div className="counter-ways-of" role="group" aria-label={intl.formatMessage(m.ways)}>
      {ways.map(({ way, isOn, disabled = false, onPress }) => (
        <button key={way} type="button" className="counter-way" aria-pressed={isOn} disabled={disabled} onClick={onPress}>
          <Icon name={FACE[way].icon} size={18} />
          {intl.formatMessage(FACE[way].words)}
        </button>
      ))}
    </div>
  )
}
