import { can } from '@shared/domain/rights/rights'
import type { Asker, ServiceDeclaration } from '@shared/services/define-service'
import { bookkeeping } from './bookkeeping'
import type { LeftOut } from './bson-to-json'

const closing = Buffer.from('}')

/** A page that is JSON already; whatever shapes answers leaves it alone. */
export class JsonPage {
  readonly bytes: Buffer

  /** @param list the records, as JSON in UTF-8 */
  constructor(list: Buffer, { total, limit, skip }: { total: number | null; limit: number; skip: number }) {
    const head = `{"total":${String(total)},"limit":${limit},"skip":${skip},"data":`
    this.bytes = Buffer.concat([Buffer.from(head), list, closing])
  }
}

/**
 * What to leave out of the records of one page for this asker, when that can be said before they are read: the same
 * for each of them. Null when each record has to be looked at (see `present`).
 * @param group the one group the page is of, if it is
 */
export const leftOutFor = (declaration: ServiceDeclaration, asker: Asker, group: string | undefined): LeftOut | null => {
  if (declaration.visible || declaration.rows || (declaration.groups && group === undefined)) return null
  if (Object.values(declaration.references ?? {}).some(({ keep }) => keep === 'live')) return null
  const paths = [...bookkeeping, ...(declaration.secret ?? [])]
  for (const { fields, visibleTo, groups, orPerson } of declaration.hidden ?? []) {
    if (can(asker.rights, visibleTo)) continue
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
