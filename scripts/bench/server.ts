import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../server/testing/free-port'

export interface BenchServer {
  readonly port: number
  readonly pid: number
  /** From the start of the process to the first healthy answer. */
  readonly secondsToHealthy: number
  stop(): Promise<void>
}

/** Starts the built server of a checkout on a data folder, as `npm start` would, and waits until it is healthy. */
export const startServer = async (dataDir: string, root = process.cwd()): Promise<BenchServer> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A run that fails leaves no server behind.
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  await untilHealthy(port, child)
  return {
    port,
    pid: child.pid ?? 0,
    secondsToHealthy: (performance.now() - began) / 1000,
    stop: async () => {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const untilHealthy = async (port: number, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (healthy) return
  }
  throw new Error('the server ended before it was healthy')
}
