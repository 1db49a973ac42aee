import type { RecordService } from '@shared/registry/names'
import type { RecordOf } from '@shared/registry/service-types'
import { useIsOwn, useRecentChanges } from '../../api/realtime/hub-context'
import type { WireQuery } from '../../api/wire-query'
import type { LiveRows } from '../../ui/DataTable/DataTable'
import { highlightOf } from './change-badge'

/** A list as the query layer hands it over. */
interface Found {
  readonly originalArgs?: WireQuery
  /** Undefined while the answer to what is asked now is on its way. */
  readonly currentData?: unknown
}

/**
 * What a table is told of a live list of records, so that it marks what others do and moves nothing by it.
 * @param also what else the rows shown depend on
 */
export const useLiveRows = <Name extends RecordService>(service: Name, list: Found, also = ''): LiveRows<RecordOf<Name>> => {
  const recent = useRecentChanges(service)
  const isOwn = useIsOwn(service)
  const { originalArgs = {}, currentData } = list
  return {
    of: currentData === undefined ? undefined : JSON.stringify([originalArgs, also]),
    isLater: Number(originalArgs.$skip ?? 0) > 0,
    isOwn,
    highlight: (id) => highlightOf(recent, id),
    // An event carries the record as a get of its service shows it.
    latest: (id) => recent.get(id)?.record as unknown as RecordOf<Name> | undefined,
  }
}
