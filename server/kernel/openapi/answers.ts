import type { Middleware } from '../../platform/http/middleware'
import { docsPage } from './docs-page'
import { openApiDocument } from './document'

/** The API's description for programs and for people; made when it is first asked for. */
export const openApiAnswers = (publicUrl: string): Readonly<Record<string, Middleware>> => {
  const cached: { document?: string; page?: string } = {}
  const answer =
    (type: string, make: () => string): Middleware =>
    async (ctx) => {
      ctx.type = type
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = make()
    }
  const page = answer('text/html; charset=utf-8', () => (cached.page ??= docsPage(openApiDocument(), publicUrl)))
  return {
    '/openapi.json': answer('application/json; charset=utf-8', () => (cached.document ??= JSON.stringify(openApiDocument()))),
    '/docs': page,
    '/docs/': page,
  }
}
