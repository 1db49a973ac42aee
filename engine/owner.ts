import { createConnection } from 'node:net'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { serialize } from 'bson'
import type { Store } from './store/store'
import { DEFAULT_NAMES } from './store-names'
import { UNFINISHED_RESTORE_FOLDERS } from './unfinished-restore'

/** Who owns a data directory, as its lock file says. */
export interface OwnerRecord {
  /** Random; the owner's greeting repeats it. */
  readonly token: string
  readonly pid: number
  /** Where the owner listens: a socket's path, or a loopback port. */
  readonly address: { readonly path: string } | { readonly port: number }
}

const lockFile = (dataDir: string): string => join(dataDir, 'engine.lock')
const OWNER_KEY = '\0\0\0\0o'
const SOCKET_FOLDER_PREFIX = 'engine-socket-'
const MAX_SOCKET_PATH_BYTES = 100
const PROBE_TIMEOUT_MS = 2000

/** A new socket path in a data directory; in a short private temporary folder when the path would be too long. */
export function newSocketPath(dataDir: string): string {
  const name = `engine-${randomBytes(4).toString('hex')}.sock`
  const path = join(dataDir, name)
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return path
  const parent = Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(parent, SOCKET_FOLDER_PREFIX))
  chmodSync(folder, 0o700)
  return join(folder, name)
}

/** Whether the data directory holds a database, or one that a restore has still to put in place. */
export const isInstalled = (dataDir: string, { database } = DEFAULT_NAMES): boolean =>
  existsSync(join(dataDir, database)) || UNFINISHED_RESTORE_FOLDERS.some((name) => existsSync(join(dataDir, name)))

/** What the lock file says, or null. It is for people and quick checks; the claim itself is in the database. */
export function readLockFile(dataDir: string): OwnerRecord | null {
  try {
    return JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as OwnerRecord
  } catch {
    return null
  }
}

/** The result of claiming a data directory. */
export interface Claim {
  readonly isOurs: boolean
  /** The previous owner did not release it: it was killed. */
  readonly wasKilled: boolean
}

/** Makes the data directory ours, unless a living process has it. Of two that start together exactly one wins,
 *  under the database's own lock. */
export async function claim(store: Store, dataDir: string, mine: OwnerRecord): Promise<Claim> {
  for (;;) {
    let found: Buffer | null = null
    store.exchange(OWNER_KEY, (value) => {
      found = value ? Buffer.from(value) : null
      return null
    })
    const stale: Buffer | null = found
    const record = stale ? parse(stale) : null
    if (record && !isAt(record, mine.address) && (await isAlive(record))) return { isOurs: false, wasKilled: false }
    const won = store.exchange(OWNER_KEY, (value) => (sameBytes(value, stale) ? Buffer.from(JSON.stringify(mine)) : null))
    if (!won) continue
    if (record) removeSocket(record)
    const draft = `${lockFile(dataDir)}.${mine.token}`
    writeFileSync(draft, `${JSON.stringify(mine)}\n`, { mode: 0o600 })
    renameSync(draft, lockFile(dataDir))
    return { isOurs: true, wasKilled: stale !== null }
  }
}

/** Whether the owner was at the very port that we listen at: then it is gone, and asking there would be asking ourselves. */
const isAt = ({ address }: OwnerRecord, own: OwnerRecord['address']): boolean =>
  'port' in address && 'port' in own && address.port === own.port

/** Releases the data directory. */
export async function release(store: Store, dataDir: string, mine: OwnerRecord): Promise<void> {
  try {
    store.write(OWNER_KEY, null)
    await store.durable()
  } catch {
    // A full disk: the next start gets no answer at our address and takes over.
  }
  removeSocket(mine)
  rmSync(lockFile(dataDir), { force: true })
}

export function removeSocket({ address }: OwnerRecord): void {
  if (!('path' in address)) return
  rmSync(address.path, { force: true })
  // A short folder made for the socket alone goes with it; a folder that holds anything else (the data above all) stays.
  if (isSocketFolder(dirname(address.path))) removeIfEmpty(dirname(address.path))
}

const isSocketFolder = (folder: string): boolean => basename(folder).startsWith(SOCKET_FOLDER_PREFIX)

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Not empty, or gone already.
  }
}

export function prepareDirectory(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
}

function parse(bytes: Buffer): OwnerRecord | null {
  try {
    return JSON.parse(bytes.toString()) as OwnerRecord
  } catch {
    return null
  }
}

const sameBytes = (a: Buffer | undefined, b: Buffer | null): boolean => (a && b ? a.equals(b) : !a && !b)

/** Sends `hello` to the owner's address. An owner that accepts the connection but does not answer in time counts as alive; one that
 *  answers with another token (another program on the port) does not. */
export function isAlive(record: OwnerRecord): Promise<boolean> {
  return new Promise((resolve) => {
    const { address, token } = record
    const socket = 'path' in address ? createConnection(address.path) : createConnection(address.port, '127.0.0.1')
    let answer = Buffer.alloc(0)
    const done = (alive: boolean): void => {
      socket.destroy()
      resolve(alive)
    }
    socket.setTimeout(PROBE_TIMEOUT_MS, () => done(true))
    socket.on('error', () => done(false))
    socket.on('connect', () => socket.write(hello()))
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk])
      if (answer.length >= 4 && answer.length >= answer.readInt32LE(0)) done(answer.includes(token))
    })
    socket.on('close', () => done(false))
  })
}

function hello(): Buffer {
  const body = Buffer.from(serialize({ hello: 1, $db: 'admin' }))
  const header = Buffer.alloc(21)
  header.writeInt32LE(header.length + body.length, 0)
  header.writeInt32LE(1, 4)
  header.writeInt32LE(2013, 12)
  return Buffer.concat([header, body])
}
