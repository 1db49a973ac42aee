import { can } from '@shared/foundation/rights/rights'
import type { Viewer, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { ByRights } from './by-rights'
import { unanswered } from './serialize'
import { JsonAnswer } from '../platform/http/json-answer'
import type { LeftOut } from '../platform/mongo/bson-to-json'

const closing = Buffer.from('}')

/** A page of records that are written already, as a JSON list. */
export const jsonPage = (
  list: Buffer,
  { total, limit, skip, rows }: { total: number | null; limit: number; skip: number; rows: number },
): JsonAnswer =>
  new JsonAnswer(Buffer.concat([Buffer.from(`{"total":${String(total)},"limit":${limit},"skip":${skip},"data":`), list, closing]), rows)

/** Whether what a viewer may see of a record depends on the record's group alone. */
export const isSeenByGroup = (declaration: ServiceDeclaration): boolean =>
  !declaration.about &&
  !declaration.rows &&
  !declaration.shows &&
  !declaration.perMember &&
  !Object.values(declaration.references ?? {}).some(({ keep }) => keep === 'live')

/**
 * What to leave out of the records of one page for this viewer, when that can be said before they are read: the same
 * for each of them. Null when each record has to be looked at (see `present`).
 * @param group the one group the page is of, if it is
 */
export const leftOutFor = (declaration: ServiceDeclaration, viewer: Viewer, group: string | undefined): LeftOut | null =>
  group === undefined || Object.hasOwn(declaration.groups ?? {}, group)
    ? leftOutByRights.of(viewer, `${declaration.path} ${group ?? ''}`, () => leftOutOf(declaration, viewer, group))
    : leftOutOf(declaration, viewer, group)

const leftOutByRights = new ByRights<string, LeftOut | null>()

const leftOutOf = (declaration: ServiceDeclaration, viewer: Viewer, group: string | undefined): LeftOut | null => {
  if (!isSeenByGroup(declaration) || (declaration.groups && group === undefined)) return null
  const paths = unanswered(declaration)
  for (const { fields, visibleTo, groups, orPerson } of declaration.hidden ?? []) {
    if (can(viewer.rights, visibleTo)) continue
    if (orPerson !== undefined || (groups && group === undefined)) return null
    if (!groups || groups.includes(group ?? '')) paths.push(...fields)
  }
  return treeOf(paths)
}

interface Growing {
  [field: string]: true | Growing
}

/** Trees by their paths: there are as many as ways to see a service. What is made of one is kept with it. */
const trees = new Map<string, LeftOut>()

const treeOf = (paths: readonly string[]): LeftOut => {
  const key = paths.join(' ')
  const known = trees.get(key)
  if (known) return known
  const tree: Growing = {}
  for (const path of paths) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let inner: Growing = tree
    for (const step of steps) {
      const next = inner[step] ?? {}
      if (next === true) break
      inner[step] = next
      inner = next
    }
    inner[last] = true
  }
  trees.set(key, tree)
  return tree
}
