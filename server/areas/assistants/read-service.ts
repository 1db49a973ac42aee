import { FileAnswer, JsonAnswer } from '../../platform/http/json-answer'
import { AppError } from '../../platform/errors'
import { isObject } from './plain'
import type { ToolCall } from './tool'

interface Readable {
  find(params: object): Promise<unknown>
  get(id: string, params: object): Promise<unknown>
}

/** UTF-8; what assistants read of a longer answer they forget again. */
const MAX_ANSWER_BYTES = 400_000

const serviceOf = ({ app }: ToolCall, path: string): Readable => app.service(path as 'orders') as unknown as Readable

/** What a service's find answers to whoever has the key. @throws AppError 400 for an answer that is too long */
export const findIn = async (call: ToolCall, path: string, query: object): Promise<Readonly<Record<string, unknown>>> =>
  plain(await serviceOf(call, path).find({ ...call.params, query }))

/** What a service's get answers, likewise. */
export const getFrom = async (call: ToolCall, path: string, id: string, query: object = {}): Promise<Readonly<Record<string, unknown>>> =>
  plain(await serviceOf(call, path).get(id, { ...call.params, query }))

const plain = (result: unknown): Readonly<Record<string, unknown>> => {
  if (result instanceof FileAnswer) throw AppError.of('query.field', { field: 'format' })
  const bytes = result instanceof JsonAnswer ? result.bytes : Buffer.from(JSON.stringify(result))
  if (bytes.length > MAX_ANSWER_BYTES) throw AppError.of('assistants.answer-too-long')
  const read: unknown = JSON.parse(bytes.toString())
  return isObject(read) ? read : { data: read }
}
