import { graphErrorIn, textOfProblem, type GraphError } from '@shared/areas/facebook/rules/graph-errors'
import type { ErrorCode } from '@shared/registry/catalogue'
import type { Application } from '../../kernel/application'
import { AppError } from '../../platform/errors'
import { OutboundError, type OutboundCall } from '../../platform/outbound/outbound'

const VERSION = 'v25.0'

/** The platform understood a call and refuses it. */
export class GraphRefusal extends Error {
  readonly error: GraphError

  constructor(error: GraphError) {
    super(error.message)
    this.name = 'GraphRefusal'
    this.error = error
  }
}

interface GraphCall {
  readonly app: Application
  readonly workspaceId: string
  /** Of the page; it travels in a header, so that no address holds it. */
  readonly token: string
}

interface GraphRequest {
  readonly method: OutboundCall['method']
  /** Without version: `/me`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams | FormData
}

type GraphAnswer = Readonly<Record<string, unknown>>

/**
 * Asks the Graph API for something, or to do something.
 * @throws GraphRefusal, OutboundError
 */
const ask = async ({ app, workspaceId, token }: GraphCall, { method, path, query, body }: GraphRequest): Promise<GraphAnswer> => {
  const address = `${app.get('config').integrations.facebook.url}/${VERSION}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
  const isForm = body instanceof URLSearchParams
  const answer = await app.get('integrations').facebook.call({
    method,
    url: address,
    workspaceId,
    headers: { Authorization: `Bearer ${token}`, ...(isForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}) },
    ...(body ? { body: isForm ? body.toString() : body } : {}),
  })
  const said = answer.json()
  const error = graphErrorIn(said)
  if (error ?? answer.status >= 400) throw new GraphRefusal(error ?? { code: 0, message: `status ${answer.status}` })
  if (typeof said !== 'object' || said === null) throw new OutboundError('unreadable', 'Facebook answered no object')
  return said as GraphAnswer
}

const textIn = (answer: GraphAnswer, field: string): string => {
  const value = answer[field]
  if (typeof value !== 'string' || value === '') throw new OutboundError('unreadable', `Facebook left out '${field}'`)
  return value
}
const countIn = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.floor(value) : 0)
const nodeIn = (value: unknown): GraphAnswer => (typeof value === 'object' && value !== null ? (value as GraphAnswer) : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A page as the platform knows it. */
export interface GraphPage {
  readonly fbId: string
  readonly name: string
  readonly followers: number
}

/**
 * Whose token it is. A person has no `category`: for their token the platform refuses the field.
 * @throws AppError 400 for a token of a person, GraphRefusal, OutboundError
 */
export const readPage = async (call: GraphCall): Promise<GraphPage> => {
  try {
    const answer = await ask(call, { method: 'GET', path: '/me', query: { fields: 'id,name,category,followers_count' } })
    return { fbId: textIn(answer, 'id'), name: textIn(answer, 'name').slice(0, 200), followers: countIn(answer['followers_count']) }
  } catch (error) {
    if (error instanceof GraphRefusal && error.error.code === 100) throw AppError.atField('token', 'fbPages.token-user')
    throw error
  }
}

/** Brings a picture to a page without showing it yet. @returns its id there */
export const sendPicture = async (call: GraphCall, fbPageId: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const body = new FormData()
  body.set('published', 'false')
  body.set('source', new Blob([bytes], { type: 'image/jpeg' }), 'picture.jpg')
  return textIn(await ask(call, { method: 'POST', path: `/${fbPageId}/photos`, body }), 'id')
}

/** What is put on a page. */
export interface GraphPost {
  readonly message: string
  readonly link: string
  /** Ids of pictures that were sent before. */
  readonly pictures: readonly string[]
}

/** Publishes a post, at once. @returns its id on the platform */
export const publishOn = async (call: GraphCall, fbPageId: string, { message, link, pictures }: GraphPost): Promise<string> => {
  const body = new URLSearchParams()
  if (message) body.set('message', message)
  if (link) body.set('link', link)
  if (pictures.length > 0) body.set('attached_media', JSON.stringify(pictures.map((media_fbid) => ({ media_fbid }))))
  return textIn(await ask(call, { method: 'POST', path: `/${fbPageId}/feed`, body }), 'id')
}

/** Writes the text of a published post anew. */
export const rewrite = async (call: GraphCall, fbId: string, message: string): Promise<void> => {
  await ask(call, { method: 'POST', path: `/${fbId}`, body: new URLSearchParams({ message }) })
}

/** The platform doesn't know what was named: it is gone. */
const GONE_SUBCODE = 33

/** Takes a published post off its page; one that is gone already is as good as taken off. */
export const takeOff = async (call: GraphCall, fbId: string): Promise<void> => {
  try {
    await ask(call, { method: 'DELETE', path: `/${fbId}` })
  } catch (error) {
    if (!(error instanceof GraphRefusal && error.error.code === 100 && error.error.subcode === GONE_SUBCODE)) throw error
  }
}

export interface GraphFigures {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly shares: number
}

/** How a published post fares. */
export const readPostFigures = async (call: GraphCall, fbId: string): Promise<GraphFigures> => {
  const fields = 'reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count),shares'
  const post = await ask(call, { method: 'GET', path: `/${fbId}`, query: { fields } })
  const insights = await ask(call, { method: 'GET', path: `/${fbId}/insights`, query: { metric: 'post_media_view' } })
  const [views] = listIn(insights['data']).flatMap((metric) => listIn(nodeIn(metric)['values']).map((each) => nodeIn(each)['value']))
  const totalOf = (field: string): number => countIn(nodeIn(nodeIn(post[field])['summary'])['total_count'])
  return {
    views: countIn(views),
    likes: totalOf('reactions'),
    comments: totalOf('comments'),
    shares: countIn(nodeIn(post['shares'])['count']),
  }
}

/** The page's metrics that are kept, by the names of ours. */
const METRICS = {
  views: 'page_media_view',
  viewers: 'page_total_media_view_unique',
  engagements: 'page_post_engagements',
  follows: 'page_follows',
} as const
type Metric = keyof typeof METRICS

/** A day of a page; `end` is the moment it ended on the platform. */
export interface GraphDay extends Readonly<Record<Metric, number>> {
  readonly end: Date
}

/** How a page fared by day, the oldest first; a page with few followers has no figures. */
export const readPageFigures = async (
  call: GraphCall,
  fbPageId: string,
  { since, until }: { since: Date; until: Date },
): Promise<GraphDay[]> => {
  const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000))
  const answer = await ask(call, {
    method: 'GET',
    path: `/${fbPageId}/insights`,
    query: { metric: Object.values(METRICS).join(), period: 'day', since: seconds(since), until: seconds(until) },
  })
  const days = new Map<string, Record<Metric, number>>()
  for (const metric of listIn(answer['data']).map(nodeIn)) {
    const field = (Object.keys(METRICS) as Metric[]).find((key) => METRICS[key] === metric['name'])
    for (const { value, end_time: end } of listIn(metric['values']).map(nodeIn)) {
      if (!field || typeof end !== 'string' || Number.isNaN(Date.parse(end))) continue
      const day = days.get(end) ?? { views: 0, viewers: 0, engagements: 0, follows: 0 }
      days.set(end, { ...day, [field]: countIn(value) })
    }
  }
  return [...days].map(([end, figures]) => ({ end: new Date(end), ...figures })).sort((a, b) => a.end.getTime() - b.end.getTime())
}

/** A failed outbound call as it is told and kept. */
export interface GraphFailure {
  readonly code: ErrorCode
  readonly said?: string
}

/** What a failed outbound call is called. @throws what is none */
export const failureOf = (error: unknown): GraphFailure => {
  if (error instanceof GraphRefusal)
    return { code: textOfProblem(error.error), ...(error.error.message ? { said: error.error.message } : {}) }
  if (error instanceof OutboundError) return { code: error.kind === 'busy' ? 'fbPages.busy' : 'fbPages.unreachable' }
  throw error
}

/** The same as an answer to whoever asked. @throws what is no failed outbound call */
export const refusalOf = (error: unknown, field?: string): AppError => {
  if (error instanceof AppError) return error
  const { code, said = '' } = failureOf(error)
  return field ? AppError.atField(field, code, { said }) : AppError.of(code, { said })
}
