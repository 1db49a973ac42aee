import { createHash } from 'node:crypto'
import { definitions, type SocaiDatabase } from '../../../kernel/collections'
import type { BucketConfig } from '../../../platform/files/bucket-store'
import type { Document } from '../../../platform/mongo/documents'
import { toBytes } from '../../../platform/mongo/extended-json'

/** An id and the beginning of a document's fingerprint, as cells tell each other what they have. */
export const ID_BYTES = 12
export const MARK_BYTES = 16
export const ROW_BYTES = ID_BYTES + MARK_BYTES

/** The fingerprint of a document as it is stored. */
export const markOf = (document: object): Buffer => createHash('sha256').update(toBytes(document)).digest().subarray(0, MARK_BYTES)

/**
 * The collections whose documents go along as they are, with their ids, besides the workspace itself; sign-ins stay behind, since people come to
 * another address. Answers that are kept for repeated calls go along: what is sent again there is done once.
 */
export const movedAlong: readonly string[] = definitions
  .filter(({ name, scoped }) => scoped || name === 'idempotency')
  .map(({ name }) => name)

/** What waits to be done outside: it goes last, when nobody works it off here any more. */
export const WAITS_OUTSIDE = 'outgoing'

/** A company's documents of one collection as they are stored, in the order of their ids. */
export const documentsOf = (database: SocaiDatabase, name: string, workspaceId: string): AsyncGenerator<Document> =>
  database.rawDocuments(name, workspaceId)

/** What tells two installations apart that can't exchange companies: the shape of what they store. */
export const shapeOfData = (): string => fingerprintOf(movedAlong.join('\n'))

/** Which bucket keeps the files; a folder is always an installation's own. */
export const bucketMark = (bucket: BucketConfig | null): string => (bucket ? fingerprintOf(`${bucket.endpoint ?? ''} ${bucket.name}`) : '')

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
