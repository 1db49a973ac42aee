import { serialize } from 'bson'
import { T, text } from '../bson/raw'
import { CommandError, codes } from '../errors'
import type { EngineContext } from './operation'
import { get, assertKnownFields, type Request } from './request'

/** Commands for tests alone: they answer only when the engine was started with `testCommands`. */
export const testCommandFields: Record<string, ReadonlySet<string>> = {
  simulateFullDisk: new Set(),
  configureFailPoint: new Set(['mode', 'data']),
}

/** `{ simulateFullDisk: true | false | '<cause>' }`: from now on every write to the file fails, or works again. */
export function runTestCommand({ store, failPoints }: EngineContext, request: Request): Buffer {
  assertKnownFields(request, testCommandFields[request.name]!)
  if (request.name === 'configureFailPoint') return failPoints.configure(request)
  const value = get(request.fields, 'simulateFullDisk')
  if (value.type === T.string) store.simulatedFault = text(value)
  else if (value.type === T.bool) store.simulatedFault = value.bytes[value.at] === 1 ? 'No space left on device' : null
  else throw new CommandError(codes.TypeMismatch, 'simulateFullDisk needs true, false or a cause')
  return Buffer.from(serialize({ ok: 1 }))
}
