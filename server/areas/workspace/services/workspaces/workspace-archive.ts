import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { isPaper, type Files } from '../../../../platform/files/files'
import { clearDeadDrafts, draftOf, putInPlace } from '@socai/engine/tools/put-in-place'
import { toLine } from '../../../../platform/mongo/extended-json'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { takenAlong } from './archive/archived-collections'
import { contentsFor, wholeContents, type Contents, type Taker } from './archive-contents'

/**
 * A workspace in one file: gzip over lines of JSON. The first says what it is, then follow all documents, collection by collection in the
 * order of their ids, then its pictures, and the last counts them: without it the file is not whole.
 */
type Line =
  | {
      readonly about: {
        readonly format: 'socai workspace'
        readonly version: 1
        readonly slug: string
        readonly name: string
        readonly without?: readonly string[]
      }
    }
  | { readonly in: string; readonly document: object }
  | { readonly file: string; readonly base64: string }
  | { readonly end: { readonly documents: number; readonly files: number } }

/** There is no workspace of that address; the message is for people. */
export class NoSuchWorkspace extends Error {
  constructor(slug: string) {
    super(`There is no workspace '${slug}'`)
  }
}

/** What is there is never written over; the message is for people. */
export class FileIsThere extends Error {
  constructor(file: string) {
    super(`${file} is there already. Choose another name, or remove it first.`)
  }
}

/** The copies that a picture is kept in, of which its record names the first; of a paper that alone. */
export const copiesOf = (uri: string): string[] => {
  if (isPaper(uri)) return [uri.slice('/files/'.length)]
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
  for (const each of ['workspaces', ...takenAlong]) {
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
    const bytes = (await pictures.read(file)) ?? (await pictures.readPaper(`/files/${file}`))
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

const counting = (moved: (bytes: number) => void) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    for await (const chunk of chunks) {
      yield chunk
      moved((bytes += chunk.length))
    }
  }

/**
 * Writes a workspace into a file that isn't there yet.
 * @param moved called with the bytes that are written so far
 * @throws NoSuchWorkspace; FileIsThere when the file is there
 */
export const exportWorkspace = async (
  database: SocaiDatabase,
  slug: string,
  pictures: Files,
  out: string,
  moved: (bytes: number) => void = () => undefined,
): Promise<void> => {
  const workspace = await database.platformRecords('workspaces').one({ slug }, { only: ['slug', 'name'] })
  if (!workspace) throw new NoSuchWorkspace(slug)
  if (existsSync(out)) throw new FileIsThere(out)
  clearDeadDrafts(out)
  const draft = draftOf(out)
  try {
    await pipeline(archiveStream(database, workspace, pictures), counting(moved), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    putInPlace(draft, out)
  } catch (error) {
    rmSync(draft, { force: true })
    throw existsSync(out) ? new FileIsThere(out) : error
  }
}
