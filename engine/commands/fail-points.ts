import { deserialize, serialize, type Document } from 'bson'
import { setTimeout as sleep } from 'node:timers/promises'
import { codes, CommandError, MalformedMessage } from '../errors'
import type { MaybePromise } from '../maybe-promise'
import { get, type Request } from './request'
import { withFields } from './write-concern'

/** What an active fail point does to a command. */
export interface FailpointEffect {
  /** Thrown in place of running the command. */
  readonly before: Error | null
  /** Thrown after it has run: its answer is lost. */
  readonly after: Error | null
  /** Milliseconds to wait first. */
  readonly delayMs: number
  /** Added to its answer. */
  readonly extra: Document | null
}

interface FailPoint {
  readonly data: Document
  skip: number
  times: number
}

/** The data fields of each supported fail point; every other field is refused by name. */
const dataFields: Record<string, ReadonlySet<string>> = {
  failCommand: new Set([
    'failCommands',
    'errorCode',
    'errorLabels',
    'closeConnection',
    'writeConcernError',
    'blockConnection',
    'blockTimeMS',
  ]),
  onPrimaryTransactionalWrite: new Set(['closeConnection', 'failBeforeCommitExceptionCode']),
}

/** Commands that fail on demand, as MongoDB's own `configureFailPoint` makes them: for tests of drivers and of those who use them. */
export class FailPoints {
  private readonly active = new Map<string, FailPoint>()

  /** `{ configureFailPoint: name, mode: 'off' | 'alwaysOn' | { times } | { skip }, data }` */
  configure({ fields }: Request): Buffer {
    const command = deserialize(serialized(fields))
    const name = String(command.configureFailPoint)
    const known = Object.hasOwn(dataFields, name) ? dataFields[name]! : null
    if (!known) throw new CommandError(codes.BadValue, `The fail point '${name}' is not supported`)
    const data = (command.data ?? {}) as Document
    for (const field of Object.keys(data))
      if (!known.has(field)) throw new CommandError(codes.BadValue, `The fail point field 'data.${field}' is not supported`)
    const mode: unknown = command.mode
    if (mode === 'off') this.active.delete(name)
    else if (mode === 'alwaysOn') this.active.set(name, { data, skip: 0, times: Infinity })
    else if (isCount(mode, 'times')) this.active.set(name, { data, skip: 0, times: mode.times })
    else if (isCount(mode, 'skip')) this.active.set(name, { data, skip: mode.skip, times: Infinity })
    else throw new CommandError(codes.BadValue, `The fail point mode ${JSON.stringify(mode)} is not supported`)
    return Buffer.from(serialize({ ok: 1 }))
  }

  /** The effect on this command, or null. */
  ofCommand(request: Request): FailpointEffect | null {
    const command = this.active.get('failCommand')
    if (!command || !(command.data.failCommands as string[] | undefined)?.includes(request.name) || !isDue(command)) return null
    return effectOf(command.data, request)
  }

  /** The effect on a retryable write that is executed (not answered from memory), or null. */
  ofRetryableWrite(): FailpointEffect | null {
    const write = this.active.get('onPrimaryTransactionalWrite')
    if (!write || !isDue(write)) return null
    const lost = write.data.closeConnection === false ? null : closedConnection()
    if (write.data.failBeforeCommitExceptionCode === undefined) return { before: null, after: lost, delayMs: 0, extra: null }
    return { before: lost ?? injected(Number(write.data.failBeforeCommitExceptionCode), []), after: null, delayMs: 0, extra: null }
  }
}

/** Runs a command under the effect of a fail point. */
export async function applyFailpoint({ before, after, delayMs, extra }: FailpointEffect, run: () => MaybePromise<Buffer>): Promise<Buffer> {
  if (delayMs > 0) await sleep(delayMs)
  if (before) throw before
  const reply = await run()
  if (after) throw after
  return extra ? withFields(reply, extra) : reply
}

function isDue(point: FailPoint): boolean {
  if (point.skip > 0) {
    point.skip--
    return false
  }
  return point.times-- > 0
}

const isCount = <Name extends string>(mode: unknown, name: Name): mode is Record<Name, number> =>
  typeof mode === 'object' && mode !== null && name in mode && typeof (mode as Record<Name, unknown>)[name] === 'number'

function serialized(fields: Request['fields']): Buffer {
  const of = (name: string): unknown => {
    const value = get(fields, name)
    const wrapped = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from([value.type]),
      Buffer.from('v\0'),
      value.bytes.subarray(value.at, value.end),
      Buffer.alloc(1),
    ])
    wrapped.writeInt32LE(wrapped.length, 0)
    return value.end === value.at ? undefined : (deserialize(wrapped).v as unknown)
  }
  return Buffer.from(serialize({ configureFailPoint: of('configureFailPoint'), mode: of('mode'), data: of('data') }))
}

const closedConnection = (): Error => new MalformedMessage('a fail point closes the connection')

/** Names of codes that only fail points return. */
const codeNames: Record<number, string> = { 11601: 'Interrupted' }

const injected = (code: number, labels: readonly string[]): CommandError =>
  new CommandError(code, "Failing command via 'failCommand' failpoint", {
    labels,
    extra: codeNames[code] ? { codeName: codeNames[code] } : undefined,
  })

function effectOf(data: Document, request: Request): FailpointEffect {
  const delay = data.blockConnection ? Number(data.blockTimeMS) : 0
  if (data.closeConnection) return { before: closedConnection(), after: null, delayMs: delay, extra: null }
  const concern = data.writeConcernError as Document | undefined
  const labels = (code: number): readonly string[] => (data.errorLabels as string[] | undefined) ?? labelsOf(code, request)
  if (data.errorCode !== undefined)
    return { before: injected(Number(data.errorCode), labels(Number(data.errorCode))), after: null, delayMs: delay, extra: null }
  if (!concern) return { before: null, after: null, delayMs: delay, extra: null }
  const errorLabels = labels(Number(concern.code)).filter((label) => label !== TRANSIENT_LABEL)
  return {
    before: null,
    after: null,
    delayMs: delay,
    extra: { writeConcernError: concern, ...(errorLabels.length > 0 ? { errorLabels } : {}) },
  }
}

const TRANSIENT_LABEL = 'TransientTransactionError'

/** Errors after which a command may be sent again: host not found, network, shutting down, stepping down … */
const retriable = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])
const endings = new Set(['commitTransaction', 'abortTransaction'])

/** The labels that MongoDB gives to an error code in this command. */
function labelsOf(code: number, { name, fields }: Request): readonly string[] {
  const isInTransaction = fields.has('autocommit')
  const isEnding = endings.has(name)
  const labels: string[] = []
  const isTransient = code === codes.WriteConflict || code === codes.NoSuchTransaction || code === 24 || code === 246 || code === 267
  if (isInTransaction && (isTransient || (!isEnding && retriable.has(code)))) labels.push(TRANSIENT_LABEL)
  if (retriable.has(code) && (isEnding || (fields.has('txnNumber') && !isInTransaction))) labels.push('RetryableWriteError')
  return labels
}
