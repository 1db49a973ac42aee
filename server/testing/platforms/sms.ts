import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { smsSize } from '@shared/areas/sms/rules/segments'
import { listenOn } from './listen'

/** A message as it left the stand-in. */
export interface LeftMessage {
  readonly phone: string
  readonly text: string
  readonly requestId: string
  readonly id: string
}

/** How long it takes until a telephone has a message. */
const DELIVERED_AFTER_MS = 3000

type Fields = Readonly<Record<string, unknown>>

/** In place of eSMS and SpeedSMS: keeps what left, once for each request of eSMS. */
export class SmsStandIn {
  readonly left: LeftMessage[] = []
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #requests = new Set<string>()
  url = ''
  key = 'esms-key'
  secret = 'esms-secret'
  token = 'speedsms-token'
  /** Numbers it refuses, as people write them (eSMS) or with 84 (SpeedSMS). */
  readonly refused = new Set<string>()
  /** What is left of its account, dong. */
  balance = 125_400.75
  /** Its account is empty. */
  isEmpty = false
  /** Takes so many of the next messages and breaks off before it answers. */
  breaks = 0
  /** Asks so many times to wait. */
  busy = 0
  /** Whether eSMS calls back when a message has reached its telephone. */
  reports = false

  async start(port = 0): Promise<void> {
    this.url = await listenOn(this.#server, port)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const written = Buffer.concat(chunks).toString('utf8')
    const body = (written === '' ? {} : JSON.parse(written)) as Fields
    if (this.busy > 0) {
      this.busy--
      response.writeHead(429, { 'Retry-After': '1' }).end()
      return
    }
    const answer = this.#answerTo(request, body)
    if (this.breaks > 0) {
      this.breaks--
      response.destroy()
      return
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

  #answerTo(request: IncomingMessage, body: Fields): object {
    const path = request.url ?? ''
    if (path.endsWith('/GetBalance_json')) return this.#esmsBalance(body)
    if (path.endsWith('/user/info')) return this.#speedSmsBalance(request)
    return path.endsWith('/sms/send') ? this.#speedSms(body, request) : this.#esms(body)
  }

  #esmsBalance({ ApiKey, SecretKey }: Fields): object {
    if (ApiKey !== this.key || SecretKey !== this.secret) return { CodeResponse: '101', ErrorMessage: 'Authorize Failed' }
    return { CodeResponse: '100', Balance: this.balance, UserID: 7001 }
  }

  #speedSmsBalance({ headers }: IncomingMessage): object {
    if (headers.authorization !== this.#speedSmsKey) return { status: 'error', code: '008', message: 'account' }
    return { email: 'hang@mocsuong.vn', balance: this.balance, currency: 'VND' }
  }

  get #speedSmsKey(): string {
    return `Basic ${Buffer.from(`${this.token}:x`).toString('base64')}`
  }

  #report(callbackUrl: string, SMSID: string, RequestId: string): void {
    const log = new URLSearchParams({ SMSID, RequestId, SendStatus: '5', SendSuccess: '1', SendFailed: '0' })
    // Nobody there: eSMS goes on, and the message stays as sent.
    setTimeout(() => void fetch(`${callbackUrl}?${log}`).catch(() => undefined), DELIVERED_AFTER_MS)
  }

  #esms({ ApiKey, SecretKey, Phone, Content, RequestId, IsUnicode, CallbackUrl }: Fields): object {
    if (ApiKey !== this.key || SecretKey !== this.secret) return { CodeResult: '101', ErrorMessage: 'Authorize Failed' }
    if (this.isEmpty) return { CodeResult: '103', ErrorMessage: 'Balance not enough' }
    if (this.refused.has(String(Phone))) return { CodeResult: '108', ErrorMessage: 'Invalid phone' }
    if (IsUnicode === '0' && smsSize(String(Content)).encoding === 'ucs2') return { CodeResult: '99', ErrorMessage: 'Unicode' }
    if (this.#requests.has(String(RequestId))) return { CodeResult: '124', ErrorMessage: 'RequestId is repeated' }
    this.#requests.add(String(RequestId))
    const SMSID = this.#take(String(Phone), String(Content), String(RequestId))
    if (this.reports) this.#report(String(CallbackUrl), SMSID, String(RequestId))
    return { CodeResult: '100', CountRegenerate: 0, SMSID }
  }

  #speedSms({ to, content }: Fields, { headers }: IncomingMessage): object {
    if (headers.authorization !== this.#speedSmsKey) return { status: 'error', code: '008', message: 'account' }
    if (this.isEmpty) return { status: 'error', code: '300', message: 'balance' }
    const [phone] = to as string[]
    if (this.refused.has(String(phone))) return { status: 'error', code: '105', message: 'Phone number invalid' }
    return {
      status: 'success',
      data: { tranId: this.#take(String(phone), String(content), ''), totalSMS: 1, totalPrice: 250, invalidPhone: [] },
    }
  }

  #take(phone: string, text: string, requestId: string): string {
    const id = `sms-${this.left.length + 1}`
    this.left.push({ phone, text, requestId, id })
    return id
  }
}
