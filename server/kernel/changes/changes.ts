import { catalogue } from '@shared/registry/catalogue'
import { declarations } from '@shared/registry/declarations'
import { AppError } from '../../platform/errors'
import type { Middleware } from '../../platform/http/middleware'
import { parseQueryString } from '../../platform/http/query-string'
import { allows } from '../access'
import type { Application } from '../application'
import { credentialsOf } from '../auth/access'
import type { Caller } from '../call'
import type { ChangeRow, SocaiDatabase } from '../collections'
import { noteSeen } from '../note-reads'
import { unknownWord } from '../parse-query'
import { readCursor, writeCursor, type Cursor } from './cursor'
import { isOpenTo, readableChanges, type ToldChange } from './changed-records'
import type { End } from './end'
import { numberChanges } from './number-changes'
import { CHANGES_KEPT_MS } from './kept-for'
import { readChanges } from './written-changes'

const PATH = '/changes'
const WORDS = ['after', 'services', '$limit'] as const
/** So many records an answer tells of at least, where there are so many; a command is never told in two. */
const USUAL = 200
const MOST = 1000
/** So many rows are looked through for one answer: whoever may read few of them goes on with the next. */
const ROWS = 1000
const DAY_MS = 86_400_000

interface Changes {
  readonly data: readonly ToldChange[]
  /** Where the next question goes on. */
  readonly cursor: string
  /** There is more already. */
  readonly more: boolean
}

interface Asked {
  readonly after: Cursor | null
  readonly services: readonly string[]
  readonly limit: number
}

/**
 * `GET /changes?after=<cursor>&services=orders,funds&$limit=200`: the records that changed since, as whoever asks may see them, each once, in
 * the order in which they changed last. Without `after` only the cursor of now. Whoever isn't signed in is refused: 401; a cursor of before
 * what is kept, or of books that are no more: 410.
 */
export const changesAnswer =
  (app: Application): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== PATH || ctx.method !== 'GET') return next()
    const caller = await app.get('access').authenticate(credentialsOf(ctx.req.headers))
    ctx.hook = { params: { caller } } as never
    try {
      app.get('access').countCall(caller, { isRead: true })
      if (!caller.workspaceId || !allows('member', caller)) throw AppError.of('rights.missing')
      ctx.body = await changesSince(app, caller, questionOf(parseQueryString(ctx.querystring), caller))
    } catch (thrown) {
      if (thrown instanceof AppError) {
        const { code } = thrown
        app.get('access').noteFailure(caller, { verb: 'GET', service: 'changes', status: catalogue[code].status, code })
      }
      throw thrown
    }
    const { ip } = ctx.feathers as { readonly ip?: string }
    await noteSeen(app, { caller, ...(ip === undefined ? {} : { ip }), services: servicesIn(ctx.body as Changes) })
    return undefined
  }

const servicesIn = ({ data }: Changes): string[] => [...new Set(data.flatMap(({ service, record }) => (record ? service : [])))]

/** @throws AppError 400 naming the word that can't be asked so; 403 for a service that the caller may not read */
const questionOf = (query: Readonly<Record<string, unknown>>, caller: Caller): Asked => {
  const { after, services, $limit, ...others } = query
  for (const word of Object.keys(others)) throw unknownWord(word, WORDS)
  if (after !== undefined && (typeof after !== 'string' || after.length > 200)) throw AppError.of('query.value', { field: 'after' })
  const limit = $limit === undefined ? USUAL : typeof $limit === 'string' ? Number($limit) : NaN
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw AppError.of('query.value', { field: '$limit' })
  return { after: after === undefined ? null : readCursor(after), services: servicesOf(services, caller), limit }
}

const servicesOf = (named: unknown, caller: Caller): readonly string[] => {
  const open = declarations.filter((each) => isOpenTo(each, caller)).map(({ path }): string => path)
  if (named === undefined) return open
  if (typeof named !== 'string' || named.length > 2000) throw AppError.of('query.value', { field: 'services' })
  const asked = named.split(',')
  for (const each of asked) {
    if (!declarations.some(({ path, realtime }) => path === each && realtime !== 'off'))
      throw AppError.of('query.value', { field: 'services' })
    if (!open.includes(each)) throw AppError.of('rights.missing')
  }
  return asked
}

const changesSince = async (app: Application, caller: Caller, { after, services, limit }: Asked): Promise<Changes> => {
  if (!after) return { data: [], cursor: await cursorOfNow(app, caller.workspaceId), more: false }
  // The moment is taken before: what is written down later is newer.
  const at = app.get('now')()
  const end = await numberChanges(app, caller.workspaceId)
  const rows = await rowsBehind(app.get('database'), caller.workspaceId, { cursor: after, end, now: at, limit: ROWS })
  const told: ChangeRow[] = []
  for (let named = 0; told.length < rows.length && named < limit;) {
    const row = rows[told.length]
    if (!row) break
    told.push(row)
    named += readChanges(row.told).reduce((sum, { service, ids }) => sum + (services.includes(service) ? Math.max(1, ids.length) : 0), 0)
  }
  const reached = told.at(-1)
  return {
    data: await readableChanges(app.get('database'), caller, told, services),
    cursor: writeCursor({ line: end.line, seq: reached?.seq ?? after.seq, mark: reached?._id ?? after.mark, at }),
    more: (reached?.seq ?? after.seq) < end.last,
  }
}

/** Where a company's changes end now. */
export const cursorOfNow = async (app: Application, workspaceId: string): Promise<string> => {
  const at = app.get('now')()
  const end = await numberChanges(app, workspaceId)
  const last = await app.get('database').records('changes', workspaceId).one({ seq: end.last })
  return writeCursor({ line: end.line, seq: end.last, mark: last?._id ?? '', at })
}

interface Behind {
  readonly cursor: Cursor
  readonly end: End
  readonly now: Date
  /** So many rows at most. */
  readonly limit: number
}

/**
 * The rows that come behind a cursor, without a hole.
 * @throws AppError 410 where what comes behind it isn't kept any more, or the books are other ones
 */
export const rowsBehind = async (
  database: SocaiDatabase,
  workspaceId: string,
  { cursor: { line, seq, mark, at }, end, now, limit }: Behind,
): Promise<readonly ChangeRow[]> => {
  const found = await database.records('changes', workspaceId).find({ seq: { $gte: seq } }, { sort: { seq: 1 }, limit: limit + 1 })
  const own = found.find((row) => row.seq === seq)
  const rows = found.filter((row) => row !== own)
  const isOtherBooks = line !== end.line || seq > end.last || (own !== undefined && own._id !== mark)
  // What nobody asked for waits without a number, and goes when it is old.
  const isOld = at.getTime() < now.getTime() - CHANGES_KEPT_MS + DAY_MS
  const hasHole = seq < end.last && rows[0]?.seq !== seq + 1
  if (isOtherBooks || isOld || hasHole) throw AppError.of('changes.gone')
  return rows.slice(0, limit)
}
