import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app'
import { definitions, type Collections } from '../collections'
import { loadConfig, type Config } from '../config'
import type { Application, SocaiDatabase } from '../declarations'
import { listen, stopListening } from '../platform/http/server'
import { Database } from '../platform/mongo/database'
import { Api } from './api'
import { freshDatabase } from './engine'
import { openSocket, type TestSocket } from './sockets'

export interface TestAppOptions {
  /** Settings besides those of a usual start; a `MONGODB_URI` here shares that database. */
  readonly env?: Readonly<Record<string, string>>
  readonly now?: () => Date
  readonly clientFolder?: string
}

/** The real application on a real database, listening on a port of this machine. */
export interface TestApp {
  readonly app: Application
  readonly url: string
  readonly config: Config
  readonly database: SocaiDatabase
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

/** Starts an application on a database of its own. Close it after the test, or after the last of its file. */
export const startTestApp = async ({
  env = {},
  now,
  clientFolder = join(process.cwd(), 'dist/client'),
}: TestAppOptions = {}): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'socai-app-'))
  const { uri, release } = env['MONGODB_URI'] ? { uri: env['MONGODB_URI'], release: async () => undefined } : await freshDatabase()
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent', ...env, MONGODB_URI: uri })
  const database = await Database.connect<Collections>(uri, definitions)
  const { app, close } = await createApp({ config, database, log: pino({ level: config.logLevel }), clientFolder, ...(now ? { now } : {}) })
  const { server, port } = await listen(app, 0, '127.0.0.1')
  app.set('ready', true)
  const url = `http://127.0.0.1:${port}`
  const sockets: TestSocket[] = []
  return {
    app,
    url,
    config,
    database,
    uri,
    api: (token) => new Api(url, token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    keyed: (apiKey) => new Api(url, { 'X-Api-Key': apiKey }),
    socket: async (token, headers) => {
      const socket = await openSocket(url, token, headers)
      sockets.push(socket)
      return socket
    },
    close: async () => {
      for (const socket of sockets) socket.close()
      await Promise.all([stopListening(server, 2000), close()])
      if (process.env['MONGODB_URI'] && !env['MONGODB_URI']) await database.db.dropDatabase()
      await database.close()
      await release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
