import { serialize, type Document } from 'bson'

const OP_MSG = 2013
const HEADER_BYTES = 16
/** Header, flags, and the kind of the only section. */
const BODY_OFFSET = 21

/** A command as the bytes of an OP_MSG, made once: what differs between rounds is overwritten in place. */
export class WireMessage {
  readonly bytes: Buffer

  constructor(command: Document) {
    const body = serialize(command)
    this.bytes = Buffer.alloc(BODY_OFFSET + body.length)
    this.bytes.writeInt32LE(this.bytes.length, 0)
    this.bytes.writeInt32LE(OP_MSG, 12)
    this.bytes.set(body, BODY_OFFSET)
  }

  /** Where the value of the first element with this type and name stands.   @throws when there is none */
  placeOf(type: number, name: string): number {
    const element = Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1')
    const at = this.bytes.indexOf(element, BODY_OFFSET)
    if (at < 0) throw new Error(`the message has no '${name}'`)
    return at + element.length
  }
}

/** The document of an answer. */
export const bodyOf = (reply: Buffer): Buffer => reply.subarray(BODY_OFFSET)

/** Bytes at the end of every answer that differ: the value of `operationTime`, before the last zero. */
const TIME_BYTES = 8

/** Whether two answers are the same but for their numbers and their time. */
export const isSameReply = (a: Buffer, b: Buffer): boolean => {
  const end = a.length - TIME_BYTES - 1
  return a.length === b.length && a.compare(b, HEADER_BYTES, end, HEADER_BYTES, end) === 0
}
