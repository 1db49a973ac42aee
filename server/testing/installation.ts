import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goodPassword } from './actors'
import { Api } from './api'
import { freePort } from './free-port'
import { run, type Program } from './process'

/** A company's address there. */
export const COMPANY_SLUG = 'gao'

/** The product as its operator has it: programs of their own on a folder of their own, the server always at the same address. */
export class Installation {
  readonly folder: string
  readonly address: string
  readonly #env: Readonly<Record<string, string>>
  readonly #programs: Program[] = []

  private constructor(folder: string, port: number, env: Readonly<Record<string, string>>) {
    this.folder = folder
    this.address = `http://127.0.0.1:${port}`
    this.#env = { ...env, PORT: String(port), DATA_DIR: folder, DEMO: 'off' }
  }

  static async make(env: Readonly<Record<string, string>>): Promise<Installation> {
    return new Installation(mkdtempSync(join(tmpdir(), 'installation-')), await freePort(), env)
  }

  async startServer(): Promise<Program> {
    const server = this.#program('server/main.ts')
    await server.says(/is ready: http/)
    return server
  }

  admin(...args: string[]): Program {
    return this.#program('server/admin.ts', ...args)
  }

  /** Calls of a stranger. */
  get open(): Api {
    return new Api(this.address)
  }

  /** A company with its founder. @returns its id */
  async openCompany(): Promise<string> {
    const code = this.admin('code', 'create')
    await code.ended
    const invitationCode = code.output().trimEnd().split('\n').at(-1) ?? ''
    const founder = { name: 'Lan', emailRaw: 'lan@gao.example', password: goodPassword }
    return (await this.open.create('workspaces', { name: 'Gạo', slug: COMPANY_SLUG, invitationCode, founder }))._id
  }

  /** The founder's calls, until the server is started anew. */
  async signIn(workspaceId: string): Promise<Api> {
    const body = { strategy: 'local-username', workspaceId, username: `1.${COMPANY_SLUG}`, password: goodPassword }
    const answer = await this.open.send('POST', 'authentication', body)
    return this.open.with({ Authorization: `Bearer ${(answer.body as { accessToken: string }).accessToken}` })
  }

  async end(): Promise<void> {
    for (const program of this.#programs.splice(0)) await program.stop('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  #program(file: string, ...args: string[]): Program {
    const started = run(file, args, this.#env)
    this.#programs.push(started)
    return started
  }
}
