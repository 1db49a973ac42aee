import type { Application } from '../../kernel/application'
import { takeTurn } from '../../kernel/leases'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { namesOf } from './follow-order'
import { changeShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { withToken } from './shop-token'
import { takeInOrder } from './ingest'
import { ShopRefusal, type Queue } from './clients/platform-client'

/** Orders arrive within seconds, as by a push. */
export const PULL_EVERY_MS = 5000
/** Pulls of one shop in one go: a long queue keeps no other shop waiting. */
const MAX_PULLS = 20

/** Asks every platform that keeps what happened until it is asked. */
export const pullQueues = async (app: Application): Promise<void> => {
  const database = app.get('database')
  for (const shop of await database.platformRecords('shops').find({ platformName: 'tiki', state: 'connected' })) {
    if (shop.paused || !(await takeTurn(database, `queue of shop ${shop._id}`, app.get('now')(), PULL_EVERY_MS - 1))) continue
    await pullOne(app, shop)
  }
}

const pullOne = async (app: Application, shop: Shop): Promise<void> => {
  const run = await shopRun(app, shop)
  const { queue } = run.client
  if (!queue) return
  try {
    await pullAll(run, queue, shop.queue ?? (await opened(run, queue)))
  } catch (error) {
    // A queue that isn't there any more is opened anew; what it held is found when the shop is fetched from.
    if (error instanceof ShopRefusal) await changeShop(run, () => ({ queue: undefined }))
    else if (!(error instanceof AppError || error instanceof OutboundError))
      app.get('log').error({ error, shop: shop._id }, 'the queue of a shop could not be asked')
  }
}

type Kept = NonNullable<Shop['queue']>

const opened = async (run: ShopRun, { open }: Queue): Promise<Kept> => {
  const kept = { name: await withToken(run, (line) => open(line, run.shop._id)), ack: null }
  await changeShop(run, () => ({ queue: kept }))
  return kept
}

/**
 * Does all that a queue holds, and says so with the next question only: what broke off is answered again, and done no second time.
 */
const pullAll = async (run: ShopRun, queue: Queue, kept: Kept): Promise<void> => {
  let { ack } = kept
  for (let pulls = 0; pulls < MAX_PULLS; pulls++) {
    const asked = ack
    const pulled = await withToken(run, (line) => queue.pull(line, kept.name, asked))
    for (const code of pulled.orders) await takeInOne(run, code)
    if (pulled.ack === asked) return
    ack = pulled.ack
    await changeShop(run, (before) => (before.queue?.name === kept.name && before.queue.ack === asked ? { queue: { ...kept, ack } } : {}))
    if (pulled.orders.length === 0) return
  }
}

const takeInOne = async (run: ShopRun, code: string): Promise<void> => {
  let payload
  try {
    payload = await withToken(run, (line) => run.client.orderOf(line, code))
  } catch (error) {
    // An order that the platform itself doesn't know holds up no other.
    if (error instanceof ShopRefusal) return
    throw error
  }
  await takeInOrder(run, payload, await namesOf(run), 'push')
}
