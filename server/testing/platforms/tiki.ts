import { StandIn, Tokens, type StandInAnswer, type StandInCall } from './stand-in'

export const TIKI_APPLICATION = { id: 'own-app', secret: 'own-secret' } as const

type Order = Readonly<Record<string, unknown>> & { readonly code: string; readonly updated_at: string; readonly status: string }

/** One of the goods on sale, in one of the seller's warehouses. */
export interface TikiGoods {
  readonly product_id: number
  readonly original_sku: string
  readonly name: string
  quantity: number
  readonly reserved?: number
  price: number
}
const WAREHOUSE = 1034

const refused = (status: number, message: string): StandInAnswer => ({ status, json: { errors: [{ message }] } })
const MAX_LIMIT = 20
/** Events that one pull answers. */
const MAX_PULLED = 3

/** What happened to orders, kept until somebody says that it was done. */
interface Queue {
  readonly types: Set<string>
  readonly events: { readonly type: string; readonly order_code: string; readonly status: string }[]
  done: number
}

/** Tiki's open platform, as far as the product speaks to it: knows one in-house application, ends tokens, pages by number. */
export class TikiStandIn {
  readonly tokens = new Tokens()
  readonly orders = new Map<string, Order>()
  readonly goods: TikiGoods[] = []
  readonly queues = new Map<string, Queue>()
  readonly server = new StandIn((call) => this.#answer(call))

  put(order: Order): void {
    const type = this.orders.has(order.code) ? 'ORDER_STATUS_UPDATED' : 'ORDER_CREATED_SUCCESSFULLY'
    this.orders.set(order.code, order)
    for (const { types, events } of this.queues.values())
      if (types.has(type)) events.push({ type, order_code: order.code, status: order.status })
  }

  #answer(call: StandInCall): StandInAnswer {
    const { path, query } = call
    if (path === '/sc/oauth2/token') return this.#grant(call)
    const token = call.header('Authorization').replace(/^Bearer /, '')
    if (!this.tokens.isGood(token)) return refused(401, 'Unauthorized')
    if (path === '/integration/v2/sellers/me') return { json: { id: 7001, name: 'Shop' } }
    const [, code] = /^\/integration\/v2\/orders\/(.+)$/.exec(path) ?? []
    if (code) {
      const order = this.orders.get(decodeURIComponent(code))
      return order ? { json: order } : refused(404, 'Order not found')
    }
    if (path.startsWith('/integration/v1/queues')) return this.#queue(call)
    if (path === '/integration/v2.1/products') return this.#products(query)
    if (path === '/integration/v2.1/products/updateSku') return this.#update(call)
    return path === '/integration/v2/orders' ? this.#list(query) : refused(404, 'Not found')
  }

  #queue({ path, body }: StandInCall): StandInAnswer {
    const [code, ...what] = path.split('/').slice(4)
    const sent = JSON.parse(body) as { name?: string; event_type?: string; ack_id?: string | null }
    if (code === undefined) {
      const made = `queue-${this.queues.size + 1}`
      this.queues.set(made, { types: new Set(), events: [], done: 0 })
      return { json: { code: made, name: sent.name } }
    }
    const queue = this.queues.get(code)
    if (!queue) return refused(404, 'Queue not found')
    if (what.join('/') === 'subscriptions') {
      queue.types.add(String(sent.event_type))
      return { json: { event_type: sent.event_type } }
    }
    const acknowledged = Number(/^ack-(\d+)$/.exec(sent.ack_id ?? '')?.[1] ?? 0)
    queue.done = Math.max(queue.done, Math.min(acknowledged, queue.events.length))
    const events = queue.events
      .slice(queue.done, queue.done + MAX_PULLED)
      .map(({ type, ...payload }, place) => ({ id: String(queue.done + place), type, payload }))
    return { json: { ack_id: `ack-${queue.done + events.length}`, events } }
  }

  #products(query: URLSearchParams): StandInAnswer {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const data = this.goods.slice((page - 1) * limit, page * limit).map(({ quantity, reserved = 0, ...row }) => ({
      ...row,
      active: 1,
      ...(query.get('include') === 'inventory'
        ? {
            inventory: {
              quantity_available: quantity,
              quantity_reserved: reserved,
              quantity_sellable: quantity - reserved,
              warehouse_stocks: [{ warehouse_id: WAREHOUSE }],
            },
          }
        : {}),
    }))
    return { json: { data, paging: { total: this.goods.length, current_page: page, last_page: Math.ceil(this.goods.length / limit) } } }
  }

  #update({ method, body }: StandInCall): StandInAnswer {
    const { product_id, price, warehouse_quantities } = JSON.parse(body) as {
      product_id: number
      price?: number
      warehouse_quantities?: { warehouse_id: number; qty_available: number }[]
    }
    const goods = this.goods.find((each) => each.product_id === product_id)
    if (method !== 'PUT' || !goods) return refused(404, 'Product not found')
    const [count] = warehouse_quantities ?? []
    if (count && count.warehouse_id !== WAREHOUSE) return refused(400, 'Warehouse not found')
    if (count && count.qty_available < (goods.reserved ?? 0)) return refused(400, 'Quantity is below what is reserved')
    if (count) goods.quantity = count.qty_available
    if (price !== undefined) goods.price = price
    return { json: { state: 'approved' } }
  }

  #grant({ header, body }: StandInCall): StandInAnswer {
    const [id, secret] = Buffer.from(header('Authorization').replace(/^Basic /, ''), 'base64')
      .toString('utf8')
      .split(':')
    const isKnown = id === TIKI_APPLICATION.id && secret === TIKI_APPLICATION.secret
    if (!isKnown || new URLSearchParams(body).get('grant_type') !== 'client_credentials') return refused(401, 'invalid_client')
    return { json: { access_token: this.tokens.give().access, expires_in: 3599, token_type: 'bearer' } }
  }

  #list(query: URLSearchParams): StandInAnswer {
    const since = query.get('updated_from_date') ?? ''
    const status = query.get('status')
    const within = [...this.orders.values()]
      .filter((order) => order.updated_at >= since && (!status || order.status === status))
      .sort((one, other) => (one.updated_at < other.updated_at ? -1 : 1))
    const limit = Math.min(Number(query.get('limit') ?? MAX_LIMIT), MAX_LIMIT)
    const current = Number(query.get('page') ?? 1)
    const data = within.slice((current - 1) * limit, current * limit).map(({ code, status: word }) => ({ code, status: word }))
    return {
      json: {
        data,
        paging: { total: within.length, current_page: current, per_page: limit, last_page: Math.max(1, Math.ceil(within.length / limit)) },
      },
    }
  }
}
