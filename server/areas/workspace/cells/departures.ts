import type { Application } from '../../../kernel/application'
import { whyMoving } from '../../../kernel/auth/callers'
import type { SocaiDatabase, StoredOf } from '../../../kernel/collections'
import { holderOf } from '../../../kernel/leases'
import { encodeChange, encodeFilter } from '../../../platform/mongo/codec'
import { inTurn } from './in-turn'

/** How often each process looks which companies move. */
export const LOOK_EVERY_MS = 500
/** So often a process says that it is there, and after so long it is taken for gone. */
const BEAT_MS = 5000
export const GONE_MS = 20_000
const MARK = 'cell process '

/** What a process that serves says of itself. */
interface Beat {
  /** ISO. */
  readonly at: string
  /** The companies in which it lets no command begin. */
  readonly closed: readonly string[]
}

type Moving = NonNullable<StoredOf<'workspaces'>['moving']>

/** The lease of whoever moves a company. */
export const moveLease = (workspaceId: string): string => `move ${workspaceId}`

/**
 * Keeps commands out of companies that live in another cell or are on their way, in this process, and tells the mover when none is under way
 * any more. Where the mover has gone in the middle the company is opened again.
 */
export class Departures {
  readonly #app: Application
  readonly #name: string
  readonly #closed = new Map<string, Moving>()
  #told = ''
  #toldAt = -Infinity
  /** One look at a time. */
  readonly look: () => Promise<void>

  /** @param owner unique among all processes */
  constructor(app: Application, owner: string) {
    this.#app = app
    this.#name = MARK + owner
    this.look = inTurn(() => this.#look())
  }

  /** It serves no longer. */
  async end(): Promise<void> {
    await this.#app.get('database').collection('settings').deleteOne({ name: this.#name })
  }

  async #look(): Promise<void> {
    const database = this.#app.get('database')
    const found = await database
      .platformRecords('workspaces')
      .find({ 'moving.state': { $in: ['leaving', 'left', 'arriving'] } }, { only: ['moving'] })
    const moving = new Map(found.flatMap(({ _id, moving: how }) => (how ? [[_id as string, how] as const] : [])))
    for (const [id, how] of moving)
      if (how.state === 'leaving' && !(await holderOf(database, moveLease(id)))) {
        await reopen(database, id)
        moving.delete(id)
      }
    for (const [id, how] of moving) await this.#close(id, how)
    for (const id of this.#closed.keys()) if (!moving.has(id)) this.#open(id)
    await this.#tell()
  }

  async #close(id: string, how: Moving): Promise<void> {
    const isNew = !this.#closed.has(id)
    await this.#app.get('work').running.close(id, () => whyMoving(how))
    this.#closed.set(id, how)
    if (isNew) this.#app.get('access').workspaceChanged(id)
  }

  #open(id: string): void {
    this.#closed.delete(id)
    this.#app.get('work').running.open(id)
    this.#app.get('access').workspaceChanged(id)
    this.#app.get('realtime').lost(id)
  }

  async #tell(): Promise<void> {
    const closed = [...this.#closed.keys()].sort()
    if (closed.join() === this.#told && performance.now() - this.#toldAt < BEAT_MS) return
    const value = JSON.stringify({ at: new Date().toISOString(), closed } satisfies Beat)
    await this.#app.get('database').collection('settings').updateOne({ name: this.#name }, { $set: { value } }, { upsert: true })
    this.#told = closed.join()
    this.#toldAt = performance.now()
  }
}

/** Opens a company again that was about to leave, and hasn't left. @returns whether it was */
export const reopen = async (database: SocaiDatabase, workspaceId: string): Promise<boolean> => {
  const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['moving'] })
  if (workspace?.moving?.state !== 'leaving') return false
  const { kinds } = database.definition('workspaces')
  const leaving = encodeFilter(kinds, { _id: workspaceId, 'moving.state': 'leaving' })
  const opened = encodeChange(kinds, { $set: { status: workspace.moving.status }, $unset: { moving: '' } })
  return (await database.collection('workspaces').updateOne(leaving, opened)).modifiedCount === 1
}

/** The processes that serve now, by what they said last. */
export const servingNow = async (database: SocaiDatabase): Promise<readonly Pick<Beat, 'closed'>[]> => {
  const rows = await database.platformRecords('settings').find({ name: { $gte: MARK, $lt: `${MARK}~` } })
  const beats = rows.map(({ value }) => JSON.parse(value) as Beat)
  return beats.filter(({ at }) => Date.now() - new Date(at).getTime() < GONE_MS)
}
