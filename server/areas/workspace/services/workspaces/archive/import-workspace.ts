import { isSlug } from '@shared/foundation/text/fold'
import type { SocaiDatabase } from '../../../../../kernel/collections'
import type { Cells } from '../../../../../platform/cells/cells'
import { AppError } from '../../../../../platform/errors'
import type { Files } from '../../../../../platform/files/files'
import { fromBytes, idText } from '../../../../../platform/mongo/extended-json'
import { duplicateFields } from '../../../../../platform/mongo/mongo-errors'
import type { Quarantine } from '../../../../../platform/quarantine/quarantine'
import { isFree, slugTaken } from '../slugs'
import { archiveLimits, archiveLines, type ArchiveLine } from './archive-lines'
import { takeOut, type Arrival } from './arrivals'
import { asTakenIn } from './as-taken-in'
import { OtherNames } from './other-names'
import { PicturesOfArchive, pictureName } from './pictures-of-archive'
import { Survey } from './survey'
import { isUnfitArchive, unfitArchive } from './unfit-archive'

/** What takes a workspace in. */
export interface TakingIn {
  readonly database: SocaiDatabase
  /** Where its address may be taken, too. */
  readonly cells?: Cells | null
  readonly pictures: Files
  readonly quarantine: Quarantine
  /** What a workspace's pictures may take. */
  readonly uploadMegabytes: number
  /** Called with the records that are written so far. */
  readonly moved?: (records: number) => void
}

export interface Taken {
  readonly slug: string
  readonly workspaceId: string
}

const DOCUMENTS_PER_WRITE = 1000
const BYTES_PER_WRITE = 4 * 1024 * 1024

type DocumentLine = Extract<ArchiveLine, { kind: 'document' }>
type PictureLine = Extract<ArchiveLine, { kind: 'picture' }>

/**
 * Makes a new workspace of an archive: all documents and pictures with names of their own. The file is read twice: first to see that all of it
 * fits, then to take it in. The workspace itself comes last, so that nobody enters one that is half there; what was begun is taken out again
 * when anything fails.
 * @param asked the slug it gets; its own unless given
 * @throws AppError 400 when the file is none, or not whole, or holds what no workspace holds; 409 when the slug is taken, 429, 503
 */
export const importWorkspace = async (taking: TakingIn, file: string, arrival: Arrival, asked?: string): Promise<Taken> => {
  if (asked !== undefined && !isSlug(asked)) throw AppError.atField('slug', 'workspaces.slug-invalid')
  const names = new OtherNames()
  const surveyed = new Survey(names.ids, new PicturesOfArchive(taking.uploadMegabytes))
  for await (const line of linesOf(taking, file, arrival, false)) surveyed.look(line)
  const { slug: own, usernames, pictures } = surveyed.whole()
  const slug = asked ?? own
  if (!(await isFree(taking.database, taking.cells ?? null, slug))) throw slugTaken(slug)
  let records = 0
  const writing = new Writing(taking, names, names.rewriting({ was: own, is: slug, known: usernames }), pictures)
  try {
    for await (const line of linesOf(taking, file, arrival, true)) {
      if (line.kind === 'document' && line.in === 'workspaces') await arrival.begins(names.ids.of(line.id))
      if (line.kind === 'document') {
        await writing.document(line)
        taking.moved?.(++records)
      }
      if (line.kind === 'picture') await writing.picture(line)
    }
    arrival.assertWaitedFor()
    const workspaceId = await writing.finish(slug)
    arrival.settled()
    return { slug, workspaceId }
  } catch (error) {
    if (writing.workspaceId !== '') await takeOut(taking.database, taking.pictures, writing.workspaceId)
    arrival.settled()
    throw error
  }
}

async function* linesOf({ quarantine }: TakingIn, file: string, arrival: Arrival, again: boolean): AsyncGenerator<ArchiveLine> {
  const sender = { group: 'archives', member: '' }
  try {
    for await (const batch of quarantine.batches(archiveLines, { ...archiveLimits, again }, { file }, sender)) {
      arrival.assertWaitedFor()
      yield* batch
    }
  } catch (error) {
    throw isUnfitArchive(error) ? AppError.atField('file', error.code, error.values) : error
  }
}

/** Writes what a file holds, as it comes. */
class Writing {
  readonly #taking: TakingIn
  readonly #names: OtherNames
  readonly #rewritten: (document: object) => Record<string, unknown>
  readonly #pictures: PicturesOfArchive
  readonly #waiting = new Map<string, { documents: object[]; bytes: number }>()
  #workspace: Record<string, unknown> = {}
  workspaceId = ''

  constructor(taking: TakingIn, names: OtherNames, rewritten: (document: object) => Record<string, unknown>, pictures: PicturesOfArchive) {
    this.#taking = taking
    this.#names = names
    this.#rewritten = rewritten
    this.#pictures = pictures
  }

  async document(line: DocumentLine): Promise<void> {
    const document = fromBytes(line.document)
    // What pictures take is counted here, whatever the file says.
    if (line.in === 'uploads') document['bytes'] = this.#pictures.bytesOf(String(document['uri']))
    const taken = await asTakenIn(line.in, this.#rewritten(document))
    if (line.in === 'workspaces') {
      this.#workspace = taken
      this.workspaceId = idText(taken['_id']) ?? ''
      return
    }
    const waiting = this.#waiting.get(line.in) ?? { documents: [], bytes: 0 }
    this.#waiting.set(line.in, waiting)
    waiting.documents.push(taken)
    waiting.bytes += line.document.length
    if (waiting.documents.length >= DOCUMENTS_PER_WRITE || waiting.bytes >= BYTES_PER_WRITE) await this.#write(line.in)
  }

  /** Its record is in the database before: by that it is found when it has to go. */
  async picture({ file, bytes }: PictureLine): Promise<void> {
    await this.#writeAll()
    const name = pictureName(file)
    await this.#taking.pictures.keep(this.#names.picture(name) + file.slice(name.length), Buffer.from(bytes))
  }

  async finish(slug: string): Promise<string> {
    await this.#writeAll()
    this.#workspace['slug'] = slug
    await this.#insert('workspaces', [this.#workspace])
    return this.workspaceId
  }

  async #writeAll(): Promise<void> {
    for (const name of this.#waiting.keys()) await this.#write(name)
  }

  async #write(name: string): Promise<void> {
    const waiting = this.#waiting.get(name)
    this.#waiting.delete(name)
    if (waiting) await this.#insert(name, waiting.documents)
  }

  async #insert(name: string, documents: readonly object[]): Promise<void> {
    try {
      await this.#taking.database.insertRaw(name, documents)
    } catch (error) {
      const fields = duplicateFields(error)?.filter((field) => field !== 'workspaceId')
      if (!fields) throw error
      if (name === 'workspaces') throw slugTaken(String(this.#workspace['slug']))
      throw unfitArchive('workspaces.archive-twice', { service: name, field: fields.join(', ') })
    }
  }
}
