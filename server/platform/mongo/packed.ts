import { BSON } from 'mongodb'
import { fromBytes, toBytes } from './extended-json'
import type { Document } from './documents'

const LENGTH_BYTES = 4

/** A question with documents as they are stored behind it, one after the other. */
export const packed = (question: object, documents: readonly object[] = []): Buffer =>
  Buffer.concat([BSON.serialize(question), ...documents.map(toBytes)])

/** What `packed` made; the documents' numbers stay in their own kinds. @throws Error for what is none */
export const unpacked = (bytes: Buffer): { readonly question: Document; readonly documents: Document[] } => {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.length - at < LENGTH_BYTES ? 0 : bytes.readInt32LE(at)
    if (length <= LENGTH_BYTES || at + length > bytes.length) throw new Error('a document is cut off')
    parts.push(bytes.subarray(at, at + length))
    at += length
  }
  const [question, ...documents] = parts
  if (!question) throw new Error('nothing was asked')
  return { question: BSON.deserialize(question, { promoteBuffers: true }), documents: documents.map(fromBytes) }
}
