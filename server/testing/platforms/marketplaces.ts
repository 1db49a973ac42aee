import { LazadaStandIn, LAZADA_KEYS } from './lazada'
import { ShopeeStandIn, SHOPEE_KEYS } from './shopee'
import { TikiStandIn } from './tiki'

/** The stand-ins of all three marketplaces, and how a server finds them. */
export class Marketplaces {
  readonly shopee = new ShopeeStandIn()
  readonly lazada: LazadaStandIn
  readonly tiki = new TikiStandIn()

  /** @param now the time at Lazada, which signs by it */
  constructor(now?: () => Date) {
    this.lazada = new LazadaStandIn(now)
  }

  /** Starts them. @returns the environment of a server that is to meet them */
  async listen(): Promise<Readonly<Record<string, string>>> {
    const [shopee, lazada, tiki] = await Promise.all([this.shopee.server.listen(), this.lazada.server.listen(), this.tiki.server.listen()])
    return {
      SHOPEE_URL: shopee,
      SHOPEE_PARTNER_ID: SHOPEE_KEYS.partnerId,
      SHOPEE_PARTNER_KEY: SHOPEE_KEYS.partnerKey,
      SHOPEE_PUSH_KEY: SHOPEE_KEYS.pushKey,
      LAZADA_URL: `${lazada}/rest`,
      LAZADA_AUTH_URL: lazada,
      LAZADA_APP_KEY: LAZADA_KEYS.appKey,
      LAZADA_APP_SECRET: LAZADA_KEYS.appSecret,
      TIKI_URL: tiki,
    }
  }

  /** What they know of orders, goods and money, and their faults. */
  forget(): void {
    for (const platform of [this.shopee, this.lazada, this.tiki]) {
      platform.orders.clear()
      platform.goods.length = 0
      delete platform.server.mischief.fails
    }
    this.shopee.escrows.length = 0
    this.shopee.returns.length = 0
    this.lazada.transactions.length = 0
    this.tiki.queues.clear()
  }

  async close(): Promise<void> {
    await Promise.all([this.shopee, this.lazada, this.tiki].map(({ server }) => server.close()))
  }
}
