import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Application } from '@feathersjs/koa'
import type { Place } from '../processes/line'
import { keepSocketsTogether } from '../processes/sockets-together'

/** A thousand ids in a query fit. */
const MAX_HEADER_BYTES = 64 * 1024

/**
 * Begins to listen.
 * @param place where it belongs among processes that listen together; null: it is the only one
 * @returns the server, and the port it got
 * @throws EADDRINUSE and the like
 */
export const listen = async <Services, Locals>(
  app: Application<Services, Locals>,
  port: number,
  host: string,
  place: Place | null = null,
): Promise<{ server: Server; port: number }> => {
  const handle = app.callback()
  const options = { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 120_000 }
  const server = createServer(options, (request, response) => void handle(request, response))
  server.on('clientError', answerUnreadable)
  await app.setup(server)
  if (place !== null) server.once('close', await keepSocketsTogether(server, options, place))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  app.server = server
  return { server, port: (server.address() as AddressInfo).port }
}

/** What isn't HTTP, or has headers without end, is answered in a line that says so. */
const answerUnreadable = (error: Error & { code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  const body = JSON.stringify({
    name: 'BadRequest',
    message: 'The request could not be read',
    code: Number(status.slice(0, 3)),
    className: 'bad-request',
  })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/**
 * Stops listening and lets what runs finish.
 * @param timeoutMs milliseconds after which connections still open are cut
 */
export const stopListening = (server: Server, timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
