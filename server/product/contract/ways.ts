import type { Method } from '@shared/foundation/declaration/define-service'
import { queryText, type Api } from '../../testing/api'
import type { TestSocket } from '../../testing/sockets'

/** Somebody who calls over HTTP and over a socket of their own. */
export interface Speaker {
  readonly api: Api
  readonly socket: TestSocket
}

/** A call of a service's method; what its method doesn't take is left out. */
export interface Call {
  readonly method: Method
  readonly path: string
  readonly id?: unknown
  readonly data?: unknown
  readonly query?: Readonly<Record<string, unknown>>
}

export interface Heard {
  /** As over HTTP; NaN when a socket was given no answer. */
  readonly status: number
  readonly body: unknown
}

const verbs = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const

export const byRest = async ({ api }: Speaker, { method, path, id, data, query = {} }: Call): Promise<Heard> => {
  const address = method === 'find' || method === 'create' ? path : `${path}/${encodeURIComponent(textOf(id))}`
  const asked = Object.keys(query).length > 0 ? `?${queryText(query)}` : ''
  const { status, body } = await api.send(verbs[method], `${address}${asked}`, takesData(method) ? JSON.stringify(data) : undefined)
  return { status: status === 201 ? 200 : status, body }
}

export const bySocket = async ({ socket }: Speaker, { method, path, id, data, query = {} }: Call): Promise<Heard> => {
  const given = { find: [query], get: [id, query], create: [data], patch: [id, data], remove: [id] }[method]
  try {
    return { status: 200, body: await socket.call(method, path, ...given) }
  } catch (error) {
    return { status: Number((error as { code?: unknown }).code), body: error }
  }
}

const takesData = (method: Method): boolean => method === 'create' || method === 'patch'

/** As an address has it, where half of a pair of UTF-16 units can't stand. */
const textOf = (id: unknown): string => Buffer.from(typeof id === 'string' ? id : JSON.stringify(id)).toString()
