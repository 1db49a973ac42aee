import type { Effect, Proposal } from '@shared/areas/assistants/services/proposals'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { assistantsMessages as m } from '../messages'

/** What recording a proposal does to debts, money and goods, said before the press. */
export const Effects = ({ proposal: { service, data, effects, changes } }: { readonly proposal: Proposal }) => {
  const intl = useIntl()
  const locale = useLocale()
  const inWords = ({ kind, name = '', amount }: Effect): string => {
    const size = Math.abs(amount)
    const told = kind === 'goods' ? formatQuantity(size, locale) : formatMoney(size, locale)
    return intl.formatMessage(m[`does.${kind}.${amount > 0 ? 'more' : 'less'}`], { name, amount: told })
  }
  // Of what was proposed before effects were kept nothing is known.
  if (!effects && !data) return null
  if (!effects)
    return (
      <p className="second">
        {intl.formatMessage(m.doesNothing)} {service === 'products' && 'price' in changes && intl.formatMessage(m.pricesStay)}
      </p>
    )
  return (
    <div className="proposal__does">
      <span className="second">{intl.formatMessage(m.does)}</span>
      <ul>
        {effects.map((effect) => (
          <li key={`${effect.kind} ${effect.name ?? ''}`}>{inWords(effect)}</li>
        ))}
      </ul>
    </div>
  )
}
