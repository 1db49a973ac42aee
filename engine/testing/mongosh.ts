import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What is typed at a terminal, when the screen shows something. */
export interface Typed {
  readonly when: RegExp
  readonly text: string
}

/** The shell is ready for a line. */
export const PROMPT = /> $/

/** MongoDB's shell at an engine, with a home of its own. */
export class Mongosh {
  private readonly home = mkdtempSync(join(tmpdir(), 'mongosh-'))
  private readonly running = new Set<ChildProcess>()
  private readonly program: string
  private readonly uri: string

  constructor(program: string, uri: string) {
    this.program = program
    this.uri = uri
  }

  /** Runs a script file.   @returns what it prints */
  async script(source: string): Promise<string> {
    const file = join(this.home, 'script.js')
    writeFileSync(file, source)
    return await this.run(this.program, ['--quiet', '--norc', this.uri, file], [])
  }

  /** Types at a terminal until the shell ends, the next when the screen shows what it waits for since the last.   @returns all that the screen has shown */
  async type(typed: readonly Typed[]): Promise<string> {
    const command = [this.program, '--quiet', '--norc', this.uri].map((word) => `'${word}'`).join(' ')
    return await this.run('script', ['-qfec', command, '/dev/null'], typed)
  }

  /** Ends what still runs, too. */
  remove(): void {
    for (const shell of this.running) shell.kill()
    rmSync(this.home, { recursive: true, force: true })
  }

  private run(program: string, parameters: readonly string[], typed: readonly Typed[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const shell = spawn(program, parameters, { env: { ...process.env, HOME: this.home, TERM: 'xterm' } })
      this.running.add(shell)
      const waiting = [...typed]
      let shown = ''
      let since = 0
      const take = (piece: Buffer): void => {
        shown += plain(piece.toString())
        if (!waiting[0]?.when.test(shown.slice(since))) return
        since = shown.length
        shell.stdin.write(waiting.shift()!.text)
      }
      shell.stdout.on('data', take)
      shell.stderr.on('data', take)
      shell.on('error', reject)
      shell.on('close', () => {
        this.running.delete(shell)
        resolve(shown)
      })
    })
  }
}

/** Without what moves the cursor and colours the text. */
const plain = (text: string): string => stripVTControlCharacters(text).replaceAll('\r', '')
