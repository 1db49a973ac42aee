import './own-services'
import { fileURLToPath } from 'node:url'
import { pino, stdSerializers } from 'pino'
import { createApp } from './product/app'
import { ConfigError, loadConfig, loadEnvFile, type Config } from './config'
import { startEngine } from '@socai/engine'
import { listen, stopListening } from './platform/http/server'
import { watchDatabase } from './platform/mongo/watchdog'
import { storeNames } from './platform/mongo/embedded/store-names'
import { finishResets } from './areas/workspace/services/workspaces/clear-books'
import { clearArrivals } from './areas/workspace/services/workspaces/take-workspace-archive'
import { lookAgain } from './kernel/realtime/connect-access'
import { progressLine, readyText } from './product/start/announce'
import { bringUpToDate } from './product/start/bring-up-to-date'
import { openDatabase } from './product/start/data-version'
import { openDemo } from './product/start/demo'
import { fitPlugIns } from './product/start/fit-plug-ins'
import { markLostConnections } from './product/start/lost-secret'

/** How long running requests may take to finish when the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10_000

const start = async (): Promise<void> => {
  loadEnvFile()
  const config = loadConfig(process.env, process.argv.slice(2))
  const log = pino(
    { level: config.logLevel, base: null, serializers: { error: stdSerializers.err } },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 }),
  )
  const engine =
    config.mongodbUri === null
      ? await startEngine({
          dataDir: config.dataDir,
          names: storeNames,
          log: (line, level = 'error') => log[level](line),
          // Without its data the server is of no use: whoever watches over it starts it again.
          onStop: () => log.flush(() => process.exit(1)),
        }).catch(inOneLine)
      : null
  const warn = (line: string): void => log.warn(line)
  // A MongoDB makes indexes beside what people do; the embedded engine holds the writers of a collection meanwhile.
  const makesIndexes = config.mongodbUri === null || 'unique first'
  const database = await openDatabase(engine?.uri ?? config.mongodbUri ?? '', { log: warn, makesIndexes }).catch(
    config.mongodbUri === null ? inOneLine : noDatabase,
  )
  const installation = { database, config, engineUri: engine?.uri ?? null, log }
  await bringUpToDate(installation, process.stdout).catch((error: unknown) => {
    throw isListening(error) ? new ConfigError(whyNotListening(error, config)) : error
  })
  await fitPlugIns(database)
  await finishResets(database, new Date())
  const { app, serve, close } = await createApp({ config, database, log, clientFolder: clientFolder(), detailedMetrics: true }).catch(
    inOneLine,
  )
  await markLostConnections(app)
  await clearArrivals(app)
  const { server, port } = await listen(app, config.port, config.host).catch((error: unknown) => {
    throw new ConfigError(whyNotListening(error, config))
  })

  const making = new AbortController()
  let demoOpened: Promise<unknown> = Promise.resolve()
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    making.abort()
    await demoOpened.catch(() => undefined)
    await close(stopListening(server, SHUTDOWN_TIMEOUT_MS))
    await database.close()
    await engine?.close()
    log.flush(() => process.exit(code))
  }
  // The embedded engine's end is told at once.
  if (config.mongodbUri !== null) watchDatabase(database, log, () => log.flush(() => process.exit(1)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // The operator's commands change members behind the server's back.
  process.on('SIGUSR2', () => lookAgain(app.get('access'), app.get('realtime')))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'an error nobody caught')
    void stop(1)
  })
  process.on('unhandledRejection', (error) => log.error({ error }, 'a rejection nobody caught'))

  const opening = openDemo(app, progressLine(process.stdout), { signal: making.signal })
  demoOpened = opening
  const demo = await opening.catch((error: unknown) => {
    if (!stopping) throw error
    return null
  })
  if (demo === null) {
    process.stdout.write(`${process.stdout.isTTY ? '\n' : ''}The demo company is not whole: the next start makes it anew.\n`)
    return
  }
  if (process.stdout.isTTY && demo.state === 'made') process.stdout.write('\r\x1b[2K')
  serve()
  void database.finishIndexes(warn)
  process.stdout.write(readyText(addressOf(config, port), config.dataDir, demo))
}

/** `dist/client`, seen from the built server and from its source alike. */
const clientFolder = (): string => fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/client' : './client', import.meta.url))

const addressOf = ({ publicUrl, port: wanted }: Config, port: number): string =>
  wanted === 0 ? publicUrl.replace(/:0$/, `:${port}`) : publicUrl

/** What keeps the server from starting, as the one line that is shown. */
const inOneLine = (error: unknown): never => {
  throw new ConfigError(error instanceof Error ? error.message : String(error))
}

const noDatabase = (error: unknown): never => {
  throw new ConfigError(
    `The database does not answer as it should (MONGODB_URI): ${error instanceof Error ? error.message : String(error)}`,
  )
}

const isListening = (error: unknown): boolean => error instanceof Error && 'syscall' in error && error.syscall === 'listen'

const whyNotListening = (error: unknown, { host, port }: Config): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used without more rights. Choose one above 1023: PORT=3030 npm start`
  return `The server can't listen on ${host}:${port} (${code || String(error)})`
}

const help = `npm start -- [--port number] [--host address] [--data-dir folder]

  --port      where it listens; 0 takes a free port (PORT, 3030)
  --host      0.0.0.0 lets other machines in (HOST, 127.0.0.1)
  --data-dir  everything that isn't in a database elsewhere (DATA_DIR, ./data)

All settings, from the environment or a .env file: README.md, "Configuration". The operator's commands: npm run -s admin -- --help
`

if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(help)
else
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  })
