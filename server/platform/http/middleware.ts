import type { FeathersKoaContext } from '@feathersjs/koa'
import type { Next } from 'koa'
import type { Application } from '../../declarations'

export type Context = FeathersKoaContext<Application>
export type Middleware = (ctx: Context, next: Next) => Promise<unknown>
