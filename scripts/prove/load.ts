import { setTimeout as rest } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Installation } from './installation'
import { addColleague, openCompany, openShop, type Made, type Member, type Shop } from './member'
import { Findings, percentile, type Proof } from './proof'

const COMPANIES = 20
const MEMBERS_PER_COMPANY = 10
/** A person thinks between two calls. */
const MEAN_PAUSE_MS = 1500
/** What memory may grow by from the middle third of the run to its last, megabytes for each minute. */
const MAX_GROWTH_MB_PER_MINUTE = 40
const MAX_EVENT_LAG_MS = 1000

type Kind = 'list' | 'get' | 'search' | 'report' | 'create' | 'ship' | 'pay'

interface Watched {
  /** When the create of an order was sent, by its note. */
  readonly sent: Map<string, number>
  /** Milliseconds until a colleague heard of it. */
  readonly lags: number[]
}

/** Two hundred people at work for some minutes. */
export const proveLoad = async (installation: Installation, minutes: number): Promise<Proof> => {
  const findings = new Findings()
  const shops: Shop[] = []
  for (let n = 0; n < COMPANIES; n++) shops.push(await openShop(await openCompany(installation, `load${n}`), { products: 10, stock: 400 }))
  const people: { shop: Shop; member: Member; socket: Socket }[] = []
  const watched: Watched = { sent: new Map(), lags: [] }
  for (const [n, shop] of shops.entries()) {
    for (let colleague = 0; colleague < MEMBERS_PER_COMPANY; colleague++) {
      const member = colleague === 0 ? shop.member : await addColleague(shop.member, n * MEMBERS_PER_COMPANY + colleague)
      people.push({ shop, member, socket: await listen(member, colleague, watched, colleague === 1) })
    }
  }
  const times: Record<Kind, number[]> = { list: [], get: [], search: [], report: [], create: [], ship: [], pay: [] }
  const until = performance.now() + minutes * 60_000
  const memories: { at: number; megabytes: number }[] = []
  const watch = setInterval(() => {
    const parts = [...installation.servers, installation.engine].map((part) => part.memory() ?? 0)
    memories.push({ at: performance.now(), megabytes: parts.reduce((sum, part) => sum + part, 0) })
  }, 1000)
  await Promise.all(people.map(({ shop, member }, n) => work(shop, member, n, until, times, watched, findings)))
  clearInterval(watch)
  for (const { socket } of people) socket.disconnect()
  const verified = await installation.admin('verify')
  findings.expect('figures after the load', verified.output.split('\n').at(-1), 'All figures agree with their entries.')
  const growth = growthOf(memories)
  findings.assert(`memory grew by ${growth.toFixed(0)} MB a minute`, growth <= MAX_GROWTH_MB_PER_MINUTE)
  const lag = percentile(watched.lags, 0.95)
  findings.assert(`events came ${lag.toFixed(0)} ms late (p95)`, watched.lags.length > 0 && lag <= MAX_EVENT_LAG_MS)
  const all = Object.values(times).flat()
  const kinds = Object.entries(times).map(
    ([kind, list]) => `${kind} ${[0.5, 0.95, 0.99].map((share) => percentile(list, share).toFixed(0)).join('/')}`,
  )
  return {
    figures: `${people.length} people, ${minutes} min: ${(all.length / (minutes * 60)).toFixed(0)} calls/s; p50/p95/p99 ms: ${kinds.join(', ')}; event p95 ${lag.toFixed(0)} ms; memory ${growth.toFixed(1)} MB/min`,
    failures: findings.failures,
  }
}

const listen = async (member: Member, node: number, { sent, lags }: Watched, isWatching: boolean): Promise<Socket> => {
  const socket = io(member.nodes[node % 2] ?? '', { transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.once('connect', () => socket.emit('create', 'authentication', { strategy: 'jwt', accessToken: member.token }, () => resolve()))
  })
  if (isWatching)
    socket.on('orders created', ({ note }: { note?: string }) => {
      const at = note === undefined ? undefined : sent.get(note)
      if (at !== undefined) lags.push(performance.now() - at)
    })
  return socket
}

/** What one person does: mostly looking, now and then a sale from beginning to end. */
const work = async (
  { products, customer, warehouse }: Shop,
  member: Member,
  number: number,
  until: number,
  times: Record<Kind, number[]>,
  { sent }: Watched,
  findings: Findings,
): Promise<void> => {
  let turn = 0
  let order: (Made & { total: number }) | null = null
  const timed = async <T>(kind: Kind, method: string, path: string, data?: object): Promise<T | null> => {
    const started = performance.now()
    try {
      return await member.call<T>(method, path, data, number)
    } catch (error) {
      findings.failures.push(error instanceof Error ? error.message : String(error))
      return null
    } finally {
      times[kind].push(performance.now() - started)
    }
  }
  while (performance.now() < until) {
    await rest(Math.random() * 2 * MEAN_PAUSE_MS)
    turn += 1
    const step = (turn + number) % 8
    if (step === 0) await timed('report', 'GET', `/orders?report=sales&since=${today().slice(0, 8)}01&until=${today()}`)
    else if (step === 1 || step === 4) await timed('list', 'GET', '/orders?group=sales&$limit=25')
    else if (step === 2) await timed('search', 'GET', '/products?group=goods&search=hang')
    else if (step === 3) await timed('get', 'GET', `/products/${products[turn % products.length]?._id}`)
    else if (step === 5) {
      const note = `${number}-${turn}`
      sent.set(note, performance.now())
      const items = [{ productId: products[(turn + number) % products.length]?._id, quantity: 1 }]
      order = await timed('create', 'POST', '/orders', { group: 'sales', customerId: customer._id, items, note })
    } else if (order && step === 6) await timed('ship', 'PATCH', `/orders/${order._id}`, { status: 'shipped', warehouseId: warehouse._id })
    else if (order && step === 7) {
      const payment = { orderId: order._id, group: 'Sales', name: 'Thu', label: 'Tiền mặt', amount: order.total, status: 'completed' }
      await timed('pay', 'POST', '/funds', payment)
      order = null
    }
  }
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Megabytes a minute, from the middle third of the run to its last: the least of each, which is what is held once garbage is collected. */
const growthOf = (memories: readonly { at: number; megabytes: number }[]): number => {
  const third = Math.floor(memories.length / 3)
  const leastOf = (part: typeof memories) => part.reduce((least, each) => (each.megabytes < least.megabytes ? each : least))
  if (third === 0) return 0
  const [from, to] = [leastOf(memories.slice(third, 2 * third)), leastOf(memories.slice(2 * third))]
  return ((to.megabytes - from.megabytes) / (to.at - from.at)) * 60_000
}
