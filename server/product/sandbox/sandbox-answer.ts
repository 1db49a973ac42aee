import type { Middleware } from '../../platform/http/middleware'
import type { Sandbox } from './sandbox'

const PATH = '/sandboxKeys'

/** `POST /sandboxKeys`: a key for the sandbox, to whoever asks; it stands in this one answer only. */
export const sandboxAnswer =
  (sandbox: Sandbox): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== PATH || ctx.method !== 'POST') return next()
    const { ip } = ctx.feathers as { readonly ip?: string }
    ctx.body = await sandbox.giveKey(ip)
    ctx.status = 201
    return undefined
  }
