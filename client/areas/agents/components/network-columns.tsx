import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import type { Column } from '../../../ui/DataTable/DataTable'
import { agentMessages as m } from '../messages'
import type { PlacedAgent } from '../network-rows'
import type { Network } from '../use-network'
import { AgentName } from './agent-name'
import { RankMark } from './rank-mark'
import { TreeCell } from './tree-cell'

/** Each agent's rank and sales, and their commission to whoever may see it. */
export const useNetworkColumns = ({ isTree, fold, ranks, stepOf, seesCommission, commissionOf }: Network): Column<PlacedAgent>[] => {
  const intl = useIntl()
  const money = (value: number) => (value === 0 ? <span className="faint">–</span> : <Amount value={value} currency={false} />)
  return [
    {
      key: 'name',
      head: intl.formatMessage(m.agent),
      width: 'minmax(0, 2fr)',
      sortable: !isTree,
      cell: (placed) =>
        isTree ? (
          <TreeCell placed={placed} onFold={fold}>
            <AgentName agent={placed.agent} depth={placed.depth} />
          </TreeCell>
        ) : (
          <AgentName agent={placed.agent} />
        ),
    },
    {
      key: 'rank',
      head: intl.formatMessage(m.rank),
      width: 'minmax(92px, 0.7fr)',
      sortable: !isTree,
      cell: ({ agent: { rank, rankId } }) =>
        rank === undefined ? (
          <span className="faint">–</span>
        ) : (
          <RankMark step={stepOf(rankId)} of={ranks?.length ?? 0}>
            {rank}
          </RankMark>
        ),
    },
    {
      key: 'own',
      head: intl.formatMessage(m.own),
      width: 'minmax(104px, 0.7fr)',
      align: 'end',
      sortable: !isTree,
      hideNarrow: true,
      cell: ({ agent }) => money(agent.own),
    },
    {
      key: 'branch',
      head: intl.formatMessage(m.branch),
      width: 'minmax(104px, 0.7fr)',
      align: 'end',
      sortable: !isTree,
      cell: ({ agent }) =>
        agent.branch === agent.own ? money(agent.branch) : <Amount value={agent.branch} currency={false} weight="strong" />,
    },
    ...(seesCommission
      ? [
          {
            key: 'commission',
            head: intl.formatMessage(m.commission),
            width: 'minmax(96px, 0.6fr)',
            align: 'end' as const,
            sortable: !isTree,
            hideNarrow: true,
            cell: ({ agent }: PlacedAgent) => money(commissionOf(agent._id)),
          },
        ]
      : []),
  ]
}
