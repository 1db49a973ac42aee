import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../errors'
import { Turns } from '../turns'
import { drawCopies, imageFormats, imageSizes, readDataUrl, type ImageCopy } from './image'

export interface SavedImage {
  /** The picture's name without size and format, which nobody can guess. */
  readonly name: string
  /** Address of its 500 px copy; with -250 or -45, and .webp for .jpg, those of the others. */
  readonly uri: string
  /** What its copies take on the disk. */
  readonly bytes: number
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' }
const imageName = /^[\w-]{32}$/
const fileName = /^[\w-]{32}-(500|250|45)\.(jpg|webp)$/

/** Pictures of one member that wait to be drawn. */
const MAX_WAITING = 10

/** Keeps uploaded pictures in a folder on the disk. */
export class Files {
  readonly #folder: string
  /** One picture at a time leaves the rest of the machine alive. */
  readonly #turns = new Turns({ maxRunning: 1, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: MAX_WAITING })

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Keeps a picture given as a data address, in all its sizes or not at all.
   * @param group whose member sends it: groups take turns
   * @throws AppError 400, 413; 429 when too many of the member's wait already; 503 when nothing can be written
   */
  async saveImage(dataUrl: string, { group, member }: { readonly group: string; readonly member: string }): Promise<SavedImage> {
    const bytes = readDataUrl(dataUrl)
    const copies = await this.#turns.take(group, member, () => drawCopies(bytes))
    const name = randomBytes(24).toString('base64url')
    await this.#write(name, copies)
    return { name, uri: `/files/${name}-500.jpg`, bytes: copies.reduce((sum, copy) => sum + copy.bytes.length, 0) }
  }

  /** Removes a picture in all its sizes and formats; one that isn't there is as good as removed. */
  async removeImage(name: string): Promise<void> {
    if (!imageName.test(name)) return
    const files = imageSizes.flatMap((size) => imageFormats.map((format) => `${name}-${size}.${format}`))
    await Promise.all(files.map((file) => rm(join(this.#folder, file), { force: true })))
  }

  /** A kept file by its name in the address; null for every other name. */
  async find(name: string): Promise<{ path: string; size: number; type: string } | null> {
    const [, , format] = fileName.exec(name) ?? []
    if (format === undefined) return null
    const path = join(this.#folder, name)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? { path, size: found.size, type: types[format] ?? 'application/octet-stream' } : null
  }

  /** The copies are written aside first, so that no name ever leads to half a picture. */
  async #write(name: string, copies: readonly ImageCopy[]): Promise<void> {
    const files = copies.map(({ size, format, bytes }) => ({
      bytes,
      aside: join(this.#folder, `.${name}-${size}.${format}`),
      path: join(this.#folder, `${name}-${size}.${format}`),
    }))
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      for (const { aside, bytes } of files) await writeFile(aside, bytes, { mode: 0o600, flush: true })
      for (const { aside, path } of files) await rename(aside, path)
    } catch (error) {
      for (const { aside, path } of files) await Promise.all([rm(aside, { force: true }), rm(path, { force: true })]).catch(() => undefined)
      throw isRefusal(error) ? AppError.of('request.read-only') : error
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO'].includes(String(error.code))
