import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Installation, Part } from './installation'
import { LiveList } from './live-list'
import { openCompany, openShop, type Made, type Shop } from './member'
import { Findings, type Proof } from './proof'

const WRITERS = 6
/** Between two kills so much is written. */
const BETWEEN_MS = 600
/** How long a list may take to be what a fresh fetch answers, after all is up again. */
const SETTLE_TIMEOUT_MS = 30_000

interface Written {
  /** By the key it was sent with. */
  readonly orders: Map<string, string>
  readonly payments: Map<string, string>
}

/** Kills parts of the installation at random while people write: what was acknowledged is there, once, and the figures agree. */
export const proveCrash = async (installation: Installation, kills: number): Promise<Proof> => {
  const findings = new Findings()
  const shop = await openShop(await openCompany(installation, 'crash'), { products: 2, stock: 100 })
  const lists = installation.nodes.map((_, node) => new LiveList(shop.member, node))
  for (const list of lists) await list.open()
  const written: Written = { orders: new Map(), payments: new Map() }
  const run = { isOver: false }
  const writers = Array.from({ length: WRITERS }, (_, n) => write(shop, n, run, written, findings))
  const parts: readonly Part[] = [...installation.servers, installation.engine, installation.redis]
  for (let kill = 0; kill < kills; kill++) {
    await rest(BETWEEN_MS)
    const victim = parts[randomInt(parts.length)]
    await victim?.kill()
    await victim?.start()
  }
  await rest(BETWEEN_MS)
  run.isOver = true
  await Promise.all(writers)
  await checkWritten(shop, written, findings)
  for (const list of lists)
    findings.assert(`the list at node ${list.node + 1} is not what a fresh fetch answers`, await list.settles(SETTLE_TIMEOUT_MS))
  for (const list of lists) list.close()
  const verified = await installation.admin('verify')
  findings.expect('figures after the kills', verified.output.split('\n').at(-1), 'All figures agree with their entries.')
  return {
    figures: `${kills} kills, ${written.orders.size} orders and ${written.payments.size} payments acknowledged`,
    failures: findings.failures,
  }
}

/** Sells and takes payment until it is over; each call is repeated with its key until somebody answers. */
const write = async (
  { member, customer, products }: Shop,
  writer: number,
  run: { readonly isOver: boolean },
  written: Written,
  findings: Findings,
): Promise<void> => {
  const insist = async (path: string, data: object): Promise<{ key: string; record: Made } | null> => {
    const key = randomUUID()
    for (let attempt = writer; ; attempt++) {
      const answer = await member.send(attempt, 'POST', path, data, key).catch(() => null)
      if (answer?.status === 201) return { key, record: { _id: String(answer.body['_id']) } }
      if (answer && answer.status !== 503) {
        findings.failures.push(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
        return null
      }
      await rest(50)
    }
  }
  for (let turn = 0; !run.isOver; turn++) {
    const items = [{ productId: products[turn % products.length]?._id, quantity: 1 }]
    const order = await insist('/orders', { group: 'sales', customerId: customer._id, items })
    if (!order) continue
    written.orders.set(order.key, order.record._id)
    const payment = { orderId: order.record._id, group: 'Sales', name: 'Thu', label: 'Tiền mặt', amount: 1000, status: 'completed' }
    const paid = await insist('/funds', payment)
    if (paid) written.payments.set(paid.key, paid.record._id)
  }
}

const checkWritten = async ({ member }: Shop, written: Written, findings: Findings): Promise<void> => {
  for (const [service, keys, filter] of [
    ['orders', written.orders, 'group=sales'],
    ['funds', written.payments, 'group=Sales'],
  ] as const) {
    const { data } = await member.call<{ data: Made[] }>('GET', `/${service}?${filter}&$limit=-1&$select[0]=_id`)
    const kept = new Set(data.map(({ _id }) => _id))
    const acknowledged = new Set(keys.values())
    findings.expect(`${service} acknowledged but not there`, [...acknowledged].filter((_id) => !kept.has(_id)).length, 0)
    findings.expect(`${service} there that nobody was told of`, [...kept].filter((_id) => !acknowledged.has(_id)).length, 0)
    findings.expect(`${service} answered for two keys`, acknowledged.size, keys.size)
  }
}
