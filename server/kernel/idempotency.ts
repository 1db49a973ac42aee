import { createHmac } from 'node:crypto'
import type { NextFunction } from '@feathersjs/hooks'
import type { CallParams } from './call'
import type { HookContext } from './application'
import { declarationOf } from '@shared/registry/declarations'
import { AppError } from '../platform/errors'
import { addSubjects } from './references'
import { serialize } from './serialize'
import { duplicateFields } from '../platform/mongo/mongo-errors'
import { lock } from './locks'

const MAX_KEY_LENGTH = 200
const writes: ReadonlySet<string> = new Set(['create', 'patch', 'remove'])

/**
 * Idempotency-Key: a repeated create, patch or remove gets the answer of the first, also while the first still runs; the same
 * key with another body is refused. The row is written in the command's own transaction, so a failure leaves none.
 */
export const idempotency = (context: HookContext, next: NextFunction): Promise<void> => {
  const key = (context.params.headers as Record<string, string | undefined> | undefined)?.['idempotency-key']
  return key && writes.has(context.method) ? once(key, context, next) : next()
}

const once = async (key: string, context: HookContext, next: NextFunction): Promise<void> => {
  const params = context.params as CallParams
  if (key.length > MAX_KEY_LENGTH) throw AppError.of('query.value', { field: 'Idempotency-Key' })
  const { caller } = params
  const workspaceId = caller?.workspaceId ? caller.workspaceId : null
  const scope = [
    caller?.workspaceId ?? 'public',
    caller?.userId ?? (caller?.keyed ? `key ${caller.key?._id ?? ''}` : (params.ip ?? '')),
    context.path,
    key,
  ].join('|')
  // Keyed: the call may hold a password, which a plain hash would let somebody guess at.
  const hash = createHmac('sha256', context.app.get('config').authSecret)
    .update(JSON.stringify([context.method, context.id ?? null, context.data ?? null, ...(params.by ? [params.by] : [])]))
    .digest('base64')
  const { database, locks } = context.app.get('work')
  const replay = async (): Promise<boolean> => {
    const earlier = await database.platformRecords('idempotency').one({ workspaceId: { $in: [workspaceId, null] }, scope })
    if (!earlier) return false
    if (earlier.hash !== hash) throw AppError.of('conflict.idempotency')
    context.result = await kept(context, JSON.parse(earlier.result) as Record<string, unknown>)
    return true
  }
  await locks.hold([lock.idempotency(scope)], async () => {
    if (await replay()) return
    params.idempotency = { ...(workspaceId ? { workspaceId } : {}), scope, hash }
    try {
      await next()
    } catch (error) {
      // Another node was asked the same at the same moment, and was first.
      if (!duplicateFields(error)?.includes('scope') || !(await replay())) throw error
    }
  })
}

/** The first answer, as the caller's present rights allow it; what differs per member was answered already. */
const kept = async (context: HookContext, answer: Record<string, unknown>): Promise<HookContext['result']> => {
  const declaration = declarationOf(context.path)
  const { caller } = context.params as CallParams
  // Nobody's rights don't change: who signs up, say, is answered what they were.
  if (!caller || (context.params as CallParams).by) return answer as HookContext['result']
  const record = { ...answer }
  await addSubjects(context.app.get('work').database, caller.workspaceId, declaration, [record])
  return (serialize({ ...declaration, perMember: undefined }, record, caller) ?? { _id: answer['_id'] }) as HookContext['result']
}
