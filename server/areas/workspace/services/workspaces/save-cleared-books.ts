import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { definitions, type StoredOf } from '../../../../kernel/collections'
import type { Application } from '../../../../kernel/application'

/** The folder in the data folder for what workspaces held before they were cleared. */
export const keptFolder = 'cleared-books'

/**
 * Writes all that a workspace holds into one file of the data folder, before its books are cleared: gzip, a line of JSON a record,
 * `{"collection": …, "record": …}`. It appears under its name when it is whole, for the operator's eyes alone.
 * @returns the file's path
 */
export const keepBooks = async (app: Application, workspace: StoredOf<'workspaces'>): Promise<string> => {
  const folder = join(app.get('config').dataDir, keptFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${workspace.slug}-${app.get('now')().toISOString().replaceAll(':', '-')}.jsonl.gz`
  const [aside, path] = [join(folder, `.${name}`), join(folder, name)]
  try {
    await pipeline(Readable.from(linesOf(app, workspace)), createGzip(), createWriteStream(aside, { mode: 0o600, flush: true }))
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return path
}

async function* linesOf(app: Application, { _id }: StoredOf<'workspaces'>): AsyncGenerator<string> {
  const database = app.get('database')
  const line = (collection: string, record: object): string => `${JSON.stringify({ collection, record })}\n`
  yield line('workspaces', (await database.platformRecords('workspaces').byId(_id)) ?? {})
  for (const { name, scoped } of definitions)
    if (scoped) for await (const record of database.records(name as 'orders', _id).each({})) yield line(name, record)
}
