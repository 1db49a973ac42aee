import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Files } from '../../platform/files/files'
import { toLine } from '../../platform/mongo/extended-json'
import type { SocaiDatabase } from '../../kernel/collections'
import { takenAlong } from '../../kernel/taken-along'

/**
 * A workspace in one file: gzip over lines of JSON. The first says what it is, then follow all documents, collection by collection in the
 * order of their ids, then its pictures, and the last counts them: without it the file is not whole.
 */
type Line =
  | { readonly about: { readonly format: 'socai workspace'; readonly version: 1; readonly slug: string; readonly name: string } }
  | { readonly in: string; readonly document: object }
  | { readonly file: string; readonly base64: string }
  | { readonly end: { readonly documents: number; readonly files: number } }

/** There is no workspace of that address; the message is for people. */
export class NoSuchWorkspace extends Error {
  constructor(slug: string) {
    super(`There is no workspace '${slug}'`)
  }
}

/** The copies that a picture is kept in; its record names the first. */
const copiesOf = (uri: string): string[] => {
  const [, name] = /^\/files\/([\w-]{32})-500\.jpg$/.exec(uri) ?? []
  return name === undefined ? [] : [500, 250, 45].flatMap((size) => [`${name}-${size}.jpg`, `${name}-${size}.webp`])
}

/**
 * All lines of a workspace: books, members, history and pictures, nothing of any other.
 * @param workspace its id, and what the file says of it
 */
async function* linesOf(
  database: SocaiDatabase,
  workspace: { readonly _id: string; readonly slug: string; readonly name: string },
  pictures: Files,
): AsyncGenerator<string> {
  const { _id, slug, name } = workspace
  const lineOf = (line: Line): string => `${toLine(line)}\n`
  let [documents, files] = [0, 0]
  yield lineOf({ about: { format: 'socai workspace', version: 1, slug, name } })
  const copies = new Set<string>()
  for (const each of ['workspaces', ...takenAlong]) {
    for await (const document of database.rawDocuments(each, _id)) {
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

/** A workspace as the bytes of its archive, as they are made. */
export const archiveStream = (
  database: SocaiDatabase,
  workspace: { readonly _id: string; readonly slug: string; readonly name: string },
  pictures: Files,
): Readable => {
  const gzip = createGzip()
  pipeline(Readable.from(linesOf(database, workspace, pictures)), gzip).catch((error: unknown) => gzip.destroy(error as Error))
  return gzip
}

/**
 * Writes a workspace into a file that isn't there yet.
 * @throws NoSuchWorkspace
 */
export const exportWorkspace = async (database: SocaiDatabase, slug: string, pictures: Files, out: string): Promise<void> => {
  const workspace = await database.platformRecords('workspaces').one({ slug }, { only: ['slug', 'name'] })
  if (!workspace) throw new NoSuchWorkspace(slug)
  const aside = `${out}.part`
  await pipeline(archiveStream(database, workspace, pictures), createWriteStream(aside, { flags: 'wx', mode: 0o600 }))
  await rename(aside, out)
}
