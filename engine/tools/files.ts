import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { DEFAULT_NAMES, type StoreNames } from '../store-names'
import { codeOf } from './failure'

/** What the engine makes for itself in a data directory, what a restore leaves there, and backups from before migrations: no part of a backup. */
const ENGINE_FILES = /^(engine\.lock.*|engine-.*\.sock|restoring|restored|adopting|before-restore-.*|before-\d+\.backup(\.partial)?)$/

/** Whether an entry of a data directory is the engine's own. */
export const isOwn = (name: string, { database }: StoreNames): boolean =>
  name === database || name === `${database}-lock` || ENGINE_FILES.test(name)

/** A file beside the database, by its path in the data directory with `/` between folders. */
export interface DataFile {
  readonly name: string
  readonly mode: number
  readonly bytes: Buffer
}

/** All files of a data directory that aren't the engine's own. One that vanishes meanwhile is left out.
 *  @param except paths that are left out */
export async function* dataFiles(dataDir: string, names: StoreNames, except: readonly string[]): AsyncGenerator<DataFile> {
  for (const name of (await readdir(dataDir)).sort()) if (!isOwn(name, names)) yield* walk(dataDir, join(dataDir, name), except)
}

/** Bytes of the database and of the files beside it: a backup of them is no larger. */
export async function sizeOfData(dataDir: string, names = DEFAULT_NAMES): Promise<number> {
  const database = await ifThere(stat(join(dataDir, names.database)))
  let bytes = database?.size ?? 0
  for (const name of await readdir(dataDir)) if (!isOwn(name, names)) bytes += await sizeOf(join(dataDir, name))
  return bytes
}

async function sizeOf(path: string): Promise<number> {
  const found = await ifThere(stat(path))
  if (!found?.isDirectory()) return found?.size ?? 0
  let bytes = 0
  for (const name of await readdir(path)) bytes += await sizeOf(join(path, name))
  return bytes
}

async function* walk(root: string, path: string, except: readonly string[]): AsyncGenerator<DataFile> {
  if (except.some((other) => resolve(other) === resolve(path))) return
  const found = await ifThere(stat(path))
  if (found?.isDirectory()) for (const name of (await readdir(path)).sort()) yield* walk(root, join(path, name), except)
  else if (found?.isFile()) {
    const bytes = await ifThere(readFile(path))
    if (bytes) yield { name: relative(root, path).split(sep).join('/'), mode: found.mode & 0o777, bytes }
  }
}

/** Where a file of a backup belongs, or null when its name leads anywhere else. */
export function placeOf(folder: string, name: string, names: StoreNames): string | null {
  const parts = name.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\') || part.includes('\0'))) return null
  if (isOwn(parts[0]!, names)) return null
  return join(folder, ...parts)
}

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
