import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program to its end. Signals sent to this process go to the program, and once it has ended they end this one too.
 *  @param {string} command @param {string[]} args
 *  @param {import('node:child_process').SpawnOptions & { capture?: boolean }} [options] capture: collect the output instead of showing it
 *  @returns {Promise<{ code: number, output: string }>} a death by signal counts as 128 + its number, as in a shell */
export function runChild(command, args, { capture = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))

    let received = null
    const forward = (signal) => {
      received = signal
      // A terminal's Ctrl-C has reached the program already; a second one would cut its orderly stop short.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
    }
    for (const signal of FORWARDED) process.on(signal, forward)
    const settle = (finish) => {
      for (const signal of FORWARDED) process.off(signal, forward)
      finish()
    }
    child.once('error', (error) => settle(() => reject(error)))
    child.once('close', (code, signal) =>
      settle(() => {
        const exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
        if (received) process.exit(exitCode || 128 + constants.signals[received])
        resolve({ code: exitCode, output: Buffer.concat(chunks).toString('utf8') })
      }),
    )
  })
}

/** `runChild` for a script run by this same Node. */
export const runNode = (script, args, options) => runChild(process.execPath, [script, ...args], options)
