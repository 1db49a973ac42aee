import type { Declared } from '@shared/foundation/declaration/define-service'
import { isEqual } from '@shared/foundation/equal'
import type { Audit } from './collections'
import type { Bulk, Caller } from './call'
import { bookkeeping } from './bookkeeping'
import type { SocaiUnitOfWork } from './unit-of-work'
import { programName } from './who-did'

/** The fields of a service's records whose changes aren't told. */
export const unaudited = (declaration: Declared): ReadonlySet<string> => {
  const known = unauditedOf.get(declaration)
  if (known) return known
  const { secret = {}, shownOnce = [], unaudited: own = [] } = declaration
  const fields = new Set([...bookkeeping, 'rev', 'updated', 'updater', 'updaterProgram', ...Object.keys(secret), ...shownOnce, ...own])
  unauditedOf.set(declaration, fields)
  return fields
}
const unauditedOf = new WeakMap<Declared, ReadonlySet<string>>()
const MAX_LIST_LENGTH = 20

/** The audit row of one change: each field before and after, without secrets and bookkeeping. Long lists are told by their length. */
export const auditRow = (
  declaration: Declared,
  action: Audit['action'],
  caller: Pick<Caller, 'person' | 'keyed' | 'key' | 'program'> | null,
  at: Date,
  before: object | null,
  after: { _id: string },
  bulk?: Bulk,
): Omit<Audit, '_id' | 'workspaceId'> => ({
  service: declaration.path,
  recordId: after._id,
  action,
  at,
  by: caller?.person ? { _id: caller.person._id, name: caller.person.name } : caller?.keyed ? programOf(caller) : null,
  ...(bulk?.service === declaration.path ? { bulkId: bulk.id } : {}),
  ...(before ? { changes: changesBetween(before, after, unaudited(declaration)) } : {}),
})

/** Writes the audit row of one change of a command. All but the command's first say which the first was: they are one act. */
export const noteAudit = (work: SocaiUnitOfWork, row: Omit<Audit, '_id' | 'workspaceId'>): void => {
  const act = firstOf.get(work)
  const [stored] = work.insert('audits', [{ ...row, ...(act === undefined ? {} : { act }) }])
  if (act === undefined && stored) firstOf.set(work, stored._id)
}
const firstOf = new WeakMap<SocaiUnitOfWork, string>()

const programOf = (caller: Pick<Caller, 'person' | 'key' | 'program'>): Audit['by'] => {
  const program = programName(caller)
  return { key: true, ...(program === undefined ? {} : { program }) }
}

const changesBetween = (before: object, after: object, leftOut: ReadonlySet<string>): NonNullable<Audit['changes']> => {
  const was = before as Record<string, unknown>
  const is = after as Record<string, unknown>
  const changes: NonNullable<Audit['changes']> = {}
  for (const field of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (leftOut.has(field) || isEqual(was[field], is[field])) continue
    changes[field] = { before: brief(was[field]), after: brief(is[field]) }
  }
  return changes
}

const brief = (value: unknown): unknown => (Array.isArray(value) && value.length > MAX_LIST_LENGTH ? { entries: value.length } : value)
