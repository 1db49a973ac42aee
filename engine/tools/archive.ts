import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { constants, createGunzip, createGzip, type Gzip } from 'node:zlib'
import { finished, pipeline } from 'node:stream/promises'
import { codeOf } from './failure'

/** A backup in one file: gzip over frames of a kind (1 byte), a length (4 bytes) and that many bytes. The last one is `end`
 *  with a checksum over all before it: without it the file is not whole. */
export type Frame =
  | { readonly kind: 'about'; readonly about: BackupHeader }
  | { readonly kind: 'pairs'; readonly bytes: Buffer }
  | { readonly kind: 'file'; readonly name: string; readonly mode: number }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }

/** What a backup says of itself. */
export interface BackupHeader {
  /** `backup` of the store's names. */
  readonly format: string
  readonly version: 1
  /** When its snapshot was taken, ISO 8601. */
  readonly at: string
  /** The shape of what it holds, as whoever made the backup numbers it. */
  readonly dataVersion?: number
}

/** What was written or read. */
export interface Contents {
  readonly about: BackupHeader
  readonly pairs: number
  readonly files: number
}

/** A file that is no backup, or not a whole one; the message is for people. */
export class DamagedBackup extends Error {}

const kinds = ['about', 'pairs', 'file', 'bytes', 'end'] as const
const FRAME_HEADER_BYTES = 5
const MAX_FRAME_BYTES = 64 * 1024 * 1024

export class ArchiveWriter {
  private readonly gzip: Gzip
  private readonly file: WriteStream
  private readonly done: Promise<void>
  private readonly hash: Hash = createHash('sha256')

  /** @param path a new file, for its owner alone */
  constructor(path: string) {
    this.file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    this.gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 256 * 1024 })
    this.done = pipeline(this.gzip, this.file)
    // The next write, or the end, throws it.
    this.done.catch(() => undefined)
  }

  async write(frame: Frame): Promise<void> {
    if (frame.kind === 'pairs' || frame.kind === 'bytes') await this.put(frame.kind, frame.bytes)
    else
      await this.put(frame.kind, Buffer.from(JSON.stringify(frame.kind === 'about' ? frame.about : { name: frame.name, mode: frame.mode })))
  }

  /** Writes the end and waits until all is on the disk. */
  async end(): Promise<void> {
    await this.put('end', Buffer.from(JSON.stringify({ sha256: this.hash.digest('hex') })), false)
    this.gzip.end()
    await this.done
  }

  /** Discards what was written. */
  async abort(): Promise<void> {
    this.gzip.destroy()
    this.file.destroy()
    await finished(this.file).catch(() => undefined)
  }

  private async put(kind: (typeof kinds)[number], bytes: Buffer, isHashed = true): Promise<void> {
    const head = Buffer.alloc(FRAME_HEADER_BYTES)
    head.writeUInt8(kinds.indexOf(kind), 0)
    head.writeUInt32LE(bytes.length, 1)
    if (isHashed) this.hash.update(head).update(bytes)
    if (this.gzip.destroyed || this.file.destroyed) await this.done
    this.gzip.write(head)
    if (!this.gzip.write(bytes)) await Promise.race([once(this.gzip, 'drain'), this.done])
  }
}

/** Reads a backup of this format from its beginning to its end.   @throws DamagedBackup when it is cut off, changed, or something else */
export async function* readArchive(path: string, format: string): AsyncGenerator<Frame> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  const source = createReadStream(path)
  source.on('error', (error) => gunzip.destroy(error))
  source.pipe(gunzip)
  const hash = createHash('sha256')
  let held: Buffer[] = []
  let size = 0
  let needed = FRAME_HEADER_BYTES
  let isFirst = true
  let isWhole = false
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      held.push(chunk)
      size += chunk.length
      if (size < needed) continue
      let bytes = held.length === 1 ? held[0]! : Buffer.concat(held)
      for (;;) {
        if (isWhole && bytes.length > 0) throw new DamagedBackup('something follows its end')
        needed = FRAME_HEADER_BYTES
        if (bytes.length < FRAME_HEADER_BYTES) break
        const kind = kinds[bytes.readUInt8(0)]
        const length = bytes.readUInt32LE(1)
        if (!kind || length > MAX_FRAME_BYTES || (isFirst && kind !== 'about')) throw new DamagedBackup('it is no backup')
        needed = FRAME_HEADER_BYTES + length
        if (bytes.length < needed) break
        const payload = bytes.subarray(FRAME_HEADER_BYTES, FRAME_HEADER_BYTES + length)
        if (kind === 'end') {
          if (parse<{ sha256: string }>(payload).sha256 !== hash.digest('hex')) throw new DamagedBackup('its checksum does not fit')
          isWhole = true
        } else {
          hash.update(bytes.subarray(0, FRAME_HEADER_BYTES + length))
          yield frameOf(kind, payload, format)
        }
        isFirst = false
        bytes = bytes.subarray(FRAME_HEADER_BYTES + length)
      }
      held = [bytes]
      size = bytes.length
    }
  } catch (error) {
    throw error instanceof DamagedBackup || !codeOf(error).startsWith('Z_') ? error : new DamagedBackup('it is cut off or damaged')
  } finally {
    source.destroy()
  }
  if (!isWhole) throw new DamagedBackup('it is cut off')
}

function frameOf(kind: 'about' | 'pairs' | 'file' | 'bytes', payload: Buffer, format: string): Frame {
  if (kind === 'pairs' || kind === 'bytes') return { kind, bytes: payload }
  if (kind === 'file') return { kind, ...parse<{ name: string; mode: number }>(payload) }
  const about = parse<BackupHeader>(payload)
  if (about.format !== format) throw new DamagedBackup('it is no backup')
  if (about.version !== 1) throw new DamagedBackup(`it was made by a newer version (format ${String(about.version)})`)
  return { kind, about }
}

function parse<T>(payload: Buffer): T {
  try {
    return JSON.parse(payload.toString()) as T
  } catch {
    throw new DamagedBackup('it is damaged')
  }
}
