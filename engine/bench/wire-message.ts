import { serialize, type Document } from 'bson'

const opMessage = 2013
const headerSize = 16
/** Header, flags, and the kind of the only section. */
const bodyAt = 21

/** A command as the bytes of an OP_MSG, made once: what differs from turn to turn is written into its place. */
export class WireMessage {
  readonly bytes: Buffer

  constructor(command: Document) {
    const body = serialize(command)
    this.bytes = Buffer.alloc(bodyAt + body.length)
    this.bytes.writeInt32LE(this.bytes.length, 0)
    this.bytes.writeInt32LE(opMessage, 12)
    this.bytes.set(body, bodyAt)
  }

  /** Where the value of the first element with this type and name stands.   @throws when there is none */
  placeOf(type: number, name: string): number {
    const element = Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1')
    const at = this.bytes.indexOf(element, bodyAt)
    if (at < 0) throw new Error(`the message has no '${name}'`)
    return at + element.length
  }
}

/** The document of an answer. */
export const bodyOf = (reply: Buffer): Buffer => reply.subarray(bodyAt)

/** Bytes at the end of every answer that differ: the value of `operationTime`, before the last zero. */
const timeSize = 8

/** Whether two answers are the same but for their numbers and their time. */
export const isSameReply = (a: Buffer, b: Buffer): boolean => {
  const end = a.length - timeSize - 1
  return a.length === b.length && a.compare(b, headerSize, end, headerSize, end) === 0
}
