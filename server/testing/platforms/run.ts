import { LazadaStandIn } from './lazada'
import { PLATFORM_PORTS } from './ports'
import { lazadaOrder, shopeeOrder, tikiOrder } from './samples'
import { ShopeeStandIn } from './shopee'
import { TIKI_APPLICATION, TikiStandIn } from './tiki'

/** How often something happens at each platform. */
const EVERY_MS = 15_000
const GOODS = ['TRA_SEN_TAY_HO_100G', 'CA_PHE_ROBUSTA_BUON_MA_THUOT_1_KG', 'HQ-PHU-2026']

const STORIES = {
  shopee: ['READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'COMPLETED'],
  lazada: ['pending', 'packed', 'shipped', 'delivered'],
  tiki: ['queueing', 'picking', 'shipping', 'successful_delivery'],
} as const

/** Stand-ins of all three platforms, at which a new order comes or an older one moves on every now and then. */
const run = async (): Promise<void> => {
  const [shopee, lazada, tiki] = [new ShopeeStandIn(), new LazadaStandIn(), new TikiStandIn()]
  await Promise.all([
    shopee.server.listen(PLATFORM_PORTS.shopee),
    lazada.server.listen(PLATFORM_PORTS.lazada),
    tiki.server.listen(PLATFORM_PORTS.tiki),
  ])
  process.stdout.write(
    `Shopee, Lazada and Tiki stand in at ${Object.values(PLATFORM_PORTS).join(', ')}; for Tiki paste ${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}\n`,
  )
  const orders: { readonly code: string; readonly created: Date; readonly sku: string; step: number }[] = []
  const tell = (): void => {
    const now = new Date()
    const older = orders.find(({ step }) => step < STORIES.shopee.length - 1)
    const order =
      orders.length % 2 === 1 && older
        ? older
        : { code: String(now.getTime()), created: now, sku: GOODS[orders.length % GOODS.length] ?? '', step: -1 }
    if (order.step === -1) orders.push(order)
    order.step += 1
    const said = (platform: keyof typeof STORIES) => ({
      code: order.code,
      created: order.created,
      at: now,
      status: STORIES[platform][order.step] ?? '',
      lines: [{ sku: order.sku, price: 150_000, quantity: 2 }],
    })
    shopee.put(shopeeOrder(said('shopee')))
    lazada.put(lazadaOrder(said('lazada')))
    tiki.put(tikiOrder(said('tiki')))
  }
  tell()
  setInterval(tell, EVERY_MS)
}

void run()
