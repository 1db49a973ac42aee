import { firstDayOf, isMonth, lastDayOf, month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { useMemo, useState } from 'react'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { useIsPhone } from '../../lib/use-media'
import { useUrlQuery } from '../../lib/use-url-query'
import { useToday } from '../../ui/zone/zone-context'
import { isNamed, isOfStanding, sortedAgents, treeLines, type NetworkRow, type PlacedAgent } from './network-rows'
import { useRanks } from './use-ranks'

export type Network = ReturnType<typeof useNetwork>

const inList = (agent: NetworkRow): PlacedAgent => ({ agent, depth: 0, goesOn: [], hasBranch: false, isFolded: false, isAround: false })

/** The agents of a month as the address asks for them: as a tree or a list, those of a rank, those that are named so. */
export const useNetwork = () => {
  const isPhone = useIsPhone()
  const seesCommission = useCan('/report')
  const present = monthOfDay(useToday())
  const [query, change] = useUrlQuery({ month: '', as: 'tree', of: '', q: '', open: '', sort: 'name' })
  const { month: asked, as, of, q, open, sort } = query
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const month = isMonth(asked) ? asMonth(asked) : present
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const read = api.apAgents.useReport('network', range)
  const commissions = api.apComs.useReport('commissionsOfAll', range, { skip: !seesCommission }).currentData
  const { ranks, stepOf } = useRanks()
  const agents = read.data?.data
  const isTree = as !== 'list' && !(isPhone && q !== '')

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
  return {
    query,
    change,
    month,
    present,
    seesCommission,
    read,
    commissions,
    commissionOf,
    ranks,
    stepOf,
    agents,
    found,
    lines,
    rows,
    opened,
    isTree,
    isFiltered,
    fold,
  }
}
