import type { HistoryKind } from '@shared/areas/history/services/history'
import type { Page } from '@shared/registry/service-types'
import type { Audit } from '../../../../kernel/collections'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { withAmountsThen } from './amounts'
import { countReadable, readable, type Entry } from './entries'
import { kindConditions } from './kinds'
import { tellsOf } from './looked-for'
import { withFirstState, withStateThen } from './state-then'
import { takeChangesBack } from './take-changes-back'
import { withTakenBack } from './taken-back'
import { inThreeStates } from './three-states'

type Fields = Record<string, unknown>

/** What the list is narrowed by. */
interface Looked {
  readonly by?: string
  readonly after?: string
  readonly actOf?: string
  readonly takenBack?: string
  readonly stateAfter?: string
  readonly kind?: HistoryKind
  readonly words?: string
}

const ROWS_PER_READ = 500
/** Rows that are looked through besides the page that was asked for, to fill it for whoever may read few of them, and to count all; how many there are of more isn't told. */
const MAX_COUNTED = 5000

/** Conditions on an entry as conditions on the row it is made from. */
const rowConditions = (query: Fields): Fields =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([field]) => !['$limit', '$skip', '$sort', '$select'].includes(field))
      .map(([field, value]) =>
        field === '$or' || field === '$and' ? [field, (value as Fields[]).map(rowConditions)] : [field === 'created' ? 'at' : field, value],
      ),
  )

/** What of `filter` comes behind a row, in the order of the list; the moment is said by itself, so that the index leads there. */
const behind = async ({ app, caller }: Call<'history'>, after: unknown, way: 1 | -1, filter: Fields): Promise<Fields> => {
  if (after === undefined) return filter
  const row = await app.get('database').records('audits', caller.workspaceId).byId(String(after))
  if (!row) throw AppError.of('request.not-found')
  const [further, from] = way === 1 ? ['$gt', '$gte'] : ['$lt', '$lte']
  const { at, $or, $and, ...rest } = filter
  const behindIt = [{ at: { [further]: row.at } }, { _id: { [further]: row._id } }]
  const moments = { ...(typeof at === 'object' ? at : {}), [from]: row.at }
  const others = [...($or === undefined ? [] : [{ $or }]), ...(Array.isArray($and) ? ($and as Fields[]) : [])]
  return { ...rest, at: moments, ...(others.length === 0 ? { $or: behindIt } : { $and: [...others, { $or: behindIt }] }) }
}

/** What one command changed, by one of its changes: those of its moment that name the same first one. Of a change that isn't there it is none. */
const ofAct = async ({ app, caller }: Call<'history'>, entryId: string): Promise<{ readonly at: Date; readonly changes: Fields }> => {
  const row = await app.get('database').records('audits', caller.workspaceId).byId(entryId)
  if (!row) return { at: new Date(0), changes: { _id: entryId } }
  const first = row.act ?? row._id
  return { at: row.at, changes: { $or: [{ _id: first }, { act: first }] } }
}

export const historyRules: ServiceRules<'history'> = {
  find: async (call) => {
    const { app, caller, params } = call
    const database = app.get('database')
    const { $limit = 10, $skip = 0, $sort, ...query } = (params.query ?? {}) as Fields & { $limit?: number; $skip?: number; $sort?: Fields }
    const { by, after, actOf, takenBack, stateAfter, kind, words } = (params.reading?.narrowedBy ?? {}) as Looked
    const way = $sort?.['created'] === 1 ? 1 : -1
    const { $and, ...asked } = rowConditions(query)
    const ofOne = takenBack ?? actOf
    const act = ofOne === undefined ? undefined : await ofAct(call, ofOne)
    const all = [
      ...(Array.isArray($and) ? ($and as Fields[]) : []),
      ...(kind === undefined ? [] : [kindConditions[kind]]),
      ...(stateAfter === undefined ? [] : [{ _id: stateAfter }]),
      ...(act === undefined ? [] : [act.changes]),
    ]
    const filter = await behind(call, after, way, {
      ...(act === undefined ? {} : { at: act.at }),
      ...asked,
      ...(all.length === 0 ? {} : { $and: all }),
      ...(by === undefined ? {} : { 'by._id': by }),
    })
    const isLookedFor = words === undefined ? null : tellsOf(words, params.language ?? 'en')
    const read = async (rows: readonly Audit[]): Promise<Entry[]> => {
      const entries = await readable(database, caller, rows)
      return isLookedFor ? (await withAmountsThen(database, caller.workspaceId, entries)).filter(isLookedFor) : entries
    }
    const found: Entry[] = []
    const isCounted = params.reading?.counted !== false || $limit === 0
    const wanted = $limit === -1 ? MAX_COUNTED : $skip + $limit
    let beyond = 0
    let isWhole = false
    for (
      let skip = 0;
      !isWhole && skip < (found.length < wanted ? wanted + MAX_COUNTED : isCounted ? MAX_COUNTED : 0);
      skip += ROWS_PER_READ
    ) {
      const rows = await database
        .records('audits', caller.workspaceId)
        .find(filter, { sort: { at: way, _id: way }, limit: ROWS_PER_READ, skip })
      // Behind the page that was asked for they are only counted.
      if ($limit !== -1 && found.length >= wanted)
        beyond += isLookedFor ? (await read(rows)).length : await countReadable(database, caller, rows)
      else found.push(...(await read(rows)))
      isWhole = rows.length < ROWS_PER_READ
    }
    const select = params.reading?.select
    const shown = found.slice($skip, $limit === -1 ? undefined : $skip + $limit)
    // What was looked for was looked for with its amounts.
    const withAmounts = isLookedFor ? shown : await withAmountsThen(database, caller.workspaceId, shown)
    const { service, recordId } = query
    const isOfOne = typeof service === 'string' && typeof recordId === 'string'
    const told =
      stateAfter !== undefined
        ? await withStateThen(database, caller, withAmounts)
        : isOfOne
          ? await withFirstState(database, caller, { service, recordId }, withAmounts)
          : withAmounts
    const withUndone = await withTakenBack(database, caller, told)
    const data = takenBack === undefined ? withUndone : await inThreeStates(database, caller, withUndone, takenBack)
    const ofAll = isCounted && isWhole ? found.length + beyond : null
    const page: Page<object> = {
      total: takenBack === undefined ? ofAll : data.length,
      limit: $limit,
      skip: $skip,
      data: data.map((entry) =>
        select ? Object.fromEntries(Object.entries(entry).filter(([field]) => field === '_id' || select.includes(field))) : entry,
      ),
    }
    // Each entry was shaped by what the asker may see of its record.
    return new CustomAnswer(page)
  },
  patchMany: takeChangesBack,
}
