import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collections, SocaiDatabase } from '../../../../../kernel/collections'
import { takenAlong } from './archived-collections'
import { AppError } from '../../../../../platform/errors'
import type { Files } from '../../../../../platform/files/files'

const MINUTE_MS = 60_000
/** One that was heard of so long ago has broken off. */
const SILENT_MS = 10 * MINUTE_MS
/** It says so often that it is getting on. */
const BEAT_MS = MINUTE_MS
const MARK = 'arriving '
/** Where files lie while they are sent and looked through. */
export const arrivingFolder = (dataDir: string): string => join(dataDir, 'arriving')

interface Mark {
  /** When it was heard of last: an ISO instant. */
  readonly at: string
  /** What is begun in the database. */
  readonly workspaceId?: string
  /** The invitation code it came with. */
  readonly codeId?: string
}

/**
 * A workspace's file that is being taken in. It is noted in the database before anything else is, so that what a stop cuts off can be found and
 * cleared away; while its process lives it says so.
 */
export class Arrival {
  readonly #database: SocaiDatabase
  readonly #now: () => Date
  /** What its file is called while it lies here. */
  readonly fileName = `${randomUUID()}.socai`
  readonly #name = MARK + this.fileName
  readonly #timer: NodeJS.Timeout
  #mark: Omit<Mark, 'at'>
  #isGone = false

  private constructor(database: SocaiDatabase, now: () => Date, codeId: string | undefined) {
    this.#database = database
    this.#now = now
    this.#mark = codeId === undefined ? {} : { codeId }
    this.#timer = setInterval(() => void this.#say().catch(() => undefined), BEAT_MS).unref()
  }

  static async begin(database: SocaiDatabase, now: () => Date, codeId?: string): Promise<Arrival> {
    const arrival = new Arrival(database, now, codeId)
    await database.collection('settings').insertOne({ name: arrival.#name, value: arrival.#value() })
    return arrival
  }

  /** Notes what is begun in the database: from then on something of it is there. */
  async begins(workspaceId: string): Promise<void> {
    this.#mark = { ...this.#mark, workspaceId }
    await this.#say()
  }

  /** All of what was begun is there, or nothing of it any more. */
  settled(): void {
    const { workspaceId: _begun, ...rest } = this.#mark
    this.#mark = rest
  }

  /** @throws AppError 503 when it was taken for broken off, and cleared away */
  assertWaitedFor(): void {
    if (this.#isGone) throw AppError.of('workspaces.archive-gone')
  }

  /** What couldn't be taken out again stays noted; the code it came with is no longer its own. */
  async ends(): Promise<void> {
    clearInterval(this.#timer)
    const { workspaceId } = this.#mark
    if (workspaceId === undefined) await this.#database.collection('settings').deleteOne({ name: this.#name })
    else {
      this.#mark = { workspaceId }
      await this.#say()
    }
  }

  async #say(): Promise<void> {
    const { matchedCount } = await this.#database.collection('settings').updateOne({ name: this.#name }, { $set: { value: this.#value() } })
    if (matchedCount === 0) this.#isGone = true
  }

  #value(): string {
    return JSON.stringify({ at: this.#now().toISOString(), ...this.#mark } satisfies Mark)
  }
}

/** Takes out all that came with a workspace that isn't to stay: its pictures first, which its records name. */
export const takeOut = async (database: SocaiDatabase, pictures: Files, workspaceId: string): Promise<void> => {
  for await (const { uri } of database.records('uploads', workspaceId).each({}, { only: ['uri'] })) await pictures.removeUpload(uri)
  for (const name of takenAlong) await database.clear(name as keyof Collections & string, workspaceId)
}

/** The mark as `Arrival` wrote it. */
const markOf = (value: string): Mark => JSON.parse(value) as Mark

/**
 * Clears away what is left of files that broke off: documents, pictures and the files themselves; the codes they came with serve again.
 * @returns how many there were
 */
export const clearBrokenOff = async (
  { database, pictures, dataDir, now }: { database: SocaiDatabase; pictures: Files; dataDir: string; now: Date },
  giveBack: (codeId: string) => Promise<void>,
): Promise<number> => {
  const before = now.getTime() - SILENT_MS
  let cleared = 0
  for (const { name, value } of await database.platformRecords('settings').find({ name: { $gte: MARK, $lt: `${MARK}~` } })) {
    const { at, workspaceId, codeId } = markOf(value)
    if (new Date(at).getTime() > before) continue
    const isHere =
      workspaceId !== undefined && (await database.platformRecords('workspaces').byId(workspaceId, { only: ['slug'] })) !== null
    if (!isHere) {
      if (workspaceId !== undefined) await takeOut(database, pictures, workspaceId)
      if (codeId !== undefined) await giveBack(codeId)
      cleared++
    }
    await database.collection('settings').deleteOne({ name, value })
  }
  await clearFolder(database, arrivingFolder(dataDir))
  return cleared
}

/** A file that no mark speaks of is nobody's any more. */
const clearFolder = async (database: SocaiDatabase, folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => []))
    if (!(await database.platformRecords('settings').one({ name: MARK + name }))) await rm(join(folder, name), { force: true })
}
