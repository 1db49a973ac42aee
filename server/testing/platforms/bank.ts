import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHmac } from 'node:crypto'
import { listenOn } from './listen'

const UTC_PLUS_7_MS = 7 * 3_600_000

/** A transfer as the stand-in keeps it. */
export interface BankMove {
  readonly id: number
  readonly account: string
  /** Whole dong; below 0 what went out. */
  readonly amount: number
  readonly content: string
  readonly reference: string
  /** Vietnam's time: 2026-11-21 14:03:00. */
  readonly time: string
  readonly subAccount?: string
  readonly counterName?: string
}

/** Where pushes go, and what they are signed with. */
export interface PushTarget {
  /** The whole address. */
  readonly url: string
  readonly secret: string
}

/** How SePay signs, or sends its key; how Casso signs, or sends its key. */
export type PushManner = 'sepay' | 'sepay-key' | 'casso' | 'casso-key'

/** In place of SePay and Casso: keeps transfers, pushes them as either does, and answers SePay's list of transactions. */
export class BankStandIn {
  readonly #moves: BankMove[] = []
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #asked = 0
  url = ''
  /** The token its list is asked with. */
  token = 'sepay-token'
  /** Answers so many of the next questions by 'try later'. */
  busy = 0
  /** Answers so many of the next questions by what nobody can read. */
  rubbish = 0

  async start(port = 0): Promise<void> {
    this.url = await listenOn(this.#server, port)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** How often its list was asked for. */
  get asked(): number {
    return this.#asked
  }

  /** Money that moved, known to the bank from now on. */
  move({ amount, content, ...own }: Partial<BankMove> & Pick<BankMove, 'amount' | 'content' | 'account'>): BankMove {
    const id = 92_704 + this.#moves.length
    const made: BankMove = { id, reference: `FT26325${id}`, time: '2026-11-21 14:03:00', amount, content, ...own }
    this.#moves.push(made)
    return made
  }

  /** @returns the status of the answer */
  async push(move: BankMove, { url, secret }: PushTarget, manner: PushManner, at: Date): Promise<number> {
    const body = JSON.stringify(manner.startsWith('sepay') ? sepayBody(move) : manner === 'casso' ? cassoBody(move) : oldCassoBody(move))
    const headers = { 'Content-Type': 'application/json', ...signed[manner](body, secret, at) }
    return (await fetch(url, { method: 'POST', headers, body })).status
  }

  /** Somebody pays by hand: `to` is where it is told, signed with `secret` as SePay does. */
  #pay(asked: URLSearchParams): Promise<number> {
    const of = (name: string): string => asked.get(name) ?? ''
    const now = new Date()
    const time = new Date(now.getTime() + UTC_PLUS_7_MS).toISOString().slice(0, 19).replace('T', ' ')
    const made = this.move({ account: of('account'), amount: Number(of('amount')), content: of('content'), time })
    return this.push(made, { url: of('to'), secret: of('secret') }, 'sepay', now)
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
    const send = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
    }
    if (pathname === '/pay')
      return void this.#pay(searchParams).then(
        (status) => send(200, { pushed: status }),
        () => send(502, {}),
      )
    if (pathname !== '/userapi/transactions/list') return send(404, { status: 404 })
    this.#asked++
    if (request.headers.authorization !== `Bearer ${this.token}`) return send(401, { status: 401, error: 'Unauthorized' })
    if (this.busy > 0) {
      this.busy--
      return send(429, { status: 429 }, { 'Retry-After': '1' })
    }
    if (this.rubbish > 0) {
      this.rubbish--
      response.writeHead(200).end('<html>Bảo trì</html>')
      return
    }
    const since = Number(searchParams.get('since_id') ?? 0)
    const wanted = this.#moves.filter(({ id, account }) => id > since && account === searchParams.get('account_number'))
    // Newest first, as the bank's own list has them.
    const rows = wanted.slice(0, Number(searchParams.get('limit') ?? 100)).reverse()
    send(200, { status: 200, error: null, messages: { success: true }, transactions: rows.map(listRow) })
  }
}

const sepayBody = ({ id, account, amount, content, reference, time, subAccount }: BankMove): object => ({
  id,
  gateway: 'Vietcombank',
  transactionDate: time,
  accountNumber: account,
  subAccount: subAccount ?? null,
  code: null,
  content,
  transferType: amount < 0 ? 'out' : 'in',
  transferAmount: Math.abs(amount),
  accumulated: 0,
  referenceCode: reference,
  description: content,
})

const cassoBody = ({ id, account, amount, content, reference, time, counterName }: BankMove): object => ({
  error: 0,
  data: {
    id,
    reference,
    description: content,
    amount,
    runningBalance: 0,
    transactionDateTime: time,
    accountNumber: account,
    bankName: 'VPBank',
    virtualAccountNumber: '',
    counterAccountName: counterName ?? '',
    counterAccountNumber: '',
  },
})

const oldCassoBody = ({ id, account, amount, content, reference, time }: BankMove): object => ({
  error: 0,
  data: [{ id, tid: reference, description: content, amount, cusum_balance: 0, when: time, bank_sub_acc_id: account }],
})

const listRow = ({ id, account, amount, content, reference, time }: BankMove): object => ({
  id: String(id),
  bank_brand_name: 'Vietcombank',
  account_number: account,
  transaction_date: time,
  amount_in: amount > 0 ? `${amount}.00` : '0.00',
  amount_out: amount < 0 ? `${-amount}.00` : '0.00',
  accumulated: '0.00',
  transaction_content: content,
  reference_number: reference,
  code: null,
  sub_account: null,
})

const sortedJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sortedJson(inner)]),
      )
    : value

const signed: Readonly<Record<PushManner, (body: string, secret: string, at: Date) => Record<string, string>>> = {
  sepay: (body, secret, at) => {
    const seconds = String(Math.floor(at.getTime() / 1000))
    return {
      'X-SePay-Timestamp': seconds,
      'X-SePay-Signature': `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    }
  },
  'sepay-key': (_body, secret) => ({ Authorization: `Apikey ${secret}` }),
  casso: (body, secret, at) => {
    const text = `${at.getTime()}.${JSON.stringify(sortedJson(JSON.parse(body)))}`
    return { 'X-Casso-Signature': `t=${at.getTime()},v1=${createHmac('sha512', secret).update(text).digest('hex')}` }
  },
  'casso-key': (_body, secret) => ({ 'secure-token': secret }),
}
