import type { StoredOf } from '../../../../kernel/collections'
import { keepListings } from '../../listings'
import { shopRun } from '../../shop-run'
import type { OwnExample } from '../../../../testing/example'

const ref = '100/0'

export const shopListingsExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    const { app } = shop.app
    const { workspaceId } = shop.founder
    const kept: StoredOf<'shops'> | null = await app
      .get('database')
      .records('shops', workspaceId)
      .byId(await recordOf('shops'))
    if (!kept) throw new Error('there is no shop')
    await keepListings(await shopRun(app, kept), [
      { ref, sku: 'TRA-SEN-100', name: 'Trà sen Tây Hồ 100g', stock: 4, held: 0, price: 120_000 },
    ])
    const listing = await app.get('database').records('shopListings', workspaceId).one({ assetId: kept.assetId, ref })
    if (!listing) throw new Error('nothing was kept')
    return listing._id
  },
}
