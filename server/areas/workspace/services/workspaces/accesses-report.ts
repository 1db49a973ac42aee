import type { StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'

const MOST = 500

/** Who saw and took what, the newest first. */
export const accesses: ReportFunctions<'workspaces'>['accesses'] = async ({ app, caller }, { kind, userId }) => {
  const kept = app.get('database').records('accesses', caller.workspaceId)
  const fits = { ...(kind ? { kind } : {}), ...(userId ? { userId } : {}) }
  const [total, found] = await Promise.all([kept.count(fits), kept.find(fits, { sort: { last: -1, _id: -1 }, limit: MOST })])
  return {
    total,
    data: found.map(({ _id, at, last, count, by, kind: did, userId: who, byKey, what, rows, network, device }) => ({
      _id,
      kind: did,
      at,
      last,
      count,
      by,
      ...(who ? { userId: who as StoredOf<'users'>['_id'] } : {}),
      ...(byKey ? { byKey } : {}),
      ...(what ? { what } : {}),
      ...(rows === undefined ? {} : { rows }),
      ...(network ? { network } : {}),
      ...(device ? { device } : {}),
    })),
  }
}
