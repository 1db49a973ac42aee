import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api } from '../../testing/api'
import { goodPassword } from '../../testing/actors'
import { run, type Program } from '../../testing/process'
import { openSocket } from '../../testing/sockets'

jest.setTimeout(60_000)

let folder: string
const programs: Program[] = []
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stop-'))))
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const program = (file: string, ...args: string[]): Program => {
  const started = run(file, args, { PORT: '0', DATA_DIR: folder, DEMO: 'off' })
  programs.push(started)
  return started
}
const startServer = async (): Promise<{ server: Program; address: string }> => {
  const server = program('server/main.ts')
  const [, address = ''] = await server.says(/is ready: (http\S+)/)
  return { server, address }
}
const found = async (address: string): Promise<{ workspaceId: string; customerId: string; token: string }> => {
  const code = program('server/admin.ts', 'code', 'create')
  await code.ended
  const api = new Api(address)
  const { _id } = await api.create('workspaces', {
    name: 'Gạo',
    slug: 'gao',
    invitationCode: code.output().trimEnd().split('\n').at(-1) ?? '',
    founder: { name: 'Lan', emailRaw: 'lan@gao.example', password: goodPassword },
  })
  const token = await signIn(address, _id)
  const customer = await api.with({ Authorization: `Bearer ${token}` }).create('assets', { group: 'Customers', name: 'Hoa' })
  return { workspaceId: _id, customerId: customer._id, token }
}
const signIn = async (address: string, workspaceId: string): Promise<string> => {
  const who = { strategy: 'local-username', workspaceId, username: '1.gao', password: goodPassword }
  return ((await new Api(address).send('POST', 'authentication', who)).body as { accessToken: string }).accessToken
}

/** A request the server has begun to read: its head is there, its body isn't. */
const begun = async (address: string, token: string, body: string): Promise<ClientRequest> => {
  const sent = request(`${address}/api/orders`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  return sent
}
const answerTo = async (sent: ClientRequest, body: string): Promise<{ status: number; body: { order_number?: string } }> => {
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
  return { status: response.statusCode ?? 0, body: JSON.parse(text) as { order_number?: string } }
}
const refusesConnections = async (address: string): Promise<void> => {
  for (;;)
    if (
      await fetch(`${address}/api/health`).then(
        () => false,
        () => true,
      )
    )
      return
}

test('a server that is told to stop answers what it has begun, takes nothing new, and keeps what it answered', async () => {
  const { server, address } = await startServer()
  const { workspaceId, customerId, token } = await found(address)
  const socket = await openSocket(address, token)
  const body = JSON.stringify({ group: 'sales', customerId, total: 500 })
  const requests = await Promise.all(Array.from({ length: 5 }, () => begun(address, token, body)))
  // One that is being worked on, not only read.
  const bySocket = socket.call<{ order_number: string }>('create', 'orders', { group: 'sales', customerId, total: 700 })
  await socket.settled()
  const ended = server.stop('SIGTERM')
  await refusesConnections(address)
  const answers = await Promise.all(requests.map((sent) => answerTo(sent, body)))
  const { order_number } = await bySocket
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await ended).toBe(0)
  socket.close()

  const again = await startServer()
  const api = new Api(again.address, { Authorization: `Bearer ${await signIn(again.address, workspaceId)}` })
  const kept = (await api.find('orders', { group: 'sales' })).data.map((order) => order.order_number).sort()
  expect(kept).toEqual([order_number, ...answers.map((answer) => answer.body.order_number ?? '')].sort())
  const verify = program('server/admin.ts', 'verify')
  expect([await verify.ended, verify.output().trim()]).toEqual([0, 'All figures agree with their entries.'])
})
