import type { FeathersKoaContext } from '@feathersjs/koa'
import type { Next } from 'koa'

export type Context = FeathersKoaContext
export type Middleware = (ctx: Context, next: Next) => Promise<unknown>
