/** MongoDB's error codes that this engine uses, by their official names. */
export const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  CommandNotSupported: 115,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  NoSuchTransaction: 251,
  TransactionTooOld: 225,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  GroupAccumulator: 15952,
  KeyTooLong: 17280,
  MixedProjection: 31254,
  UnknownStage: 40324,
  InvalidPipelineStage: 40323,
  UnknownField: 40415,
  MissingField: 40414,
  ApiVersion: 322,
  ApiStrict: 323,
  Interrupted: 11601,
} as const

const names = new Map<number, string>(Object.entries(codes).map(([name, code]) => [code, name]))
const namedByNumber = new Set<number>([codes.BSONObjectTooLarge, codes.GroupAccumulator, codes.MixedProjection, codes.UnknownStage])
for (const code of [...namedByNumber, codes.InvalidPipelineStage, codes.UnknownField, codes.MissingField, codes.KeyTooLong])
  names.set(code, `Location${code}`)
names.set(codes.BSONObjectTooLarge, 'BSONObjectTooLarge')
names.set(codes.ApiVersion, 'APIVersionError')
names.set(codes.ApiStrict, 'APIStrictError')

/** The official name of a code, as the driver shows it (`codeName`). */
export const codeName = (code: number): string => names.get(code) ?? `Location${code}`

/** An answer that MongoDB would give as `ok: 0` or as a write error. `extra` is added to the reply (keyPattern, keyValue …). */
export class CommandError extends Error {
  readonly code: number
  readonly labels: readonly string[]
  readonly extra: Record<string, unknown> | undefined
  constructor(code: number, message: string, options: { labels?: readonly string[]; extra?: Record<string, unknown> } = {}) {
    super(message)
    this.name = 'CommandError'
    this.code = code
    this.labels = options.labels ?? []
    this.extra = options.extra
  }
}

/** Shorthand for the most common refusal. */
export const badValue = (message: string): CommandError => new CommandError(codes.BadValue, message)

/** A collection that isn't there where there has to be one. */
export const namespaceNotFound = (db: string, name: string): CommandError =>
  new CommandError(codes.NamespaceNotFound, `ns does not exist: ${db}.${name}`)

/** Another transaction got there first; the driver's `withTransaction` retries. */
export const writeConflict = (): CommandError =>
  new CommandError(
    codes.WriteConflict,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  )

/** The transaction named by the session is not (or no longer) there. */
export const noSuchTransaction = (message: string): CommandError =>
  new CommandError(codes.NoSuchTransaction, message, { labels: ['TransientTransactionError'] })

/** Errors of an aborted statement are final for its transaction, and the frame's connection stays open. */
export class MalformedMessage extends Error {}
