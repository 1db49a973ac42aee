import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Application } from '../../kernel/application'
import type { JobRule } from '../../kernel/jobs'
import type { Outcome, OutboxItem, OutboxRule, OutboxRules, Why } from '../../kernel/outbox'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { ShopRefusal } from './clients/platform-client'
import { namesOf } from './follow-order'
import { takeInOrder } from './ingest'
import { hasToTell, lookAtShop, tellShop } from './listings'
import { COMPARE, dataOf, doSoon, LOOK, ORDERS, ordersOf, PULL, SYNC, TELL } from './outbox-item'
import { pullQueue } from './pull-queue'
import { inShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { withToken } from './shop-token'
import { compareShop, failureOf, refusalOf, syncAsDue } from './sync-shop'

const MINUTE_MS = 60_000
const SYNC_EVERY_MS = 2 * MINUTE_MS
/** What changes several times meanwhile is told once. */
const TELL_EVERY_MS = 30_000
const DAY_MS = 24 * 3_600_000
/** A shop that is being fetched from by somebody is looked at again after so long. */
const FETCHED_MS = 15_000
/** A company that is closed is looked at again after so long. */
const CLOSED_MS = MINUTE_MS
const CLOSED: Why = { message: 'the company is closed', vi: 'công ty đang đóng' }

/** @returns what it came to, where it isn't simply done */
type Body = (run: ShopRun, item: OutboxItem, lost: AbortSignal) => Promise<Outcome | void>

/** What a shop's work does while its platform is asked, and what keeps it from being. */
const attempt =
  (body: Body): OutboxRule['attempt'] =>
  async (app, item, lost) => {
    const shop = await app
      .get('database')
      .records('shops', item.workspaceId)
      .byId(item.recordId as Shop['_id'])
    if (!shop || shop.state === 'off' || shop.paused) return { outcome: 'done' }
    const run = await shopRun(app, shop)
    if (shop.state === 'expired') return outcomeOf(run, AppError.of('shops.token-expired', { platform: PLATFORM_NAMES[shop.platformName] }))
    if (await isClosed(app, shop)) return { outcome: 'later', why: CLOSED, waitMs: CLOSED_MS }
    const waitMs = shop.sendAfter ? shop.sendAfter.getTime() - run.now().getTime() : 0
    if (waitMs > 0) return { outcome: 'later', why: whyNot(run, new OutboundError('busy', '')), waitMs }
    try {
      return (await body(run, item, lost)) ?? { outcome: 'done' }
    } catch (error) {
      return outcomeOf(run, error)
    }
  }

const isClosed = async (app: Application, { workspaceId }: Shop): Promise<boolean> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId, { only: ['status', 'resetting'] })
  return workspace?.status !== 'enabled' || Boolean(workspace.resetting)
}

const whyNot = (run: ShopRun, error: unknown): Why => {
  const { message, vi } = failureOf(run, refusalOf(run, error))
  return { message, ...(vi === undefined ? {} : { vi }) }
}

/** @throws what is no fault of the platform's */
const outcomeOf = (run: ShopRun, error: unknown): Outcome => {
  const { code } = refusalOf(run, error)
  const why = whyNot(run, error)
  // Nothing is asked before somebody lets us in anew.
  if (code === 'shops.token-expired') return { outcome: 'stuck', why }
  if (code === 'shops.please-wait') return { outcome: 'later', why, waitMs: FETCHED_MS }
  return { outcome: 'later', why, ...(error instanceof OutboundError && error.kind === 'busy' ? { waitMs: error.waitMs } : {}) }
}

const fetchOrders: Body = async (run, { data }, lost) => {
  const codes = ordersOf(data)
  for (const [at, code] of codes.entries()) {
    lost.throwIfAborted()
    try {
      await fetchOrder(run, code)
    } catch (error) {
      const outcome = outcomeOf(run, error)
      return outcome.outcome === 'done' ? outcome : { ...outcome, data: dataOf(codes.slice(at)) }
    }
  }
}

const fetchOrder = async (run: ShopRun, code: string): Promise<void> => {
  try {
    const payload = await withToken(run, (line) => run.client.orderOf(line, code))
    await takeInOrder(run, payload, await namesOf(run), 'push')
  } catch (error) {
    // An order that the platform itself doesn't know holds up no other.
    if (!(error instanceof ShopRefusal)) throw error
  }
}

const EVERY_TURN_MS = [SYNC_EVERY_MS] as const
const PULL_PAUSES_MS = [10_000, 30_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const
const TELL_PAUSES_MS = [30_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const

/** All that is done at the platforms of shops, beside what somebody asks for and waits for. */
export const shopOutbox: OutboxRules = [
  { kind: SYNC, attempt: attempt(syncAsDue), pausesMs: EVERY_TURN_MS, maxTries: Infinity },
  { kind: COMPARE, attempt: attempt(compareShop) },
  { kind: ORDERS, attempt: attempt(fetchOrders), grows: true },
  { kind: PULL, attempt: attempt(pullQueue), pausesMs: PULL_PAUSES_MS, maxTries: Infinity },
  { kind: LOOK, attempt: attempt(lookAtShop) },
  { kind: TELL, attempt: attempt(tellShop), pausesMs: TELL_PAUSES_MS, maxTries: Infinity },
]

type Periodic = Parameters<typeof doSoon>[2]

/** Has something done for every shop that is connected and not paused; what is still on its way isn't begun again. */
const forEachShop = (
  name: string,
  everyMs: number,
  kind: Periodic,
  isDue: (run: ShopRun) => Promise<boolean> = () => Promise.resolve(true),
): JobRule => ({
  name,
  everyMs,
  run: async (app, lost) => {
    for (const shop of await app.get('database').platformRecords('shops').find({ state: 'connected' })) {
      if (lost.aborted) return
      const run = await shopRun(app, shop)
      try {
        if ((await isDue(run)) && !shop.paused) await inShop(run, `shop ${shop._id}`, (work) => doSoon(work, shop, kind))
      } catch (error) {
        app.get('log').error({ error, shop: shop._id }, 'what is to be done for a shop could not be noted')
      }
    }
  },
})

export const syncShops = forEachShop('orders and payouts of shops', SYNC_EVERY_MS, SYNC)
export const compareShops = forEachShop('orders of shops compared with their platforms', DAY_MS, COMPARE)
export const lookAtShops = forEachShop('what shops have on sale looked at', DAY_MS, LOOK)
/** Listings are compared with the books of every shop, also of one that is told nothing. */
export const tellShops = forEachShop('stock and prices told to shops', TELL_EVERY_MS, TELL, hasToTell)
