import { whyNotSecondPerson } from '@shared/foundation/rights/second-person'
import { isFourEyes, type FourEyes } from '@shared/foundation/documents/second-person'
import { can } from '@shared/foundation/rights/rights'
import type { Dong } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import { actorOf } from '../../kernel/actor'
import type { Caller, CallParams } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'

/** What waits: which act, who asked for it and when. Of a program, `byId` is whoever made its key. */
export interface Asked<Act extends string> {
  readonly act: Act
  readonly at: Date
  readonly by: string
  readonly byId?: Id<'users'>
  readonly reason?: string
  readonly beside?: Dong
}

/** What the board has set about second persons. */
export const fourEyesOf = async (work: SocaiUnitOfWork): Promise<FourEyes> =>
  (await work.readPlatform('workspaces').byId(work.workspaceId, { only: ['opts'] }))?.opts ?? {}

/** Who acts, as a record keeps it. */
const doer = async (work: SocaiUnitOfWork, caller: Caller): Promise<Pick<Asked<string>, 'at' | 'by' | 'byId'>> => {
  const made = caller.key ? await work.readPlatform('apiKeys').byId(caller.key._id, { only: ['creatorId'] }) : null
  const byId = caller.person?._id ?? made?.creatorId
  return { at: work.now, by: caller.person?.name ?? caller.key?.name ?? caller.program ?? 'API', ...(byId ? { byId } : {}) }
}

/** An act that waits from now on. */
export const askFor = async <Act extends string>(
  work: SocaiUnitOfWork,
  caller: Caller,
  act: Act,
  reason?: string,
): Promise<Asked<Act>> => ({ act, ...(await doer(work, caller)), ...(reason ? { reason } : {}) })

/** An act that happens, confirmed by the caller. */
export const confirmedBy = async <Act extends string>(work: SocaiUnitOfWork, caller: Caller, { act, by, byId }: Asked<Act>) => ({
  act,
  ...(await doer(work, caller)),
  askedBy: by,
  ...(byId ? { askedById: byId } : {}),
})

/** What a record says of an act that somebody else of the board confirmed. */
export type Confirmed<Act extends string> = Awaited<ReturnType<typeof confirmedBy<Act>>>

/**
 * @param makers members who made what waits, besides who asked
 * @throws AppError 403 for whoever can't confirm what waits
 */
export const assertSecondPerson = (caller: Caller, asked: Asked<string>, makers: readonly (string | undefined)[] = []): void => {
  const blockedBy = whyNotSecondPerson(actorOf(caller), [asked.byId, ...makers])
  if (blockedBy) throw AppError.of(blockedBy)
}

/** @throws AppError 409 when a field was changed since the `rev` that whoever confirms has seen */
export const assertAsSeen = ({ basedOn }: CallParams, { revs = {} }: { revs?: Record<string, number> }, seen: readonly string[]): void => {
  if (basedOn !== undefined && seen.some((field) => (revs[field] ?? 0) > basedOn)) throw AppError.of('secondPerson.changed')
}

/**
 * What stays of an act that is refused by the board, or withdrawn by whoever asked.
 * @throws AppError 409 where nothing waits, 403 for anybody else, 400 for a refusal without a reason
 */
export const refusalOf = async <Act extends string>(
  work: SocaiUnitOfWork,
  caller: Caller,
  asked: Asked<Act> | undefined,
  reason: string,
): Promise<{ act: Act; at: Date; by: string; byId?: Id<'users'>; askedById?: Id<'users'>; reason?: string }> => {
  if (!asked) throw AppError.of('secondPerson.nothing-waits')
  const refuser = await doer(work, caller)
  const isOwn = refuser.byId !== undefined && refuser.byId === asked.byId
  if (!isOwn && (caller.keyed || !can(caller.rights, ['bod']))) throw AppError.of('secondPerson.board')
  const why = reason.trim()
  if (!isOwn && why === '') throw AppError.atField('refusal', 'secondPerson.reason')
  return { act: asked.act, ...refuser, ...(asked.byId ? { askedById: asked.byId } : {}), ...(why ? { reason: why } : {}) }
}

/** Whether sheets and refunds of this company wait. */
export const needsSecond = async (work: SocaiUnitOfWork): Promise<boolean> => isFourEyes(await fourEyesOf(work))

/** How many members are of the board and can sign in. */
export const boardSize = (work: SocaiUnitOfWork): Promise<number> => work.read('users').count({ rights: 'bod', status: 'active' })
