import { apAgents } from '@shared/areas/agents/services/apAgents'
import { firstDayOf, isMonth, lastDayOf, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useTableCells } from '../../../components/declared-table/declared-table'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { formatMonth } from '../../../lib/format'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useIsPhone } from '../../../lib/use-media'
import { useRowHref } from '../../../lib/use-row-href'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { sortOf, sortText } from '../../../ui/DataTable/columns'
import { DataTable, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { AgentDock } from '../components/agent-dock'
import { AgentName, Standing, useAgentName } from '../components/agent-name'
import { RankMark } from '../components/rank-mark'
import { TreeCell } from '../components/tree-cell'
import { agentMessages as m } from '../messages'
import { isNamed, isOfStanding, sortedAgents, treeLines, type NetworkRow, type PlacedAgent } from '../network-rows'
import { useRanks } from '../use-ranks'
import './agents.css'

const [table] = apAgents.reports.network.tables
const NEW_AGENT = '/assets/Sales Agents?open=new'
const keyOf = ({ agent }: PlacedAgent): string => agent._id
const inList = (agent: NetworkRow): PlacedAgent => ({ agent, depth: 0, goesOn: [], hasBranch: false, isFolded: false, isAround: false })

/** Who brought whom: agents with rank, sales and commission of a month, as a tree of branches or as a list. */
export const AgentsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const seesCommission = useCan('/report')
  const isSeller = useCan('/sales')
  const cellsOf = useTableCells()
  const hrefOf = useRowHref()
  const nameOf = useAgentName()
  const field = useRef<HTMLInputElement>(null)
  const present = monthOfDay(useToday())
  const [{ month: asked, as, of, q, open, sort }, change] = useUrlQuery({ month: '', as: 'tree', of: '', q: '', open: '', sort: 'name' })
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useDebouncedValue(q, (text) => change({ q: text }))
  const month = isMonth(asked) ? asMonth(asked) : present
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const read = api.apAgents.useReport('network', range)
  const commissions = api.apComs.useReport('commissionsOfAll', range, { skip: !seesCommission }).currentData
  const { ranks, stepOf } = useRanks()
  const agents = read.data?.data
  const isTree = as !== 'list' && !(isPhone && q !== '')
  useShortcut('/', () => field.current?.focus())
  useKeysInView('agent-tree', isTree)
  const toNew = (): void => void navigate(encodeURI(NEW_AGENT))
  useNewAction(isSeller ? intl.formatMessage(m.newAgent) : null, toNew)
  useShortcut('n', toNew, isSeller)

  const commissionOf = useMemo(() => {
    const byAgent = new Map(commissions?.data.map(({ _id, total }) => [_id as string, total]))
    return (id: string): number => byAgent.get(id) ?? 0
  }, [commissions])
  const isFiltered = q !== '' || of !== ''
  const matches = (row: NetworkRow): boolean => isOfStanding(of, row) && isNamed(q, row)
  const found = agents?.filter(matches)
  const lines =
    agents &&
    (isTree
      ? treeLines(agents, folded, isFiltered ? matches : undefined)
      : sortedAgents(found ?? [], sort, stepOf, commissionOf).map(inList))
  // On a phone a branch is a page: the agent with those right below.
  const rows = isPhone && isTree && !isFiltered ? lines?.filter(({ depth }) => depth === 0) : lines
  const opened = agents?.find(({ _id }) => _id === open)
  const fold = (id: string): void =>
    setFolded((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  const onTreeKey = (event: KeyboardEvent): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined
    const line = lines?.find((each) => each.agent._id === id)
    if (!isTree || !line || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowRight' && line.isFolded) fold(line.agent._id)
    else if (event.key === 'ArrowLeft' && line.hasBranch && !line.isFolded) fold(line.agent._id)
    else return
    event.preventDefault()
  }

  const money = (value: number) => (value === 0 ? <span className="faint">–</span> : <Amount value={value} currency={false} />)
  const columns: Column<PlacedAgent>[] = [
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
  const count = (standing: string): number => agents?.filter((row) => isOfStanding(standing, row)).length ?? 0
  const chips = [
    { key: '', label: intl.formatMessage(m.all), count: count('') },
    ...[...(ranks ?? [])].reverse().map(({ _id, name }) => ({ key: _id as string, label: name, count: count(_id) })),
    { key: 'pending', label: intl.formatMessage(m.pending), count: count('pending') },
    { key: 'unranked', label: intl.formatMessage(m.noRank), count: count('unranked') },
  ]
  const heads = agents ? treeLines(agents, new Set()).filter(({ depth }) => depth === 0).length : 0
  const said = `${intl.formatMessage(m.screen)} ${formatMonth(month, locale)}`

  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={
        <>
          <Segmented<'tree' | 'list'>
            label={intl.formatMessage(m.way)}
            chosen={as === 'list' ? 'list' : 'tree'}
            onChoose={(way) => change({ as: way })}
            segments={[
              { key: 'tree', label: intl.formatMessage(m.tree), icon: 'branch' },
              { key: 'list', label: intl.formatMessage(m.list), icon: 'sort' },
            ]}
          />
          <MonthPicker value={month} onChange={(value) => change({ month: value === present ? '' : value })} />
          <SearchInput
            ref={field}
            label={intl.formatMessage(m.search)}
            placeholder={intl.formatMessage(m.searchHint)}
            kbd="/"
            value={typed}
            onChange={setTyped}
          />
          <DownloadMenu
            file={
              found
                ? () => ({
                    name: said,
                    rows: cellsOf({ above: [[said]], table, rows: found.map((row) => ({ ...row, name: nameOf(row) })) }),
                  })
                : null
            }
          />
          {isSeller && (
            <ButtonLink kind="primary" icon="plus" kbd="N" to={encodeURI(NEW_AGENT)}>
              {intl.formatMessage(m.newAgent)}
            </ButtonLink>
          )}
        </>
      }
      chips={
        agents &&
        agents.length > 0 && (
          <Chips label={intl.formatMessage(m.standings)} chips={chips} chosen={of} onChoose={(key) => change({ of: key })} />
        )
      }
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
      {hasFailed(read) ? (
        <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
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
      )}
    </ListPage>
  )
}
