import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { join, resolve } from 'node:path'
import { isIPv4 } from 'node:net'
import { parseArgs } from 'node:util'
import { integrationsConfig, type IntegrationsConfig } from './integrations-config'
import type { BucketConfig } from './platform/files/bucket-store'
import { draftOf, putInPlace } from '@socai/engine/tools/put-in-place'

/** A setting that can't be used; its message is the one line that is shown. */
export class ConfigError extends Error {}

export interface Config {
  readonly port: number
  readonly host: string
  /** Only this machine can reach the server. */
  readonly isLoopback: boolean
  /** Full path of the folder that keeps all that isn't in a database elsewhere. */
  readonly dataDir: string
  /** Null: the embedded engine in `dataDir`. */
  readonly mongodbUri: string | null
  /** Null: this is the only node. */
  readonly redisUrl: string | null
  /** Tells this process from others that share the database; 0 to 999. */
  readonly node: number
  /** How many processes of this machine serve together. */
  readonly processes: number
  /** Signs tokens. A KeyObject, because a plain string costs 0.4 ms on every call. */
  readonly authSecret: KeyObject
  /** Seals the secrets of other services (tokens of shops, keys of banks) at rest. */
  readonly dataSecret: KeyObject
  /** How long a token lives. */
  readonly tokenMinutes: number
  /** What this installation is called among others, and where those are; null: it knows no others. */
  readonly cells: CellsConfig | null
  /** Null: uploaded files are kept in `dataDir/files`. */
  readonly bucket: BucketConfig | null
  /** How much a workspace's pictures may take on the disk, in megabytes. */
  readonly uploadMegabytes: number
  /** Where people reach the web app, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** Null: mails are written to `dataDir/outbox`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** `auto`: on an empty embedded database on a loopback host. */
  readonly demo: 'on' | 'off' | 'auto'
  /** Whether programmers may try the API in a company that is made for it and begins anew each night; `auto`: where the demo is. */
  readonly sandbox: 'on' | 'off' | 'auto'
  /** A proxy in front tells the caller's address in X-Forwarded-For. */
  readonly trustProxy: boolean
  /** Null: figures are shown to this machine only. */
  readonly metricsToken: string | null
  /** Webhooks may also be sent to this machine, and without https: for development and tests. */
  readonly webhookLoopback: boolean
  readonly integrations: IntegrationsConfig
  readonly logLevel: LogLevel
}

/** Installations that share companies among them: each company lives in one of these cells. */
export interface CellsConfig {
  readonly name: string
  /** Addresses of the others by their names, without a slash at the end. */
  readonly others: ReadonlyMap<string, string>
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
type LogLevel = (typeof logLevels)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** Where an installation keeps its things. */
export type Places = Pick<Config, 'dataDir' | 'mongodbUri' | 'bucket'>

/** Reads where the installation is, and makes nothing. @throws ConfigError as `loadConfig` does */
export const loadPlaces = (env: Environment, argv: readonly string[] = []): Places => placesOf(reader({ ...env, ...flags(argv) }))

const placesOf = (read: ReturnType<typeof reader>): Places => ({
  dataDir: resolve(read.text('DATA_DIR') ?? './data'),
  mongodbUri: read.url('MONGODB_URI', ['mongodb:', 'mongodb+srv:']),
  bucket: bucketOf(read),
})

/**
 * Reads the settings, and makes the data folder and the secret in it when they aren't there yet.
 * @param argv `--port`, `--host`, `--data-dir` and `--processes`, which win over the environment
 * @throws ConfigError that names the setting and what is wrong with it
 */
export const loadConfig = (env: Environment, argv: readonly string[] = []): Config => {
  const read = reader({ ...env, ...flags(argv) })
  const port = read.whole('PORT', 3030, 0, 65_535)
  const host = read.text('HOST') ?? '127.0.0.1'
  const places = placesOf(read)
  const dataDir = makeDataDir(places.dataDir)
  const processes = read.whole('PROCESSES', 1, 1, 64)
  const publicUrl = publicUrlOf(read.url('PUBLIC_URL', ['http:', 'https:']), host, port)
  return {
    port,
    host,
    isLoopback: isLoopbackHost(host),
    ...places,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:', 'unix:']),
    processes,
    node: read.whole('NODE_NUMBER', 0, 0, 1000 - processes),
    authSecret: secretOf(authSecret, read.text('AUTH_SECRET'), dataDir),
    dataSecret: secretOf(dataSecret, read.text('DATA_SECRET'), dataDir),
    cells: cellsOf(read),
    tokenMinutes: read.whole('TOKEN_MINUTES', 60, 15, 720),
    uploadMegabytes: read.whole('UPLOAD_MB', 1000, 1, 1_000_000),
    publicUrl,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? `"Sổ Cái" <no-reply@${new URL(publicUrl).hostname}>`,
    demo: read.choice('DEMO', ['on', 'off', 'auto'], 'auto'),
    sandbox: read.choice('SANDBOX', ['on', 'off', 'auto'], 'auto'),
    trustProxy: read.choice('TRUST_PROXY', ['on', 'off'], 'off') === 'on',
    metricsToken: read.text('METRICS_TOKEN'),
    webhookLoopback: read.choice('WEBHOOK_LOOPBACK', ['on', 'off'], 'off') === 'on',
    integrations: integrationsConfig(read.text),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
  }
}

/** Whether an installation offers a stand-in of a service: where it says so (`on`, `off`), else where a demo is made on this machine alone. */
export const offersStandIn = ({ demo, isLoopback, mongodbUri }: Config, said: string | null): boolean =>
  said === null ? demo !== 'off' && isLoopback && mongodbUri === null : said === 'on'

/** Adds what a `.env` file in the working folder says; what the environment says already stays. */
export const loadEnvFile = (file = '.env'): void => {
  try {
    process.loadEnvFile(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw new ConfigError(`${file} could not be read: ${messageOf(error)}`)
  }
}

/** Whether only programs of this machine can reach a server on `host`. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** An address of MongoDB with the name of the database in it: the one it names already, or ours. */
export const withDatabaseName = (uri: string, name = 'socai'): string =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?(?=\?|$)/, `$1/${name}`)

const flags = (argv: readonly string[]): Environment => {
  try {
    const options = {
      port: { type: 'string' },
      host: { type: 'string' },
      'data-dir': { type: 'string' },
      processes: { type: 'string' },
    } as const
    const { values } = parseArgs({ args: [...argv], options, allowPositionals: false })
    const given = { PORT: values.port, HOST: values.host, DATA_DIR: values['data-dir'], PROCESSES: values.processes }
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  } catch (error) {
    throw new ConfigError(`${messageOf(error).split('. ')[0]}. There are --port, --host, --data-dir and --processes`)
  }
}

/** Reads single settings; an empty one counts as absent. A value that may hold a secret is never repeated. */
const reader = (env: Environment) => {
  const text = (name: string): string | null => env[name]?.trim() || null
  return {
    text,
    whole: (name: string, fallback: number, least: number, most: number): number => {
      const value = text(name)
      if (value === null) return fallback
      if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
      throw new ConfigError(`${name} is '${value}', but it has to be a whole number from ${least} to ${most}`)
    },
    choice: <const V extends string>(name: string, values: readonly V[], fallback: V): V => {
      const value = text(name)?.toLowerCase()
      const chosen = value === undefined ? fallback : values.find((one) => one === value)
      if (chosen === undefined) throw new ConfigError(`${name} is '${value}', but it has to be one of ${values.join(', ')}`)
      return chosen
    },
    url: (name: string, protocols: readonly string[]): string | null => {
      const value = text(name)
      // A replica set's address names several hosts, which URL doesn't read: only its beginning is looked at.
      if (value === null || protocols.some((protocol) => value.startsWith(`${protocol}//`) && value.length > protocol.length + 2))
        return value
      throw new ConfigError(`${name} has to be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
    },
  }
}

/** @throws ConfigError for a bucket without its keys */
const bucketOf = (read: ReturnType<typeof reader>): BucketConfig | null => {
  const name = read.text('S3_BUCKET')
  if (name === null) return null
  const [accessKeyId, secretAccessKey] = [read.text('S3_ACCESS_KEY_ID'), read.text('S3_SECRET_ACCESS_KEY')]
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigError('With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set too')
  return {
    name,
    region: read.text('S3_REGION') ?? 'us-east-1',
    endpoint: read.url('S3_ENDPOINT', ['http:', 'https:']),
    accessKeyId,
    secretAccessKey,
  }
}

const CELL_NAME = /^[a-z0-9-]{1,20}$/

/** @throws ConfigError for a cell without others or the other way round, a name that is none, or an address that others could listen to */
const cellsOf = (read: ReturnType<typeof reader>): CellsConfig | null => {
  const [name, all] = [read.text('CELL'), read.text('CELLS')]
  if (name === null && all === null) return null
  if (name === null || all === null) throw new ConfigError('CELL and CELLS have to be set together')
  if (!CELL_NAME.test(name)) throw new ConfigError(`CELL is '${name}', but it has to be a name of small letters, digits and hyphens`)
  const others = new Map<string, string>()
  for (const entry of all.split(',').map((each) => each.trim())) {
    const [, cell, address] = /^([a-z0-9-]{1,20})=(.+)$/.exec(entry) ?? []
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : null
    if (cell === undefined || !url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.hostname))))
      throw new ConfigError(`CELLS has to list the cells as a=https://a.example.com,b=https://b.example.com; '${entry}' is none`)
    if (cell !== name) others.set(cell, (address ?? '').replace(/\/+$/, ''))
  }
  if (others.size === 0) throw new ConfigError('CELLS names no cell besides this one')
  return { name, others }
}

const publicUrlOf = (given: string | null, host: string, port: number): string => {
  const everywhere = host === '0.0.0.0' || host === '::'
  const url = given ?? `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
  if (!URL.canParse(url))
    throw new ConfigError(given ? `PUBLIC_URL '${given}' is not an address` : `HOST '${host}' is not a host name or address`)
  return url.replace(/\/+$/, '')
}

/** @throws ConfigError */
export const makeDataDir = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return dataDir
  } catch (error) {
    throw new ConfigError(`DATA_DIR '${dataDir}' can't be made: ${codeOf(error) ?? messageOf(error)}`)
  }
}

const MIN_SECRET_LENGTH = 32

interface Secret {
  readonly setting: string
  readonly file: string
  /** What follows when it is made anew. */
  readonly ifLost: string
}
const authSecret: Secret = { setting: 'AUTH_SECRET', file: 'auth-secret', ifLost: 'everybody has to sign in again' }
const dataSecret: Secret = { setting: 'DATA_SECRET', file: 'data-secret', ifLost: 'shops, banks and pages have to be connected again' }

const secretOf = (secret: Secret, given: string | null, dataDir: string): KeyObject => {
  if (given === null) return createSecretKey(keptSecret(join(dataDir, secret.file), secret.ifLost))
  if (given.length < MIN_SECRET_LENGTH) throw new ConfigError(`${secret.setting} has to have at least ${MIN_SECRET_LENGTH} characters`)
  return createSecretKey(Buffer.from(given, 'utf8'))
}

/** The installation's own secret: 64 bytes in hexadecimal, made on the first start and readable by its owner alone. */
const keptSecret = (file: string, ifLost: string): Buffer => {
  try {
    makeWhole(file, `${randomBytes(64).toString('hex')}\n`)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new ConfigError(`${file} can't be written: ${codeOf(error) ?? messageOf(error)}`)
  }
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (!/^[0-9a-f]{128}$/.test(text)) {
      throw new ConfigError(`${file} is damaged: bring it back from a backup, or delete it (then ${ifLost})`)
    }
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    return Buffer.from(text, 'hex')
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${file} can't be read: ${codeOf(error) ?? messageOf(error)}`)
  }
}

/** A start that is cut off leaves the whole file or none. @returns whether it was made */
const makeWhole = (file: string, text: string): boolean => {
  if (existsSync(file)) return false
  const draft = draftOf(file)
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 })
  putInPlace(draft, file)
  return true
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
