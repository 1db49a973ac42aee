import { skuOf } from '@shared/foundation/text/fold'
import { goods } from '../../product/demo/company'
import { BankStandIn } from './bank'
import { startFacebook } from './facebook'
import { LazadaStandIn } from './lazada'
import { PAGE_URL, PLATFORM_PORTS } from './ports'
import { pushSoon } from './pushes'
import { FIRST_ITEM_ID, lazadaOrder, seconds, shopeeOrder, tikiOrder } from './samples'
import { ShopeeStandIn } from './shopee'
import { SmsStandIn } from './sms'
import { TIKI_APPLICATION, TikiStandIn } from './tiki'

/** How often something happens at each platform. */
const EVERY_MS = 10_000
/** Every so many calls fail at each marketplace. */
const FAIL_EVERY = 40
/** How often a marketplace ends its tokens and tells the next calls to wait. */
const TROUBLE_EVERY_MS = 10 * 60_000
const LIMITED_CALLS = 2
/** No message reaches this number. */
const REFUSED_PHONE = '0900000000'
/** What a platform keeps of an order, in hundredths. */
const FEE_PERCENT = 12
/** Goods of the demo company that its shops sell. */
const SOLD = 12
/** Every so many orders there is one of goods that nobody here knows. */
const UNKNOWN_EVERY = 5
const UNKNOWN = { name: 'Hộp quà Tết Phú bản 2026', sku: 'HQ-PHU-2026', price: 1_290_000 }

/** What becomes of an order, in each platform's words; what ends before the last step stays as it is. */
const STORIES = {
  kept: {
    shopee: ['READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'COMPLETED'],
    lazada: ['pending', 'packed', 'shipped', 'delivered'],
    tiki: ['queueing', 'picking', 'shipping', 'complete'],
  },
  returned: {
    shopee: ['READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'TO_RETURN'],
    lazada: ['pending', 'packed', 'shipped', 'returned'],
    tiki: ['queueing', 'picking', 'shipping', 'returned'],
  },
  cancelled: {
    shopee: ['READY_TO_SHIP', 'PROCESSED', 'CANCELLED', 'CANCELLED'],
    lazada: ['pending', 'packed', 'canceled', 'canceled'],
    tiki: ['queueing', 'picking', 'canceled', 'canceled'],
  },
} as const
type Platform = keyof (typeof STORIES)['kept']
const LAST_STEP = STORIES.kept.shopee.length - 1
/** Stories of the orders that come, one after the other. */
const TOLD = ['kept', 'kept', 'returned', 'kept', 'cancelled', 'kept'] as const
/** Of so many happenings one is a new order. */
const NEW_EVERY = 4

const sold = Object.values(goods)
  .flat()
  .slice(0, SOLD)
  .map(({ name, price }) => ({ name, price, sku: skuOf(name) }))

interface Ordered {
  readonly code: string
  readonly created: Date
  readonly line: { readonly sku: string; readonly name: string; readonly price: number; readonly quantity: number }
  readonly story: keyof typeof STORIES
  step: number
}

const wordOf = (platform: Platform, { story, step }: Ordered): string => STORIES[story][platform][step] ?? ''

/** What the three shops have on sale: the demo company's goods, some at another price or count, and one that it doesn't know. */
const fill = (shopee: ShopeeStandIn, lazada: LazadaStandIn, tiki: TikiStandIn): void => {
  for (const [place, { name, sku, price }] of [...sold, UNKNOWN].entries()) {
    const [id, stock] = [100 + place, 5 + 3 * place]
    shopee.goods.push({ item_id: id, item_name: name, item_sku: sku, stock, price: place === 2 ? price - 5000 : price })
    lazada.goods.push({ item_id: id, SkuId: id, SellerSku: sku, name, quantity: stock, price })
    tiki.goods.push({ product_id: id, original_sku: sku, name, quantity: stock, price })
  }
}

const feeOf = ({ line: { price, quantity } }: Ordered): number => Math.round((price * quantity * FEE_PERCENT) / 100)

/** Shopee and Lazada pay out what was delivered; Tiki says it in the order itself. */
const payOut = (order: Ordered, at: Date, shopee: ShopeeStandIn, lazada: LazadaStandIn): void => {
  const [worth, fee] = [order.line.price * order.line.quantity, feeOf(order)]
  shopee.escrows.push({
    order_sn: order.code,
    payout_amount: worth - fee,
    escrow_release_time: seconds(at),
    order_income: { commission_fee: fee },
  })
  const row = { order_no: order.code, transaction_date: at.toISOString(), statement: at.toISOString().slice(0, 10), paid_status: 'paid' }
  lazada.transactions.push(
    {
      ...row,
      orderItem_no: order.code,
      transaction_number: `${order.code}-1`,
      fee_type: '1',
      fee_name: 'Item Price Credit',
      amount: String(worth),
    },
    {
      ...row,
      orderItem_no: order.code,
      transaction_number: `${order.code}-2`,
      fee_type: '2',
      fee_name: 'Commission',
      amount: String(-fee),
    },
  )
}

/** What a buyer of Shopee sent back has come home. */
const bringBack = ({ code, line }: Ordered, at: Date, shopee: ShopeeStandIn): void => {
  const item = [{ item_id: FIRST_ITEM_ID, amount: line.quantity }]
  shopee.returns.push({ order_sn: code, status: 'REFUND_PAID', update_time: seconds(at), needs_logistics: true, item })
}

/** Pushes what an order has come to, as Shopee and Lazada do; Tiki keeps it until it is asked. */
const pushAll = (order: Ordered, at: Date, shopee: ShopeeStandIn, lazada: LazadaStandIn): void => {
  const to = (platform: Platform): string => `${PAGE_URL}/api/push/${platform}`
  const { code } = order
  pushSoon(to('shopee'), shopee.push(to('shopee'), { ordersn: code, status: wordOf('shopee', order), update_time: seconds(at) }))
  const status = { order_status: wordOf('lazada', order), status_update_time: seconds(at) }
  pushSoon(to('lazada'), lazada.push({ trade_order_id: code, ...status }))
}

/** What goes wrong at a marketplace now and then. */
const misbehave = ({ server, tokens }: Pick<ShopeeStandIn, 'server' | 'tokens'>): void => {
  server.mischief.failEvery = FAIL_EVERY
  setInterval(() => {
    tokens.end()
    server.mischief.limited = LIMITED_CALLS
  }, TROUBLE_EVERY_MS)
}

/** Stand-ins of all platforms; at the marketplaces a new order comes or an older one moves on every now and then. */
const run = async (): Promise<void> => {
  const [shopee, lazada, tiki, sms, bank] = [
    new ShopeeStandIn(),
    new LazadaStandIn(),
    new TikiStandIn(),
    new SmsStandIn(),
    new BankStandIn(),
  ]
  fill(shopee, lazada, tiki)
  for (const platform of [shopee, lazada, tiki]) misbehave(platform)
  sms.refused.add(REFUSED_PHONE)
  sms.reports = true
  const [facebook] = await Promise.all([
    startFacebook(PLATFORM_PORTS.facebook),
    shopee.server.listen(PLATFORM_PORTS.shopee),
    lazada.server.listen(PLATFORM_PORTS.lazada),
    tiki.server.listen(PLATFORM_PORTS.tiki),
    sms.start(PLATFORM_PORTS.sms),
    bank.start(PLATFORM_PORTS.bank),
  ])
  process.stdout.write(
    [
      `Shopee, Lazada and Tiki stand in at ${PLATFORM_PORTS.shopee}, ${PLATFORM_PORTS.lazada} and ${PLATFORM_PORTS.tiki}; for Tiki paste ${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}`,
      `eSMS takes the key ${sms.key} and the secret ${sms.secret}, SpeedSMS the token ${sms.token}; ${REFUSED_PHONE} is refused`,
      `A page of Facebook is connected by the token page-<its name, without blanks>, which dies by: curl '${facebook.url}/v1/revoke?token=page-<its name>'`,
      `Money comes in by: curl '${bank.url}/pay?to=<address for pushes>&secret=<key>&account=<number>&amount=250000&content=S000123'`,
      '',
    ].join('\n'),
  )
  const orders: Ordered[] = []
  const ordered = (now: Date): Ordered => {
    const place = orders.length
    const line = place % UNKNOWN_EVERY === UNKNOWN_EVERY - 1 ? UNKNOWN : sold[place % sold.length]
    if (!line) throw new Error('the demo company sells nothing')
    const order: Ordered = {
      code: String(now.getTime()),
      created: now,
      line: { ...line, quantity: 1 + (place % 2) },
      story: TOLD[place % TOLD.length] ?? 'kept',
      step: -1,
    }
    orders.push(order)
    return order
  }
  let log = 0
  const tell = (): void => {
    const now = new Date()
    const older = orders.find(({ step }) => step < LAST_STEP)
    const order = log++ % NEW_EVERY > 0 && older ? older : ordered(now)
    order.step += 1
    const isOver = order.step === LAST_STEP
    const said = (platform: Platform) => ({
      code: order.code,
      created: order.created,
      at: now,
      status: wordOf(platform, order),
      lines: [order.line],
    })
    shopee.put(shopeeOrder(said('shopee')))
    lazada.put(lazadaOrder(said('lazada')))
    tiki.put(tikiOrder(said('tiki'), isOver && order.story === 'kept' ? feeOf(order) : 0))
    if (isOver && order.story === 'kept') payOut(order, now, shopee, lazada)
    if (isOver && order.story === 'returned') bringBack(order, now, shopee)
    pushAll(order, now, shopee, lazada)
  }
  tell()
  setInterval(tell, EVERY_MS)
}

void run()
