import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import { rest, type Application } from '@feathersjs/koa'
import koaCompress from 'koa-compress'
import type { Logger } from 'pino'
import { apiErrors } from './api-errors'
import { health, type DeepHealth, type Readiness } from './health'
import { jsonAnswer } from './json-answer'
import { jsonBody, type BodyLimits } from './json-body'
import type { Metrics } from './metrics'
import type { Middleware } from './middleware'
import { pages } from './pages'
import { isTrap } from './plain-data'
import { parseQueryString } from './query-string'
import { requestContext } from './request-context'
import { requestLog } from './request-log'
import { answersAt, onlyApi } from './routes'
import { securityHeaders } from './security-headers'
import { StaticFiles } from './static-files'
import type { ServedFile } from '../files/files'
import { storedFiles } from './stored-files'
import { AppError } from '../errors'

/** Packs the API's longer answers, quickly rather than tightly; what is packed already is left alone. */
const compression = (): Middleware =>
  koaCompress({
    threshold: 2048,
    // What is written bit by bit is received bit by bit.
    gzip: { level: 3, flush: constants.Z_SYNC_FLUSH },
    deflate: false,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 }, flush: constants.BROTLI_OPERATION_FLUSH },
  }) as unknown as Middleware

/** While the server is being filled, or is about to stop, callers are asked to come back. */
const onlyWhenReady =
  (isReady: () => boolean): Middleware =>
  (_ctx, next) => {
    if (!isReady()) throw AppError.of('request.not-ready')
    return next()
  }

export interface HttpOptions extends Readiness {
  readonly log: Logger
  /** Where people reach the web app; with `https:` strict headers are added. */
  readonly publicUrl: string
  /** A proxy in front tells the caller's address. */
  readonly trustProxy: boolean
  /** The folder of the built web app. */
  readonly clientFolder: string
  readonly metrics: Metrics
  /** What the operator is told of the installation. */
  readonly deepHealth: DeepHealth
  readonly bodyLimits: BodyLimits
  /** Finds out whose request it is by its headers; throws when it is nobody's. */
  readonly authenticate: (request: IncomingMessage) => Promise<unknown>
  /** The HTTP methods that a path of the API takes. */
  readonly allowedMethods: (path: string) => readonly string[]
  /** An uploaded file by its name. */
  readonly findFile: (name: string) => Promise<ServedFile | null>
  /** Further answers of the API that are no service's, by path. */
  readonly answers: Readonly<Record<string, Middleware>>
  /** What takes a body as it comes, by path. */
  readonly uploads: Readonly<Record<string, Middleware>>
  /** Takes what platforms and banks send by themselves, as it came. */
  readonly pushes: Middleware
}

/** Puts everything in front of the services that a request passes, outermost first, and the services behind it. */
export const configureHttp = <Services, Locals>(
  app: Application<Services, Locals>,
  {
    allowedMethods,
    clientFolder,
    metrics,
    deepHealth,
    bodyLimits,
    authenticate,
    findFile,
    answers,
    uploads,
    pushes,
    log,
    publicUrl,
    trustProxy,
    isReady,
    ping,
    mayWrite,
  }: HttpOptions,
): void => {
  const front: Middleware[] = [
    requestContext(trustProxy),
    requestLog(log, metrics.observe),
    securityHeaders(publicUrl.startsWith('https:')),
    compression(),
    onlyApi(storedFiles(findFile), pages(new StaticFiles(clientFolder))),
    jsonAnswer(),
    apiErrors(log, allowedMethods),
    answersAt({ '/health': health({ isReady, ping, mayWrite }, deepHealth), '/metrics': metrics.endpoint, ...answers }),
    onlyWhenReady(isReady),
    answersAt(uploads, ['POST']),
    pushes,
    jsonBody(bodyLimits, authenticate),
  ]
  for (const middleware of front) app.use(middleware as never)
  app.on('error', (error: Error) => isBrokenOff(error) || log.error({ error }, 'an answer could not be sent'))
  readQueriesOurWay(app)
  readAddressesOurWay(app)
  app.configure(rest() as never)
}

/** The caller went away: nobody's fault. */
const isBrokenOff = (error: Error): boolean =>
  'code' in error && ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

/** In place of koa-qs, which turns a list of more than twenty into an object and takes what isn't declared for data. */
const readQueriesOurWay = <Services, Locals>(app: Application<Services, Locals>): void => {
  Object.defineProperty(app.request, 'query', {
    configurable: true,
    get(this: { querystring: string }) {
      return parseQueryString(this.querystring)
    },
  })
}

/** Feathers looks names up in plain objects, where 'constructor' is always found, and leaves blanks in an address as they were encoded:
 *  a code that is read from paper is typed with them. No service has one in its name, so nothing but an id reads otherwise. */
const readAddressesOurWay = <Services, Locals>(app: Application<Services, Locals>): void => {
  const lookup = app.lookup.bind(app)
  const found = (path: string): ReturnType<typeof lookup> | null =>
    path.split('/').some((step) => isTrap(step) || step in Object.prototype) ? null : lookup(path.replaceAll('%20', ' '))
  app.lookup = (path: string) => (typeof path === 'string' ? found(path) : null) as never
}
