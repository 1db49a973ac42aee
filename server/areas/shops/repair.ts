import { UnreadablePayload } from '@shared/areas/shops/rules/payload'
import type { Application } from '../../kernel/application'
import { namesOf } from './follow-order'
import { compareListings } from './listings'
import { shopRun, type Shop } from './shop-run'
import { retryWaiting } from './sync-shop'
import { replay } from './ingest'

/** Orders that wait for goods nobody knew, at once. */
const MAX_REPAIRED = 5000

/**
 * Follows every order that waits for goods nobody knew once more: those that a product was named for pass on to where their platform says
 * they stand.
 * @returns how many events were done
 */
export const repairOrders = async (app: Application, workspaceId: string): Promise<number> => {
  const database = app.get('database')
  const waiting = await database
    .records('shopEvents', workspaceId)
    .find({ outcome: 'unknown-goods' }, { sort: { at: 1, _id: 1 }, limit: MAX_REPAIRED })
  const shops = new Map<string, Shop>()
  for (const shop of await database.records('shops', workspaceId).find({})) shops.set(shop.assetId, shop)
  let done = 0
  for (const [assetId, shop] of shops) {
    const own = waiting.filter((event) => event.assetId === assetId)
    const run = await shopRun(app, shop)
    await compareListings(run)
    if (own.length === 0) continue
    const names = await namesOf(run)
    for (const event of own) {
      try {
        await replay(run, event, names)
        done++
      } catch (error) {
        if (!(error instanceof UnreadablePayload)) throw error
      }
    }
    // What was paid for them meanwhile waits no longer.
    await retryWaiting(run)
  }
  return done
}
