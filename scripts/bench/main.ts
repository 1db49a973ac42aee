import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchFloors } from './floors'
import { Client } from './http-client'
import { benchEngine } from '@socai/engine/bench/main'
import { benchAgainst } from './against'
import { benchAgents } from './agents'
import { benchCounter } from './counter'
import { benchEvents } from './events'
import { benchJob, benchJobOfBoth } from './job'
import { benchInteractions } from './interactions'
import { invitationCode, loadOrders, withDatabase } from './load'
import { loadAgents } from './load-agents'
import { loadPayroll } from './load-payroll'
import { loadTrade } from './load-trade'
import { loadWall } from './load-wall'
import { benchPayroll } from './payroll'
import { benchListOfBoth, benchReads, benchReports } from './reads'
import { benchScripts } from './scripts'
import { benchTrade } from './trade'
import { memoryOf } from '@socai/engine/bench/memory'
import { startServer } from './server'
import { benchWall } from './wall'
import { tableOf, type Row } from '@socai/engine/bench/table'
import { DEFAULT_ZONE, monthOf, shiftMonth } from '@shared/foundation/days/days'

/**
 * Measures the product beside the floors of the same run and prints a table; the same as JSON in bench-output/.
 * `npm run bench -- --orders 200000 --large 1000000 --seconds 10`
 * `npm run bench -- --gates --orders 1000000` measures what must cost the same however large a company is: the list, the
 * reports, the whole job and events, in one company of that size.
 * `npm run bench -- --counter` measures a counter alone, in the browser: press to receipt while seven others sell, a burst of a scanner, goods
 * found without a connection.
 * `npm run bench -- --people` measures the wall, the tasks, the payroll and the commissions alone.
 * `npm run bench -- --trade --trade-orders 1000000` measures lists, statements, stock and reports of trade alone;
 * with `--keep FOLDER` the companies loaded for `--trade` or `--gates` stay there, and the next run with that folder measures
 * without loading them again.
 * `npm run bench -- --against 1a2b3c4` measures this tree and that commit by turns on one machine and prints the ratios; `--jobs`
 * orders are made first in each (2,000 unless told), `--rounds` says how often each has its turn.
 * `npm run bench -- --engine` measures the database alone, with `--documents 5000000` over a store of 5 GB.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    large: { type: 'string', default: '100000' },
    small: { type: 'string', default: '10000' },
    agents: { type: 'string', default: '1000' },
    'agent-orders': { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    against: { type: 'string' },
    jobs: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '8' },
    engine: { type: 'boolean', default: false },
    people: { type: 'boolean', default: false },
    counter: { type: 'boolean', default: false },
    trade: { type: 'boolean', default: false },
    gates: { type: 'boolean', default: false },
    'trade-orders': { type: 'string', default: '100000' },
    keep: { type: 'string' },
    documents: { type: 'string', default: '200000' },
  },
})
const seconds = Number(values.seconds)
const say = (text: string): void => void process.stderr.write(`${text}\n`)
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'socai-bench-'))
const password = 'Bench#12345'
const people = 200
const MAX_IDS_KEPT = 10_000
const wallSizes = { few: { posts: 200, completedTasks: 200 }, many: { posts: 5000, completedTasks: 20_000 } }
const workedMonth = shiftMonth(monthOf(new Date(), DEFAULT_ZONE), -1)

const signUp = async (port: number, code: string, slug: string): Promise<string> => {
  const { _id } = await new Client(port).call<{ _id: string }>('POST', '/workspaces', {
    name: slug,
    slug,
    invitationCode: code,
    founder: { name: 'Bench', emailRaw: `${slug}@bench.example`, password },
  })
  return _id
}

const rows: Row[] = []

/** Empty workspaces of these slugs, by slug. */
const signUpAll = async (slugs: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const codes = await withDatabase(dataDir, async (database) => Promise.all(slugs.map(() => invitationCode(database))))
  const empty = await startServer(dataDir)
  const made = await Promise.all(slugs.map(async (slug, n) => [slug, await signUp(empty.port, codes[n] ?? '', slug)] as const))
  await empty.stop()
  return Object.fromEntries(made)
}

const enter = async (port: number, workspaceId: string, slug: string): Promise<{ client: Client; token: string }> => {
  const client = new Client(port)
  return { client, token: await client.signIn(workspaceId, `1.${slug}`, password) }
}

/** A short wall and a month of 200 people, a long wall, and the months of agents, each in a workspace. */
const loadPeople = async (database: Parameters<typeof loadAgents>[0], workspaceOf: (slug: string) => string) => {
  await loadWall(database, workspaceOf('small'), '1.small', wallSizes.few)
  await loadWall(database, workspaceOf('large'), '1.large', wallSizes.many)
  await loadPayroll(database, workspaceOf('small'), people, workedMonth)
  return loadAgents(database, workspaceOf('network'), Number(values.agents), Number(values['agent-orders']))
}

const benchWork = async (clientOf: (slug: string) => Promise<Client>, loaded: Awaited<ReturnType<typeof loadPeople>>): Promise<void> => {
  const [small, large, network] = [await clientOf('small'), await clientOf('large'), await clientOf('network')]
  say('wall and tasks …')
  rows.push(...(await benchWall(small, large, wallSizes)))
  say('payroll …')
  rows.push(...(await benchPayroll(small, people, workedMonth)))
  say('commissions …')
  rows.push(...(await benchAgents(network, loaded, `${values.agents} agents, ${values['agent-orders']} orders`)))
}

const benchPeople = async (): Promise<void> => {
  const workspaces = await signUpAll(['small', 'large', 'network'])
  const idOf = (slug: string): string => workspaces[slug] ?? ''
  say(`loading ${people} people and ${values['agent-orders']} orders of agents …`)
  const loaded = await withDatabase(dataDir, (database) => loadPeople(database, idOf))
  const server = await startServer(dataDir)
  await benchWork(async (slug) => (await enter(server.port, idOf(slug), slug)).client, loaded)
  await server.stop()
}

/** Two companies that buy, sell and count: a small one and a large one. */
const loadTraders = async (database: Parameters<typeof loadTrade>[0], idOf: (slug: string) => string) => ({
  few: await loadTrade(database, idOf('tradesmall'), Number(values.small)),
  many: await loadTrade(database, idOf('trade'), Number(values['trade-orders'])),
})

const benchTraders = async (
  clientOf: (slug: string) => Promise<Client>,
  { few, many }: Awaited<ReturnType<typeof loadTraders>>,
): Promise<void> => {
  say('lists, statements and stock of trade …')
  const [small, large] = [await clientOf('tradesmall'), await clientOf('trade')]
  const sizes = { small: Number(values.small), large: Number(values['trade-orders']) }
  rows.push(...(await benchTrade({ client: small, ...few }, { client: large, ...many }, sizes)))
}

interface Kept<Loaded> {
  readonly workspaces: Readonly<Record<string, string>>
  readonly loaded: Loaded
}

/** What the data folder keeps under a name; loaded first where there is none. */
const keptIn = async <Loaded>(
  name: string,
  slugs: readonly string[],
  load: (database: Parameters<typeof loadAgents>[0], idOf: (slug: string) => string) => Promise<Loaded>,
): Promise<Kept<Loaded>> => {
  const file = join(dataDir, name)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Kept<Loaded>
  const workspaces = await signUpAll(slugs)
  const loaded = await withDatabase(dataDir, (database) => load(database, (slug) => workspaces[slug] ?? ''))
  writeFileSync(file, JSON.stringify({ workspaces, loaded }))
  return { workspaces, loaded }
}

/** What must cost the same however large a company is. */
const benchGates = async (): Promise<void> => {
  const { workspaces, loaded: orderIds } = await keptIn('gates.json', ['small', 'large'], async (database, idOf) => {
    say(`loading ${values.small} and ${values.orders} orders …`)
    await loadOrders(database, idOf('small'), Number(values.small))
    const made = (await loadOrders(database, idOf('large'), Number(values.orders))).orderIds
    const every = Math.ceil(made.length / MAX_IDS_KEPT)
    return made.filter((_, n) => n % every === 0)
  })
  rows.push(...(await withDatabase(dataDir, (database) => benchFloors(database, seconds))))
  const server = await startServer(dataDir)
  const [small, large] = [
    await enter(server.port, workspaces['small'] ?? '', 'small'),
    await enter(server.port, workspaces['large'] ?? '', 'large'),
  ]
  say('lists, gets and searches …')
  rows.push(...(await benchReads(server.port, large, orderIds, seconds)))
  rows.push(await benchListOfBoth(small.client, large.client))
  say('reports …')
  rows.push(...(await benchReports(small.client, large.client, { small: values.small, large: values.orders })))
  say('events …')
  rows.push(...(await benchEvents(server.port, large)))
  say('the whole job …')
  rows.push(...(await benchJob(large.client, seconds)), await benchJobOfBoth(small.client, large.client))
  await server.stop()
}

const benchTradeAlone = async (): Promise<void> => {
  const { workspaces, loaded } = await keptIn('traders.json', ['tradesmall', 'trade'], (database, idOf) => {
    say(`loading ${values.small} and ${values['trade-orders']} orders of trade …`)
    return loadTraders(database, idOf)
  })
  const idOf = (slug: string): string => workspaces[slug] ?? ''
  const server = await startServer(dataDir)
  await benchTraders(async (slug) => (await enter(server.port, idOf(slug), slug)).client, loaded)
  await server.stop()
}

const benchCounterAlone = async (): Promise<void> => {
  const workspaces = await signUpAll(['counter'])
  const server = await startServer(dataDir)
  const { client } = await enter(server.port, workspaces['counter'] ?? '', 'counter')
  rows.push(...(await benchCounter({ port: server.port, slug: 'counter', password, client }, say)))
  await server.stop()
}

const benchProduct = async (): Promise<void> => {
  const workspaces = await signUpAll(['lists', 'small', 'large', 'job', 'network', 'tradesmall', 'trade'])

  say(`loading ${values.orders} orders for the lists, ${values.small} and ${values.large} for the reports …`)
  const loaded = await withDatabase(dataDir, async (database) => {
    const lists = await loadOrders(database, workspaces['lists'] ?? '', Number(values.orders))
    await loadOrders(database, workspaces['small'] ?? '', Number(values.small))
    await loadOrders(database, workspaces['large'] ?? '', Number(values.large))
    const network = await loadPeople(database, (slug) => workspaces[slug] ?? '')
    const traders = await loadTraders(database, (slug) => workspaces[slug] ?? '')
    rows.push(...(await benchFloors(database, seconds)))
    return { ...lists, network, traders }
  })

  const server = await startServer(dataDir)
  rows.push({
    work: `start to healthy (${values.orders} orders and more)`,
    figure: `${server.secondsToHealthy.toFixed(2)} s`,
    floor: '',
    goal: '<= 1.0 s',
    met: server.secondsToHealthy <= 1,
    value: server.secondsToHealthy,
  })
  const idle = memoryOf(server.pid)
  const session = (slug: string) => enter(server.port, workspaces[slug] ?? '', slug)
  const lists = await session('lists')
  say('lists, gets and searches …')
  rows.push(...(await benchReads(server.port, lists, loaded.orderIds, seconds)))
  say('reports …')
  rows.push(
    ...(await benchReports((await session('small')).client, (await session('large')).client, { small: values.small, large: values.large })),
  )
  await benchWork(async (slug) => (await session(slug)).client, loaded.network)
  await benchTraders(async (slug) => (await session(slug)).client, loaded.traders)
  say('the whole job …')
  const job = await session('job')
  rows.push(...(await benchJob(job.client, seconds)))
  say('events …')
  rows.push(...(await benchEvents(server.port, job)))
  const busy = memoryOf(server.pid)
  if (idle !== null)
    rows.push({
      work: 'memory idle (PSS, server and engine)',
      figure: `${idle.toFixed(0)} MB`,
      floor: '',
      goal: '<= 180 MB',
      met: idle <= 180,
      value: idle,
    })
  if (busy !== null)
    rows.push({
      work: 'memory after the mixed load (PSS)',
      figure: `${busy.toFixed(0)} MB`,
      floor: '',
      goal: '<= 450 MB',
      met: busy <= 450,
      value: busy,
    })
  say('interactions in the browser …')
  rows.push(...(await benchInteractions({ port: server.port, slug: 'job', password, client: job.client })))
  await server.stop()
  rows.push(...benchScripts())
}

try {
  if (values.against !== undefined)
    rows.push(...(await benchAgainst(values.against, { jobs: Number(values.jobs), rounds: Number(values.rounds), dataDir, say })))
  else if (values.people) await benchPeople()
  else if (values.counter) await benchCounterAlone()
  else if (values.trade) await benchTradeAlone()
  else if (values.gates) await benchGates()
  else {
    if (!values.engine) await benchProduct()
    rows.push(...(await benchEngine({ documents: Number(values.documents), seconds, say })))
  }
} finally {
  if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true })
}

process.stdout.write(`${tableOf(rows)}\n`)
mkdirSync('bench-output', { recursive: true })
writeFileSync(
  'bench-output/bench.json',
  JSON.stringify({ at: new Date().toISOString(), node: process.version, orders: values, rows }, null, 2),
)
const missed = rows.filter(({ gate, met }) => gate && met === false)
say(missed.length === 0 ? 'all gates met' : `gates missed: ${missed.map(({ work }) => work).join('; ')}`)
