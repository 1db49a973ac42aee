import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startEngine } from '@socai/engine'
import { reasonOf, ToolFailure } from '@socai/engine/tools/failure'
import { sizeOfData } from '@socai/engine/tools/files'
import { restore } from '@socai/engine/tools/restore'
import { ConfigError } from '../../config'
import type { SocaiDatabase } from '../../kernel/collections'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import { freeBytes, megabytes } from '../start/bring-up-to-date'
import { DATA_VERSION, newerDataText, openDatabase } from '../start/data-version'

const COPY_NAME = 'rehearsal-'
/** A backup and what is restored from it, with as much again for what migrations write. */
const SIZES_NEEDED = 3

interface Copy {
  readonly dataDir: string
  /** Resolves to the backup the copy is made from; one that it writes into the folder it is given goes with the copy. */
  readonly backup: (folder: string) => Promise<string>
  readonly signal?: AbortSignal
}

/**
 * Restores a backup into a folder of its own beside the data folder, where it is part of no backup, runs `work` on its database, and throws
 * it away. The installation stays as it is.
 * @param work hears of which moment the backup was
 * @throws ConfigError where there is no room, or the backup can't be used
 */
export const onCopy = async <T>({ dataDir, backup, signal }: Copy, work: (database: SocaiDatabase, of: Date) => Promise<T>): Promise<T> => {
  const [needed, free] = [(await sizeOfData(dataDir, storeNames)) * SIZES_NEEDED, await freeBytes(dataDir)]
  if (free < needed)
    throw new ConfigError(`There is no room for a copy in ${dataDir}: ${megabytes(needed)} MB are needed, ${megabytes(free)} MB are free.`)
  const folder = await mkdtemp(`${resolve(dataDir)}-${COPY_NAME}`).catch((error: unknown) => {
    throw new ConfigError(`No copy can be made beside ${dataDir}: ${reasonOf(error)}`)
  })
  try {
    const [file, copy] = [await backup(folder), join(folder, 'data')]
    const refusal = (version: number): string | null => (version > DATA_VERSION ? newerDataText(version) : null)
    const { about } = await restore({ file, dataDir: copy, names: storeNames, now: new Date(), refusal, ...(signal ? { signal } : {}) })
    if (file.startsWith(folder)) await rm(file)
    const engine = await startEngine({ dataDir: copy, names: storeNames })
    try {
      const database = await openDatabase(engine.uri)
      try {
        return await work(database, new Date(about.at))
      } finally {
        await database.close()
      }
    } finally {
      await engine.close()
    }
  } catch (error) {
    throw error instanceof ToolFailure ? new ConfigError(`${error.message} Nothing of the installation was changed.`) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
