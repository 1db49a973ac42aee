import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import { agentMessages as m } from '../messages'
import type { useAgentFacts } from '../use-agent-facts'
import type { Rank } from '../use-ranks'
import { Facts } from './facts'

interface AgentFactsProps {
  facts: ReturnType<typeof useAgentFacts>
  /** The rank asked about, to count who of the branch stands on it or above; none for an agent on the highest. */
  rank: Rank | undefined
  ranks: readonly Rank[]
}

/** What the board looks at before it decides; the program decides nothing. */
export const AgentFactsList = ({ facts: { first, last, own, branch, below, late }, rank, ranks }: AgentFactsProps) => {
  const intl = useIntl()
  const months = { since: Number(first.slice(5)), until: Number(last.slice(5)) }
  const from = rank && ranks.findIndex(({ _id }) => _id === rank._id) - 1
  const counted = from !== undefined && from >= 0 ? ranks[from] : undefined
  const onIt = counted && below.filter(({ rankId }) => ranks.findIndex(({ _id }) => _id === rankId) >= (from ?? 0)).length
  return (
    <Facts
      facts={[
        { key: 'branch', label: intl.formatMessage(m.branchOf, months), value: <Amount value={branch ?? null} /> },
        { key: 'own', label: intl.formatMessage(m.ownOf, months), value: <Amount value={own ?? null} /> },
        counted && {
          key: 'below',
          label: intl.formatMessage(m.rankedBelow, { rank: counted.name }),
          value: <span className="num">{onIt}</span>,
        },
        late !== undefined && {
          key: 'late',
          label: intl.formatMessage(m.late),
          value: late === 0 ? <span className="faint">–</span> : <Amount value={late} ink="warn" />,
        },
      ]}
    />
  )
}
