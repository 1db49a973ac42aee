import {
  createServer,
  request as ask,
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import type { Place } from './line'

const SOCKET_PATH = '/socket.io/'

/** Names of sockets that tell which process has them. */
export const socketIdsOf = (number: number): (() => string) => {
  return () => `${number}-${randomBytes(15).toString('base64url')}`
}

/** Which process has the socket that a request speaks of; null: it speaks of none, or names no process there is. */
export const processOf = (url: string | undefined, count: number): number | null => {
  if (!url?.startsWith(SOCKET_PATH)) return null
  const number = Number(/[?&]sid=(\d{1,3})-/.exec(url)?.[1] ?? 0)
  return number >= 1 && number <= count ? number : null
}

const doorOf = (folder: string, number: number): string => join(folder, `${number}.sock`)

/**
 * Hands requests of a socket to the process that has it: those of one that polls come in by any connection, and so at any process. Call it
 * when all that answers requests is there.
 * @param options those of the server
 * @returns closes the door by which other processes come in
 */
export const keepSocketsTogether = async (
  server: Server,
  options: ServerOptions,
  { number, count, folder }: Place,
): Promise<() => void> => {
  const [requests, upgrades] = [server.listeners('request'), server.listeners('upgrade')]
  server.removeAllListeners('request').removeAllListeners('upgrade')
  const isElsewhere = (url: string | undefined): number | null => {
    const owner = processOf(url, count)
    return owner === number ? null : owner
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const owner = isElsewhere(request.url)
    if (owner !== null) handOn(request, response, doorOf(folder, owner))
    else for (const listener of requests) listener.call(server, request, response)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const owner = isElsewhere(request.url)
    if (owner !== null) joinUp(request, socket, head, doorOf(folder, owner))
    else for (const listener of upgrades) listener.call(server, request, socket, head)
  })
  const door = createServer(options)
  door.on('request', (request, response) => server.emit('request', request, response))
  door.on('upgrade', (request, socket, head) => server.emit('upgrade', request, socket, head))
  // What one that was killed has left.
  rmSync(doorOf(folder, number), { force: true })
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    // A socket of this process alone.
    door.listen({ path: doorOf(folder, number), exclusive: true }, () => {
      door.off('error', reject)
      resolve()
    })
  })
  return () => {
    door.close()
    door.closeAllConnections()
  }
}

/** As the process would say it of a socket that it doesn't know: whoever has it connects anew. */
const UNKNOWN = JSON.stringify({ code: 1, message: 'Session ID unknown' })

const handOn = (request: IncomingMessage, response: ServerResponse, door: string): void => {
  const { method, url, headers } = request
  // One connection for each: one that is kept may be closed over there just as it is used again. And it is closed on this side, once the
  // answer is there: over there it could be closed before the end of the request is written.
  const handed = ask({ socketPath: door, method, path: url, headers: { ...headers, connection: 'keep-alive' }, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ofAnswerItself(answer.headers))
    pipeline(answer, response, () => undefined)
  })
  handed.on('error', () => {
    if (response.headersSent) return void response.destroy()
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(UNKNOWN)
  })
  // Whoever no longer waits ends the wait over there, too.
  response.once('close', () => handed.destroy())
  request.pipe(handed)
}

/** The headers that don't speak of the connection they came by. */
const ofAnswerItself = ({ connection: _, 'keep-alive': _kept, 'transfer-encoding': _pieces, ...headers }: IncomingHttpHeaders) => headers

const joinUp = (request: IncomingMessage, socket: Duplex, head: Buffer, door: string): void => {
  const other = connect(door, () => {
    other.write(headOf(request))
    other.write(head)
    pipeline(socket, other, () => undefined)
    pipeline(other, socket, () => undefined)
  })
  let isJoined = false
  other.once('data', () => (isJoined = true))
  other.once('error', () => {
    if (isJoined) socket.destroy()
    else
      socket.end(
        `HTTP/1.1 400 ${STATUS_CODES[400]}\r\nContent-Type: application/json\r\nContent-Length: ${UNKNOWN.length}\r\n\r\n${UNKNOWN}`,
      )
  })
  socket.once('error', () => other.destroy())
}

/** The request as it came in. */
const headOf = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
