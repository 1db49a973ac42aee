import { partsOfEvent, tellsChanges } from '@shared/areas/webhooks/rules/events'
import { UNDELIVERED } from '@shared/areas/webhooks/services/webhookDeliveries'
import { groupBy } from '@shared/foundation/group-by'
import { declarations } from '@shared/registry/declarations'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import { isOpenTo, readableEvents, type ToldEvent } from '../../kernel/changes/changed-records'
import { cursorOfNow, rowsBehind } from '../../kernel/changes/changes'
import { readCursor, writeCursor, type Cursor } from '../../kernel/changes/cursor'
import type { End } from '../../kernel/changes/end'
import { numberChanges } from '../../kernel/changes/number-changes'
import { readChanges } from '../../kernel/changes/written-changes'
import type { ChangeRow, StoredOf } from '../../kernel/collections'
import { transact } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { addDeliveries, type Told } from './add-deliveries'
import { MOST_WAITING } from './outbox-item'
import { webhookCaller } from './webhook-caller'

type Webhook = StoredOf<'webhooks'>

export const FEED_EVERY_MS = 2000
/** A cursor is written anew so often, however little changes: it serves for some days only. */
const CURSOR_RENEWED_MS = 86_400_000
/** So many rows are read at once for one webhook. */
const ROWS = 500

/**
 * Writes down, for each webhook, what changed since it was told last. Commands know of no webhook: which records they tell of stands in the
 * line of changes already, and is read behind each webhook's own cursor, at most as far as there is room for what is on its way.
 */
export const feedWebhooks = async (app: Application, lost: AbortSignal): Promise<void> => {
  const found = await app
    .get('database')
    .platformRecords('webhooks')
    .find({ status: 'on' }, { sort: { workspaceId: 1, _id: 1 } })
  for (const [workspaceId, own] of groupBy(found, (webhook) => webhook.workspaceId)) {
    if (lost.aborted) return
    try {
      await feedCompany(app, workspaceId, own)
    } catch (error) {
      app.get('log').error({ error, workspaceId }, 'what changed could not be written down for webhooks')
    }
  }
}

const feedCompany = async (app: Application, workspaceId: string, own: readonly Webhook[]): Promise<void> => {
  const readers = await Promise.all(own.map(async (webhook) => ({ webhook, caller: await webhookCaller(app, webhook) })))
  const open = readers.flatMap(({ webhook, caller }) => (caller ? [{ webhook, caller }] : []))
  if (open.length === 0) return
  // The moment is taken before: what is written down later is newer.
  const at = app.get('now')()
  const end = await numberChanges(app, workspaceId)
  for (const { webhook, caller } of open) await feed(app, webhook, { caller, end, at })
}

interface Line {
  readonly caller: Caller
  readonly end: End
  readonly at: Date
}

const feed = async (app: Application, webhook: Webhook, { caller, end, at }: Line): Promise<void> => {
  const { _id: webhookId, workspaceId } = webhook
  const cursor = readCursor(webhook.cursor)
  if (cursor.line === end.line && cursor.seq === end.last) {
    if (at.getTime() - cursor.at.getTime() > CURSOR_RENEWED_MS) await moveOn(app, webhook, writeCursor({ ...cursor, at }), [])
    return
  }
  const database = app.get('database')
  const waiting = await database
    .records('webhookDeliveries', workspaceId)
    .count({ webhookId, status: { $in: [...UNDELIVERED] } }, MOST_WAITING)
  if (waiting >= MOST_WAITING) return
  const rows = await rowsOrGap(app, webhook, cursor, { end, at })
  if (!rows) return
  const { told, reached } = await wantedOf(app, webhook, caller, rows, MOST_WAITING - waiting)
  const behind = { line: end.line, seq: reached?.seq ?? cursor.seq, mark: reached?._id ?? cursor.mark, at }
  await moveOn(app, webhook, writeCursor(behind), told)
}

/** The rows behind a cursor; null where these aren't kept any more: the webhook is told that there is a gap, and goes on from now. */
const rowsOrGap = async (
  app: Application,
  webhook: Webhook,
  cursor: Cursor,
  { end, at }: Pick<Line, 'end' | 'at'>,
): Promise<readonly ChangeRow[] | null> => {
  try {
    return await rowsBehind(app.get('database'), webhook.workspaceId, { cursor, end, now: at, limit: ROWS })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'changes.gone') throw error
    const next = await cursorOfNow(app, webhook.workspaceId)
    await moveOn(app, webhook, next, [{ type: 'gap', seq: readCursor(next).seq, at, data: { since: cursor.at } }])
    return null
  }
}

/** What of some rows a webhook is told, up to about `room` events; a row is never told in two. */
const wantedOf = async (
  app: Application,
  { events }: Webhook,
  caller: Caller,
  rows: readonly ChangeRow[],
  room: number,
): Promise<{ told: Told[]; reached: ChangeRow | undefined }> => {
  const wanted = new Set<string>(events)
  const named = new Set(events.flatMap((event) => partsOfEvent(event)?.service ?? []))
  const services = declarations
    .filter((each) => named.has(each.path) && tellsChanges(each) && isOpenTo(each, caller))
    .map(({ path }): string => path)
  const some: ChangeRow[] = []
  for (let count = 0; some.length < rows.length && count < room;) {
    const row = rows[some.length]
    if (!row) break
    some.push(row)
    count += readChanges(row.told).reduce((sum, { service, ids }) => sum + (services.includes(service) ? Math.max(1, ids.length) : 0), 0)
  }
  const seen = await readableEvents(app.get('database'), caller, some, services)
  return { told: seen.filter((event) => wanted.has(`${event.service}.${asAsked(event)}`)).map(toldOf), reached: some.at(-1) }
}

/** Many records that changed at once are told to whoever asked for changes of one. */
const asAsked = ({ type }: ToldEvent): string => (type === 'many' ? 'patched' : type)

const toldOf = ({ service, type, seq, at, _id, record }: ToldEvent): Told => ({
  type: `${service}.${type}`,
  service,
  seq,
  at,
  ...(_id === undefined ? { data: {} } : { recordId: _id, data: record ?? { _id } }),
})

/** Moves a webhook's cursor on and writes down what it is told, both or neither; where another was there first, or it was paused, nothing. */
const moveOn = (app: Application, webhook: Webhook, next: string, told: readonly Told[]): Promise<void> =>
  transact(app.get('work'), { workspaceId: webhook.workspaceId, now: app.get('now'), keys: [] }, async (work) => {
    const now = await work.read('webhooks').byId(webhook._id)
    if (now?.status !== 'on' || now.cursor !== webhook.cursor) return
    work.update('webhooks', { _id: now._id, status: 'on', cursor: now.cursor }, { $set: { cursor: next } })
    await addDeliveries(work, now, told)
  })
