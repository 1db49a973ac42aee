import { services, type Services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { groupBy } from '@shared/foundation/group-by'
import { OutboundError } from '../platform/outbound/outbound'
import type { Application } from './application'
import type { SocaiDatabase, StoredOf } from './collections'
import { livesElsewhere } from './for-each-workspace'
import { Lease, LeaseLost, type Holder } from './leases'
import { transact, type SocaiUnitOfWork } from './unit-of-work'

type Keeper = Extract<Services[RecordService], { readonly keepsOutgoing: true }>
const found = Object.values(services).find((service): service is Keeper => 'keepsOutgoing' in service)
if (!found) throw new Error('no service keeps what is to be done at services of others')
const { path } = found

/** Work for a service of somebody else's, as it is kept. */
export type OutboxItem = StoredOf<Keeper['path']>

/** Why a try came to nothing: for people, in English and, where it is known, Vietnamese. */
export interface Why {
  readonly message: string
  readonly vi?: string
}

/**
 * What a try came to. `done`: the work is over, `within` writes what it came to, in the transaction that ends it; `later`: it is tried again
 * after a growing pause, or after `waitMs`; `stuck`: trying again changes nothing before somebody mends it.
 */
export type Outcome =
  | { readonly outcome: 'done'; readonly within?: (work: SocaiUnitOfWork) => Promise<unknown> }
  /** `data`: what is kept for the next try, in place of what was put in. */
  | { readonly outcome: 'later'; readonly why: Why; readonly waitMs?: number; readonly data?: string }
  | { readonly outcome: 'stuck'; readonly why: Why; readonly data?: string }

/** One kind of work for the outside, declared beside the service whose commands put it in. */
export interface OutboxRule {
  readonly kind: string
  /**
   * Does it, or finds out whether it was done before: whoever tried it last may have been killed at any moment, also right after the other side
   * did it. What it throws of the wire (`OutboundError`) means later.
   */
  readonly attempt: (app: Application, item: OutboxItem, lost: AbortSignal) => Promise<Outcome>
  /** The pause after each try, milliseconds; the last one again and again. Absent: from ten seconds to an hour. */
  readonly pausesMs?: readonly number[]
  /** After so many tries it is stuck. Absent: 12, most of half a day. */
  readonly maxTries?: number
  /** It is a mail: the operator is told how many wait. */
  readonly isMail?: boolean
  /** More may be put in for the same record while it is tried: then it is tried again at once, whatever this try came to. */
  readonly grows?: boolean
  /** What is written and told when it is stuck, in the same transaction. */
  readonly whenStuck?: (work: SocaiUnitOfWork, item: OutboxItem, why: Why, app: Application) => Promise<unknown>
}
export type OutboxRules = readonly OutboxRule[]

export const OUTBOX_EVERY_MS = 2000
const PAUSES_MS = [10_000, 30_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000] as const
const MAX_TRIES = 12
/** Looked at in one go, lanes that are worked off at once, and tries in one lane before it is another's turn. */
const MAX_DUE = 500
const MAX_LANES = 8
const MAX_TRIES_IN_TURN = 20
const MAX_MESSAGE_LENGTH = 300

/** What a command wants done outside. */
export interface Outgoing {
  readonly kind: string
  /** With the kind it tells this work from other: one record has one work of a kind. */
  readonly recordId: string
  /** What people call the record. */
  readonly title: string
  /** Within the company what shares a lane is done one after the other, the oldest first; absent: beside all else. */
  readonly lane?: string
  /** What the kind needs besides. */
  readonly data?: string
  /** Not before; absent: at once. */
  readonly due?: Date
}

/** Has something done outside once the command is committed: it is written in the command's own transaction. Work of the kind that still waits for the record is begun anew. */
export const putInOutbox = async (
  work: SocaiUnitOfWork,
  { kind, recordId, title, lane = `${kind} ${recordId}`, data, due = work.now }: Outgoing,
): Promise<OutboxItem> => {
  // Another node may put it in at the same moment.
  work.retryOnDuplicate('recordId')
  const before = await work.read(path).one({ kind, recordId })
  const fresh = { title, lane, due, state: 'waiting' as const, tries: 0, ...(data === undefined ? {} : { data }) }
  if (before) {
    const after = work.save(path, before, fresh)
    work.emitReloaded(path, [before._id])
    return after
  }
  const [item] = work.insert(path, [{ ...fresh, kind, recordId, rev: 1, created: work.now }])
  if (!item) throw new Error('nothing was inserted')
  work.emitReloaded(path, [item._id], 'created')
  return item
}

/** Whether work of the kind waits for a record: it is tried by itself. */
export const waitsInOutbox = async (work: SocaiUnitOfWork, { kind, recordId }: Pick<Outgoing, 'kind' | 'recordId'>): Promise<boolean> =>
  (await work.read(path).one({ kind, recordId, state: 'waiting' }, { only: ['state'] })) !== null

/** Takes back what waits for a record, if it does. */
export const takeOutOfOutbox = async (work: SocaiUnitOfWork, { kind, recordId }: Pick<Outgoing, 'kind' | 'recordId'>): Promise<void> => {
  const item = await work.read(path).one({ kind, recordId })
  if (item) removeItem(work, item)
}

const removeItem = (work: SocaiUnitOfWork, item: OutboxItem): void => {
  work.remove(path, item)
  work.emit(path, 'removed', item)
}

/** How much of all companies waits, or is stuck. */
export const countOutgoing = (database: SocaiDatabase, state: 'waiting' | 'stuck'): Promise<number> =>
  database.platformRecords(path).count({ state })

/**
 * Tries all that is due, lane by lane; what another node is at is left to it.
 * @returns how many tries were made
 */
export const workOffOutbox = async (app: Application, rules: OutboxRules, holder: Holder): Promise<number> => {
  const due = await app
    .get('database')
    .platformRecords(path)
    .find(
      { state: 'waiting', due: { $lte: app.get('now')() } },
      { only: ['workspaceId', 'lane'], sort: { due: 1, _id: 1 }, limit: MAX_DUE },
    )
  const lanes = groupBy(due, ({ workspaceId, lane }) => `${workspaceId} ${lane}`).entries()
  let tries = 0
  const workOff = async (): Promise<void> => {
    for (const [name, [first]] of lanes) {
      const made = first ? await workOffLane(app, rules, holder, name, first) : 0
      tries += made
    }
  }
  await Promise.all(Array.from({ length: MAX_LANES }, workOff))
  return tries
}

const workOffLane = async (
  app: Application,
  rules: OutboxRules,
  holder: Holder,
  name: string,
  { workspaceId, lane }: Pick<OutboxItem, 'workspaceId' | 'lane'>,
): Promise<number> => {
  if (await livesElsewhere(app.get('database'), workspaceId)) return 0
  const lease = await Lease.take(app.get('database'), `outbox ${name}`, holder)
  if (!lease) return 0
  let tries = 0
  try {
    // What is stuck lets the others by; what waits for its next try doesn't.
    while (tries < MAX_TRIES_IN_TURN) {
      const item = await app
        .get('database')
        .records(path, workspaceId)
        .one({ lane, state: 'waiting' }, { sort: { _id: 1 } })
      if (!item) return tries
      if (item.due > app.get('now')()) {
        await waitBehind(app, item)
        return tries
      }
      tries += 1
      await tryOne(app, rules, item, lease)
    }
    return tries
  } catch (error) {
    if (!(error instanceof LeaseLost)) app.get('log').error({ error, lane: name }, 'work for the outside could not be tried')
    return tries
  } finally {
    await lease.end()
  }
}

/** What stands behind an item that waits is due no sooner: else it would be looked at in the place of what can be tried. */
const waitBehind = (app: Application, { workspaceId, lane, due }: OutboxItem): Promise<void> =>
  transact(app.get('work'), { workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
    const sooner = await work.read(path).find({ lane, state: 'waiting', due: { $lt: due } }, { limit: MAX_DUE })
    for (const item of sooner) work.save(path, item, { due })
    if (sooner.length > 0)
      work.emitReloaded(
        path,
        sooner.map(({ _id }) => _id),
      )
  })

const tryOne = async (app: Application, rules: OutboxRules, item: OutboxItem, lease: Lease): Promise<void> => {
  const rule = rules.find(({ kind }) => kind === item.kind)
  const outcome = rule ? await attempted(app, rule, item, lease) : unknownKind(item)
  await lease.confirm()
  await transact(app.get('work'), { workspaceId: item.workspaceId, now: () => app.get('now')(), keys: [] }, async (work) => {
    const before = await work.read(path).byId(item._id)
    const hasGrown = rule?.grows === true && before !== null && before.rev !== item.rev
    // Somebody took it back, or asked for it anew, meanwhile: what the try came to is still true.
    if (outcome.outcome === 'done') {
      await outcome.within?.(work)
      if (before && !hasGrown) removeItem(work, before)
      return
    }
    if (!before || hasGrown) return
    const tries = before.tries + 1
    const isStuck = outcome.outcome === 'stuck' || tries >= (rule?.maxTries ?? MAX_TRIES)
    const after = work.save(path, before, {
      tries,
      triedAt: work.now,
      due: new Date(work.now.getTime() + pauseAfter(rule, tries, outcome)),
      state: isStuck ? 'stuck' : 'waiting',
      failed: { at: work.now, ...short(outcome.why) },
      ...(outcome.data !== undefined ? { data: outcome.data } : {}),
    })
    work.emitReloaded(path, [after._id])
    if (isStuck) await rule?.whenStuck?.(work, after, outcome.why, app)
  })
}

const UNANSWERED: Readonly<Record<OutboundError['kind'], string>> = {
  unreachable: 'bên kia chưa trả lời, sẽ tự thử lại',
  busy: 'bên kia tạm thời không nhận thêm yêu cầu, sẽ tự thử lại',
  unreadable: 'bên kia trả lời không đọc được, sẽ tự thử lại',
}

/** What is thrown of the wire, or by a fault of our own, is tried again: nothing is known of what became of it. */
const attempted = async (app: Application, rule: OutboxRule, item: OutboxItem, lease: Lease): Promise<Outcome> => {
  try {
    return await rule.attempt(app, item, lease.signal)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    if (error instanceof OutboundError)
      return {
        outcome: 'later',
        why: { message: error.message, vi: UNANSWERED[error.kind] },
        ...(error.kind === 'busy' ? { waitMs: error.waitMs } : {}),
      }
    app.get('log').error({ error, kind: rule.kind, record: item.recordId }, 'work for the outside broke off')
    return { outcome: 'later', why: { message: error instanceof Error ? error.message : String(error) } }
  }
}

const unknownKind = ({ kind }: OutboxItem): Outcome => ({
  outcome: 'stuck',
  why: { message: `this version knows no ${kind}`, vi: `phiên bản này không biết ${kind}` },
})

const pauseAfter = (rule: OutboxRule | undefined, tries: number, outcome: Outcome): number => {
  if (outcome.outcome === 'later' && outcome.waitMs !== undefined) return outcome.waitMs
  const pauses = rule?.pausesMs ?? PAUSES_MS
  return pauses[Math.min(tries, pauses.length) - 1] ?? 0
}

const short = ({ message, vi }: Why): Why => ({
  message: message.slice(0, MAX_MESSAGE_LENGTH),
  ...(vi === undefined ? {} : { vi: vi.slice(0, MAX_MESSAGE_LENGTH) }),
})
