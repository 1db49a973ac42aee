import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import type { useAgentPrices } from './use-agent-prices'

/** Says which lines aren't at the agent's prices, as when one changed while the order is written. */
export const AgentPriceNotice = ({ prices: { others, take, keep } }: { prices: ReturnType<typeof useAgentPrices> }) => {
  const intl = useIntl()
  const locale = useLocale()
  const lines = others.map(
    ({ name, from, to }) =>
      `${name} ${from === null ? '' : `${formatMoney(from, locale, { currency: false })} → `}${formatMoney(to, locale, { currency: false })}`,
  )
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className="order-agent-prices">
          <span>{intl.formatMessage(m.agentPrices, { lines: lines.join('; ') })}</span>
          <span className="order-agent-prices__do">
            <Button size="s" onClick={keep}>
              {intl.formatMessage(m.agentPricesKeep)}
            </Button>
            <Button size="s" onClick={take}>
              {intl.formatMessage(m.agentPricesTake)}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
