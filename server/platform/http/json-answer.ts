import { Readable } from 'node:stream'
import { inSlices, MANY_ITEMS } from '../in-slices'
import { TextPieces } from '../text-pieces'
import type { Middleware } from './middleware'

/** An answer that is JSON already; whatever shapes answers leaves it alone. */
export class JsonAnswer {
  /** UTF-8. */
  readonly bytes: Buffer
  /** Of a list: how many. */
  readonly rows: number

  constructor(bytes: Buffer, rows = 0) {
    this.bytes = bytes
    this.rows = rows
  }
}

/** An answer that is saved as a file. */
export class FileAnswer {
  readonly bytes: Buffer
  readonly type: string
  /** ASCII, with its ending. */
  readonly name: string
  /** Of a list: how many. */
  readonly rows: number

  constructor(bytes: Buffer, { type, name, rows = 0 }: { readonly type: string; readonly name: string; readonly rows?: number }) {
    this.bytes = bytes
    this.rows = rows
    this.type = type
    this.name = name
  }
}

/** Writes an answer's JSON once: Koa would write it for its length, and again to send it. */
export const jsonAnswer = (): Middleware => async (ctx, next) => {
  await next()
  const { body } = ctx
  if (body instanceof JsonAnswer) ctx.body = body.bytes
  else if (body instanceof FileAnswer) {
    ctx.body = body.bytes
    ctx.type = body.type
    ctx.set('Content-Disposition', `attachment; filename="${body.name}"`)
  } else if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Readable))
    ctx.body = await written(body)
}

/** An answer as JSON; a long list a few rows at a time. */
export const written = (body: object): Promise<Buffer> | string => (isLongPage(body) ? pageJson(body) : JSON.stringify(body))

type Page = Readonly<Record<string, unknown>> & { readonly data: readonly object[] }

const isLongPage = (body: object): body is Page => 'data' in body && Array.isArray(body.data) && body.data.length > MANY_ITEMS

/** What JSON.stringify writes of a page with a long list, a few rows at a time. */
export const pageJson = async (page: Page): Promise<Buffer> => {
  const text = new TextPieces()
  let before = '{'
  for (const [name, value] of Object.entries(page)) {
    if (value === undefined) continue
    text.add(`${before}${JSON.stringify(name)}:`)
    if (name === 'data') await addList(text, page.data)
    else text.add(JSON.stringify(value))
    before = ','
  }
  text.add('}')
  return Buffer.concat(text.written())
}

/** @param list not empty */
const addList = async (text: TextPieces, list: readonly object[]): Promise<void> => {
  let before = '['
  for await (const row of inSlices(list)) {
    text.add(`${before}${JSON.stringify(row)}`)
    before = ','
  }
  text.add(']')
}
