import { arch, availableParallelism, hostname, platform, release, totalmem, type } from 'node:os'
import { ObjectId, serialize } from 'bson'
import { items, T } from '../bson/raw'
import { SESSION_TIMEOUT_MINUTES } from '../transactions/sessions'
import { MAX_DOCUMENT_BYTES } from '../update/apply'
import { MAX_MESSAGE_BYTES } from '../wire/frame'
import type { Operation, EngineContext } from './operation'
import { get, type Request } from './request'
import { MAX_WRITE_BATCH_SIZE } from './write'

/** The version of MongoDB whose behaviour the dialect follows. */
export const MONGODB_VERSION = '8.0.0'
const WIRE_VERSION = 25
const electionId = new ObjectId('7fffffff0000000000000001')

const reply = (fields: Record<string, unknown>): Buffer => Buffer.from(serialize({ ...fields, ok: 1 }))

/** The answer to `hello`: looks like the primary of a replica set of one, so that drivers turn on transactions and retryable writes. */
export function greeting({ address, ownerToken }: EngineContext, isLegacy: boolean, connectionId: number): Buffer {
  return reply({
    ...(isLegacy ? { ismaster: true } : {}),
    isWritablePrimary: true,
    helloOk: true,
    secondary: false,
    setName: 'embedded',
    setVersion: 1,
    electionId,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH_SIZE,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    connectionId,
    ownerToken,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  })
}

export const ping = (): Buffer => pong
const pong = reply({})

export const buildInfo = (): Buffer =>
  reply({
    version: MONGODB_VERSION,
    gitVersion: 'embedded',
    versionArray: [...MONGODB_VERSION.split('.').map(Number), 0],
    modules: [],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['lmdb'],
  })

export const connectionStatus = (): Buffer => reply({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } })

export const getParameter = (): Buffer => reply({ featureCompatibilityVersion: { version: '8.0' } })

/** There is no command line of a server's own. */
export const getCmdLineOpts = (): Buffer => reply({ argv: [], parsed: {} })

export const hostInfo = (): Buffer =>
  reply({
    system: {
      currentTime: new Date(),
      hostname: hostname(),
      cpuAddrSize: 64,
      memSizeMB: Math.round(totalmem() / 1048576),
      numCores: availableParallelism(),
      cpuArch: arch(),
    },
    os: { type: type(), name: platform(), version: release() },
    extra: {},
  })

export const listCommands = (names: readonly string[]): Buffer =>
  reply({ commands: Object.fromEntries(names.map((name) => [name, { help: '' }])) })

export const getLog = (): Buffer => reply({ totalLinesWritten: 0, log: [] })

export function endSessions({ context }: Operation, { fields }: Request): Buffer {
  const list = get(fields, 'endSessions')
  if (list.type === T.array)
    for (const item of items(list.bytes, list.at)) {
      const id = sessionKey(item.bytes, item.at)
      if (id) context.sessions.end(id)
    }
  return reply({})
}

/** A session's id as text, from `{ id: <UUID> }`. */
export function sessionKey(bytes: Buffer, docAt: number): string | null {
  // type, "id", zero, size, subtype, sixteen bytes: the only shape that drivers send
  if (bytes[docAt + 4] !== T.binary || bytes[docAt + 5] !== 0x69 || bytes[docAt + 6] !== 0x64 || bytes[docAt + 7] !== 0) return null
  return bytes.toString('latin1', docAt + 13, docAt + 29)
}
