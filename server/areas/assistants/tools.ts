import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { groupsFor, isHidden } from '../../kernel/access'
import type { Caller } from '../../kernel/call'
import { asSeenBy } from '../../kernel/openapi/as-seen'
import { explainTool } from './explain-tool'
import { listTools, mayRead } from './list-tools'
import { proposeTools } from './propose-tools'
import { reportsOf, reportTool } from './report-tools'
import type { Tool } from './tool'

/** The tools of whoever has these rights and apps, by name. */
export type Tools = ReadonlyMap<string, Tool>

/** The fields that the caller may name: what is hidden in one group may be seen in another. */
const askedBy = (declaration: Declared, fields: readonly string[], caller: Caller): readonly string[] => {
  const groups = groupsFor(declaration, caller, 'read') ?? [undefined]
  return fields.filter((field) => groups.some((group) => !isHidden(declaration, field, caller, group)))
}

/** Everything that a key may ask, made from the declarations. */
const toolsFor = (caller: Caller): Tools => {
  const seen = declarations.flatMap((declaration) => {
    const own = asSeenBy(declaration, caller)
    return own
      ? [{ ...own, filter: askedBy(declaration, declaration.filter, caller), sort: askedBy(declaration, declaration.sort, caller) }]
      : []
  })
  const reports = seen.flatMap(reportsOf)
  const lists = (service: string): boolean =>
    seen.some((declaration) => declaration.path === service && mayRead(declaration, caller, 'find'))
  const tools = [
    ...seen.flatMap((declaration) => listTools(declaration, caller)),
    ...reports.map(reportTool),
    ...explainTool(reports, lists),
    ...proposeTools(seen, caller),
  ]
  return new Map(tools.map((tool) => [tool.description.name, tool]))
}

/** Sets of rights and apps whose tools are kept. */
const MOST_KEPT = 40

/** Answers the tools of a caller; those with the same rights and apps have the same. */
export const keptTools = (): ((caller: Caller) => Tools) => {
  const kept = new Map<string, Tools>()
  return (caller) => {
    const { rights, apps = [], key } = caller
    const name = [[...rights].sort().join(), [...apps].sort().join(), key?.assistant ?? ''].join(' ')
    const tools = kept.get(name) ?? toolsFor(caller)
    if (kept.size < MOST_KEPT) kept.set(name, tools)
    return tools
  }
}
