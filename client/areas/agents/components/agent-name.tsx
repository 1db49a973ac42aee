import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { useIntl } from 'react-intl'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { When } from '../../../ui/When/When'
import { agentMessages as m } from '../messages'
import type { NetworkRow } from '../network-rows'

/** What an agent is called; names are for sellers. */
export const useAgentName = (): ((agent: { readonly name: string }) => string) => {
  const intl = useIntl()
  return ({ name }) => name || intl.formatMessage(m.unnamed)
}

/** An agent's name with its place under it: what waits or lacks is said first. @param depth undefined where there is no tree */
export const AgentName = ({ agent, depth }: { agent: NetworkRow; depth?: number }) => {
  const name = useAgentName()(agent)
  return (
    <span className="agent-name">
      <Avatar name={name} shape="square" size={30} />
      <TwoLines first={name} second={<Standing agent={agent} depth={depth} />} />
    </span>
  )
}

/** A line about an agent: a proposal, no rank, else the place below the head of the branch. */
export const Standing = ({ agent, depth }: { agent: NetworkRow; depth?: number | undefined }) => {
  const intl = useIntl()
  const { pending, rankId, phone, p1Id, platformName } = agent
  if (pending)
    return (
      <span className="ink-warn">
        {intl.formatMessage(m.waits, { rank: pending.rank })} <When value={pending.created} as="day-month" />
      </span>
    )
  if (rankId === undefined && platformName !== undefined)
    return <span>{intl.formatMessage(m.shopOf, { platform: PLATFORM_NAMES[platformName] })}</span>
  if (rankId === undefined) return <span className="ink-warn">{intl.formatMessage(m.unranked)}</span>
  if (depth === undefined) return <span className="num">{phone ?? ''}</span>
  return depth === 0 && !p1Id ? intl.formatMessage(m.head) : `F${depth}`
}
