import { BSON, ObjectId } from 'mongodb'
import type { Document } from './documents'

/** A value with its documents' own kinds (ids, instants, long numbers) as one line of JSON. */
export const toLine = (value: object): string => BSON.EJSON.stringify(value, { relaxed: false })

/** What `toLine` wrote. @throws SyntaxError and the like for anything else */
export const fromLine = (line: string): Document => BSON.EJSON.parse(line, { relaxed: false }) as Document

/** An id as text; null of what is none. */
export const idText = (value: unknown): string | null => (value instanceof ObjectId ? value.toHexString() : null)
