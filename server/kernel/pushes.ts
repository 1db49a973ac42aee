import type { IncomingMessage } from 'node:http'
import type { Application } from './application'
import { AppError } from '../platform/errors'
import { BodyMemory } from '../platform/http/body-memory'
import { rawBody } from '../platform/http/json-body'
import type { Middleware } from '../platform/http/middleware'

/** What somebody sent to `/api/push/<provider>/<key>`, or to the same under `/api/hooks`; nothing of it is to be believed before its signature was checked. */
export interface Push {
  readonly method: 'GET' | 'POST'
  /** The last part of the address, made by us; '' when there is none. */
  readonly key: string
  /** The whole address as the sender called it, for those who sign it. */
  readonly url: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string
  /** The body's bytes: signatures are over these. */
  readonly body: Buffer
}

/** A status of 401, 403 or 404 says that it was forged, and is counted against the sender's address. */
export interface PushAnswer {
  readonly status: number
  /** Text as it is, anything else as JSON; absent: an empty answer. */
  readonly body?: string | object
}

/** Takes a push: checks its signature, keeps what is to be done, and answers at once; the work itself comes later. */
export type PushHandler = (app: Application, push: Push) => Promise<PushAnswer>
/** By the provider's name in the address. */
export type PushRules = Readonly<Record<string, PushHandler>>

const FORGED: ReadonlySet<number> = new Set([401, 403, 404])
const path = /^\/(?:push|hooks)\/([a-z]{2,20})(?:\/([\w-]{1,100}))?$/

/** Answers `/api/push/…` and `/api/hooks/…` by what services declare for it; anything else goes on. */
export const pushMiddleware = (
  app: Application,
  rules: PushRules,
  { publicUrl, count }: { readonly publicUrl: string; readonly count: (provider: string, status: number) => void },
): Middleware => {
  const memory = new BodyMemory()
  return async (ctx, next) => {
    const [, provider = '', key = ''] = path.exec(ctx.path) ?? []
    const handler = Object.hasOwn(rules, provider) ? rules[provider] : undefined
    if (!handler) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'POST') throw AppError.of('request.method', { method: ctx.method })
    const address = ipOf(ctx.feathers)
    const takeBack = await app.get('access').limits.take('forged-push', address)
    const body = ctx.method === 'POST' ? await rawBody(ctx.req as IncomingMessage, memory, address) : Buffer.alloc(0)
    const { status, body: answer } = await handler(app, {
      method: ctx.method,
      key,
      url: `${publicUrl}/api${ctx.path}${ctx.search}`,
      query: new URLSearchParams(ctx.querystring),
      header: (name) => ctx.get(name),
      body,
    })
    count(provider, status)
    if (!FORGED.has(status)) await takeBack()
    ctx.status = status
    ctx.set('Cache-Control', 'no-store')
    if (typeof answer === 'string') ctx.type = 'text/plain; charset=utf-8'
    else ctx.type = 'application/json'
    ctx.body = answer === undefined ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer)
  }
}

const ipOf = (feathers: object | undefined): string => (feathers && 'ip' in feathers ? String(feathers.ip) : '')
