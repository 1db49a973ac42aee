import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(__dirname, '..', '..')

export interface LivingPage {
  /** `http://127.0.0.1:<port>`; the pieces are at `/dev-ui.html`. */
  url: string
  stop(): Promise<void>
}

/** Serves the living page of the pieces as developers see it: from its sources, without a product behind it.
 *  The first page makes the server bundle the packages, and loads anew when it has.
 *  @throws with what it printed when it ends before it listens */
export async function startLivingPage(): Promise<LivingPage> {
  const vite = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return {
    url: await addressOf(vite),
    stop: async () => {
      if (vite.exitCode !== null) return
      const ended = once(vite, 'exit')
      vite.kill()
      await ended
    },
  }
}

/** Where the server says it listens. @throws when it ends before */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stdout!.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error(`The server of the pieces ended: ${printed}`)))
  })
