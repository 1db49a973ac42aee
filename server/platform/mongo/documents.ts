/** What the driver's documents and commands are typed as, for code that builds filters and changes without speaking to the driver. */
export type { AnyBulkWriteOperation, Document } from 'mongodb'
