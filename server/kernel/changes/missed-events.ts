import { declarationOf } from '@shared/registry/declarations'
import { groupBy } from '@shared/foundation/group-by'
import type { Application } from '../application'
import type { ChangeEvent } from '../unit-of-work'
import { asTheyWere, lastTold } from './changed-records'
import type { ChangesBehind, End } from './end'
import { numberChanges } from './number-changes'
import { readChanges } from './written-changes'

/** Whoever is further behind asks anew for what they show: that is less work. */
const MOST_ROWS = 2000

/**
 * What was committed behind a place, for a node that may have missed some of it.
 * @returns null where it is too much, isn't kept any more, or the books are other ones
 */
export const missedEvents = async (app: Application, workspaceId: string, place: End): Promise<ChangesBehind | null> => {
  const database = app.get('database')
  const end = await numberChanges(app, workspaceId)
  if (end.line !== place.line || end.last < place.last || end.last > place.last + MOST_ROWS) return null
  const rows = await database.records('changes', workspaceId).find({ seq: { $gt: place.last, $lte: end.last } }, { sort: { seq: 1 } })
  if (rows.length !== end.last - place.last) return null
  const services = [...new Set(rows.flatMap(({ told }) => readChanges(told).map(({ service }) => service)))]
  const told = lastTold(rows, services).flatMap(({ service, type, _id }) => (_id === undefined ? [] : { service, type, _id }))
  const events: ChangeEvent[] = []
  for (const own of groupBy(told, ({ service }) => service).values()) {
    const service = own[0]?.service
    if (service === undefined) continue
    const ids = own.map(({ _id }) => _id)
    const records = new Map((await app.get('work').fresh(workspaceId, service, ids)).map((record) => [record._id, record]))
    const missing = ids.filter((id) => !records.has(id))
    const gone = await asTheyWere(database, workspaceId, declarationOf(service), missing)
    for (const { type, _id } of own) {
      const record = records.get(_id)
      if (record) events.push({ service, type: type === 'created' ? 'created' : 'patched', record })
      else events.push({ service, type: 'removed', record: { ...gone.get(_id), _id } })
    }
  }
  return { events, end }
}
