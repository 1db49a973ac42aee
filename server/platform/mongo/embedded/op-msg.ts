import type { Document } from 'mongodb'
import { writeBson } from './write-bson'

/** The kind of message that commands and their answers are sent as. */
const OP_MSG = 2013
/** Length, two ids and kind of a message, its flags, and the mark of a single document behind them, in bytes. */
const HEADER_BYTES = 21
const KIND_OFFSET = 12

/** A command as one message of MongoDB's wire protocol. */
export const commandMessage = (command: Document): Buffer => {
  const message = writeBson(command, HEADER_BYTES).fill(0, 0, HEADER_BYTES)
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(OP_MSG, KIND_OFFSET)
  return message
}

/** Puts answers together from the pieces that they arrive in: one after the other, several of them in one piece too. */
export class AnswerReader {
  #pieces: Buffer[] = []
  #size = 0
  /** Bytes of the whole message; 0 until its first four are there. */
  #expected = 0

  /** @returns the documents of the answers of which all is there now */
  take(piece: Buffer): Buffer[] {
    this.#pieces.push(piece)
    this.#size += piece.length
    const answers: Buffer[] = []
    for (;;) {
      if (this.#expected === 0 && this.#size >= 4) this.#expected = this.#joined().readInt32LE(0)
      if (this.#expected === 0 || this.#size < this.#expected) return answers
      const joined = this.#joined()
      answers.push(joined.subarray(HEADER_BYTES, this.#expected))
      this.#pieces = joined.length > this.#expected ? [joined.subarray(this.#expected)] : []
      this.#size -= this.#expected
      this.#expected = 0
    }
  }

  #joined(): Buffer {
    const joined = this.#pieces.length === 1 && this.#pieces[0] ? this.#pieces[0] : Buffer.concat(this.#pieces)
    this.#pieces = [joined]
    return joined
  }
}
