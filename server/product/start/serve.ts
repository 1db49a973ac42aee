import type { Logger } from 'pino'
import { clearArrivals } from '../../areas/workspace/services/workspaces/take-workspace-archive'
import { finishResets } from '../../areas/workspace/services/workspaces/clear-books'
import { ConfigError, type Config } from '../../config'
import { lookAgain } from '../../kernel/realtime/connect-access'
import { listen, stopListening } from '../../platform/http/server'
import { watchDatabase } from '../../platform/mongo/watchdog'
import { lineOfProcess, type Place } from '../../platform/processes/line'
import { createApp } from '../app'
import { progressLine, readyText } from './announce'
import { openDemo } from './demo'
import { fitPlugIns } from './fit-plug-ins'
import { markLostConnections } from './lost-secret'
import { inOneLine, openLog, openStore, openStoreOf, prepareData, whyNotListening, type Store } from './open-store'

/** How long running requests may take to finish when the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** Serves with this process alone. @throws ConfigError for what keeps it from starting */
export const serveAlone = async (config: Config, clientFolder: string): Promise<void> => {
  const log = openLog(config, null)
  const store = await openStore(config, log)
  await prepareData(config, store, log)
  await serve({ config, log, store, clientFolder, place: null, announce: (text) => process.stdout.write(text) })
}

/** Serves as one of several processes, which another has started. @throws ConfigError for what keeps it from starting */
export const serveAmongOthers = async (config: Config, clientFolder: string, place: Place): Promise<void> => {
  const log = openLog(config, place.number)
  const store = place.engineUri === null ? await openStore(config, log) : await openStoreOf(place.engineUri)
  const own = { ...config, node: config.node + place.number - 1 }
  const line = lineOfProcess(place)
  await serve({ config: own, log, store, clientFolder, place, announce: (text) => line.send({ kind: 'serves', text }) })
}

interface Serving {
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  readonly clientFolder: string
  /** Null: there are no other processes. */
  readonly place: Place | null
  /** Hears where it answers from now on. */
  readonly announce: (text: string) => void
}

const serve = async ({ config, log, store, clientFolder, place, announce }: Serving): Promise<void> => {
  const { database } = store
  await fitPlugIns(database)
  await finishResets(database, new Date())
  const line = place && lineOfProcess(place)
  const {
    app,
    serve: begin,
    close,
  } = await createApp({ config, database, log, clientFolder, detailedMetrics: true, line }).catch(inOneLine)
  await markLostConnections(app)
  await clearArrivals(app)
  const { server, port } = await listen(app, config.port, config.host, place).catch((error: unknown) => {
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
    await store.close()
    log.flush(() => process.exit(code))
  }
  // The embedded engine's end is told at once.
  if (config.mongodbUri !== null) watchDatabase(database, log, () => log.flush(() => process.exit(1)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // The operator's commands change members behind the server's back.
  const readAnew = (): void => lookAgain(app.get('access'), app.get('realtime'))
  process.on('SIGUSR2', readAnew)
  line?.onMessage(({ kind }) => {
    if (kind === 'look again') readAnew()
  })
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
  begin()
  void database.finishIndexes((text) => log.warn(text))
  announce(readyText(addressOf(config, port), config.dataDir, demo))
}

const addressOf = ({ publicUrl, port: wanted }: Config, port: number): string =>
  wanted === 0 ? publicUrl.replace(/:0$/, `:${port}`) : publicUrl
