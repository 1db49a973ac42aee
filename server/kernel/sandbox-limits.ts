import { declarations } from '@shared/registry/declarations'
import type { HookContext } from './application'
import type { Caller } from './call'
import { AppError } from '../platform/errors'

const WRITTEN: ReadonlySet<string> = new Set(declarations.flatMap(({ path, aliases = [], sandbox }) => (sandbox ? [path, ...aliases] : [])))
const MAX_BODY_CHARACTERS = 16 * 1024

/** Holds a call by a key of the sandbox within what strangers may do there: they write what a programmer tries first, since all else could cost
 *  the installation something, or leave it. @throws AppError 403 for what it may not write, 413 for too much of it */
export const limitInSandbox = ({ key }: Caller, { path, method, data }: HookContext): void => {
  if (!key?.isSandbox || method === 'find' || method === 'get') return
  if (!WRITTEN.has(path)) throw AppError.of('apiKeys.not-in-sandbox')
  if (JSON.stringify(data ?? null).length > MAX_BODY_CHARACTERS) throw AppError.of('request.too-large')
}
