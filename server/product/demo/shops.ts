import type { ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import { skuOf } from '@shared/foundation/text/fold'
import type { CreateOf } from '@shared/registry/service-types'
import { keepShop } from '../../areas/shops/connect-shop'
import { namesOf } from '../../areas/shops/follow-order'
import { keepListings } from '../../areas/shops/listings'
import { changeShop, shopRun, type ShopRun } from '../../areas/shops/shop-run'
import { expire } from '../../areas/shops/shop-token'
import { takeInOrder, takeInPayout } from '../../areas/shops/ingest'
import type { Catalogue, KnownProduct } from './catalogue'
import type { Crew } from './crew'
import { bank } from './fund-labels'
import type { StoryClock } from './demo-clock'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAIN_WAREHOUSE = 0
/** Before anything of what they brought is told. */
const CONNECTED_HOUR = 7
/** Goods each shop has on sale besides the first two. */
const OWN_LISTINGS = 6

const demoShops = [
  { platform: 'shopee', name: 'Mộc Sương Official', code: '611204877', days: 22 },
  { platform: 'lazada', name: 'Mộc Sương Tea & Coffee', code: '200877310', days: 9 },
  { platform: 'tiki', name: 'Mộc Sương Trading', code: '41877', days: 1 },
] as const satisfies readonly { readonly platform: ShopPlatform; readonly name: string; readonly code: string; readonly days: number }[]

interface Sold {
  readonly sku: string
  readonly name: string
  readonly price: number
  readonly quantity: number
}

/** What a shop was told of an order, and when: hours after the midnight that the last day began with. */
interface Saying {
  readonly shop: (typeof demoShops)[number]['platform']
  readonly code: string
  readonly hour: number
  readonly status: string
  readonly buyer: string
  readonly lines: readonly Sold[]
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

const shopeePayload = ({ code, status, buyer, lines }: Saying, at: Date, created: Date) => ({
  order_sn: code,
  order_status: status,
  create_time: seconds(created),
  update_time: seconds(at),
  recipient_address: { name: buyer, phone: '******71', full_address: '***, Thành phố Hồ Chí Minh' },
  item_list: lines.map(({ sku, name, price, quantity }) => ({
    item_name: name,
    item_sku: sku,
    model_quantity_purchased: quantity,
    model_discounted_price: price,
  })),
})

const lazadaPayload = ({ code, status, buyer, lines }: Saying, at: Date, created: Date) => ({
  order: {
    order_id: code,
    created_at: created.toISOString(),
    updated_at: at.toISOString(),
    address_shipping: { first_name: buyer, phone: '84*******36', address3: 'Hà Nội' },
  },
  items: lines.flatMap(({ sku, name, price, quantity }) =>
    Array.from({ length: quantity }, () => ({ sku, name, item_price: `${price}.00`, paid_price: `${price}.00`, status })),
  ),
})

const vietnamTime = (moment: Date): string => new Date(moment.getTime() + 7 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

const tikiPayload = ({ code, status, buyer, lines }: Saying, at: Date, created: Date) => ({
  code,
  status,
  created_at: vietnamTime(created),
  updated_at: vietnamTime(at),
  items: lines.map(({ sku, name, price, quantity }) => ({ qty: quantity, price, product: { name, seller_product_code: sku } })),
  shipping: { address: { full_name: buyer, region: 'Đà Nẵng' } },
})

const payloadOf = { shopee: shopeePayload, lazada: lazadaPayload, tiki: tikiPayload } as const

/** The company's three shops, and the last day of what they brought: most is followed, some waits for a person. */
export const fillShops = async (crew: Crew, catalogue: Catalogue, clock: StoryClock, midnight: Date): Promise<void> => {
  const at = (hour: number): Date => new Date(midnight.getTime() + hour * HOUR_MS)
  const warehouseId = catalogue.warehouses[MAIN_WAREHOUSE]
  if (!warehouseId) throw new Error('the demo has no warehouse')
  const runs = new Map<string, ShopRun>()
  const connect = async ({ platform, name, code, days }: (typeof demoShops)[number]): Promise<void> => {
    const asset = await crew.create('seller', 'assets', { group: 'Sales Agents', name } satisfies CreateOf<'assets'>)
    const token = { access: 'demo', accessEnds: midnight.getTime() + days * DAY_MS, code }
    const shop = await keepShop(crew.shopCall(), asset, platform, token)
    const kept = await changeShop(await shopRun(crew.app, shop), () => ({ paused: true, label: bank, warehouseId }))
    if (kept) runs.set(platform, await shopRun(crew.app, kept))
  }
  for (const shop of demoShops) await clock.at(at(CONNECTED_HOUR), () => connect(shop))
  const first = new Map<string, Date>()
  for (const saying of sayings(catalogue.goods)) {
    const run = runs.get(saying.shop)
    if (!run) continue
    const reportedAt = at(saying.hour)
    const created = first.get(saying.code) ?? reportedAt
    first.set(saying.code, created)
    await clock.at(reportedAt, async () =>
      takeInOrder(run, payloadOf[saying.shop](saying, reportedAt, created), await namesOf(run), 'push'),
    )
  }
  const shopee = runs.get('shopee')
  const paid = { platform: 'shopee', code: '2611207M8AA', ref: '2611207M8AA', at: at(17).toISOString() } as const
  if (shopee)
    await clock.at(at(17), () =>
      takeInPayout(
        shopee,
        {
          ...paid,
          amount: 151_200,
          fees: [
            { name: 'Phí cố định', amount: 14_400 },
            { name: 'Phí dịch vụ', amount: 14_400 },
          ],
        },
        {},
      ),
    )
  await clock.at(at(17.5), () => fillListings(crew, catalogue.goods, [...runs.values()]))
  for (const [platform, run] of runs) {
    if (platform === 'tiki') await clock.at(at(13.7), () => expire(run))
    else await clock.at(at(18), () => changeShop(run, () => ({ syncedAt: at(18), listedAt: at(17.5) })))
  }
}

/** What shops have on sale: some of it as in the books, some not any more, one of it a bundle, one that nobody knows. */
const fillListings = async (crew: Crew, goods: readonly KnownProduct[], runs: readonly ShopRun[]): Promise<void> => {
  const [tea, further, ...others] = goods
  if (!tea || !further) throw new Error('the demo sells nothing')
  await crew.create('seller', 'shopBundles', {
    sku: 'COMBO-TRA-SEN',
    items: [
      { productId: tea._id, quantity: 1 },
      { productId: further._id, quantity: 1 },
    ],
  } satisfies CreateOf<'shopBundles'>)
  const listing = (ref: number, sku: string, name: string, price: number, stock: number) => ({
    ref: `${ref}/0`,
    sku,
    name,
    price,
    stock,
    held: 0,
  })
  const own = [tea, further, ...others.slice(0, OWN_LISTINGS)].map(({ name, price }, place) =>
    listing(5000 + place, skuOf(name), name, place === 2 ? price - 6000 : price, 10 + 3 * place),
  )
  const combo = listing(5100, 'COMBO-TRA-SEN', 'Combo trà sen hai gói', tea.price + further.price, 8)
  const box = listing(5200, 'VOUCHER-50K', 'Phiếu quà tặng 50K', 50_000, 100)
  for (const run of runs) await keepListings(run, [...own, combo, box])
}

const sayings = (goods: readonly KnownProduct[]): Saying[] => {
  const sold = (place: number, quantity: number): Sold => {
    const product = goods[place % goods.length]
    if (!product) throw new Error('the demo sells nothing')
    return { sku: skuOf(product.name), name: product.name, price: Math.round(product.price / 1000) * 1000, quantity }
  }
  const box: Sold = { sku: 'HQ-PHU-2026', name: 'Hộp quà Tết Phú bản 2026', price: 1_290_000, quantity: 1 }
  const robusta: Sold = { sku: 'CF-ROBUSTA-1000', name: 'Cà phê Robusta BMT 1000g', price: 265_000, quantity: 4 }
  const tea: Sold = { ...sold(0, 2), price: 90_000 }
  const of = (shop: Saying['shop'], code: string, buyer: string, lines: readonly Sold[], story: readonly (readonly [number, string])[]) =>
    story.map(([hour, status]) => ({ shop, code, buyer, lines, hour, status }))
  return [
    ...of(
      'shopee',
      '2611207M8AA',
      'Phạm T*** D***',
      [tea],
      [
        [8, 'READY_TO_SHIP'],
        [9.5, 'SHIPPED'],
        [16, 'COMPLETED'],
      ],
    ),
    ...of(
      'shopee',
      '2611207N4TE',
      'Võ H*** N***',
      [sold(1, 1)],
      [
        [8.4, 'READY_TO_SHIP'],
        [10, 'CANCELLED'],
      ],
    ),
    ...of(
      'shopee',
      '2611208P9XD',
      'Đặng M*** K***',
      [sold(2, 3)],
      [
        [9, 'READY_TO_SHIP'],
        [11, 'PROCESSED'],
        [14.3, 'SHIPPED'],
      ],
    ),
    ...of(
      'lazada',
      '88412706331',
      'Bùi T*** L***',
      [sold(3, 2)],
      [
        [9.2, 'pending'],
        [12, 'shipped'],
        [15, 'delivered'],
      ],
    ),
    ...of(
      'lazada',
      '88409116027',
      'Hoàng A*** T***',
      [sold(4, 1)],
      [
        [9.6, 'pending'],
        [11.5, 'shipped'],
        [17.5, 'shipped_back_success'],
      ],
    ),
    ...of('shopee', '2611216KX4B', 'Trần V*** L***', [{ ...box, quantity: 2 }], [[9.3, 'READY_TO_SHIP']]),
    ...of('shopee', '2611218PR0A', 'Lê M*** A***', [box], [[13.1, 'READY_TO_SHIP']]),
    ...of('shopee', '2611218QJ2C', 'Nguyễn T*** H***', [{ ...box, quantity: 2 }], [[14.05, 'READY_TO_SHIP']]),
    ...of('lazada', '88412900145', 'Ngô Q*** B***', [robusta], [[14.6, 'pending']]),
    ...of(
      'tiki',
      '774120053',
      'Mai P*** C***',
      [sold(5, 1)],
      [
        [10.2, 'queueing'],
        [12.8, 'picking'],
      ],
    ),
    ...of('shopee', '2611218QK7M', 'Đỗ K*** V***', [sold(6, 1), sold(7, 1)], [[16.8, 'READY_TO_SHIP']]),
  ]
    .flat()
    .sort((one, other) => one.hour - other.hour)
}
