import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { memoryOf } from '@socai/engine/bench/memory'
import { freePort } from '../../server/testing/free-port'

const SECRET = 'a secret that the nodes of the proof share'
/** A program that was started and hasn't answered for so long is stuck; how quick it is depends on what else the machine does. */
const START_TIMEOUT_MS = 30_000

/** A program of the installation, which can be killed and started again at the same address. */
export interface Part {
  readonly name: string
  kill(): Promise<void>
  start(): Promise<void>
  /** Megabytes it holds by itself: pages of the data file, which grows with what is written, are the system's. Null where it doesn't tell. */
  memory(): number | null
}

/** What people and their operator reach. */
export interface Reachable {
  /** Addresses of the nodes; twice the same where there is one. */
  readonly nodes: readonly [string, string]
  /** Runs an operator's command and resolves to its exit code and output. */
  admin(...args: string[]): Promise<{ readonly code: number; readonly output: string }>
}

/** The product as it runs on several nodes: an engine of its own, Redis and two servers, each a process. */
export interface Installation extends Reachable {
  /** Where the database is. */
  readonly uri: string
  readonly engine: Part
  readonly redis: Part
  readonly servers: readonly [Part, Part]
  close(): Promise<void>
}

/** The product as most have it: one process, with the database in it. */
export interface SoleServer extends Reachable {
  readonly server: Part
  /** Where its data is. */
  readonly folder: string
  close(): Promise<void>
}

export const openInstallation = async (): Promise<Installation> => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-prove-'))
  const [enginePort, redisPort, firstPort, secondPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const uri = `mongodb://127.0.0.1:${enginePort}/?directConnection=true`
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    AUTH_SECRET: SECRET,
    DATA_SECRET: SECRET,
    MONGODB_URI: uri,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  }
  const redisArgs = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const engineEnv = { DATA_DIR: join(folder, 'data') }
  const engine = part(
    'the engine',
    () => node(['dist/admin.js', 'engine', '--port', String(enginePort)], engineEnv),
    () => listens(enginePort),
  )
  const redis = part(
    'Redis',
    () => spawn('redis-server', redisArgs, { stdio: 'ignore' }),
    () => answersPing(env.REDIS_URL),
  )
  const server = (number: number, port: number): Part =>
    part(
      `node ${number + 1}`,
      () => node(['dist/server.js'], { ...env, PORT: String(port), NODE_NUMBER: String(number), DATA_DIR: join(folder, `node${number}`) }),
      () => isHealthy(port),
    )
  const servers = [server(0, firstPort), server(1, secondPort)] as const
  const all = [engine, redis, ...servers]
  for (const each of all) await each.start()
  return {
    uri,
    nodes: [`http://127.0.0.1:${firstPort}`, `http://127.0.0.1:${secondPort}`],
    engine,
    redis,
    servers,
    admin: adminOf({ ...env, DATA_DIR: join(folder, 'admin') }),
    close: async () => {
      for (const each of all.reverse()) await each.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param more what else the server sees of the environment */
export const openSoleServer = async (more: Readonly<Record<string, string>> = {}): Promise<SoleServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'socai-prove-'))
  const port = await freePort()
  const env = { NODE_ENV: 'production', HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'fatal', PORT: String(port), DATA_DIR: folder, ...more }
  const server = part(
    'the server',
    () => node(['dist/server.js'], env),
    () => isHealthy(port),
  )
  await server.start()
  const address = `http://127.0.0.1:${port}`
  return {
    nodes: [address, address],
    server,
    folder,
    admin: adminOf(env),
    close: async () => {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const adminOf =
  (env: Readonly<Record<string, string>>): Reachable['admin'] =>
  async (...args) => {
    const child = spawn(process.execPath, ['dist/admin.js', ...args], { env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code: code ?? 1, output: output.trim() }
  }

const part = (name: string, spawnIt: () => ChildProcess, answers: () => Promise<boolean>): Part => {
  let child: ChildProcess | null = null
  const end = (): void => void child?.kill('SIGKILL')
  process.on('exit', end)
  return {
    name,
    kill: async () => {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null) return
      const ended = once(ending, 'exit')
      ending.kill('SIGKILL')
      await ended
    },
    start: async () => {
      child = spawnIt()
      const until = performance.now() + START_TIMEOUT_MS
      while (!(await answers())) {
        if (!child) throw new Error(`${name} was stopped before it answered`)
        if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it answered`)
        if (performance.now() > until) throw new Error(`${name} did not answer within ${START_TIMEOUT_MS / 1000} s`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    memory: () => (child?.pid ? memoryOf(child.pid, 'Pss_Anon') : null),
  }
}

const node = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  )

const listens = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isThere = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false)
  socket.destroy()
  return isThere
}

const answersPing = async (url: string): Promise<boolean> => {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
