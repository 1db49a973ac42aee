import { declarations } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import type { LockKind } from '@shared/registry/service-types'
import type { LockKey } from './keyed-locks'

/**
 * Kinds in the order in which they are asked for: none after one that may be asked for while it is held.
 * @param next by kind, the kinds that may be asked for while it is held
 * @throws Error when a kind is to be asked for before itself, or isn't known
 */
export const rankKinds = (next: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const ranked: string[] = []
  const visit = (kind: string, holding: readonly string[]): void => {
    const after = next[kind]
    if (!after) throw new Error(`No service locks '${kind}'`)
    if (holding.includes(kind)) throw new Error(`Locks of kind '${kind}' are asked for while one is held: ${holding.join(', ')}`)
    if (ranked.includes(kind)) return
    for (const each of after) visit(each, [...holding, kind])
    ranked.unshift(kind)
  }
  for (const kind of Object.keys(next)) visit(kind, [])
  return ranked
}

/** What services declare comes after what any service may hold. */
const KINDS: readonly string[] = [
  'idempotency',
  'compaction',
  'job',
  'members',
  'record',
  ...rankKinds(Object.assign({}, ...declarations.map(({ locks = {} }) => locks)) as Readonly<Record<string, readonly string[]>>),
]

const key = (kind: string, name = ''): LockKey => ({ rank: KINDS.indexOf(kind), kind, name: `${kind}:${name}` })

/** What a command may hold, within its workspace: whoever holds one may ask for another of the same kind or of a later one. */
export const lock = {
  idempotency: (scope: string) => key('idempotency', scope),
  /** The merging of figures of closed days. */
  compaction: () => key('compaction'),
  /** A job that goes over the workspace's records, one at a time. */
  job: (name: string) => key('job', name),
  /** All members of the workspace: names, e-mails and rights depend on each other. */
  members: () => key('members'),
  record: (service: RecordService, id: string) => (KINDS.includes(service) ? key(service, id) : key('record', `${service}:${id}`)),
  /** What a service declares to lock. */
  of: (kind: LockKind, name: string) => key(kind, name),
} as const
