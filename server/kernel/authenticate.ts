import type { NextFunction } from '@feathersjs/hooks'
import { languageOf } from '@shared/registry/catalogue'
import type { CallParams } from './call'
import type { HookContext } from './application'
import { limitInSandbox } from './sandbox-limits'

/** Finds out who calls: a bearer token, an API key or nobody. A bad token is refused even where none is needed. */
export const authenticate = async (context: HookContext, next: NextFunction): Promise<void> => {
  const params = context.params as CallParams
  const headers = (params.headers ?? {}) as Record<string, string | undefined>
  params.language ??= languageOf(headers['accept-language'])
  // Calls inside the server pass `caller` on; a call from a transport gets it from its credentials alone.
  if (params.provider) {
    const access = context.app.get('access')
    params.caller = params.authentication ? await access.authenticate(params.authentication) : undefined
    if (params.caller) {
      access.countCall(params.caller, { isRead: context.method === 'find' || context.method === 'get' })
      limitInSandbox(params.caller, context)
    }
  }
  await next()
}
