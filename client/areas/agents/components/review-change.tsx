import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatShare } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { agentMessages as m } from '../messages'
import { belowOf, type NetworkRow } from '../network-rows'
import { priceRatio } from '../price-ratio'
import type { Rank } from '../use-ranks'
import { useAgentName } from './agent-name'
import { Facts } from './facts'

interface ReviewChangeProps {
  agent: NetworkRow
  agents: readonly NetworkRow[]
  /** The rank the agent has, and the one to give. */
  held: Rank | undefined
  rank: Rank | undefined
}

/** What another rank changes for an agent, and what it leaves. */
export const ReviewChange = ({ agent, agents, held, rank }: ReviewChangeProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isBoard = useCan('bod')
  const nameOf = useAgentName()
  const { data: prices } = api.apPrices.useFind({ isCurrent: true, $limit: -1 })
  const { direct, indirect } = belowOf(agents, agent._id)
  const below = [...direct, ...indirect]
  const priced = prices?.data.filter((price) => price.rankId === rank?._id).length ?? 0
  const ratio = prices && held && rank && rank !== held ? priceRatio(prices.data, rank._id, held._id) : null
  return (
    <div className="review__change">
      <h3>{intl.formatMessage(isBoard ? m.fromNow : m.onceConfirmed)}</h3>
      {rank && (
        <Facts
          facts={[
            {
              key: 'prices',
              label: intl.formatMessage(m.changePrices, { count: priced, rank: rank.name }),
              value:
                ratio !== null &&
                held &&
                intl.formatMessage(ratio <= 1 ? m.changeLower : m.changeHigher, {
                  share: formatShare(Math.abs(1 - ratio), locale),
                  rank: held.name,
                }),
            },
            {
              key: 'scheme',
              label: intl.formatMessage(m.changeScheme, { rank: rank.name }),
              value: held && held !== rank && intl.formatMessage(m.changeOld, { rank: held.name }),
            },
            direct.length > 0 && {
              key: 'below',
              label: intl.formatMessage(m.changeBelow, { names: below.slice(0, 3).map(nameOf).join(', '), count: below.length }),
              value: intl.formatMessage(m.changeStay),
            },
            { key: 'orders', label: intl.formatMessage(m.changeOrders), value: intl.formatMessage(m.changeFixed) },
          ]}
        />
      )}
    </div>
  )
}
