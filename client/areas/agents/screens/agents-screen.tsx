import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Loaded, NoResults, StaleBanner } from '../../../components/list-states'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useRowHref } from '../../../lib/use-row-href'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { sortOf, sortText } from '../../../ui/DataTable/columns'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { AgentDock } from '../components/agent-dock'
import { Standing, useAgentName } from '../components/agent-name'
import { useNetworkColumns } from '../components/network-columns'
import { NetworkChips, NetworkTools } from '../components/network-tools'
import { RankMark } from '../components/rank-mark'
import { agentMessages as m } from '../messages'
import { treeLines, type PlacedAgent } from '../network-rows'
import { useNetwork } from '../use-network'
import './agents.css'

const keyOf = ({ agent }: PlacedAgent): string => agent._id

/** Who brought whom: agents with rank, sales and commission of a month, as a tree of branches or as a list. */
export const AgentsScreen = () => {
  const intl = useIntl()
  const hrefOf = useRowHref()
  const nameOf = useAgentName()
  const network = useNetwork()
  const { query, change, month, seesCommission, read, commissions, commissionOf, ranks, stepOf, agents, lines, rows, opened } = network
  const { isTree, isFiltered, fold } = network
  const { q, open, sort } = query
  const columns = useNetworkColumns(network)
  useKeysInView('agent-tree', isTree)
  const onTreeKey = (event: KeyboardEvent): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined
    const line = lines?.find((each) => each.agent._id === id)
    if (!isTree || !line || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowRight' && line.isFolded) fold(line.agent._id)
    else if (event.key === 'ArrowLeft' && line.hasBranch && !line.isFolded) fold(line.agent._id)
    else return
    event.preventDefault()
  }

  const heads = agents ? treeLines(agents, new Set()).filter(({ depth }) => depth === 0).length : 0
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={<NetworkTools network={network} />}
      chips={agents && agents.length > 0 && <NetworkChips network={network} />}
      strip={read.data && <StaleBanner list={read} />}
      dockSize="units"
      dock={
        opened &&
        agents && (
          <AgentDock
            key={opened._id}
            agent={opened}
            agents={agents}
            month={month}
            commission={seesCommission ? commissions && commissionOf(opened._id) : null}
            onOpen={(id) => change({ open: id })}
            onClose={() => change({ open: '' })}
          />
        )
      }
      foot={
        agents &&
        agents.length > 0 && (
          <span className="num">
            {intl.formatMessage(m.count, { count: agents.length })} · {intl.formatMessage(m.heads, { count: heads })}
          </span>
        )
      }
    >
      <Loaded read={read}>
        <div className="agent-tree" onKeyDown={onTreeKey}>
          <DataTable<PlacedAgent>
            label={intl.formatMessage(m.screen)}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            {...(isTree ? null : { sort: sortOf(sort), onSort: (next) => change({ sort: sortText(next) }) })}
            open={open || undefined}
            onOpen={({ agent }) => change({ open: agent._id }, { push: open === '' })}
            hrefOf={hrefOf}
            muted={({ isAround }) => isAround}
            busy={read.isFetching && read.currentData === undefined}
            totals={
              agents && !isFiltered
                ? {
                    name: intl.formatMessage(m.count, { count: agents.length }),
                    own: <Amount value={read.data?.total.own ?? 0} currency={false} weight="strong" />,
                    ...(commissions ? { commission: <Amount value={commissions.total} currency={false} weight="strong" /> } : null),
                  }
                : {}
            }
            phone={({ agent }) => (
              <PhoneRow
                name={nameOf(agent)}
                amount={<Amount value={agent.branch} weight="name" />}
                about={
                  <>
                    {agent.rank !== undefined && (
                      <RankMark step={stepOf(agent.rankId)} of={ranks?.length ?? 0}>
                        {agent.rank}
                      </RankMark>
                    )}
                    <Standing agent={agent} />
                  </>
                }
                owed={seesCommission && commissionOf(agent._id) !== 0 && <Amount value={commissionOf(agent._id)} currency={false} />}
              />
            )}
            empty={
              isFiltered ? (
                q ? (
                  <NoResults text={q} onClear={() => change({ q: '', of: '' })} />
                ) : (
                  <EmptyState
                    icon="people"
                    title={intl.formatMessage(m.noneOf)}
                    action={<Button onClick={() => change({ of: '' })}>{intl.formatMessage(m.showAll)}</Button>}
                  />
                )
              ) : (
                <EmptyState icon="people" title={intl.formatMessage(m.none)}>
                  {intl.formatMessage(m.noneHint)}
                </EmptyState>
              )
            }
          />
        </div>
      </Loaded>
    </ListPage>
  )
}
