import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { MongoClient, type Binary, type Document } from 'mongodb'
import { DEFAULT_NAMES, type StoreNames } from '../store-names'
import { ArchiveWriter, type Contents } from './archive'
import { ToolFailure, reasonOf } from './failure'
import { dataFiles } from './files'
import { clearDeadDrafts, draftOf, putInPlace } from './put-in-place'

export interface BackupOptions {
  /** Of the engine that has the data directory. */
  readonly uri: string
  readonly dataDir: string
  readonly names?: StoreNames
  /** The backup that is made; it must not be there yet. */
  readonly file: string
  readonly now: Date
  /** What its head says of the shape of the data. */
  readonly dataVersion?: number | null
  /** Aborts, and leaves nothing behind. */
  readonly signal?: AbortSignal
  /** Called now and then with how many entries are done. */
  readonly onProgress?: (pairs: number) => void
}

/** Backs up an installation, also while it is in use: everything that was acknowledged before it began, as of one moment, and
 *  then the files beside the database. The backup appears under its name when it is complete.   @throws ToolFailure */
export async function backUp(options: BackupOptions): Promise<Contents> {
  const { file, dataDir } = options
  if (existsSync(file)) throw new ToolFailure(`${file} is there already. Choose another name, or remove it first.`)
  clearDeadDrafts(file)
  const partial = draftOf(file)
  const archive = new ArchiveWriter(partial)
  try {
    const contents = await fill(archive, options, [file, partial])
    putInPlace(partial, file)
    return contents
  } catch (error) {
    await archive.abort()
    await rm(partial, { force: true }).catch(() => undefined)
    if (options.signal?.aborted) throw new ToolFailure('The backup was broken off. Nothing was kept.')
    throw error instanceof ToolFailure
      ? error
      : new ToolFailure(`${file} could not be written: ${reasonOf(error)}. No backup was made; ${dataDir} is as it was.`)
  }
}

async function fill(archive: ArchiveWriter, options: BackupOptions, except: readonly string[]): Promise<Contents> {
  const { uri, dataDir, now, names = DEFAULT_NAMES, dataVersion = null, signal, onProgress } = options
  const about = {
    format: names.backup,
    version: 1,
    at: now.toISOString(),
    ...(dataVersion === null ? {} : { dataVersion }),
  } as const
  const client = await new MongoClient(uri).connect()
  let chunks = 0
  let pairs: number | null = null
  try {
    await archive.write({ kind: 'about', about })
    const cursor = client.db('admin').runCursorCommand({ backup: 1 }).setBatchSize(8)
    for await (const chunk of cursor as AsyncIterable<Document>) {
      signal?.throwIfAborted()
      if (typeof chunk.total === 'number') pairs = chunk.total
      else await archive.write({ kind: 'pairs', bytes: bytesOf(chunk.pairs as Binary) })
      onProgress?.(++chunks)
    }
  } finally {
    await client.close()
  }
  if (pairs === null) throw new ToolFailure('The engine has ended before the backup was whole. Nothing was kept.')
  // What the snapshot names was there before it; a file that came later does no harm.
  let files = 0
  for await (const { name, mode, bytes } of dataFiles(dataDir, names, except)) {
    signal?.throwIfAborted()
    await archive.write({ kind: 'file', name, mode })
    await archive.write({ kind: 'bytes', bytes })
    files++
  }
  await archive.end()
  return { about, pairs, files }
}

const bytesOf = ({ buffer, position }: Binary): Buffer => Buffer.from(buffer.buffer, buffer.byteOffset, position)
