import { randomBytes } from 'node:crypto'
import type { Quarantine, QuarantineSettings, Sender } from '../quarantine/quarantine'
import type { FileStore, OpenFile } from './file-store'
import { KEPT_NAME, KEPT_PAPER } from './file-store'
import { imageCopies, imageFormats, imageSizes, readDataUrl } from './image'

export interface SavedImage {
  /** The picture's name without size and format, which nobody can guess. */
  readonly name: string
  /** Address of its 500 px copy; with -250 or -45, and .webp for .jpg, those of the others. */
  readonly uri: string
  /** What its copies take of the room. */
  readonly bytes: number
}

/** A kept paper: its address in its record, and what it takes of the room. */
export interface SavedPaper {
  readonly uri: string
  readonly bytes: number
}

/** An uploaded file as it is served. */
export interface ServedFile extends OpenFile {
  readonly type: string
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' }
const imageName = /^[\w-]{32}$/
const FOLDER = '/files/'

/** The name of the paper that an address leads to; null where it leads to none. */
const paperName = (uri: string): string | null => {
  const name = uri.startsWith(FOLDER) ? uri.slice(FOLDER.length) : ''
  return KEPT_PAPER.test(name) ? name : null
}

/** Whether an address is of a paper, which stays as long as its company. */
export const isPaper = (uri: string): boolean => paperName(uri) !== null

const MINUTE_MS = 60_000

/**
 * The quarantine that pictures are drawn in: one at a time leaves the rest of the machine alive, and no picture waits behind somebody's
 * workbook. Its process stays a while, so that one upload after the other finds it ready.
 */
export const drawingSettings: QuarantineSettings = {
  queue: { maxRunning: 1, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 10, maxQueued: 100 },
  idleMs: 10 * MINUTE_MS,
}

/** Uploaded pictures, drawn in all sizes and found by their names; and papers, which no address serves. */
export class Files {
  readonly #store: FileStore
  readonly #drawing: Quarantine

  /** @param drawing where pictures that are sent are drawn */
  constructor(store: FileStore, drawing: Quarantine) {
    this.#store = store
    this.#drawing = drawing
  }

  /**
   * Keeps a picture given as a data address, in all its sizes or not at all.
   * @throws AppError 400, 413; 429 when too many of the member's wait already; 503 when nothing can be written
   */
  async saveImage(dataUrl: string, sender: Sender): Promise<SavedImage> {
    const copies = await this.#drawing.all(imageCopies, null, { bytes: readDataUrl(dataUrl) }, sender)
    const name = randomBytes(24).toString('base64url')
    await this.#store.put(copies.map((copy) => ({ name: `${name}-${copy.size}.${copy.format}`, bytes: Buffer.from(copy.bytes) })))
    return { name, uri: `/files/${name}-500.jpg`, bytes: copies.reduce((sum, copy) => sum + copy.bytes.length, 0) }
  }

  /** Keeps a paper as it is. @throws AppError 503 when nothing can be written */
  async savePaper(kind: 'pdf' | 'zip', bytes: Buffer): Promise<SavedPaper> {
    const name = `${randomBytes(24).toString('base64url')}.${kind}`
    await this.#store.put([{ name, bytes }])
    return { uri: FOLDER + name, bytes: bytes.length }
  }

  /** All bytes of the paper at an address; null when it isn't there. */
  async readPaper(uri: string): Promise<Buffer | null> {
    const name = paperName(uri)
    const found = name === null ? null : await this.#store.open(name)
    return found && Buffer.concat(await found.bytes.toArray())
  }

  /** Removes what an address of an upload leads to: a picture in all its sizes, or a paper. */
  async removeUpload(uri: string): Promise<void> {
    const name = paperName(uri)
    if (name !== null) await this.#store.remove([name])
    else await this.removeImage(/^\/files\/([\w-]{32})-500\.jpg$/.exec(uri)?.[1] ?? '')
  }

  /** Removes a picture in all its sizes and formats; one that isn't there is as good as removed. */
  async removeImage(name: string): Promise<void> {
    if (imageName.test(name))
      await this.#store.remove(imageSizes.flatMap((size) => imageFormats.map((format) => `${name}-${size}.${format}`)))
  }

  /** A kept file by its name in the address; null for every other name. */
  async find(name: string): Promise<ServedFile | null> {
    const [, , format] = KEPT_NAME.exec(name) ?? []
    const found = format === undefined ? null : await this.#store.open(name)
    return found && { ...found, type: types[format ?? ''] ?? 'application/octet-stream' }
  }

  /** All bytes of a kept file; null when it isn't there. */
  async read(name: string): Promise<Buffer | null> {
    const found = await this.find(name)
    return found && Buffer.concat(await found.bytes.toArray())
  }

  /** Whether a picture's copy, or a paper, is here. */
  async has(name: string): Promise<boolean> {
    return (KEPT_NAME.test(name) || KEPT_PAPER.test(name)) && this.#store.has(name)
  }

  /** Keeps a copy of a picture, or a paper, that comes with a workspace from elsewhere, under a name that nothing else has. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    if (KEPT_NAME.test(name) || KEPT_PAPER.test(name)) await this.#store.put([{ name, bytes }])
  }
}
