import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/testing/free-port'

const SERVER = join(__dirname, '..', '..', 'dist', 'server.js')

export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  url: string
  dataDir: string
  pid: number
  /** Everything it printed so far. */
  output(): string
  /** Stops it in order. With `keepData` its folder stays, to be started on again.
   *  @returns its exit code, null when a signal ended it */
  stop(options?: { signal?: NodeJS.Signals; keepData?: boolean }): Promise<number | null>
}

export interface ServerOptions {
  /** Settings beyond PORT, HOST and DATA_DIR; the demo company is on unless DEMO says otherwise. */
  env?: Record<string, string>
  /** An existing data folder, for a restart. */
  dataDir?: string
  /** The port of the one before, so that pages find it again; absent: a free one. */
  port?: number
  /** How long the first start may take, the demo company included. */
  startWithinMs?: number
}

/** Starts the built server as a user would, on a free port and an empty data folder, and waits until it is healthy.
 *  @throws with its output when it ends or isn't healthy in time */
export async function startServer({ env = {}, dataDir, port: wanted, startWithinMs = 60_000 }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'socai-e2e-')))
  const port = wanted ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const own = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, VIETQR_URL: 'off' }
  const settings = { ...process.env, ...own, ...env }
  const child = spawn(process.execPath, ['--enable-source-maps', SERVER], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
  const output = () => Buffer.concat(printed).toString('utf8')

  const stop: RunningServer['stop'] = async ({ signal = 'SIGTERM', keepData = false } = {}) => {
    const code = await end(child, signal)
    if (!keepData) await rm(folder, { recursive: true, force: true })
    return code
  }
  try {
    await untilHealthy(url, child, startWithinMs)
  } catch (error) {
    await stop({ signal: 'SIGKILL', keepData: dataDir !== undefined })
    throw new Error(`${String(error)}\n${output()}`, { cause: error })
  }
  return { url, dataDir: folder, pid: child.pid!, output, stop }
}

async function untilHealthy(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`)
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.status === 200,
      () => false,
    )
    if (healthy) return
    await wait(50)
  }
  throw new Error(`The server wasn't healthy within ${withinMs} ms`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
