import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One of the product's programs as a process of its own. */
export interface Program {
  readonly pid: number
  readonly output: () => string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Resolves with the match once the output has it; rejects when the program ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Nobody reads what it prints any more. */
  deafen(): void
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

const loader = join(process.cwd(), 'node_modules/tsx/dist/loader.mjs')

/** `npm test` builds the programs first: they start several times as fast as from their source. */
const built: Readonly<Record<string, string>> =
  process.env['TEST_BUILT'] === '1' ? { 'server/main.ts': 'dist/server.js', 'server/admin.ts': 'dist/admin.js' } : {}

/** @param file as `server/main.ts` @param env all that the program sees of the environment besides PATH and HOME */
export const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>>): Program => {
  const { PATH = '', HOME = '' } = process.env
  const program = built[file]
  const child = spawn(process.execPath, program ? [program, ...args] : ['--import', loader, file, ...args], {
    cwd: process.cwd(),
    env: { PATH, HOME, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const looks = new Set<() => void>()
  const take = (chunk: Buffer): void => {
    output += chunk.toString()
    for (const look of looks) look()
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(output)
          if (!match) return
          looks.delete(look)
          resolve(match)
        }
        looks.add(look)
        void ended.then((code) => reject(new Error(`it ended with ${code} before it said ${String(pattern)}:\n${output}`)))
        look()
      }),
    deafen: () => child.stdout.destroy(),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
