import type { Application } from '../../kernel/application'
import { takeTurn } from '../../kernel/leases'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { doSoon, fetchSoon, PULL } from './outbox-item'
import { changeShop, inShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { withToken } from './shop-token'
import { noteFailure } from './sync-shop'
import { ShopRefusal, type Queue } from './clients/platform-client'

/** Orders arrive within seconds, as by a push. */
export const PULL_EVERY_MS = 5000
/** Pulls of one shop in one go: a long queue keeps no other shop waiting. */
const MAX_PULLS = 20
/** Shops that are asked beside each other. */
const MAX_SIDE_BY_SIDE = 6

/**
 * Asks every platform that keeps what happened until it is asked. A shop that can't be asked is left to the outbox, which says why and tries
 * again: no other waits for it.
 */
export const pullQueues = async (app: Application): Promise<void> => {
  const shops = await app.get('database').platformRecords('shops').find({ platformName: 'tiki', state: 'connected' })
  const left = shops.values()
  const pullSome = async (): Promise<void> => {
    for (const shop of left) if (await isAsked(app, shop)) await pullOne(app, shop)
  }
  await Promise.all(Array.from({ length: MAX_SIDE_BY_SIDE }, pullSome))
}

/** Whether it is a shop's turn: its platform may be asked now, and neither another node nor the outbox asks it. */
const isAsked = async (app: Application, { _id, workspaceId, paused, sendAfter }: Shop): Promise<boolean> => {
  const database = app.get('database')
  const now = app.get('now')()
  if (paused || (sendAfter && sendAfter > now)) return false
  if (!(await takeTurn(database, `queue of shop ${_id}`, now, PULL_EVERY_MS - 1))) return false
  return (await database.records('outgoing', workspaceId).one({ kind: PULL, recordId: _id }, { only: ['kind'] })) === null
}

const pullOne = async (app: Application, shop: Shop): Promise<void> => {
  const run = await shopRun(app, shop)
  try {
    await pullQueue(run)
  } catch (error) {
    // A shop that has to be connected anew says so itself.
    if (error instanceof AppError) return
    if (!(error instanceof OutboundError || error instanceof ShopRefusal))
      app.get('log').error({ error, shop: shop._id }, 'the queue of a shop could not be asked')
    await inShop(run, `shop ${shop._id}`, (work) => doSoon(work, shop, PULL))
  }
}

type Kept = NonNullable<Shop['queue']>

/** Has whatever a shop’s platform keeps for it fetched. @throws what kept it from being asked */
export const pullQueue = async (run: ShopRun): Promise<void> => {
  const { queue } = run.client
  if (!queue) return
  try {
    if (run.shop.queue && (await isPulled(run, queue, run.shop.queue))) return
    if (!(await isPulled(run, queue, await opened(run, queue)))) throw new ShopRefusal('queue')
  } catch (error) {
    if (error instanceof OutboundError && error.kind === 'busy') await noteFailure(run, error)
    throw error
  }
}

const opened = async (run: ShopRun, { open }: Queue): Promise<Kept> => {
  const kept = { name: await withToken(run, (line) => open(line, run.shop._id)), ack: null }
  await changeShop(run, () => ({ queue: kept }))
  return kept
}

/**
 * Notes all that a queue holds, and says so with the next question only: what broke off is answered again.
 * @returns false where there is no such queue any more; what it held is found when the shop is fetched from
 */
const isPulled = async (run: ShopRun, queue: Queue, kept: Kept): Promise<boolean> => {
  let { ack } = kept
  for (let pulls = 0; pulls < MAX_PULLS; pulls++) {
    const pulled = await pulledFrom(run, queue, { ...kept, ack })
    if (!pulled) return false
    if (pulled.ack === ack || !(await isNoted(run, { ...kept, ack }, pulled)) || pulled.orders.length === 0) return true
    ack = pulled.ack
  }
  return true
}

type Pulled = Awaited<ReturnType<Queue['pull']>>

const pulledFrom = async (run: ShopRun, queue: Queue, { name, ack }: Kept): Promise<Pulled | null> => {
  try {
    return await withToken(run, (line) => queue.pull(line, name, ack))
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error
    return null
  }
}

/** What was told is to be fetched, and told to be ours, in one: a server that stops loses none. @returns false when another node has noted it */
const isNoted = (run: ShopRun, { name, ack: asked }: Kept, { ack, orders }: Pulled): Promise<boolean> =>
  inShop(run, `shop ${run.shop._id}`, async (work) => {
    const shop = await work.read('shops').byId(run.shop._id)
    if (shop?.queue?.name !== name || shop.queue.ack !== asked) return false
    if (orders.length > 0) await fetchSoon(work, shop, orders)
    work.save('shops', shop, { queue: { name, ack } })
    return true
  })
