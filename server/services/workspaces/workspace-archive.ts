import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isSlug } from '@shared/domain/text/fold'
import { users } from '@shared/services/users'
import { KEPT_NAME } from '../../platform/files/file-store'
import type { Files } from '../../platform/files/files'
import { clearDeadDrafts, draftOf, putInPlace } from '@socai/engine/tools/put-in-place'
import { fromLine, idText, toLine } from '../../platform/mongo/extended-json'
import { definitions, type Collections, type SocaiDatabase } from '../../kernel/collections'
import { searchWords } from '../../kernel/search'
import { contentsFor, wholeContents, type Contents, type Taker } from './archive-contents'

/**
 * A workspace in one file: gzip over lines of JSON. The first says what it is, then follow all documents, collection by collection in the
 * order of their ids, then its pictures, and the last counts them: without it the file is not whole.
 */
type Line =
  | { readonly about: { readonly format: 'socai workspace'; readonly version: 1; readonly slug: string; readonly name: string; readonly without?: readonly string[] } }
  | { readonly in: string; readonly document: object }
  | { readonly file: string; readonly base64: string }
  | { readonly end: { readonly documents: number; readonly files: number } }

export interface Archived {
  readonly documents: number
  readonly files: number
}

/** A file that can't be taken in; the message is for people. */
export class UnfitArchive extends Error {}

/** Another workspace has the address. */
export class SlugTaken extends UnfitArchive {
  readonly slug: string

  constructor(slug: string) {
    super(`There is a workspace '${slug}' already. Give another with --slug`)
    this.slug = slug
  }
}

/** Sign-ins, keys and half-done calls belong to the installation. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['sessions', 'idempotency', 'apiKeys'])
const collectionNames = (): string[] => definitions.filter(({ name, scoped }) => scoped && !LEFT_BEHIND.has(name)).map(({ name }) => name)

/** The copies that a picture is kept in; its record names the first. */
const copiesOf = (uri: string): string[] => {
  const [, name] = /^\/files\/([\w-]{32})-500\.jpg$/.exec(uri) ?? []
  return name === undefined ? [] : [500, 250, 45].flatMap((size) => [`${name}-${size}.jpg`, `${name}-${size}.webp`])
}

/**
 * All lines of a workspace: books, members, history and pictures, nothing of any other.
 * @param workspace its id, and what the file says of it
 * @param contents what of each document it holds
 */
async function* linesOf(
  database: SocaiDatabase,
  workspace: { readonly _id: string; readonly slug: string; readonly name: string },
  pictures: Files,
  { documentOf, without }: Contents,
): AsyncGenerator<string> {
  const { _id, slug, name } = workspace
  const lineOf = (line: Line): string => `${toLine(line)}\n`
  let [documents, files] = [0, 0]
  yield lineOf({ about: { format: 'socai workspace', version: 1, slug, name, ...(without.length > 0 ? { without } : {}) } })
  const copies = new Set<string>()
  for (const each of ['workspaces', ...collectionNames()]) {
    for await (const stored of database.rawDocuments(each, _id)) {
      const document = documentOf(each, stored)
      if (!document) continue
      const { apiKeyHint: _hint, apiKeyRights: _rights, ...withoutKey } = document
      yield lineOf({ in: each, document: each === 'workspaces' ? withoutKey : document })
      documents++
      if (each === 'uploads') for (const file of copiesOf(String(document['uri']))) copies.add(file)
    }
  }
  for (const file of [...copies].sort()) {
    const bytes = await pictures.read(file)
    if (!bytes) continue
    yield lineOf({ file, base64: bytes.toString('base64') })
    files++
  }
  yield lineOf({ end: { documents, files } })
}

/** A workspace as the bytes of its archive, as they are made. @param taker the member it is for; absent: the operator */
export const archiveStream = (
  database: SocaiDatabase,
  workspace: { readonly _id: string; readonly slug: string; readonly name: string },
  pictures: Files,
  taker?: Taker,
): Readable => {
  const gzip = createGzip()
  const lines = async function* (): AsyncGenerator<string> {
    yield* linesOf(database, workspace, pictures, taker ? await contentsFor(database, workspace._id, taker) : wholeContents)
  }
  pipeline(Readable.from(lines()), gzip).catch((error: unknown) => gzip.destroy(error as Error))
  return gzip
}

const taken = (out: string): UnfitArchive => new UnfitArchive(`${out} is there already. Choose another name, or remove it first.`)

/**
 * Writes a workspace into a file that isn't there yet.
 * @throws UnfitArchive when there is no such workspace, or the file is there
 */
export const exportWorkspace = async (database: SocaiDatabase, slug: string, pictures: Files, out: string): Promise<void> => {
  const workspace = await database.platformRecords('workspaces').one({ slug }, { only: ['slug', 'name'] })
  if (!workspace) throw new UnfitArchive(`There is no workspace '${slug}'`)
  if (existsSync(out)) throw taken(out)
  clearDeadDrafts(out)
  const draft = draftOf(out)
  try {
    await pipeline(archiveStream(database, workspace, pictures), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    putInPlace(draft, out)
  } catch (error) {
    rmSync(draft, { force: true })
    throw existsSync(out) ? taken(out) : error
  }
}

const ID = /[0-9a-f]{24}/g
const HALF_OF_ID = 8

/**
 * Gives every document another id, the same wherever it is named. Ids keep the second they were made in and the order they had, which lists
 * and books go by.
 */
const otherIds = (old: readonly string[]): Map<string, string> => {
  const own = randomBytes(5).toString('hex')
  return new Map([...old].sort().map((id, place) => [id, id.slice(0, HALF_OF_ID) + own + place.toString(16).padStart(6, '0')]))
}

/** A document holds 16 MB at most, and is longer as text. */
const MAX_LINE_BYTES = 96 * 1024 * 1024
/** What a file may unfold to: a small one can be made to fill a disk. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024 * 1024
const NEW_LINE = 10
/** Each piece that is unfolded is a turn of another thread: the usual 16 KB would be thousands of them. */
const UNFOLDED_AT_ONCE_BYTES = 512 * 1024

/** Ends a file that unfolds to more than any workspace holds. */
const bounded = (): Transform => {
  let [whole, line] = [0, 0]
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      const last = bytes.lastIndexOf(NEW_LINE)
      whole += bytes.length
      line = last < 0 ? line + bytes.length : bytes.length - last
      done(whole > MAX_TEXT_BYTES || line > MAX_LINE_BYTES ? new UnfitArchive('This file is too large') : null, bytes)
    },
  })
}

/** @throws what went wrong on the way, after the lines that came before it */
async function* linesIn(file: string): AsyncGenerator<string> {
  const text = bounded()
  const lines = createInterface({ input: text, crlfDelay: Infinity })
  const failed = pipeline(createReadStream(file), createGunzip({ chunkSize: UNFOLDED_AT_ONCE_BYTES }), text)
    .then(() => null)
    .catch((error: unknown) => {
      lines.close()
      return error as Error
    })
  try {
    for await (const line of lines) yield line
    const error = await failed
    if (error) throw error
  } finally {
    // Whoever has read enough leaves no open file behind.
    text.destroy()
  }
}

const DOCUMENTS_PER_WRITE = 1000

interface Taken {
  readonly slug: string
  readonly workspaceId: string
}

interface Surveyed {
  readonly slug: string
  readonly ids: readonly string[]
  readonly usernames: ReadonlySet<string>
}

/** Reads what a file holds, twice: first to see that it is whole and which ids and usernames it has, then to take it in. */
const survey = async (file: string): Promise<Surveyed> => {
  let slug: string | null = null
  let isWhole = false
  let [documents, files] = [0, 0]
  const ids: string[] = []
  const usernames = new Set<string>()
  try {
    for await (const text of linesIn(file)) {
      const line = fromLine(text)
      const about = line['about'] as { format?: string; version?: unknown; slug?: string } | undefined
      if (slug === null && (about?.format !== 'socai workspace' || Number(about.version) !== 1 || !isSlug(about.slug)))
        throw new UnfitArchive('This file is no workspace of Sổ Cái')
      slug ??= about?.slug ?? null
      const document = line['document'] as { _id?: unknown; username?: unknown } | undefined
      if (document) {
        if (line['in'] === undefined || !isKnown(String(line['in'])))
          throw new UnfitArchive(`This file holds '${String(line['in'])}', which isn't known here`)
        documents++
        const id = idText(document._id)
        if (id !== null) ids.push(id)
        if (line['in'] === 'users') usernames.add(String(document.username))
      }
      if (line['file'] !== undefined) files++
      const end = line['end'] as { documents?: unknown; files?: unknown } | undefined
      if (end) isWhole = Number(end.documents) === documents && Number(end.files) === files
    }
  } catch (error) {
    throw error instanceof UnfitArchive ? error : new UnfitArchive('This file is no workspace of Sổ Cái, or it is damaged')
  }
  if (slug === null || !isWhole) throw new UnfitArchive('This file is not whole')
  return { slug, ids, usernames }
}

const isKnown = (name: string): boolean => name === 'workspaces' || collectionNames().includes(name)

/**
 * Usernames that say the workspace's address (`1.<slug>`) say the new one, wherever they are written, so that everybody signs in as the
 * sign-in page completes it; one that would be another member's stays.
 */
const renamed = ({ slug: own, usernames }: Surveyed, slug: string): ((line: string) => string) => {
  if (slug === own) return (line) => line
  // In a line of JSON a new line before a mention is written as two characters.
  const place = String.raw`"username":"|(?<![\p{L}\p{N}._@-])@|(?<=\\[nrt])@`
  const numbered = new RegExp(String.raw`(${place})([0-9]{1,9})\.${own}(?![A-Za-z0-9_-])`, 'gu')
  const isFree = (number: string): boolean => usernames.has(`${number}.${own}`) && !usernames.has(`${number}.${slug}`)
  return (line) =>
    line.replace(numbered, (found, before: string, number: string) => (isFree(number) ? `${before}${number}.${slug}` : found))
}

/**
 * A member as they come from elsewhere: anybody can write a file, so it names no administrator of this installation, and whose mailbox an
 * e-mail is has to be shown here anew.
 */
const newcomer = (user: Record<string, unknown>): Record<string, unknown> => {
  const rights = Array.isArray(user['rights']) ? user['rights'].filter((right) => right !== 'admin') : []
  return { ...user, rights, emailVerified: false, words: searchWords(user, users.search) }
}

/**
 * Makes a new workspace of an archive: all documents with ids of their own. The workspace itself comes last, so that nobody enters one that
 * is half there; what was begun is taken out again when anything fails.
 * @param asked the slug it gets; its own unless given
 * @throws UnfitArchive when the file is none, or not whole, or the slug is taken
 */
export const importWorkspace = async (database: SocaiDatabase, file: string, pictures: Files, asked?: string): Promise<Taken> => {
  if (asked !== undefined && !isSlug(asked))
    throw new UnfitArchive(`'${asked}' is no address of a workspace: 2 to 30 lower-case letters or digits`)
  const found = await survey(file)
  const slug = asked ?? found.slug
  const workspaces = database.platformRecords('workspaces')
  if (await workspaces.one({ slug }, { only: ['slug'] })) throw new SlugTaken(slug)
  const mapped = otherIds(found.ids)
  const withNames = renamed(found, slug)
  const waiting = new Map<string, object[]>()
  const taken = { workspace: null as Record<string, unknown> | null, workspaceId: '' }
  const write = async (name: string): Promise<void> => {
    const documents = waiting.get(name) ?? []
    waiting.set(name, [])
    if (documents.length > 0) await database.insertRaw(name, documents)
  }
  try {
    for await (const text of linesIn(file)) {
      const line = fromLine(withNames(text).replace(ID, (id) => mapped.get(id) ?? id))
      if (typeof line['file'] === 'string') await keepFile(pictures, line['file'], String(line['base64']))
      const { document } = line
      if (typeof document !== 'object' || document === null) continue
      const name = String(line['in'])
      const record = document as Record<string, unknown>
      if (name === 'workspaces') {
        if (taken.workspace) throw new UnfitArchive('This file holds more than one workspace')
        taken.workspace = record
        taken.workspaceId = idText(record['_id']) ?? ''
        continue
      }
      if (taken.workspaceId === '' || idText(record['workspaceId']) !== taken.workspaceId)
        throw new UnfitArchive('This file holds documents of another workspace')
      const list = waiting.get(name) ?? []
      waiting.set(name, list)
      list.push(name === 'users' ? newcomer(record) : record)
      if (list.length >= DOCUMENTS_PER_WRITE) await write(name)
    }
    for (const name of waiting.keys()) await write(name)
    if (!taken.workspace) throw new UnfitArchive('This file is not whole')
    await database.insertRaw('workspaces', [{ ...taken.workspace, slug }])
  } catch (error) {
    if (taken.workspaceId) await takeOutBooks(database, taken.workspaceId)
    throw error
  }
  return { slug, workspaceId: taken.workspaceId }
}

/** Takes out all that came with a workspace that isn't to stay. */
const takeOutBooks = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  for (const name of collectionNames()) await database.clear(name as keyof Collections & string, workspaceId)
}

const keepFile = async (pictures: Files, name: string, base64: string): Promise<void> => {
  if (!KEPT_NAME.test(name)) throw new UnfitArchive(`This file holds '${name.slice(0, 60)}', which is no picture`)
  await pictures.keep(name, Buffer.from(base64, 'base64'))
}
