import { can } from '@shared/domain/rights/rights'
import type { Asker, ServiceDeclaration } from '@shared/services/define-service'
import { bookkeeping } from './bookkeeping'
import type { LeftOut } from './bson-to-json'

/** An answer that is JSON already; whatever shapes answers leaves it alone. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
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

const treeOf = (paths: readonly string[]): LeftOut => {
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
  return tree
}
