import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'

export type NamedPartner = Pick<StoredOf<'assets'>, '_id' | 'group' | 'name' | 'phone' | 'address' | 'partnerBalance'>

const BATCH_SIZE = 1000

/** Who partners are, by id. */
export const partnersOf = async ({ app, caller }: Call<'orders'>, ids: readonly string[]): Promise<Map<string, NamedPartner>> => {
  const assets = app.get('database').records('assets', caller.workspaceId)
  const only = ['group', 'name', 'phone', 'address', 'partnerBalance']
  const pages = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, page) =>
    ids.slice(page * BATCH_SIZE, (page + 1) * BATCH_SIZE),
  )
  const found = await Promise.all(pages.map((page) => assets.find({ _id: { $in: page } }, { only })))
  return new Map(found.flat().map((partner) => [partner._id, partner]))
}
