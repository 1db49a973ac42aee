import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Binary, MongoClient } from 'mongodb'
import { startEngine } from '../index'
import { isAlive, readLockFile } from '../owner'
import { DEFAULT_NAMES, type StoreNames } from '../store-names'
import { UNFINISHED_RESTORE_FOLDERS } from '../unfinished-restore'
import { DamagedBackup, readArchive, type Contents } from './archive'
import { ToolFailure, reasonOf } from './failure'
import { isOwn, placeOf } from './files'
import { claimedForRestore } from './restore-claim'

export interface RestoreOptions {
  readonly file: string
  readonly dataDir: string
  readonly names?: StoreNames
  /** What is in the data directory is set aside instead of refused. */
  readonly replace?: boolean
  readonly now: Date
  /** Says why data of a version can't be used, null where it can; asked before anything is restored. */
  readonly refusal?: (dataVersion: number) => string | null
  readonly workerFile?: string
  readonly signal?: AbortSignal
}

export interface Restored extends Contents {
  /** Where what was there before is kept now, or null. */
  readonly setAside: string | null
}

/** Names of a restore's folder by its state, in this order: being filled; complete; being put in place. */
const FILLING_FOLDER = 'restoring'
const [WHOLE_FOLDER, ADOPTING_FOLDER] = UNFINISHED_RESTORE_FOLDERS

/** Restores a backup. Everything is read and checked in a folder of its own first, then put in place by renaming; when that is
 *  interrupted the engine refuses to start until `finishRestore` has been called.   @throws ToolFailure */
export async function restore(options: RestoreOptions): Promise<Restored> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  return claimedForRestore(options.dataDir, () => restoreAlone(options))
}

async function restoreAlone(options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, names = DEFAULT_NAMES, replace = false, signal } = options
  await assertNotInUse(dataDir)
  if (isUnfinished(dataDir)) throw new ToolFailure(`An earlier restore into ${dataDir} has not been finished: call restore --finish`)
  if (!replace && (await entriesOf(dataDir, names)).length > 0)
    throw new ToolFailure(
      `${dataDir} is not empty. With --replace what is there is set aside in a folder within it, and the backup takes its place.`,
    )
  const folder = join(dataDir, FILLING_FOLDER)
  await rm(folder, { recursive: true, force: true })
  let contents: Contents
  try {
    await mkdir(folder, { mode: 0o700 })
    contents = await fill(folder, { ...options, names })
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    if (signal?.aborted) throw new ToolFailure(`The restore was broken off. ${dataDir} is as it was.`)
    if (error instanceof DamagedBackup) throw new ToolFailure(`${file} can't be used: ${error.message}. ${dataDir} is as it was.`)
    throw error instanceof ToolFailure
      ? error
      : new ToolFailure(`${file} could not be restored: ${reasonOf(error)}. ${dataDir} is as it was.`)
  }
  await rename(folder, join(dataDir, WHOLE_FOLDER))
  return { ...contents, setAside: await putInPlace(dataDir, names, options.now) }
}

export const isUnfinished = (dataDir: string): boolean => UNFINISHED_RESTORE_FOLDERS.some((name) => existsSync(join(dataDir, name)))

/** Puts a restored installation in place; can be repeated when it was cut off.   @returns where what was there before is */
export const finishRestore = (dataDir: string, now: Date, names = DEFAULT_NAMES): Promise<string | null> =>
  claimedForRestore(dataDir, () => putInPlace(dataDir, names, now))

async function putInPlace(dataDir: string, names: StoreNames, now: Date): Promise<string | null> {
  try {
    await assertNotInUse(dataDir)
  } catch (error) {
    // A server has started just now: it keeps what it has.
    await rename(join(dataDir, WHOLE_FOLDER), join(dataDir, FILLING_FOLDER)).catch(() => undefined)
    throw error
  }
  let setAside: string | null = null
  if (existsSync(join(dataDir, WHOLE_FOLDER))) {
    const old = await entriesOf(dataDir, names)
    if (old.length > 0) {
      setAside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
      await mkdir(setAside, { recursive: true, mode: 0o700 })
      for (const name of old) await rename(join(dataDir, name), join(setAside, name))
    }
    await rename(join(dataDir, WHOLE_FOLDER), join(dataDir, ADOPTING_FOLDER))
  }
  const source = join(dataDir, ADOPTING_FOLDER)
  for (const name of await readdir(source)) await rename(join(source, name), join(dataDir, name))
  await rm(source, { recursive: true, force: true })
  await syncFolder(dataDir)
  return setAside
}

/** What is in a data directory and would be replaced. */
async function entriesOf(dataDir: string, names: StoreNames): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !isOwn(name, names) || name.startsWith(names.database))
}

async function assertNotInUse(dataDir: string): Promise<void> {
  const owner = readLockFile(dataDir)
  if (owner && (await isAlive(owner)))
    throw new ToolFailure(`${dataDir} is in use by a running server. Stop it first, or choose another DATA_DIR.`)
}

type FillOptions = RestoreOptions & { readonly names: StoreNames }

async function fill(folder: string, { file, names, refusal, workerFile, signal }: FillOptions): Promise<Contents> {
  const engine = await startEngine({ dataDir: folder, names, acceptsLoad: true, workerFile })
  const client = await new MongoClient(engine.uri).connect()
  const admin = client.db('admin')
  const contents: { about: Contents['about'] | null; pairs: number; files: number } = { about: null, pairs: 0, files: 0 }
  let place: { path: string; mode: number } | null = null
  try {
    for await (const frame of readArchive(file, names.backup)) {
      signal?.throwIfAborted()
      if (frame.kind === 'about') {
        contents.about = frame.about
        const why = refusal?.(frame.about.dataVersion ?? 0) ?? null
        if (why !== null) throw new ToolFailure(`${file} can't be used: ${why}`)
      } else if (frame.kind === 'pairs') contents.pairs += Number((await admin.command({ load: new Binary(frame.bytes) })).loaded)
      else if (frame.kind === 'file') {
        const path = placeOf(folder, frame.name, names)
        if (path === null) throw new DamagedBackup(`it holds a file that doesn't belong there: ${frame.name}`)
        place = { path, mode: frame.mode }
      } else if (place) {
        await mkdir(dirname(place.path), { recursive: true, mode: 0o700 })
        await writeFile(place.path, frame.bytes, { mode: place.mode, flush: true })
        await chmod(place.path, place.mode)
        contents.files++
      }
    }
    await admin.command({ load: true })
    const { valid, collections, documents, entries, problemCount } = await admin.command({ checkStore: 1 })
    if (valid !== true) throw new DamagedBackup(`${String(problemCount)} faults were found in it`)
    const there = Number(collections) + Number(documents) + Number(entries)
    if (there !== contents.pairs) throw new DamagedBackup(`it has ${contents.pairs} entries, but ${there} could be read back`)
  } finally {
    await client.close()
    await engine.close()
  }
  for (const name of await readdir(folder)) if (isOwn(name, names) && name !== names.database) await rm(join(folder, name), { force: true })
  await syncFolder(folder)
  return { about: contents.about!, pairs: contents.pairs, files: contents.files }
}

/** Flushes renames to disk, where folders can be flushed. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
