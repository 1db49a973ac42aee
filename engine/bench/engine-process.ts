import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { DEFAULT_NAMES } from '../store-names'

/** A program that is nothing but an engine: it prints its URI and lives until it is killed. */
const program = (workerFile: string, workerData: object): string => `
const { Worker } = require('node:worker_threads')
const worker = new Worker(${JSON.stringify(workerFile)}, { workerData: ${JSON.stringify(workerData)} })
worker.on('message', (message) => console.log(message.uri ?? JSON.stringify(message)))
`

/** Starts an engine in a process of its own, which can be killed.   @param under a program that runs it, with arguments @param port where it listens; absent: at a socket of its own */
export function startEngineProcess(
  dataDir: string,
  workerFile: string,
  under: readonly string[] = [],
  port?: number,
): Promise<{ child: ChildProcess; uri: string }> {
  const [command = '', ...options] = [
    ...under,
    process.execPath,
    '-e',
    program(workerFile, { dataDir, database: DEFAULT_NAMES.database, testCommands: true, port }),
  ]
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', under.length > 0 ? 'ignore' : 'inherit'] })
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('mongodb://')) resolve({ child, uri: line })
      else if (!line.startsWith('{"type":"log"')) reject(new Error(line))
    })
    child.once('exit', (code) => reject(new Error(`The engine ended with code ${code}`)))
  })
}

/** Waits until a process that was killed has ended. */
export async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
}
