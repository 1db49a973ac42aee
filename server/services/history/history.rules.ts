import type { Page } from '@shared/services/service-types'
import { BriefAnswer } from '../../kernel/brief-answer'
import type { ServiceRules } from '../../kernel/service-rules'
import { countReadable, readable, type Entry } from './entries'
import { takeChangesBack } from './take-changes-back'

type Fields = Record<string, unknown>

const ROWS_PER_READ = 500
/** Rows that one question looks through. */
const MAX_ROWS = 5000

/** Conditions on an entry as conditions on the row it is made from. */
const rowConditions = (query: Fields): Fields =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([field]) => !['$limit', '$skip', '$sort', '$select'].includes(field))
      .map(([field, value]) =>
        field === '$or' || field === '$and' ? [field, (value as Fields[]).map(rowConditions)] : [field === 'created' ? 'at' : field, value],
      ),
  )

export const historyRules: ServiceRules<'history'> = {
  find: async ({ app, caller, params }) => {
    const database = app.get('database')
    const { $limit = 10, $skip = 0, $sort, ...query } = (params.query ?? {}) as Fields & { $limit?: number; $skip?: number; $sort?: Fields }
    const by = params.reading?.narrowedBy?.['by']
    const filter = { ...rowConditions(query), ...(by === undefined ? {} : { 'by._id': by }) }
    const way = $sort?.['created'] === 1 ? 1 : -1
    const found: Entry[] = []
    const isCounted = params.reading?.counted !== false || $limit === 0
    const wanted = isCounted || $limit === -1 ? MAX_ROWS : $skip + $limit
    let beyond = 0
    for (let skip = 0; skip < MAX_ROWS && found.length < wanted; skip += ROWS_PER_READ) {
      const rows = await database
        .records('audits', caller.workspaceId)
        .find(filter, { sort: { at: way, _id: way }, limit: ROWS_PER_READ, skip })
      // Behind the page that was asked for they are only counted.
      if ($limit !== -1 && found.length >= $skip + $limit) beyond += await countReadable(database, caller, rows)
      else found.push(...(await readable(database, caller, rows)))
      if (rows.length < ROWS_PER_READ) break
    }
    const select = params.reading?.select
    const page: Page<object> = {
      total: isCounted ? found.length + beyond : null,
      limit: $limit,
      skip: $skip,
      data: found
        .slice($skip, $limit === -1 ? undefined : $skip + $limit)
        .map((entry) =>
          select ? Object.fromEntries(Object.entries(entry).filter(([field]) => field === '_id' || select.includes(field))) : entry,
        ),
    }
    // Each entry was shaped by what the asker may see of its record.
    return new BriefAnswer(page)
  },
  patchMany: takeChangesBack,
}
