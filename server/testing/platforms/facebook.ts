import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands on the stand-in's pages. */
export interface StandInPost {
  readonly id: string
  readonly pageId: string
  message: string
  readonly link: string
  readonly pictures: readonly string[]
}

/**
 * How the next call of a kind goes wrong: `dropped` does what was asked and answers nothing, `refused` answers an error of the Graph API,
 * `busy` asks to wait, `rubbish` answers no JSON.
 */
export type StandInFault =
  | { readonly kind: 'dropped' | 'busy' | 'rubbish' }
  | { readonly kind: 'refused'; readonly code: number; readonly subcode?: number; readonly message?: string }

/** A server that speaks the wire of the Graph API, as far as the product does. */
export interface StandInFacebook {
  readonly url: string
  /** By id, the oldest first; what was deleted is gone. */
  readonly posts: ReadonlyMap<string, StandInPost>
  /** Ids of pictures that were brought, whether they are shown or not. */
  readonly pictures: readonly string[]
  /** `POST /feed`, oldest first, without version and page. */
  readonly calls: readonly string[]
  /** The next call that begins so (`POST /feed`) goes wrong. */
  fail(call: string, fault: StandInFault): void
  /** From now on a token is dead. */
  revoke(token: string): void
  close(): Promise<void>
}

interface Asked {
  readonly method: string
  readonly node: string
  readonly edge: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  /** Bytes of an uploaded picture. */
  readonly size: number
  readonly token: string
}

const errorOf = (code: number, message: string, subcode?: number) => ({
  error: { message, type: 'OAuthException', code, ...(subcode ? { error_subcode: subcode } : {}), fbtrace_id: 'AstandIn' },
})

/**
 * Starts it on a port of this machine, a free one unless given. A token `page-<name>` is good for the page of that name; `user-…` belongs to a person,
 * `expired-…` is dead. `GET /<version>/revoke?token=…` ends one by hand.
 */
export const startFacebook = async (port = 0): Promise<StandInFacebook> => {
  const posts = new Map<string, StandInPost>()
  const pictures: string[] = []
  const calls: string[] = []
  const faults: { readonly call: string; readonly fault: StandInFault }[] = []
  const revoked = new Set<string>()
  let made = 0

  const answer = (asked: Asked): object => {
    const { method, node, edge, query, form, token } = asked
    if (node === 'revoke') {
      revoked.add(query.get('token') ?? '')
      return { success: true }
    }
    if (token.startsWith('expired-') || revoked.has(token)) return errorOf(190, 'Error validating access token: Session has expired', 463)
    if (token.startsWith('user-') && query.get('fields')?.includes('category'))
      return errorOf(100, '(#100) Tried accessing nonexisting field (category) on node type (User)')
    if (!token.startsWith('page-')) return errorOf(190, 'Invalid OAuth access token - Cannot parse access token', 467)
    const pageId = pageIdOf(token)
    if (node === 'me') return { id: pageId, name: decodeURIComponent(token.slice('page-'.length)), category: 'Shop', followers_count: 1204 }
    if (edge === 'photos') {
      if (asked.size === 0) return errorOf(324, 'Requires upload file')
      pictures.push(`${pageId}${++made}`)
      return { id: pictures.at(-1) }
    }
    if (edge === 'feed') {
      const post = {
        id: `${node}_${++made}`,
        pageId: node,
        message: form.get('message') ?? '',
        link: form.get('link') ?? '',
        pictures: (JSON.parse(form.get('attached_media') ?? '[]') as { media_fbid: string }[]).map(({ media_fbid }) => media_fbid),
      }
      posts.set(post.id, post)
      return { id: post.id }
    }
    if (edge === 'insights') return insights(node, query)
    const post = posts.get(node)
    if (!post) return errorOf(100, `Unsupported request. Object with ID '${node}' does not exist`, 33)
    if (method === 'DELETE') posts.delete(node)
    else if (method === 'POST') post.message = form.get('message') ?? ''
    else return { id: node, reactions: summary(214), comments: summary(18), shares: { count: 7 } }
    return { success: true }
  }

  const server = createServer((request, response) => void serve(request, response))
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await read(request)
    const call = `${asked.method} /${asked.edge || asked.node.replace(/^\d.*/, 'post')}`
    calls.push(call)
    const at = faults.findIndex((each) => each.call === call)
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    if (fault?.kind === 'busy') return void response.writeHead(429, { 'Retry-After': '60' }).end()
    if (fault?.kind === 'rubbish') return void response.end('<html>Sorry, something went wrong.</html>')
    const body = fault?.kind === 'refused' ? errorOf(fault.code, fault.message ?? 'refused', fault.subcode) : answer(asked)
    if (fault?.kind === 'dropped') return void request.socket.destroy()
    response.writeHead('error' in body ? 400 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    pictures,
    calls,
    fail: (call, fault) => void faults.push({ call, fault }),
    revoke: (token) => void revoked.add(token),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A good token of the page of this name. */
export const tokenOfPage = (name: string): string => `page-${encodeURIComponent(name)}`

/** The same page for the same name. */
const pageIdOf = (token: string): string => `1${[...token].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e12, 7)}`

const summary = (count: number) => ({ data: [], summary: { total_count: count } })

const DAY_SECONDS = 86_400

/** A value for each metric: of a post one, of a page one for each day that ended in the range. */
const insights = (node: string, query: URLSearchParams): object => {
  const names = (query.get('metric') ?? '').split(',')
  if (node.includes('_')) return { data: names.map((name) => ({ name, period: 'lifetime', values: [{ value: 3120 }] })) }
  const [since, until] = [Number(query.get('since')), Number(query.get('until'))]
  if (until - since > 90 * DAY_SECONDS) return errorOf(100, '(#100) There cannot be more than 90 days between since and until')
  const ends: string[] = []
  for (let end = Math.ceil(since / DAY_SECONDS) * DAY_SECONDS; end <= until; end += DAY_SECONDS)
    ends.push(new Date(end * 1000).toISOString().replace('.000Z', '+0000'))
  return {
    data: names.map((name, place) => ({
      name,
      period: 'day',
      values: ends.map((end_time, day) => ({ value: 100 * (place + 1) + day, end_time })),
    })),
  }
}

const read = async (request: IncomingMessage): Promise<Asked> => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const [, , node = '', edge = ''] = url.pathname.split('/')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  return {
    method: request.method ?? '',
    node,
    edge,
    query: url.searchParams,
    form: new URLSearchParams(isForm ? body.toString('utf8') : ''),
    size: isForm ? 0 : body.length,
    token: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
  }
}
