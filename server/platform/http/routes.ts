import type { Middleware } from './middleware'

const prefix = '/api'

/** Sends on only what is under the API's prefix, which is taken off: services see their own path. All else is a file or a page. */
export const onlyApi =
  (files: Middleware, pages: Middleware): Middleware =>
  (ctx, next) => {
    const { path } = ctx
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      ctx.path = path.slice(prefix.length) || '/'
      return next()
    }
    return path.startsWith('/files/') ? files(ctx, next) : pages(ctx, next)
  }

/** Answers these paths of the API; services answer the others. */
export const answersAt =
  (answers: Readonly<Record<string, Middleware>>, methods: readonly string[] = ['GET', 'HEAD']): Middleware =>
  (ctx, next) => {
    const answer = methods.includes(ctx.method) && Object.hasOwn(answers, ctx.path) ? answers[ctx.path] : undefined
    return answer ? answer(ctx, next) : next()
  }
