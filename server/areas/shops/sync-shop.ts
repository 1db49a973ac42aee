import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { errorText } from '@shared/registry/catalogue'
import { OPEN_OUTCOMES, RETRIED_OUTCOMES } from '@shared/areas/shops/rules/events'
import type { Application } from '../../kernel/application'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { namesOf } from './follow-order'
import { nothingPaid, tellPaid, withPaid } from './pay-out'
import { changeShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { withToken } from './shop-token'
import { replay, takeInOrder, takeInPayout, type TakenIn } from './ingest'
import { ShopNotSetUp, ShopRefusal, type Page, type Window } from './clients/platform-client'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far back a shop that was just connected is fetched. */
const FIRST_DAYS_MS = 15 * DAY_MS
/** What was changed at the very end of a window may be listed late: the next window begins before that. */
const OVERLAP_MS = 10 * 60_000
/** Payouts are listed by day. */
const PAYMENTS_OVERLAP_MS = 3 * DAY_MS
/** Whoever fetches says so this often. */
const BEAT_MS = 15_000
/** Who said nothing for this long has been stopped amid it. */
const STUCK_MS = 60_000
const PAYMENTS_EVERY_MS = HOUR_MS
/** Orders changed in these days are compared with the platform's. */
const COMPARED_MS = 3 * DAY_MS
/** Orders after which it is shown how far fetching has come. */
const SHOWN_EVERY = 10
/** Events done once more in one go. */
const RETRIED_AT_ONCE = 200

export type SyncWork = 'Orders' | 'Payments'

/** What fetching came to: how much was told, and what of it was new, changed the books, or waits. */
export interface Synced {
  readonly told: number
  readonly fresh: number
  readonly changed: number
  readonly open: number
}

const nothing: Synced = { told: 0, fresh: 0, changed: 0, open: 0 }
const CHANGING = ['made', 'moved', 'paid']

const counted = (sum: Synced, { outcome, isNew }: TakenIn): Synced => ({
  told: sum.told + 1,
  fresh: sum.fresh + (isNew ? 1 : 0),
  changed: sum.changed + (outcome && CHANGING.includes(outcome.outcome) ? 1 : 0),
  open: sum.open + (outcome && OPEN_OUTCOMES.includes(outcome.outcome) ? 1 : 0),
})

/** Where fetching broke off: the same window is gone on with, so that nothing is lost. */
interface Place {
  readonly what: SyncWork
  readonly since: string
  readonly until: string
  readonly at: string | null
}

const placeOf = (shop: Shop, what: SyncWork): Place | null => {
  if (shop.place === undefined) return null
  // Written by `fetchAll` alone.
  const place = JSON.parse(shop.place) as Place
  return place.what === what ? place : null
}

const SINCE = { Orders: 'ordersSince', Payments: 'paymentsSince' } as const
const OVERLAPS_MS = { Orders: OVERLAP_MS, Payments: PAYMENTS_OVERLAP_MS } as const

const windowOf = (run: ShopRun, shop: Shop, what: SyncWork, asked: Partial<Omit<Window, 'at'>>): Window => {
  const now = run.now()
  if (asked.since ?? asked.until)
    return { since: asked.since ?? new Date(now.getTime() - FIRST_DAYS_MS), until: asked.until ?? now, at: null }
  const place = placeOf(shop, what)
  if (place) return { since: new Date(place.since), until: new Date(place.until), at: place.at }
  return { since: shop[SINCE[what]] ?? new Date(now.getTime() - FIRST_DAYS_MS), until: now, at: null }
}

/** @throws AppError 409 while it is being fetched from already, or has to be connected anew */
export const begin = async (run: ShopRun, what: SyncWork | 'Goods'): Promise<Shop> => {
  const now = run.now()
  const shop = await changeShop(run, (before) => {
    if (before.state !== 'connected') throw AppError.of('shops.token-expired', { platform: PLATFORM_NAMES[before.platformName] })
    if (before.fetching && now.getTime() - (before.beat ?? before.fetching.since).getTime() < STUCK_MS)
      throw AppError.of('shops.please-wait')
    return { fetching: { what, done: 0, total: 0, since: now }, beat: now }
  })
  if (!shop) throw AppError.of('request.not-found')
  return shop
}

/** Says now and then that a shop is still being fetched from, however slow its platform is. */
export const whileFetching = async <T>(run: ShopRun, body: () => Promise<T>): Promise<T> => {
  const say = (): void => {
    changeShop(run, ({ fetching }) => (fetching ? { beat: run.now() } : {})).catch((error: unknown) =>
      run.app.get('log').warn({ error, shop: run.shop._id }, 'a shop could not be said to be fetched from'),
    )
  }
  const timer = setInterval(say, BEAT_MS)
  try {
    return await body()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Fetches what a platform has of a shop: what changed since it was asked last, or in the days asked for. What breaks off is gone on with the
 * next time.
 * @throws what kept it from being fetched; what was fetched by then is kept, and the shop says why
 */
const fetchFrom = async (run: ShopRun, what: SyncWork, asked: Partial<Omit<Window, 'at'>> = {}): Promise<Synced> => {
  const shop = await begin(run, what)
  const isWhole = asked.since === undefined && asked.until === undefined
  const window = windowOf(run, shop, what, asked)
  try {
    const synced = await whileFetching(run, () => fetchAll(run, what, window, isWhole))
    const next = new Date(window.until.getTime() - OVERLAPS_MS[what])
    await changeShop(run, () => ({
      fetching: undefined,
      failed: undefined,
      syncedAt: run.now(),
      ...(isWhole ? { place: undefined, [SINCE[what]]: next } : {}),
    }))
    return synced
  } catch (error) {
    await noteFailure(run, error, { fetching: undefined })
    throw error
  }
}

/**
 * Fetches as `fetchFrom` for somebody who waits for it.
 * @throws AppError 409 when the platform can't be reached, refuses, or wants to be asked for a new token
 */
export const syncShop = async (app: Application, shop: Shop, what: SyncWork, asked: Partial<Omit<Window, 'at'>> = {}): Promise<Synced> => {
  const run = await shopRun(app, shop)
  try {
    return await fetchFrom(run, what, asked)
  } catch (error) {
    throw refusalOf(run, error)
  }
}

/** What kept a platform from being asked stands at the shop; one that asks to be left alone is, for as long as it asks. @throws what is a fault of ours */
export const noteFailure = async (run: ShopRun, error: unknown, besides: Pick<Partial<Shop>, 'fetching'> = {}): Promise<void> => {
  const failed = failureOf(run, refusalOf(run, error))
  const waitMs = error instanceof OutboundError && error.kind === 'busy' ? error.waitMs : 0
  await changeShop(run, () => ({
    ...besides,
    failed,
    ...(waitMs > 0 ? { sendAfter: new Date(run.now().getTime() + waitMs) } : {}),
  }))
}

/** What is kept of a refusal at the shop. */
export const failureOf = (run: ShopRun, { code, values }: AppError): NonNullable<Shop['failed']> => ({
  at: run.now(),
  message: errorText(code, 'en', values).slice(0, 300),
  vi: errorText(code, 'vi', values).slice(0, 300),
})

/** @throws what is no fault of the platform's */
export const refusalOf = ({ shop }: ShopRun, error: unknown): AppError => {
  const platform = PLATFORM_NAMES[shop.platformName]
  if (error instanceof AppError) return error
  if (error instanceof OutboundError) return AppError.of(error.kind === 'busy' ? 'shops.asks-to-wait' : 'shops.unreachable', { platform })
  if (error instanceof ShopNotSetUp) return AppError.of('shops.not-set-up', { platform })
  if (error instanceof ShopRefusal) return AppError.of('shops.platform-refuses', { platform, message: error.message.slice(0, 200) })
  throw error
}

const fetchAll = async (run: ShopRun, what: SyncWork, window: Window, isWhole: boolean): Promise<Synced> => {
  const came = { paid: nothingPaid }
  try {
    return await fetchPages(run, what, window, isWhole, ({ outcome }) => {
      came.paid = withPaid(came.paid, outcome)
    })
  } finally {
    // Also of what came before it broke off.
    await tellPaid(run, came.paid)
  }
}

type See = (taken: TakenIn) => void

const fetchPages = async (run: ShopRun, what: SyncWork, window: Window, isWhole: boolean, see: See): Promise<Synced> => {
  let synced = nothing
  let at = window.at
  do {
    const page = await onePage[what](run, { ...window, at }, synced, see)
    synced = page.synced
    at = page.next
    const done = synced.told
    const total = Math.max(page.total, done)
    const place: Place = { what, since: window.since.toISOString(), until: window.until.toISOString(), at }
    await changeShop(run, ({ fetching }) => ({
      ...(fetching ? { fetching: { ...fetching, done, total } } : {}),
      ...(isWhole && at !== null ? { place: JSON.stringify(place) } : {}),
    }))
  } while (at !== null)
  return synced
}

const showProgress = (run: ShopRun, { told }: Synced, total: number): Promise<unknown> =>
  changeShop(run, ({ fetching }) => (fetching ? { fetching: { ...fetching, done: told, total } } : {}))

type PageWork = (
  run: ShopRun,
  window: Window,
  before: Synced,
  see: See,
) => Promise<Omit<Page<never>, 'found'> & { readonly synced: Synced }>

const onePage: Readonly<Record<SyncWork, PageWork>> = {
  Orders: async (run, window, before) => {
    const [page, names] = await Promise.all([withToken(run, (line) => run.client.orders(line, window)), namesOf(run)])
    let synced = before
    for (const payload of page.found) {
      if ((synced.told - before.told) % SHOWN_EVERY === 0)
        await showProgress(run, synced, Math.max(page.total, before.told + page.found.length))
      synced = counted(synced, await takeInOrder(run, payload, names, 'pull'))
    }
    return { ...page, synced }
  },
  Payments: async (run, window, before, see) => {
    const page = await withToken(run, (line) => run.client.payouts(line, window))
    let synced = before
    for (const { reported, payload } of page.found) {
      const taken = await takeInPayout(run, reported, payload)
      see(taken)
      synced = counted(synced, taken)
    }
    return { ...page, synced }
  },
}

/** Does once more what waited: for goods, for an order that has come meanwhile, for a day that was closed. */
export const retryWaiting = async (run: ShopRun): Promise<void> => {
  const waiting = await run.app
    .get('database')
    .records('shopEvents', run.shop.workspaceId)
    .find({ assetId: run.shop.assetId, outcome: { $in: RETRIED_OUTCOMES } }, { sort: { at: 1 }, limit: RETRIED_AT_ONCE })
  if (waiting.length === 0) return
  const names = await namesOf(run)
  let paid = nothingPaid
  for (const event of waiting) paid = withPaid(paid, await replay(run, event, names))
  await tellPaid(run, paid)
}

/** Takes in what changed on the platform since it was asked last: what was ordered there a moment ago. */
export const fetchOrdersOf = async (run: ShopRun): Promise<void> => {
  await fetchFrom(run, 'Orders')
}

/**
 * Compares a shop's orders of the last days with what its platform says of them: what a push or a window has missed is taken in.
 */
export const compareShop = async (run: ShopRun): Promise<void> => {
  await fetchFrom(run, 'Orders', { since: new Date(run.now().getTime() - COMPARED_MS) })
}

/** Fetches what changed of orders, does once more what waited for them, and now and then fetches what was paid. */
export const syncAsDue = async (run: ShopRun): Promise<void> => {
  await fetchOrdersOf(run)
  await retryWaiting(run)
  const { paymentsSince } = run.shop
  const asked = paymentsSince ? paymentsSince.getTime() + PAYMENTS_OVERLAP_MS : 0
  if (run.now().getTime() - asked >= PAYMENTS_EVERY_MS) await fetchFrom(run, 'Payments')
}
