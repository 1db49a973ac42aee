import { isPaper } from '../../../../../platform/files/files'
import { unfitArchive } from './unfit-archive'

const BYTES_OF_MEGABYTE = 1_000_000
const MAX_NAME_LENGTH = 80
const NAME_LENGTH = 32

/** The name of a picture without size and format. */
export const pictureName = (file: string): string => file.slice(0, NAME_LENGTH)

interface Picture {
  readonly isPaper: boolean
  bytes: number
  readonly copies: Set<string>
}

/** The pictures and papers of a workspace's file, as they are looked through: each is named by one record, and all have room. */
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
    this.#known.set(name, { isPaper: isPaper(uri), bytes: 0, copies: new Set() })
  }

  /** @throws AppError 400 for what no record names, that came before, or for which there is no room */
  came(file: string, bytes: Uint8Array, line: number): void {
    const picture = this.#known.get(pictureName(file))
    if (!picture || picture.copies.has(file) || picture.isPaper !== isPaper(`/files/${file}`))
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
