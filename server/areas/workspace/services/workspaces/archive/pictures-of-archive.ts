import { KEPT_NAME } from '../../../../../platform/files/file-store'
import { isCopy, type ImageFormat, type ImageSize } from '../../../../../platform/files/image'
import { unfitArchive } from './unfit-archive'

const BYTES_OF_MEGABYTE = 1_000_000
const MAX_NAME_LENGTH = 80
const NAME_LENGTH = 32

/** The name of a picture without size and format. */
export const pictureName = (file: string): string => file.slice(0, NAME_LENGTH)

interface Picture {
  bytes: number
  readonly copies: Set<string>
}

/** The pictures of a workspace's file, as they are looked through: each is named by one record, and all have room. */
export class PicturesOfArchive {
  readonly #megabytes: number
  readonly #known = new Map<string, Picture>()
  #bytes = 0

  /** @param megabytes what a workspace's pictures may take */
  constructor(megabytes: number) {
    this.#megabytes = megabytes
  }

  /** @throws AppError 400 when another record names it too */
  named(uri: string): void {
    const name = uri.slice('/files/'.length).slice(0, NAME_LENGTH)
    if (this.#known.has(name)) throw unfitArchive('workspaces.archive-twice', { service: 'uploads', field: 'uri' })
    this.#known.set(name, { bytes: 0, copies: new Set() })
  }

  /** @throws AppError 400 for what is no copy as they are made here, that no record names, or for which there is no room */
  async came(file: string, bytes: Uint8Array, line: number): Promise<void> {
    const picture = this.#known.get(pictureName(file))
    const [, size, format] = KEPT_NAME.exec(file) ?? []
    const kind = { size: Number(size) as ImageSize, format: format as ImageFormat }
    if (!picture || picture.copies.has(file) || !(await isCopy(bytes, kind)))
      throw unfitArchive('workspaces.archive-picture', { line, name: file.slice(0, MAX_NAME_LENGTH) })
    picture.copies.add(file)
    picture.bytes += bytes.length
    this.#bytes += bytes.length
    if (this.#bytes > this.#megabytes * BYTES_OF_MEGABYTE) throw unfitArchive('uploads.full', { megabytes: this.#megabytes })
  }

  /** What a picture's copies take of the room. */
  bytesOf(uri: string): number {
    return this.#known.get(uri.slice('/files/'.length).slice(0, NAME_LENGTH))?.bytes ?? 0
  }
}
