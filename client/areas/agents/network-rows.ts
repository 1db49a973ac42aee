import { fold } from '@shared/foundation/text/fold'
import type { ReportOf } from '@shared/registry/service-types'

export type NetworkRow = ReportOf<'apAgents', 'network'>['data'][number]

/** An agent at its place in the tree. */
export interface PlacedAgent {
  readonly agent: NetworkRow
  /** 0 at the head of a branch. */
  readonly depth: number
  /** Of each level above, whether its line goes on below this row; the last is the agent's own. */
  readonly goesOn: readonly boolean[]
  readonly hasBranch: boolean
  readonly isFolded: boolean
  /** Shown for those below it, not for itself. */
  readonly isAround: boolean
}

/** Who stands right below whom; agents whose referrer isn't among them are heads of branches. */
const childrenOf = (rows: readonly NetworkRow[]): Map<string | null, NetworkRow[]> => {
  const known = new Set(rows.map(({ _id }) => _id))
  const children = new Map<string | null, NetworkRow[]>()
  for (const row of rows) {
    const above = row.p1Id && known.has(row.p1Id) ? row.p1Id : null
    children.set(above, [...(children.get(above) ?? []), row])
  }
  return children
}

/**
 * The tree as lines from top to bottom, branches of `folded` agents left out. Of those that `matches` asks for, the agents above are
 * shown too, and nothing is folded.
 */
export const treeLines = (
  rows: readonly NetworkRow[],
  folded: ReadonlySet<string>,
  matches?: (row: NetworkRow) => boolean,
): PlacedAgent[] => {
  const children = childrenOf(rows)
  const wanted = new Map<string, boolean>()
  const isWanted = (row: NetworkRow): boolean => {
    const known = wanted.get(row._id)
    if (known !== undefined) return known
    const found = matches === undefined || matches(row) || (children.get(row._id) ?? []).some(isWanted)
    wanted.set(row._id, found)
    return found
  }
  const place = (agents: readonly NetworkRow[], above: readonly boolean[]): PlacedAgent[] => {
    const shown = agents.filter(isWanted)
    return shown.flatMap((agent, at) => {
      const below = (children.get(agent._id) ?? []).filter(isWanted)
      const isFolded = matches === undefined && folded.has(agent._id)
      const goesOn = [...above, at < shown.length - 1]
      const line: PlacedAgent = {
        agent,
        depth: above.length,
        goesOn,
        hasBranch: below.length > 0,
        isFolded,
        isAround: matches !== undefined && !matches(agent),
      }
      return isFolded ? [line] : [line, ...place(below, goesOn)]
    })
  }
  return place(children.get(null) ?? [], [])
}

/** Everybody below an agent, the direct ones first; not the agent itself. */
export const belowOf = (
  rows: readonly NetworkRow[],
  agentId: string,
): { readonly direct: NetworkRow[]; readonly indirect: NetworkRow[] } => {
  const children = childrenOf(rows)
  const direct = children.get(agentId) ?? []
  const indirect: NetworkRow[] = []
  const waiting = [...direct]
  for (let next = waiting.shift(); next; next = waiting.shift())
    for (const child of children.get(next._id) ?? []) {
      indirect.push(child)
      waiting.push(child)
    }
  return { direct, indirect }
}

/** An agent whose rank is still to be given: a shop on a marketplace never has one. */
export const isUnranked = ({ rankId, platformName }: Pick<NetworkRow, 'rankId' | 'platformName'>): boolean =>
  rankId === undefined && platformName === undefined

/** A shop on a marketplace that sells for the company, and stands on no rank. */
export const isShop = ({ rankId, platformName }: Pick<NetworkRow, 'rankId' | 'platformName'>): boolean =>
  rankId === undefined && platformName !== undefined

const standings: Readonly<Record<string, (row: NetworkRow) => boolean>> = {
  '': () => true,
  pending: ({ pending }) => pending !== undefined,
  unranked: isUnranked,
  shops: isShop,
}

/** Whom a filter of the list keeps: all, those of a rank, with a proposal, without a rank, or shops on marketplaces. */
export const isOfStanding = (standing: string, row: NetworkRow): boolean => standings[standing]?.(row) ?? row.rankId === standing

export const isNamed = (text: string, { name, phone = '' }: NetworkRow): boolean => fold(`${name} ${phone}`).includes(fold(text))

const figures: Readonly<Record<string, (row: NetworkRow) => number>> = { own: ({ own }) => own, branch: ({ branch }) => branch }

/** Agents by name, by the place of their rank on the ladder, or by a figure; `-` before the key turns it round. */
export const sortedAgents = (
  rows: readonly NetworkRow[],
  sort: string,
  levelOf: (rankId: string | undefined) => number,
  commissionOf: (id: string) => number,
): NetworkRow[] => {
  const key = sort.replace('-', '')
  const sign = sort.startsWith('-') ? -1 : 1
  const figure =
    key === 'rank'
      ? ({ rankId }: NetworkRow) => levelOf(rankId)
      : key === 'commission'
        ? ({ _id }: NetworkRow) => commissionOf(_id)
        : figures[key]
  const byName = (a: NetworkRow, b: NetworkRow): number => a.name.localeCompare(b.name, 'vi')
  return [...rows].sort((a, b) => (figure ? sign * (figure(a) - figure(b)) || byName(a, b) : sign * byName(a, b)))
}
