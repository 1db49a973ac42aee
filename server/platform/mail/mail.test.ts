import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { Mail } from './mail'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'socai-mail-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const from = '"Sổ Cái" <no-reply@socai.example>'
const message = { to: 'lan@example.com', subject: 'Mật khẩu mới', text: 'Mật khẩu tạm: abc' }

test('without a mail server a mail is a file that only its owner reads', async () => {
  const outbox = join(folder, 'outbox')
  await new Mail({ smtpUrl: null, from, outbox }).send(message)
  const [file = ''] = readdirSync(outbox)
  expect(file).toMatch(/\.eml$/)
  expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600)
  const text = readFileSync(join(outbox, file), 'utf8')
  expect(text).toContain('To: lan@example.com')
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
})

test('a line break in an address adds no header', async () => {
  const outbox = join(folder, 'outbox')
  await new Mail({ smtpUrl: null, from, outbox }).send({ ...message, subject: 'a\r\nBcc: evil@example.com' })
  expect(readFileSync(join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8')).not.toMatch(/^Bcc:/m)
})

test('with a mail server it takes the mail', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  await new Mail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: join(folder, 'outbox') }).send(message)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: lan@example.com')
})

test('a mail server that is away is an error to its caller', async () => {
  await expect(new Mail({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: folder }).send(message)).rejects.toThrow()
})
