import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { listingState, type ListingChange, type ShopListing } from '@shared/areas/shops/rules/listings'
import type { BundlePart, ShopNames } from '@shared/areas/shops/rules/lines'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { errorText } from '@shared/registry/catalogue'
import { shopListings } from '@shared/areas/shops/services/shopListings'
import type { SHOP_TELLS } from '@shared/areas/shops/services/shops'
import { isEqual } from '@shared/foundation/equal'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { searchWords } from '../../kernel/search'
import { notShipped } from '../goods/not-shipped'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { namesOf } from './follow-order'
import { note, settle } from './journal'
import { changeShop, inShop, shopRun, type Shop, type ShopRun } from './shop-run'
import { withToken } from './shop-token'
import { begin, fetchOrdersOf, noteFailure, refusalOf, whileFetching } from './sync-shop'
import { ShopRefusal, type ChangeAnswer, type Page } from './clients/platform-client'

type Listing = StoredOf<'shopListings'>
type Product = StoredOf<'products'>
export type Tells = (typeof SHOP_TELLS)[number]

/** Listings of a shop that are followed. */
const MAX_LISTINGS = 10_000
const PAGE_AT_ONCE = 100
/** Listings that a shop is told of by itself in one go; the rest comes with the next. */
const MAX_DUE = 500
/** Calls in a row that nobody answered: the platform is left in peace. */
const MAX_UNANSWERED = 3
/** What a platform refused is told again after this, or as soon as it changes. */
const RETRY_AFTER_MS = 3_600_000

/** The books beside a listing. */
type Ours = Pick<Listing, 'items' | 'free' | 'ownPrice'>
type BooksOf = (listing: Pick<ShopListing, 'sku' | 'name'>) => Ours

/**
 * What is free of goods: what lies in the warehouse that the shop's goods leave, and no more than nobody has ordered anywhere.
 */
const booksOf = async ({ app, shop }: ShopRun, names: ShopNames): Promise<BooksOf> => {
  const database = app.get('database')
  const [products, levels, ordered] = await Promise.all([
    database.records('products', shop.workspaceId).find({ status: 'active' }, { only: ['name', 'group', 'price', 'stockCount'] }),
    database.records('levels', shop.workspaceId).find(shop.warehouseId ? { warehouseId: shop.warehouseId } : {}),
    notShipped(database, shop.workspaceId),
  ])
  const byId = new Map<string, Product>(products.map((product) => [product._id, product]))
  const here = new Map<string, number>()
  for (const { productId, count } of levels) here.set(productId, (here.get(productId) ?? 0) + count)
  const freeOf = ({ _id, stockCount }: Product): number => Math.max(0, Math.min(here.get(_id) ?? 0, stockCount - (ordered.get(_id) ?? 0)))
  return (listing) => {
    const parts = names(listing)
    if (!parts) return { items: undefined, free: undefined, ownPrice: undefined }
    const known = parts.flatMap((part) => {
      const product = byId.get(part.productId)
      return product ? [{ part, product }] : []
    })
    const goods = known.filter(({ product }) => product.group === 'goods')
    return {
      items: known.map(({ part, product }) => ({ productId: product._id, name: product.name, quantity: part.quantity })),
      free: goods.length === 0 ? undefined : Math.min(...goods.map(({ part, product }) => Math.floor(freeOf(product) / part.quantity))),
      ownPrice: priceOf(known),
    }
  }
}

/** What goods cost together; absent where one of them has no price. */
const priceOf = (known: readonly { readonly part: BundlePart; readonly product: Product }[]): Ours['ownPrice'] =>
  known.some(({ product }) => product.price === undefined)
    ? undefined
    : dong(known.reduce((sum, { part, product }) => sum + part.quantity * (product.price ?? 0), 0))

const stateOf = ({ sendsPrices = false }: Shop, listing: Pick<Listing, 'stock' | 'price'>, { items, free, ownPrice }: Ours) =>
  listingState(listing, items ? { free, price: ownPrice } : null, sendsPrices)

const wordsOf = (listing: Pick<Listing, 'sku' | 'name' | 'items'>): string[] => searchWords(listing, shopListings.search)

/** Keeps what a shop has on sale, each SKU with what it is by the books. */
export const keepListings = async (run: ShopRun, found: readonly ShopListing[]): Promise<void> => {
  const books = await booksOf(run, await namesOf(run))
  for (let from = 0; from < found.length; from += PAGE_AT_ONCE) await keepPage(run, found.slice(from, from + PAGE_AT_ONCE), books)
}

const keepPage = (run: ShopRun, found: readonly ShopListing[], books: BooksOf): Promise<void> =>
  inShop(run, `listings of shop ${run.shop._id}`, async (work) => {
    const { assetId, platformName } = run.shop
    const refs = found.map(({ ref }) => ref)
    const known = new Map((await work.read('shopListings').find({ assetId, ref: { $in: refs } })).map((each) => [each.ref, each]))
    for (const reported of new Map(found.map((each) => [each.ref, each])).values()) {
      const ours = books(reported)
      const listing = {
        ...reported,
        sku: reported.sku.slice(0, 200),
        name: reported.name.slice(0, 500),
        price: dong(reported.price),
        place: reported.place,
        lookedAt: work.now,
        ...ours,
      }
      const state = stateOf(run.shop, listing, ours)
      const before = known.get(reported.ref)
      if (before) work.emit('shopListings', 'patched', work.save('shopListings', before, { ...listing, state, words: wordsOf(listing) }))
      else {
        const fresh = { ...listing, state, assetId, platformName, rev: 1, created: work.now, words: wordsOf(listing) }
        for (const made of work.insert('shopListings', [withoutAbsent(fresh)])) work.emit('shopListings', 'created', made)
      }
    }
  })

/** Without the fields that aren't there: what is inserted has no undefined ones. */
const withoutAbsent = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T

/** Those that the shop sells no more go. */
const dropGone = (run: ShopRun, begun: Date): Promise<void> =>
  inShop(run, `listings of shop ${run.shop._id}`, async (work) => {
    const gone = await work.read('shopListings').find({ assetId: run.shop.assetId, lookedAt: { $lt: begun } }, { limit: MAX_LISTINGS })
    for (const listing of gone) {
      work.remove('shopListings', listing)
      work.emit('shopListings', 'removed', listing)
    }
  })

/**
 * Looks at everything a shop has on sale, and compares it with the books.
 * @throws what kept it from being looked at; the shop says why
 */
export const lookAtShop = async (run: ShopRun): Promise<void> => {
  await begin(run, 'Goods')
  const begun = run.now()
  try {
    await whileFetching(run, () => lookAtPages(run))
    await dropGone(run, begun)
    await changeShop(run, () => ({ fetching: undefined, failed: undefined, listedAt: begun }))
  } catch (error) {
    await noteFailure(run, error, { fetching: undefined })
    throw error
  }
}

/**
 * Looks as `lookAtShop` for somebody who waits for it.
 * @throws AppError 409 when the platform can't be reached, refuses, or wants to be asked for a new token
 */
export const lookAtListings = async (app: Application, shop: Shop): Promise<void> => {
  const run = await shopRun(app, shop)
  try {
    await lookAtShop(run)
  } catch (error) {
    throw refusalOf(run, error)
  }
}

const lookAtPages = async (run: ShopRun): Promise<void> => {
  let at: string | null = null
  let done = 0
  do {
    const place: string | null = at
    const page: Page<ShopListing> = await withToken(run, (line) => run.client.listings(line, place))
    await keepListings(run, page.found)
    done += page.found.length
    const total = Math.max(page.total, done)
    await changeShop(run, ({ fetching }) => (fetching ? { fetching: { ...fetching, done, total } } : {}))
    at = done >= MAX_LISTINGS ? null : page.next
  } while (at !== null)
}

const listingsOf = ({ app, shop }: ShopRun, filter: object = {}): Promise<Listing[]> =>
  app
    .get('database')
    .records('shopListings', shop.workspaceId)
    .find({ assetId: shop.assetId, ...filter }, { sort: { _id: 1 }, limit: MAX_LISTINGS })

/** Brings listings to what the books say now. @returns them */
export const compareListings = async (run: ShopRun): Promise<Listing[]> => {
  const listings = await listingsOf(run)
  if (listings.length === 0) return []
  const books = await booksOf(run, await namesOf(run))
  const moved = listings.flatMap((listing) => {
    const ours = books(listing)
    const fields = { ...ours, state: stateOf(run.shop, listing, ours) }
    return isSame(listing, fields) ? [] : [[listing._id, fields] as const]
  })
  const after = new Map<string, Listing>(listings.map((listing) => [listing._id, listing]))
  for (let from = 0; from < moved.length; from += PAGE_AT_ONCE) {
    const changes = new Map(moved.slice(from, from + PAGE_AT_ONCE))
    for (const listing of await change(run, changes)) after.set(listing._id, listing)
  }
  return [...after.values()]
}

const isSame = (listing: Listing, fields: Ours & Pick<Listing, 'state'>): boolean =>
  listing.free === fields.free &&
  listing.ownPrice === fields.ownPrice &&
  listing.state === fields.state &&
  isEqual(listing.items, fields.items)

/** Changes listings as they stand now. */
const change = (run: ShopRun, changes: ReadonlyMap<string, Partial<Listing> | ((now: Listing) => Partial<Listing>)>): Promise<Listing[]> =>
  inShop(run, `listings of shop ${run.shop._id}`, async (work) => {
    const listings = await work.read('shopListings').byIds([...changes.keys()])
    return listings.map((before) => {
      const change = changes.get(before._id) ?? {}
      const fields = typeof change === 'function' ? change(before) : change
      const after = work.save('shopListings', before, { ...fields, words: wordsOf({ ...before, ...fields }) })
      work.emit('shopListings', 'patched', after)
      return after
    })
  })

/** What of a listing the platform isn't told yet. */
const changeOf = (listing: Listing, what: readonly Tells[]): ListingChange | null => {
  const { ref, held, place, stock, price, free, ownPrice } = listing
  const tells = {
    ...(what.includes('stock') && free !== undefined && free !== stock ? { stock: free } : {}),
    ...(what.includes('price') && ownPrice !== undefined && ownPrice !== price ? { price: ownPrice } : {}),
  }
  return Object.keys(tells).length === 0 ? null : { ref, held, ...(place ? { place } : {}), ...tells }
}

/**
 * Tells a shop's platform of listings, call by call; what it takes or refuses is written down at each listing and in the journal at once. A
 * call that nobody answers holds up no other: what it was about stays to be told.
 * @throws what kept some of them from being told
 */
const tell = async (run: ShopRun, listings: readonly Listing[], what: readonly Tells[]): Promise<void> => {
  const byRef = new Map(listings.map((listing) => [listing.ref, listing]))
  const due = listings.flatMap((listing) => changeOf(listing, what) ?? [])
  let unanswered = 0
  let problem: OutboundError | null = null
  for (const part of run.client.parts(due)) {
    try {
      const answers = await answersOf(run, part)
      for (const reported of part) await writeDown(run, byRef.get(reported.ref), reported, answers)
      unanswered = 0
    } catch (error) {
      if (!(error instanceof OutboundError) || error.kind === 'busy') throw error
      problem ??= error
      if (++unanswered >= MAX_UNANSWERED) break
    }
  }
  if (problem) throw problem
}

/** What a platform says to a part; where it refuses all of it, what it says to each by itself: one keeps no other back. */
const answersOf = async (run: ShopRun, part: readonly ListingChange[]): Promise<readonly ChangeAnswer[]> => {
  try {
    return await withToken(run, (line) => run.client.change(line, part))
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error
    const [only, ...others] = part
    if (only && others.length === 0) return [{ ref: only.ref, problem: error.message }]
  }
  const answers: ChangeAnswer[] = []
  for (const one of part) answers.push(...(await answersOf(run, [one])))
  return answers
}

const writeDown = async (
  run: ShopRun,
  listing: Listing | undefined,
  reported: ListingChange,
  answers: readonly ChangeAnswer[],
): Promise<void> => {
  if (!listing) return
  const answer = answers.find(({ ref }) => ref === reported.ref)
  const problem = answer ? answer.problem : '?'
  await writeLine(run, listing, reported, problem)
  await change(run, new Map([[listing._id, problem === null ? takenOver(run, reported) : refusedAs(run, reported, problem)]]))
}

const refusedAs =
  (run: ShopRun, reported: ListingChange, problem: string) =>
  ({ failed }: Listing): Partial<Listing> => ({
    failed: { ...failed, at: run.now(), message: problem.slice(0, 300), ...worthOf(reported) },
  })

const worthOf = ({ stock, price }: ListingChange) => ({
  ...(stock === undefined ? {} : { stock }),
  ...(price === undefined ? {} : { price: dong(price) }),
})

const takenOver =
  (run: ShopRun, reported: ListingChange) =>
  (listing: Listing): Partial<Listing> => {
    const there = worthOf(reported)
    return {
      ...there,
      state: stateOf(run.shop, { ...listing, ...there }, listing),
      sentAt: run.now(),
      failed: stillRefused(listing, reported),
    }
  }

/** What of a listing was refused and isn't taken by now. */
const stillRefused = ({ failed }: Listing, reported: ListingChange): Listing['failed'] => {
  if (!failed) return undefined
  const { stock, price, ...said } = failed
  const rest = {
    ...(stock === undefined || reported.stock !== undefined ? {} : { stock }),
    ...(price === undefined || reported.price !== undefined ? {} : { price }),
  }
  return Object.keys(rest).length > 0 ? { ...said, ...rest } : undefined
}

const writeLine = async (
  run: ShopRun,
  { ref, sku, name, failed }: Listing,
  reported: ListingChange,
  problem: string | null,
): Promise<void> => {
  const at = run.now()
  const word = reported.stock === undefined ? 'price' : 'stock'
  const platform = PLATFORM_NAMES[run.shop.platformName]
  const text = (language: 'en' | 'vi') => errorText('shops.platform-refuses', language, { platform, message: problem ?? '' }).slice(0, 500)
  const code = (sku || ref).slice(0, 100)
  const said = {
    ...(reported.stock === undefined ? {} : { pieces: reported.stock }),
    ...(reported.price === undefined ? {} : { amount: dong(reported.price) }),
    goods: name.slice(0, 500),
  }
  const reason = { reason: { code: 'shops.platform-refuses', en: text('en'), vi: text('vi') } }
  const outcome = problem === null ? { outcome: 'sent' as const } : { outcome: 'not-sent' as const, ...reason }
  await note(run, { kind: 'stock', word, code, at, key: `${word} ${ref} ${at.toISOString()}`, ...said, ...outcome })
  // What was refused before is done with.
  if (problem === null && failed) {
    const open = await run.app
      .get('database')
      .records('shopEvents', run.shop.workspaceId)
      .find({ assetId: run.shop.assetId, kind: 'stock', word, code, outcome: 'not-sent' })
    for (const event of open) await settle(run, event._id, { outcome: 'sent', ...said })
  }
}

/**
 * Tells a shop now what some of its listings have free, or cost.
 * @throws AppError 409 when the platform can't be reached, refuses, or wants to be asked for a new token
 */
export const sendListings = async (
  app: Application,
  shop: Shop,
  { what, ids }: { readonly what: Tells; readonly ids: readonly Id<'shopListings'>[] },
): Promise<void> => {
  const run = await shopRun(app, shop)
  if (shop.state !== 'connected') throw AppError.of('shops.token-expired', { platform: PLATFORM_NAMES[shop.platformName] })
  const asked = new Set<string>(ids)
  try {
    const listings = await compareListings(run)
    await tell(
      run,
      listings.filter(({ _id }) => asked.has(_id)),
      [what],
    )
  } catch (error) {
    throw refusalOf(run, error)
  }
}

/** What a shop is told by itself. */
const tellsOf = ({ sendsStock, sendsPrices }: Shop): Tells[] => [
  ...(sendsStock ? (['stock'] as const) : []),
  ...(sendsPrices ? (['price'] as const) : []),
]

/** Listings that are to be told by themselves: what was refused a while ago only when it has changed since. */
const dueOf = (run: ShopRun, listings: readonly Listing[]): Listing[] => {
  const now = run.now().getTime()
  const what = tellsOf(run.shop)
  const isDue = (listing: Listing): boolean => {
    const reported = changeOf(listing, what)
    const { failed } = listing
    if (!reported || !failed) return reported !== null
    return failed.stock !== reported.stock || failed.price !== reported.price || now - failed.at.getTime() >= RETRY_AFTER_MS
  }
  return listings.filter(isDue).slice(0, MAX_DUE)
}

/** Compares what a shop has on sale with the books. @returns whether it is to be told of what changed */
export const hasToTell = async (run: ShopRun): Promise<boolean> => dueOf(run, await compareListings(run)).length > 0

/**
 * Tells a shop what changed, where that is wished: as the books stand now, so that the newest count is the one that is told.
 * @throws what kept some of it from being told; the shop says why
 */
export const tellShop = async (run: ShopRun): Promise<void> => {
  if (!(await hasToTell(run))) return
  // What was ordered there a moment ago isn't free any more.
  await fetchOrdersOf(run)
  try {
    await tell(run, dueOf(run, await compareListings(run)), tellsOf(run.shop))
  } catch (error) {
    await noteFailure(run, error)
    throw error
  }
}
