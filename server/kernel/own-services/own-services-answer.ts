import type { Application } from '../application'
import { credentialsOf } from '../auth/access'
import type { Middleware } from '../../platform/http/middleware'
import { ownServicesOf } from './own-services-of'

/** `GET /ownServices`: the company's own services as the caller may use them, by which the web app makes their screens. */
export const ownServicesAnswer = (app: Application): Readonly<Record<string, Middleware>> => ({
  '/ownServices': async (ctx) => {
    const caller = await app.get('access').authenticate(credentialsOf(ctx.req.headers))
    ctx.set('Cache-Control', 'private, no-cache')
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = JSON.stringify(ownServicesOf(caller))
  },
})
