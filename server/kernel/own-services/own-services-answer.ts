import { declarationOf } from '@shared/registry/declarations'
import { ownServices } from '@shared/registry/own'
import type { Application } from '../application'
import { credentialsOf } from '../auth/access'
import { asSeenBy } from '../openapi/as-seen'
import { isHidden } from '../access'
import type { Caller } from '../call'
import type { Middleware } from '../../platform/http/middleware'

/** `GET /ownServices`: the company's own services as the caller may use them, by which the web app makes their screens. */
export const ownServicesAnswer = (app: Application): Readonly<Record<string, Middleware>> => ({
  '/ownServices': async (ctx) => {
    const caller = await app.get('access').authenticate(credentialsOf(ctx.req.headers))
    ctx.set('Cache-Control', 'private, no-cache')
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = JSON.stringify({ data: ownServicesOf(caller) })
  },
})

const ownServicesOf = (caller: Caller) =>
  ownServices().flatMap((plugIn) => {
    const seen = asSeenBy(declarationOf(plugIn.path), caller)
    if (!seen?.methods.includes('find')) return []
    const { companies: _elsewhere, fields, list, ...shown } = plugIn
    const isSeen = (field: string): boolean => !isHidden(declarationOf(plugIn.path), field, caller)
    return [
      {
        ...shown,
        fields: Object.fromEntries(Object.entries(fields).filter(([field]) => isSeen(field))),
        ...(list ? { list: list.filter(isSeen) } : {}),
      },
    ]
  })
