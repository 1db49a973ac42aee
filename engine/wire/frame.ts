import { i32, MAX_NESTING_DEPTH, T, validate, type RawValue } from '../bson/raw'
import { MalformedMessage } from '../errors'
import { OPERATION_TIME_BYTES, writeOperationTime } from './operation-time'

/** Largest message, in bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000

export const OP_REPLY = 1
export const OP_QUERY = 2004
export const OP_MSG = 2013

/** Message flags of OP_MSG. */
const CHECKSUM_PRESENT = 1
const MORE_TO_COME = 2
const EXHAUST_ALLOWED = 1 << 16

/** One request of a client. */
export interface Message {
  readonly requestId: number
  readonly isLegacy: boolean
  readonly body: Buffer
  readonly sequences: ReadonlyMap<string, readonly RawValue[]>
  /** False for unacknowledged writes. */
  readonly wantsReply: boolean
}

/** Smaller chunks are joined as they arrive: a sender of single bytes must not make us keep millions of buffers. */
const SMALL_CHUNK_BYTES = 64 * 1024

/** Whether the bytes are exactly one message, as most chunks are. */
export const isWholeMessage = (bytes: Buffer): boolean => bytes.length >= 16 && i32(bytes, 0) === bytes.length

/** Cuts a stream of bytes into messages. */
export class Framer {
  private chunks: Buffer[] = []
  private size = 0

  /** Bytes of an incomplete message. */
  get unfinished(): number {
    return this.size
  }

  /** @returns the complete messages   @throws MalformedMessage */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk)
    this.size += chunk.length
    this.joinSmall()
    const frames: Buffer[] = []
    for (;;) {
      if (this.size < 4) return frames
      if (this.chunks[0]!.length < 4) this.join()
      const length = i32(this.chunks[0]!, 0)
      if (length < 16 || length > MAX_MESSAGE_BYTES) throw new MalformedMessage(`message of ${length} bytes`)
      if (this.size < length) return frames
      if (this.chunks[0]!.length < length) this.join()
      const first = this.chunks[0]!
      frames.push(first.subarray(0, length))
      this.size -= length
      if (first.length === length) this.chunks.shift()
      else this.chunks[0] = first.subarray(length)
    }
  }

  /** Joins chunks of similar size, so that there are few and each byte is copied seldom. */
  private joinSmall(): void {
    for (let last = this.chunks.length - 1; last > 0; last--) {
      const [before, after] = [this.chunks[last - 1]!, this.chunks[last]!]
      if (before.length >= SMALL_CHUNK_BYTES || before.length >= 2 * after.length) return
      this.chunks.splice(last - 1, 2, Buffer.concat([before, after]))
    }
  }

  private join(): void {
    this.chunks = [Buffer.concat(this.chunks)]
  }
}

const noSequences: ReadonlyMap<string, readonly RawValue[]> = new Map()

/** Reads one message; all its BSON is checked here, once.   @throws MalformedMessage, CommandError Overflow or InvalidBSON */
export function readMessage(frame: Buffer): Message {
  const requestId = i32(frame, 4)
  const code = i32(frame, 12)
  if (code === OP_MSG) return readOpMessage(frame, requestId)
  if (code === OP_QUERY) return readOpQuery(frame, requestId)
  throw new MalformedMessage(`operation ${code}`)
}

/** The command inside a command: documents lie two levels below the message's body. */
const MAX_BODY_DEPTH = MAX_NESTING_DEPTH + 3

function readOpMessage(frame: Buffer, requestId: number): Message {
  if (frame.length < 21) throw new MalformedMessage('OP_MSG without a body')
  const flags = i32(frame, 16)
  if (flags & 0xffff & ~(CHECKSUM_PRESENT | MORE_TO_COME)) throw new MalformedMessage(`OP_MSG flags ${flags & ~EXHAUST_ALLOWED}`)
  const end = flags & CHECKSUM_PRESENT ? frame.length - 4 : frame.length
  let body: Buffer | null = null
  let sequences: Map<string, RawValue[]> | null = null
  let at = 20
  while (at < end) {
    const kind = frame[at++]
    if (kind === 0) {
      if (body) throw new MalformedMessage('OP_MSG with two bodies')
      const bodyEnd = validate(frame, at, end, MAX_BODY_DEPTH)
      body = frame.subarray(at, bodyEnd)
      at = bodyEnd
    } else if (kind === 1) {
      if (at + 5 > end) throw new MalformedMessage('a section that is cut off')
      const sectionEnd = at + i32(frame, at)
      const nameEnd = frame.indexOf(0, at + 4)
      if (sectionEnd > end || sectionEnd < at + 5 || nameEnd < 0 || nameEnd >= sectionEnd)
        throw new MalformedMessage('a section that is too long')
      const list: RawValue[] = []
      for (let item = nameEnd + 1; item < sectionEnd;) {
        const itemEnd = validate(frame, item, sectionEnd, MAX_BODY_DEPTH)
        list.push({ type: T.object, bytes: frame, at: item, end: itemEnd })
        item = itemEnd
      }
      sequences ??= new Map()
      sequences.set(frame.toString('utf8', at + 4, nameEnd), list)
      at = sectionEnd
    } else throw new MalformedMessage(`a section of kind ${kind}`)
  }
  if (!body) throw new MalformedMessage('OP_MSG without a body')
  return { requestId, isLegacy: false, body, sequences: sequences ?? noSequences, wantsReply: (flags & MORE_TO_COME) === 0 }
}

/** The old query message, which drivers still open connections with. */
function readOpQuery(frame: Buffer, requestId: number): Message {
  const nameEnd = frame.indexOf(0, 20)
  if (nameEnd < 0 || nameEnd + 14 > frame.length) throw new MalformedMessage('OP_QUERY that is cut off')
  const at = nameEnd + 9
  const end = validate(frame, at, frame.length, MAX_BODY_DEPTH)
  return { requestId, isLegacy: true, body: frame.subarray(at, end), sequences: noSequences, wantsReply: true }
}

/** What a reply needs of the message that it answers. */
export type ReplyTarget = Pick<Message, 'requestId' | 'isLegacy' | 'wantsReply'>

/** Replies up to this size are copied into one buffer. */
const MAX_COPIED_BYTES = 64 * 1024

let nextReplyId = 1

/** The reply message for a document, with `operationTime` appended: an OP_MSG or, for old clients, an OP_REPLY. In several buffers when it is large. */
export function replyTo(message: ReplyTarget, document: Buffer): readonly Buffer[] {
  const headSize = message.isLegacy ? 36 : 21
  const documentSize = document.length + OPERATION_TIME_BYTES
  const isOnePiece = document.length <= MAX_COPIED_BYTES
  // Up to and with the document's own length.
  const head = Buffer.allocUnsafe(isOnePiece ? headSize + documentSize : headSize + 4)
  writeHeader(head, message, headSize + documentSize)
  head.writeInt32LE(documentSize, headSize)
  const fieldsEnd = document.length - 1
  const time = isOnePiece ? head : Buffer.allocUnsafe(OPERATION_TIME_BYTES + 1)
  const timeAt = isOnePiece ? headSize + fieldsEnd : 0
  writeOperationTime(time, timeAt)
  time[timeAt + OPERATION_TIME_BYTES] = 0
  if (!isOnePiece) return [head, document.subarray(4, fieldsEnd), time]
  document.copy(head, headSize + 4, 4, fieldsEnd)
  return [head]
}

function writeHeader(head: Buffer, { requestId, isLegacy }: ReplyTarget, size: number): void {
  head.writeInt32LE(size, 0)
  head.writeInt32LE(nextReplyId, 4)
  nextReplyId = (nextReplyId + 1) & 0x7fffffff
  head.writeInt32LE(requestId, 8)
  head.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12)
  if (!isLegacy) {
    for (let i = 16; i < 21; i++) head[i] = 0
    return
  }
  head.writeInt32LE(8, 16) // AwaitCapable
  head.fill(0, 20, 32)
  head.writeInt32LE(1, 32)
}
