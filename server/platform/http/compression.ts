import { constants } from 'node:zlib'
import koaCompress from 'koa-compress'
import type { Middleware } from './middleware'

/** Packs the API's longer answers, quickly rather than tightly; what is packed already is left alone. */
export const compression = (): Middleware =>
  koaCompress({
    threshold: 2048,
    gzip: { level: 3 },
    deflate: false,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  }) as unknown as Middleware
