import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Middleware } from './middleware'

/** Scripts come as files of our own and nothing evaluates text; styles may stand inline, as the UI kit needs. */
const pagePolicy = (secure: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  },
})

const common = (secure: boolean): HelmetOptions => ({
  // Over plain HTTP on a company's own network these would make browsers refuse the page.
  strictTransportSecurity: secure ? { maxAge: 180 * 24 * 3600 } : false,
  originAgentCluster: secure,
  crossOriginOpenerPolicy: secure,
})

/** Headers of pages and files, and of the API's answers, none of which is a page. */
export const securityHeaders = (secure: boolean): Middleware => {
  const ofPages = collect({ ...common(secure), contentSecurityPolicy: pagePolicy(secure) })
  const ofApi = collect({
    ...common(secure),
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
  })
  ofApi.push(['Cache-Control', 'no-store'])
  return (ctx, next) => {
    const isApi = ctx.path.startsWith('/api/') && !ctx.path.startsWith('/api/docs')
    for (const [name, value] of isApi ? ofApi : ofPages) ctx.res.setHeader(name, value)
    return next()
  }
}

/** Helmet's headers never depend on the request: it is asked once, not on every call. */
const collect = (options: HelmetOptions): [string, string][] => {
  const headers: [string, string][] = []
  const response = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => undefined }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error instanceof Error ? error : new Error(String(error))
  })
  return headers
}
