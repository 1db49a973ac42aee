import type { Application } from '../application'
import { credentialsOf } from '../auth/access'
import { ownServices } from '@shared/registry/own'
import type { Middleware } from '../../platform/http/middleware'
import type { Reader } from './as-seen'
import { docsPage } from './docs-page'
import { openApiDocument } from './document'
import { TRY_IT_SCRIPT } from './try-it'

/**
 * The API's description for programs and for people; made when it is first asked for. Whoever signs the request, a key above all, is told
 * the part that is theirs: the services, methods, reports and fields that their rights and the company's apps leave them.
 * @param hasSandbox whether anybody may try the API here: then the page sends calls, by a script of its own
 */
export const openApiAnswers = (
  app: Application,
  publicUrl: string,
  hasSandbox: () => Promise<boolean>,
): Readonly<Record<string, Middleware>> => {
  const made = new Map<string, string>()
  const once = (key: string, make: () => string): string => {
    const text = made.get(key) ?? make()
    if (made.size < MOST_KEPT) made.set(key, text)
    return text
  }
  const page: Middleware = async (ctx) => {
    ctx.type = 'text/html; charset=utf-8'
    ctx.set('Cache-Control', 'no-cache')
    const isTried = await hasSandbox()
    ctx.body = once(isTried ? 'page that tries' : 'page', () => docsPage(openApiDocument(), publicUrl, { isTried }))
  }
  const script: Middleware = async (ctx) => {
    ctx.type = 'text/javascript; charset=utf-8'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = TRY_IT_SCRIPT
  }
  const description: Middleware = async (ctx) => {
    const credentials = credentialsOf(ctx.req.headers)
    const isSigned = credentials.apiKey !== undefined || credentials.accessToken !== undefined
    const reader = isSigned ? await app.get('access').authenticate(credentials) : undefined
    ctx.type = 'application/json; charset=utf-8'
    ctx.set('Cache-Control', reader ? 'private, no-cache' : 'no-cache')
    ctx.set('Vary', 'Authorization, X-Api-Key')
    ctx.body = once(reader ? keyOf(reader) : 'all', () => JSON.stringify(openApiDocument(reader)))
  }
  return { '/openapi.json': description, '/docs': page, '/docs/': page, '/docs/try-it.js': script }
}

/** Sets of rights and apps whose description is kept. */
const MOST_KEPT = 40

/** Readers with the same rights and apps read the same; of companies with services of their own, those of one company. */
const keyOf = ({ rights, apps = [], company = '' }: Reader): string =>
  `${[...rights].sort().join()} ${[...apps].sort().join()} ${ownServices().length > 0 ? company : ''}`
