import type { SpecTest } from './suite'

/** Why a test is expected to fail. `refused`: it needs what the dialect leaves out, and the engine says so in these words.
 *  `driver`: the installed driver does otherwise than the specification says today, whatever the server. `deviation`: the engine itself
 *  does otherwise; `waits`: so that the test would stand still, and is not run. */
export type Exception = { readonly file: RegExp; readonly name?: RegExp; readonly reason: string } & (
  | { readonly kind: 'refused'; readonly refusal: RegExp }
  | { readonly kind: 'driver' }
  | { readonly kind: 'deviation'; readonly waits?: true }
)

/** What the dialect leaves out. */
const refused: readonly Exception[] = [
  { kind: 'refused', file: /-collation$/, reason: 'collations', refusal: /collation is not supported/ },
  { kind: 'refused', file: /-let$/, reason: 'variables', refusal: /let' is an unknown field/ },
  { kind: 'refused', file: /client-bulkWrite-options$/, name: /let/, reason: 'variables', refusal: /let' is an unknown field/ },
  { kind: 'refused', file: /client-bulkWrite-errors$/, name: /an individual|detailed|only errors/, reason: '$expr', refusal: /\$expr/ },
  { kind: 'refused', file: /aggregate-(merge|out)/, name: /^(?!.*linearizable)/, reason: '$merge and $out', refusal: /\$|on a database/ },
  {
    kind: 'refused',
    file: /aggregate-write-readPreference$/,
    reason: '$merge and $out',
    refusal: /\$(merge|out|listLocalSessions)|on a database/,
  },
  { kind: 'refused', file: /bypassDocumentValidation$/, name: /\$out/, reason: '$out', refusal: /\$/ },
  { kind: 'refused', file: /^crud\/db-aggregate/, reason: 'aggregate on a database', refusal: /on a database|\$listLocalSessions/ },
  { kind: 'refused', file: /-pipeline$/, reason: 'updates by pipeline', refusal: /pipeline-style updates/ },
  {
    kind: 'refused',
    file: /pdate(One|Many)?-(comment|rawdata|dots_and_dollars)$/,
    name: /^(Updating|findOneAndUpdate|BulkWrite)/,
    reason: 'updates by pipeline',
    refusal: /pipeline-style updates/,
  },
  {
    kind: 'refused',
    file: /dots_and_dollars$/,
    name: /top-level dollar-prefixed/,
    reason: 'stored names that begin with $',
    refusal: /dollar \(\$\) prefixed/,
  },
  {
    kind: 'refused',
    file: /One-sort$/,
    name: /sort option$/i,
    reason: 'which of several documents is updated',
    refusal: /sort' is an unknown field/,
  },
  { kind: 'refused', file: /estimatedDocumentCount$/, name: /views/, reason: 'views', refusal: /create\.(viewOn|pipeline)/ },
  {
    kind: 'refused',
    file: /findOneAndUpdate-errorResponse$/,
    name: /validation/,
    reason: 'validators',
    refusal: /no such command: 'collMod'/,
  },
  {
    kind: 'refused',
    file: /snapshot-sessions$/,
    name: /^(?!StartTransaction)/,
    reason: 'reads of one moment outside of transactions',
    refusal: /level snapshot is only supported in transactions/,
  },
  {
    kind: 'refused',
    file: /^sessions\/implicit/,
    name: /level is snapshot/,
    reason: 'reads of one moment outside of transactions',
    refusal: /level snapshot/,
  },
  {
    kind: 'refused',
    file: /transactions\/create-/,
    name: /^(explicitly|create index)/,
    reason: 'collections and indexes made in transactions',
    refusal: /Cannot run 'create(Indexes)?' in a multi-document transaction/,
  },
]

/** Where mongodb 6.22 does otherwise than the specifications of August 2026. */
const driver: readonly Exception[] = [
  { kind: 'driver', file: /^transactions\/backpressure/, reason: 'it does not know the labels of overloaded servers yet' },
  {
    kind: 'driver',
    file: /bypassDocumentValidation$/,
    name: /^(BulkWrite|FindOne|InsertMany).*false$/,
    reason: 'it leaves a false bypassDocumentValidation out',
  },
  {
    kind: 'driver',
    file: /create-null-ids$/,
    name: /(insert(One|Many)|ulkWrite)$/,
    reason: 'it gives documents with a null _id a new one',
  },
  { kind: 'driver', file: /client-bulkWrite-partialResults$/, name: /is unset/, reason: 'it gives a partial result of zeros' },
  {
    kind: 'driver',
    file: /^retryable-writes\/bulkWrite$/,
    name: /^First insertOne is never committed/,
    reason: 'it tells ids of documents that were not inserted',
  },
  {
    kind: 'driver',
    file: /^transactions\/client-bulkWrite$/,
    name: /transaction error/,
    reason: 'it ignores a write concern within a transaction',
  },
  { kind: 'driver', file: /^transactions\/commit$/, name: /reset session state/, reason: 'it sends no afterClusterTime with writes' },
  { kind: 'driver', file: /^transactions\/retryable-writes$/, name: /increment/, reason: 'it sends no afterClusterTime with writes' },
  { kind: 'driver', file: /convenient-api\/callback/, name: /extra op/, reason: 'it sends no afterClusterTime with writes' },
]

const deviations: readonly Exception[] = [
  {
    kind: 'deviation',
    file: /^transactions\/errors$/,
    name: /write conflict/,
    waits: true,
    reason: 'a first statement waits for a lock, where MongoDB gives a conflict at once',
  },
  {
    kind: 'deviation',
    file: /^transactions\/create-collection$/,
    name: /implicitly/,
    reason: 'a collection made by an insert is there before the commit',
  },
]

export const exceptions: readonly Exception[] = [...refused, ...driver, ...deviations]

/** The first row that speaks of a test. */
export const exceptionOf = ({ file, name }: SpecTest): Exception | undefined =>
  exceptions.find((row) => row.file.test(file) && (row.name?.test(name) ?? true))
