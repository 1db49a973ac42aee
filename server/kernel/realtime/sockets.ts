import { setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { FeathersService } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio'
import type { Server, Socket } from 'socket.io'
import { methods } from '@shared/foundation/declaration/define-service'
import { languageOf } from '@shared/registry/catalogue'
import type { Application, HookContext } from '../application'
import type { CallParams } from '../call'
import { AppError } from '../../platform/errors'
import { offersMethod } from '../allowed-methods'
import { errorBody, toldAsByRest, toWireError } from '../../platform/http/wire-error'
import { assertPlainData } from '../../platform/http/plain-data'
import { callerLine } from '../../platform/http/request-log'
import { addressOf } from '../../platform/http/address'
import { socketIdsOf } from '../../platform/processes/sockets-together'
import { InFlightCalls } from '../../platform/realtime/in-flight-calls'
import type { Connection } from './subscriptions'
import { UnsignedSockets } from './unsigned-sockets'

/** What is added to what Feathers keeps of a socket. */
type SocaiSocket = Socket & { feathers: Connection & CallParams }
type KeyedRequest = IncomingMessage & { apiKey?: string | undefined }

const MAX_MESSAGE_BYTES = 1024 * 1024

/**
 * Serves services over sockets, and seats each socket that signs in. Call it after the REST transport.
 * @param processNumber which of several on this machine it is; null: there is one
 * @returns the calls that are being worked on
 */
export const configureSockets = (
  app: Application,
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: boolean },
  processNumber: number | null,
): InFlightCalls => {
  const calls = new InFlightCalls()
  const allowRequest = (request: KeyedRequest, decide: (reason: string | null, allowed: boolean) => void): void => {
    // Feathers would take the key for a way to sign in; it is a way to call.
    const apiKey = request.headers['x-api-key']
    if (typeof apiKey === 'string' && apiKey !== '') request.apiKey = apiKey
    delete request.headers['x-api-key']
    decide(null, isOwnOrigin(request, publicUrl))
  }
  app.configure(
    socketio({ allowRequest, serveClient: false, maxHttpBufferSize: MAX_MESSAGE_BYTES, perMessageDeflate: false }, (io: Server) => {
      if (processNumber !== null) io.engine.generateId = socketIdsOf(processNumber)
      io.use((socket, next) => void onConnect(app, socket as SocaiSocket, trustProxy).then(() => next(), next))
      app.get('realtime').attach(io)
      io.on('connection', (socket: Socket) => guard(app, socket as SocaiSocket, calls))
    }),
  )
  return calls
}

/** Subscriptions a socket before its sign-in is answered: whoever has the answer misses nothing. Call it once `authentication` is there. */
export const subscribeOnSignIn = (app: Application): void => {
  const service: FeathersService = app.service('authentication' as never)
  const admitCaller = async ({ params, result }: HookContext): Promise<void> => {
    const { accessToken } = (result ?? {}) as { accessToken?: string }
    if (params.connection && accessToken) await admit(app, params.connection, { strategy: 'jwt', accessToken }).catch(() => undefined)
  }
  service.hooks({ after: { create: [admitCaller] } } as never)
}

/** A page of another site must not use the socket of somebody who has both open; programs send no Origin. */
const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && (new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin)
}

const admit = async (app: Application, connection: Connection, authentication: object): Promise<void> => {
  const caller = await app.get('access').authenticate(authentication)
  // An open socket costs whoever opens it nothing.
  if (caller.key?.isSandbox) throw AppError.of('apiKeys.sandbox-by-rest')
  connection.authentication = authentication
  await app.get('realtime').join(connection, caller)
}

const unsignedSockets = new UnsignedSockets()

const onConnect = async (app: Application, socket: SocaiSocket, trustProxy: boolean): Promise<void> => {
  const { feathers: connection, request, handshake } = socket
  connection.ip = addressOf(request, trustProxy)
  connection.requestId = socket.id
  connection.language = languageOf(handshake.headers['accept-language'])
  const gone = new AbortController()
  // Many calls of one socket wait side by side.
  setMaxListeners(0, gone.signal)
  socket.once('disconnect', () => gone.abort())
  connection.signal = gone.signal
  const inWords = (error: unknown): never => {
    throw toWireError(error, { language: connection.language ?? 'en', requestId: socket.id, method: 'connect' }, app.get('log'))
  }
  const { apiKey } = request as KeyedRequest
  if (apiKey === undefined) {
    const forget = await Promise.resolve()
      .then(() =>
        unsignedSockets.add({
          address: connection.ip ?? '',
          isSignedIn: () => app.get('realtime').callerOf(connection) !== null,
          drop: () => socket.conn.close(),
        }),
      )
      .catch(inWords)
    socket.once('disconnect', forget)
    return
  }
  await admit(app, connection, { strategy: 'api-key', apiKey }).catch(inWords)
}

type Answer = (error: object | null, result?: unknown) => void

/** Refuses calls whose data could reach into JavaScript's own objects, before Feathers looks at them, and logs every call. */
const guard = (app: Application, socket: SocaiSocket, calls: InFlightCalls): void => {
  let made = 0
  socket.use((packet, next) => {
    const requestId = `${socket.id}.${(made += 1)}`
    const answer = logged(app, { socket, requestId }, packet, calls)
    try {
      if (!app.get('ready')) throw AppError.of('request.not-ready')
      if (typeof packet.at(-1) === 'function') assertCalls(packet)
      assertPlainData(packet.filter((part) => typeof part !== 'function'))
      // Feathers copies what a connection holds into the params of each call as soon as it begins, which is at the tick that `next` asks for.
      process.nextTick(() => {
        socket.feathers.requestId = requestId
      })
      next()
    } catch (thrown) {
      const asked = { language: socket.feathers.language ?? 'en', requestId, method: String(packet[0]) }
      answer(errorBody(toWireError(thrown, asked, app.get('log'))))
    }
  })
}

/** What Feathers would leave without an answer, or refuse in its own words: verbs that this or no service has, and calls that name no service. */
const assertCalls = ([verb, service]: readonly unknown[]): void => {
  const method = methods.find((known) => known === verb)
  if (!method) throw AppError.of('request.method', { method: String(verb).slice(0, 40) })
  if (typeof service !== 'string') throw AppError.of('request.no-service', { path: '' })
  if (!offersMethod(service, method)) throw AppError.of('request.method', { method })
}

/** Counts a call until it is answered, and then logs one line. @returns what answers it */
const logged = (
  app: Application,
  { socket, requestId }: { readonly socket: SocaiSocket; readonly requestId: string },
  packet: unknown[],
  calls: InFlightCalls,
): Answer => {
  const given: unknown = packet.at(-1)
  if (typeof given !== 'function') return () => undefined
  const began = performance.now()
  const end = calls.begin()
  const answer: Answer = (error, result) => {
    const status = error && 'code' in error ? Number(error.code) : 200
    const ms = Math.round((performance.now() - began) * 10) / 10
    const path = typeof packet[1] === 'string' ? packet[1].slice(0, 40) : ''
    const line = { requestId, method: `socket ${String(packet[0]).slice(0, 20)}`, path, status, ms }
    app.get('log').info({ ...line, ...callerLine(app.get('realtime').callerOf(socket.feathers)) }, 'request')
    ;(given as Answer)(error && toldAsByRest(error), result)
    end()
  }
  packet[packet.length - 1] = answer
  return answer
}
