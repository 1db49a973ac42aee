import { setTimeout as pause } from 'node:timers/promises'
import type { SocaiDatabase, StoredOf } from '../../../kernel/collections'
import { Lease, type Holder } from '../../../kernel/leases'
import { CellError, type CellLine } from '../../../platform/cells/cell-line'
import type { BucketConfig } from '../../../platform/files/bucket-store'
import type { Files } from '../../../platform/files/files'
import { encodeChange, encodeFilter } from '../../../platform/mongo/codec'
import type { Document } from '../../../platform/mongo/documents'
import { idOf, idText } from '../../../platform/mongo/extended-json'
import { VERSION } from '../../../version'
import { copiesOf, NoSuchWorkspace } from '../services/workspaces/workspace-archive'
import { moveLease, reopen, servingNow } from './departures'
import { askForCompany } from './directory'
import { bucketMark, documentsOf, ID_BYTES, markOf, movedAlong, ROW_BYTES, shapeOfData, WAITS_OUTSIDE } from './moved-along'

/** Who moves a company, and by which line. */
export interface Mover {
  readonly database: SocaiDatabase
  readonly files: Files
  /** Where these are, if in a bucket. */
  readonly bucket: BucketConfig | null
  readonly line: CellLine
  readonly holder: Holder
  /** No server runs on this database: nobody has to be told that writing stops. */
  readonly isAlone: boolean
  /** Told of each step, for people. */
  readonly says: (step: string) => void
}

export interface Moved {
  readonly slug: string
  readonly cell: string
  readonly address: string
  /** How many documents went, in all passes. */
  readonly documents: number
  /** How long nobody could work in it, milliseconds. */
  readonly stoppedMs: number
}

/** It can't be moved now; the message is for the operator. */
export class CannotMove extends Error {}

type Workspace = StoredOf<'workspaces'>

/** A mover that was killed is taken for gone after so long; then the company is opened again. */
const LEASE_MS = 10_000
const LEASE_LOOK_MS = 250
/** While people work, what changed is sent again so often at most, or until it is little. */
const MAX_OPEN_PASSES = 4
const FEW = 200
/** With nobody writing, the second pass finds nothing; what a process still had under way may need some more. */
const MAX_CLOSED_PASSES = 10
/** How long the processes of this installation may take to stop writing. */
const STOP_MS = 30_000
const STOP_LOOK_MS = 50
const DOCUMENTS_TOGETHER = 1000
const BYTES_TOGETHER = 4 * 1024 * 1024
/** Most collections of a company hold little: the way there and back is what takes time. */
const COLLECTIONS_AT_ONCE = 6
const NAMES_TOGETHER = 500
const PROVING_SILENCE_MS = 60_000

/**
 * Moves a company to another cell while people work in it: everything goes there as it is, what changed meanwhile goes again, and only for the
 * last of it nobody may write. There every figure is recounted before this cell lets go. Cut off anywhere, it is started again, and ends the
 * same: what is there already isn't sent twice.
 * @throws NoSuchWorkspace, CannotMove, CellError; then the company is open here as before, unless it had left already
 */
export const moveCompany = async (mover: Mover, slug: string): Promise<Moved> => {
  const { database, line } = mover
  const workspace = await database.platformRecords('workspaces').one({ slug })
  if (!workspace) throw new NoSuchWorkspace(slug)
  assertMovable(workspace, line.cell)
  await assertAlike(mover)
  const lease = await takeLease(mover, workspace._id)
  try {
    return await new Move(mover, workspace, lease).run()
  } finally {
    await lease.end()
  }
}

const assertMovable = ({ slug, moving, resetting }: Workspace, cell: string): void => {
  if (resetting) throw new CannotMove(`The books of '${slug}' are being cleared`)
  if (moving?.state === 'arriving') throw new CannotMove(`'${slug}' is on its way here: finish that move in the cell '${moving.cell}'`)
  if (moving && moving.cell !== cell)
    throw new CannotMove(`'${slug}' ${moving.state === 'left' ? 'has left' : 'is leaving'} for the cell '${moving.cell}'`)
}

/** Both run the same program on data of the same shape. */
const assertAlike = async ({ line, bucket }: Mover): Promise<void> => {
  const told = (await line.ask('hello', {})) as { version?: unknown; shape?: unknown; bucket?: unknown }
  if (told.version !== VERSION || told.shape !== shapeOfData())
    throw new CannotMove(`The cell '${line.cell}' runs another version, or other plug-ins: bring both to the same first`)
  if (bucket && told.bucket === bucketMark(bucket))
    throw new CannotMove(`The cell '${line.cell}' keeps its files in the same bucket: each cell needs one of its own`)
}

/** Waits while a mover that was killed may still be thought alive. */
const takeLease = async ({ database, holder, says }: Mover, workspaceId: string): Promise<Lease> => {
  for (let waited = 0; ; waited += LEASE_LOOK_MS) {
    const lease = await Lease.take(database, moveLease(workspaceId), { ...holder, isAlone: false }, LEASE_MS)
    if (lease) return lease
    if (waited === 0) says('another move of it is under way, or was cut off just now')
    if (waited >= 2 * LEASE_MS) throw new CannotMove('Another move of this company is under way')
    await pause(LEASE_LOOK_MS)
  }
}

class Move {
  readonly #mover: Mover
  readonly #workspace: Workspace
  readonly #lease: Lease
  #documents = 0

  constructor(mover: Mover, workspace: Workspace, lease: Lease) {
    this.#mover = mover
    this.#workspace = workspace
    this.#lease = lease
  }

  async run(): Promise<Moved> {
    const { slug, moving } = this.#workspace
    const { line } = this.#mover
    let stoppedMs = 0
    if (moving?.state !== 'left') {
      await this.#copyWhileOpen()
      const stopped = performance.now()
      await this.#leave()
      await this.#handOver()
      stoppedMs = performance.now() - stopped
    } else await this.#handOver()
    return { slug, cell: line.cell, address: line.address, documents: this.#documents, stoppedMs: Math.floor(stoppedMs) }
  }

  async #copyWhileOpen(): Promise<void> {
    for (let pass = 1; pass <= MAX_OPEN_PASSES; pass++) {
      const sent = await this.#copyAll()
      this.#mover.says(pass === 1 ? `${sent} documents are there` : `${sent} that changed meanwhile are there`)
      if (sent <= FEW) return
    }
  }

  /** From here on nobody writes; when anything fails they may again. */
  async #leave(): Promise<void> {
    const { database, says } = this.#mover
    const { _id } = this.#workspace
    await this.#close()
    try {
      await this.#allHaveStopped()
      let changed = await this.#copyAll()
      says('recounting its figures there')
      for (let pass = 1; ; pass++) {
        // One more look, which has to find nothing, goes on beside the recount.
        const [again, differ] = await Promise.all([changed > 0 ? this.#copyAll() : 0, this.#differences()])
        if (again === 0 && differ === null) break
        if (again === 0) throw new CannotMove(differ ?? '')
        if (pass === MAX_CLOSED_PASSES) throw new CannotMove('Something still changes in the company although nobody may write')
        changed = again
      }
      await this.#lease.confirm()
      if (!(await this.#mark('leaving', 'left'))) throw new CannotMove('The company was opened again meanwhile')
    } catch (error) {
      await reopen(database, _id)
      throw error
    }
  }

  /** What waits to be done outside goes last, and the company is opened there: nobody works it off in both. */
  async #handOver(): Promise<void> {
    const { database, line } = this.#mover
    const { _id, slug } = this.#workspace
    const { company } = await askForCompany(line, slug)
    if (company?._id !== _id) {
      while ((await this.#copy(WAITS_OUTSIDE)) > 0);
      await line.ask('open', { workspaceId: idOf(_id) })
    }
    await database.clear(WAITS_OUTSIDE, _id)
  }

  /** Marks the company as leaving; one that a killed mover left so is. */
  async #close(): Promise<void> {
    const { database, line } = this.#mover
    const { _id } = this.#workspace
    const { kinds } = database.definition('workspaces')
    const found = await database.platformRecords('workspaces').byId(_id)
    if (!found) throw new NoSuchWorkspace(this.#workspace.slug)
    assertMovable(found, line.cell)
    const moving = { state: 'leaving', cell: line.cell, address: line.address, status: found.moving?.status ?? found.status }
    const asFound = { _id, ...(found.moving ? { 'moving.state': 'leaving' } : { moving: { $exists: false }, status: found.status }) }
    const change = { $set: { status: 'disabled', moving } }
    const { matchedCount } = await database.collection('workspaces').updateOne(encodeFilter(kinds, asFound), encodeChange(kinds, change))
    if (matchedCount !== 1) throw new CannotMove('The company was changed just now: try again')
  }

  async #mark(from: 'leaving', to: 'left'): Promise<boolean> {
    const { database } = this.#mover
    const { kinds } = database.definition('workspaces')
    const asIs = encodeFilter(kinds, { _id: this.#workspace._id, 'moving.state': from })
    return (await database.collection('workspaces').updateOne(asIs, { $set: { 'moving.state': to } })).matchedCount === 1
  }

  /** @throws CannotMove when a process of this installation doesn't stop writing, or knows no cells */
  async #allHaveStopped(): Promise<void> {
    const { database, isAlone, says } = this.#mover
    if (isAlone) return
    says('waiting until nobody writes')
    for (let waited = 0; ; waited += STOP_LOOK_MS) {
      const serving = await servingNow(database)
      if (serving.length > 0 && serving.every(({ closed }) => closed.includes(this.#workspace._id))) return
      if (waited >= STOP_MS)
        throw new CannotMove(
          serving.length === 0
            ? 'The server that runs here knows no cells: set CELL and CELLS for it too, and start it again'
            : 'A process of this installation does not stop writing',
        )
      await pause(STOP_LOOK_MS)
    }
  }

  /** What of the figures there isn't what their entries come to, for people; null: nothing. */
  async #differences(): Promise<string | null> {
    const { line } = this.#mover
    const told = await line.ask('prove', { workspaceId: idOf(this.#workspace._id) }, [], PROVING_SILENCE_MS)
    const { differences, first } = told as { differences: number; first: string[] }
    if (differences === 0) return null
    return differences < 0
      ? `The figures could not be recounted in the cell '${line.cell}': see its log`
      : `${differences} figures differ from their entries (${first.join('; ')}): run verify --repair here first`
  }

  /** Makes all that is there what is here now. @returns how many documents were sent or removed */
  async #copyAll(): Promise<number> {
    this.#lease.signal.throwIfAborted()
    await this.#sendWorkspace()
    let changed = 0
    const names = movedAlong.filter((name) => name !== WAITS_OUTSIDE)
    const copyNext = async (): Promise<void> => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) changed += await this.#copy(name)
    }
    const copies = await Promise.allSettled(
      Array.from({ length: COLLECTIONS_AT_ONCE }, () =>
        copyNext().catch((error: unknown) => {
          // The others end what they are at, and begin no more.
          names.length = 0
          throw error
        }),
      ),
    )
    for (const copy of copies) if (copy.status === 'rejected') throw copy.reason
    await this.#sendFiles()
    return changed
  }

  async #sendWorkspace(): Promise<void> {
    for await (const stored of this.#mover.database.rawDocuments('workspaces', this.#workspace._id)) {
      const { moving, ...document } = stored as Document & { moving?: { status?: unknown } }
      await this.#mover.line.ask('arrive', { status: String(moving?.status ?? document['status']) }, [document])
    }
  }

  /** Goes along both sides in the order of ids, and sends what differs. */
  async #copy(name: string): Promise<number> {
    const { line } = this.#mover
    const workspaceId = idOf(this.#workspace._id)
    const there = rowsIn(line.stream('marks', { workspaceId, name }))
    try {
      return await this.#copyWhatDiffers(name, there)
    } finally {
      await there.return(undefined)
    }
  }

  async #copyWhatDiffers(name: string, there: AsyncGenerator<Row>): Promise<number> {
    const { database, line } = this.#mover
    const workspaceId = idOf(this.#workspace._id)
    let changed = 0
    let bytes = 0
    let documents: Document[] = []
    let removed: object[] = []
    const send = async (): Promise<void> => {
      if (documents.length + removed.length === 0) return
      changed += documents.length + removed.length
      await line.ask('take', { workspaceId, name, removed }, documents)
      this.#lease.signal.throwIfAborted()
      ;[bytes, documents, removed] = [0, [], []]
    }
    let other = await there.next()
    const removeOther = async (): Promise<void> => {
      if (!other.done) removed.push(idOf(other.value.id))
      other = await there.next()
    }
    for await (const document of documentsOf(database, name, this.#workspace._id)) {
      const id = idText(document['_id'])
      if (id === null) throw new CannotMove(`A document of ${name} has no id of its own`)
      while (!other.done && other.value.id < id) await removeOther()
      const isThere = !other.done && other.value.id === id
      const isSame = isThere && !other.done && markOf(document).equals(other.value.mark)
      if (isThere) other = await there.next()
      if (!isSame) {
        documents.push(document)
        bytes += JSON.stringify(document).length
      }
      if (documents.length + removed.length >= DOCUMENTS_TOGETHER || bytes >= BYTES_TOGETHER) await send()
    }
    while (!other.done) {
      await removeOther()
      if (removed.length >= DOCUMENTS_TOGETHER) await send()
    }
    await send()
    this.#documents += changed
    return changed
  }

  /** Pictures and papers: what a name leads to never changes. */
  async #sendFiles(): Promise<void> {
    const { database } = this.#mover
    let names: string[] = []
    for await (const { uri } of database.records('uploads', this.#workspace._id).each({}, { only: ['uri'] })) {
      names.push(...copiesOf(uri))
      if (names.length >= NAMES_TOGETHER) {
        await this.#sendLacking(names)
        names = []
      }
    }
    if (names.length > 0) await this.#sendLacking(names)
  }

  async #sendLacking(names: readonly string[]): Promise<void> {
    const { line, files } = this.#mover
    const workspaceId = idOf(this.#workspace._id)
    const { lacking } = (await line.ask('files', { workspaceId, names })) as { lacking: string[] }
    for (const name of lacking) {
      const bytes = (await files.read(name)) ?? (await files.readPaper(`/files/${name}`))
      if (bytes) await line.ask('file', { workspaceId, name, bytes })
    }
  }
}

/** A document that the other cell has, by the hexadecimal digits of its id and its fingerprint. */
interface Row {
  readonly id: string
  readonly mark: Buffer
}

/** @throws CellError when the last row is cut off */
async function* rowsIn(parts: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  let rest = Buffer.alloc(0)
  for await (const part of parts) {
    rest = Buffer.concat([rest, part])
    let at = 0
    for (; at + ROW_BYTES <= rest.length; at += ROW_BYTES)
      yield { id: rest.toString('hex', at, at + ID_BYTES), mark: rest.subarray(at + ID_BYTES, at + ROW_BYTES) }
    rest = rest.subarray(at)
  }
  if (rest.length > 0) throw new CellError('what the other cell has was told only in part')
}
