import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino, type DestinationStream } from 'pino'
import { createApp } from '../product/app'
import { definitions, type Collections } from '../kernel/collections'
import { loadConfig, type Config } from '../config'
import type { Application } from '../kernel/application'
import type { SocaiDatabase } from '../kernel/collections'
import { listen, stopListening } from '../platform/http/server'
import { Database } from '../platform/mongo/database'
import { Api } from './api'
import { freshDatabase } from './engine'
import { startFacebook, type StandInFacebook } from './platforms/facebook'
import { openSocket, type TestSocket } from './sockets'

export interface TestAppOptions {
  /** Settings besides those of a usual start; a `MONGODB_URI` here shares that database. */
  readonly env?: Readonly<Record<string, string>>
  readonly now?: () => Date
  readonly clientFolder?: string
  /** Where it listens; a free port unless it is asked for. */
  readonly port?: number
  /** Where the log goes; nowhere unless it is asked for. */
  readonly logTo?: DestinationStream
}

/** The real application on a real database, listening on a port of this machine. */
export interface TestApp {
  readonly app: Application
  readonly url: string
  readonly config: Config
  readonly database: SocaiDatabase
  /** Stands in for Facebook. */
  readonly facebook: StandInFacebook
  /** Where its database is, for another application on the same. */
  readonly uri: string
  /** Calls as whoever has the token; without one as a stranger. */
  api(token?: string): Api
  /** Calls as a program with an API key. */
  keyed(apiKey: string): Api
  /** A socket, signed in when a token is given; closed with the application. */
  socket(token?: string, headers?: Readonly<Record<string, string>>): Promise<TestSocket>
  close(): Promise<void>
}

/** What has to be undone when an application goes, the last thing first; also when its start fails halfway. */
type Undo = (() => unknown)[]

const undoAll = async (undo: Undo): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step()
}

/** Starts an application on a database of its own. Close it after the test, or after the last of its file. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const undo: Undo = []
  try {
    return await open(options, undo)
  } catch (error) {
    await undoAll(undo)
    throw error
  }
}

const open = async (
  { env = {}, now, logTo, port: wanted = 0, clientFolder = join(process.cwd(), 'dist/client') }: TestAppOptions,
  undo: Undo,
): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'app-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const uri = env['MONGODB_URI'] ?? (await ownDatabase(undo))
  const facebook = await startFacebook()
  undo.push(() => facebook.close())
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    FACEBOOK_URL: facebook.url,
    VIETQR_URL: 'off',
    ...env,
    MONGODB_URI: uri,
  })
  const database = await Database.connect<Collections>(uri, definitions)
  undo.push(() => database.close())
  if (process.env['MONGODB_URI'] && !env['MONGODB_URI']) undo.push(() => database.db.dropDatabase())
  const log = logTo ? pino({ level: 'debug' }, logTo) : pino({ level: config.logLevel })
  const { app, close } = await createApp({ config, database, log, clientFolder, withJobs: false, ...(now ? { now } : {}) })
  undo.push(() => close())
  const { server, port } = await listen(app, wanted, '127.0.0.1')
  // A kept connection may rest while a test reckons: closed at that very moment, the next call would find it reset.
  server.keepAliveTimeout = 0
  // Open sockets would keep the server from closing: both go together.
  undo.push(() => close(stopListening(server, 2000)))
  app.set('ready', true)
  const url = `http://127.0.0.1:${port}`
  return {
    app,
    url,
    config,
    database,
    facebook,
    uri,
    api: (token) => new Api(url, token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    keyed: (apiKey) => new Api(url, { 'X-Api-Key': apiKey }),
    socket: async (token, headers) => {
      const socket = await openSocket(url, token, headers)
      undo.push(() => socket.close())
      return socket
    },
    close: () => undoAll(undo),
  }
}

const ownDatabase = async (undo: Undo): Promise<string> => {
  const { uri, release } = await freshDatabase()
  undo.push(release)
  return uri
}
