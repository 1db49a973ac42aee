import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { openDatabase } from '../../server/product/start/data-version'
import { checkedBlocks } from '../../server/ledger/chain'
import type { Installation } from './installation'
import { openCompany, openShop, type Shop } from './member'
import { Findings, type Proof } from './proof'

const CLIENTS = 4
/** Between two kills so much is written. */
const BETWEEN_MS = 600
/** After the last kill entries are put in line by a job that comes round each minute. */
const CHAIN_TIMEOUT_MS = 90_000

/** A command that was answered: which record it left, at which `rev`. */
interface Answered {
  readonly service: 'orders' | 'funds'
  readonly recordId: string
  readonly rev: number
}

/**
 * Kills two servers of one database at random while people sell, ship, take back and are paid: what was answered is entered once, numbers of
 * each writer have no gap, all entries stand in line unchanged, and every figure agrees with its entries.
 */
export const proveLedger = async (installation: Installation, kills: number): Promise<Proof> => {
  const findings = new Findings()
  const shop = await openShop(await openCompany(installation, 'ledger'), { products: 2, stock: 200 })
  const run = { isOver: false }
  const answered: Answered[] = []
  const clients = Array.from({ length: CLIENTS }, (_, client) => work(shop, client, run, answered, findings))
  const killed = [0, 0]
  for (let kill = 0; kill < kills; kill++) {
    await rest(BETWEEN_MS)
    const at = randomInt(2)
    const victim = installation.servers[at]
    killed[at] = (killed[at] ?? 0) + 1
    await victim?.kill()
    await victim?.start()
  }
  await rest(BETWEEN_MS)
  run.isOver = true
  await Promise.all(clients)
  const told = await checkEntries(installation, shop.member.workspaceId, answered, findings)
  const verified = await installation.admin('verify')
  findings.expect('figures after the kills', verified.output.split('\n').at(-1), 'All figures agree with their entries.')
  return { figures: `${kills} kills (${killed.join(' + ')}), ${answered.length} commands answered, ${told}`, failures: findings.failures }
}

/** Acts one after the other until it is over; each call is repeated with its key until somebody answers. */
const work = async (
  { member, customer, warehouse, products }: Shop,
  client: number,
  run: { readonly isOver: boolean },
  answered: Answered[],
  findings: Findings,
): Promise<void> => {
  const insist = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<string | null> => {
    const key = randomUUID()
    for (let attempt = client; ; attempt++) {
      const answer = await member.send(attempt, method, path, data, key).catch(() => null)
      if (answer && answer.status < 300) {
        const [, service = ''] = path.split('/')
        const recordId = String(answer.body['_id'])
        answered.push({ service: service === 'orders' ? 'orders' : 'funds', recordId, rev: Number(answer.body['rev']) })
        return recordId
      }
      if (answer && answer.status !== 503) {
        findings.failures.push(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
        return null
      }
      await rest(50)
    }
  }
  for (let turn = 0; !run.isOver; turn++) {
    const productId = products[(turn + client) % products.length]?._id
    const order = await insist('POST', '/orders', { group: 'sales', customerId: customer._id, items: [{ productId, quantity: 2 }] })
    if (!order) continue
    await insist('PATCH', `/orders/${order}`, { status: 'shipped', warehouseId: warehouse._id, shipping: [{ productId, quantity: 1 }] })
    const payment = { orderId: order, group: 'Sales', name: 'Thu', label: 'Tiền mặt', amount: 500, status: 'completed' }
    const paid = await insist('POST', '/funds', payment)
    if (paid && turn % 3 === 0) await insist('PATCH', `/funds/${paid}`, { status: 'refunded' })
    // So goods last, whatever is sold: all of it comes back.
    await insist('PATCH', `/orders/${order}`, { returning: [{ productId, quantity: 1 }] })
  }
}

/** Reads the journal as bare rows. @returns what it held */
const checkEntries = async (
  { uri }: Installation,
  workspaceId: string,
  answered: readonly Answered[],
  findings: Findings,
): Promise<string> => {
  const database = await openDatabase(uri)
  try {
    const entries = await database.records('journal', workspaceId).find({}, { sort: { slot: 1, n: 1 } })
    const slots = new Map<number, number[]>()
    const byCause = new Map<string, string[]>()
    for (const { slot, n, service, recordId, rev, day } of entries) {
      slots.set(slot, [...(slots.get(slot) ?? []), n])
      const cause = `${service} ${recordId} ${rev}`
      byCause.set(cause, [...(byCause.get(cause) ?? []), day])
    }
    for (const [slot, numbers] of slots)
      findings.assert(
        `numbers of slot ${slot} aren't 1 to ${numbers.length}`,
        numbers.every((n, at) => n === at + 1),
      )
    for (const { service, recordId, rev } of answered) {
      const days = byCause.get(`${service} ${recordId} ${rev}`) ?? []
      findings.expect(`entries of ${service} ${recordId} at ${rev}`, days.length, 1)
    }
    for (const [cause, days] of byCause) findings.expect(`entries of ${cause} on a day`, new Set(days).size, days.length)
    const until = performance.now() + CHAIN_TIMEOUT_MS
    const inLine = async (): Promise<{ entries: number; faults: string[] }> => {
      const found = { entries: 0, faults: [] as string[] }
      for await (const { block, fault } of checkedBlocks(database, workspaceId)) {
        found.entries += block.count
        if (fault) found.faults.push(`${fault.entry} ${fault.why}`)
      }
      return found
    }
    let line = await inLine()
    while (line.entries < entries.length && performance.now() < until) {
      await rest(1000)
      line = await inLine()
    }
    findings.expect('entries in line', line.entries, entries.length)
    findings.expect('faults of the line', line.faults, [])
    return `${entries.length} entries of ${slots.size} writers, all in line`
  } finally {
    await database.close()
  }
}
