import { API_VERSION } from '@shared/foundation/api-version'
import type { Application } from '../kernel/application'
import type { Middleware } from '../platform/http/middleware'

/** What a window that was opened earlier, or without a network, asks before it sends anything: what the API understands, and what time it is. */
export const apiVersion =
  (app: Application): Middleware =>
  async (ctx) => {
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = JSON.stringify({ api: API_VERSION, now: app.get('now')().getTime() })
  }
