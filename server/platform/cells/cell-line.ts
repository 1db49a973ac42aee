import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { digestOf, type CellSigner } from './cell-signature'
import { packed } from '../mongo/packed'

/** A cell says nothing for so long: it is taken for away. */
const SILENCE_MS = 30_000
const MAX_ANSWER_BYTES = 1024 * 1024

/** Another cell can't be asked, or refuses; the message is for the operator. */
export class CellError extends Error {
  /** What it answered; null: nothing. */
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

/** Where a cell is, and by whom it is asked. */
interface Ends {
  /** The cell that asks. */
  readonly own: string
  readonly other: string
  readonly address: string
}

/** Asks one other cell signed questions over HTTP. */
export class CellLine {
  readonly #ends: Ends
  readonly #signer: CellSigner

  constructor(ends: Ends, signer: CellSigner) {
    this.#ends = ends
    this.#signer = signer
  }

  get cell(): string {
    return this.#ends.other
  }

  get address(): string {
    return this.#ends.address
  }

  /** @returns what it answers, as JSON @throws CellError when it doesn't answer, or refuses */
  async ask(what: string, question: object, documents: readonly object[] = [], silenceMs = SILENCE_MS): Promise<unknown> {
    const answer = await this.#send(what, packed(question, documents), silenceMs)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > MAX_ANSWER_BYTES) throw new CellError(`the cell '${this.cell}' answers more than it should`)
      parts.push(part)
    }
    return this.#read(answer, Buffer.concat(parts).toString('utf8'))
  }

  /** What it answers, bit by bit. @throws CellError */
  async *stream(what: string, question: object): AsyncGenerator<Buffer> {
    const answer = await this.#send(what, packed(question), SILENCE_MS)
    if (answer.statusCode !== 200) {
      answer.resume()
      throw new CellError(`the cell '${this.cell}' refuses (${answer.statusCode})`, answer.statusCode ?? null)
    }
    try {
      yield* answer as AsyncIterable<Buffer>
    } catch (error) {
      throw new CellError(`the cell '${this.cell}' broke off: ${String(error)}`)
    }
  }

  #read(answer: IncomingMessage, text: string): unknown {
    const { statusCode = 0 } = answer
    const told = jsonOf(text)
    if (statusCode === 200 && told !== undefined) return told
    if (statusCode === 401)
      throw new CellError(
        `the cell '${this.cell}' doesn't know us: both need the same AUTH_SECRET, DATA_SECRET, CELLS and time`,
        statusCode,
      )
    const message =
      typeof told === 'object' && told !== null && 'message' in told ? String(told.message) : 'it answers nothing that can be read'
    throw new CellError(`the cell '${this.cell}' refuses (${statusCode}): ${message}`, statusCode)
  }

  #send(what: string, body: Buffer, silenceMs: number): Promise<IncomingMessage> {
    const { own, other, address } = this.#ends
    const path = `/cells/${what}`
    const url = new URL(`${address}/api${path}`)
    const headers = {
      ...this.#signer.headersOf({ from: own, to: other, path, at: new Date().toISOString(), digest: digestOf(body) }),
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
    }
    return new Promise((resolve, reject) => {
      const away = (why: string): void => reject(new CellError(`the cell '${other}' does not answer at ${address}: ${why}`))
      const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, { method: 'POST', headers }, resolve)
      request.setTimeout(silenceMs, () => request.destroy(new Error('it is silent')))
      request.on('error', (error) => away(error.message))
      request.end(body)
    })
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
