import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../errors'
import type { FileStore, NamedBytes, OpenFile } from './file-store'

/** Keeps files in a folder on the disk. */
export class FolderStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** They are written aside first, so that no name ever leads to half a file. */
  async put(files: readonly NamedBytes[]): Promise<void> {
    const written = files.map(({ name, bytes }) => ({ bytes, aside: join(this.#folder, `.${name}`), path: join(this.#folder, name) }))
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      for (const { aside, bytes } of written) await writeFile(aside, bytes, { mode: 0o600, flush: true })
      for (const { aside, path } of written) await rename(aside, path)
    } catch (error) {
      for (const { aside, path } of written)
        await Promise.all([rm(aside, { force: true }), rm(path, { force: true })]).catch(() => undefined)
      throw isRefusal(error) ? AppError.of('request.read-only') : error
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.#sizeOf(name)) !== null
  }

  async open(name: string): Promise<OpenFile | null> {
    const size = await this.#sizeOf(name)
    return size === null ? null : { size, bytes: createReadStream(join(this.#folder, name)) }
  }

  async remove(names: readonly string[]): Promise<void> {
    // Also what a stop left aside, half written.
    const paths = names.flatMap((name) => [join(this.#folder, name), join(this.#folder, `.${name}`)])
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }

  async #sizeOf(name: string): Promise<number | null> {
    const found = await stat(join(this.#folder, name)).catch(() => null)
    return found?.isFile() ? found.size : null
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(String(error.code))
