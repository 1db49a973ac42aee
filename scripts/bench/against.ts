import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from '@socai/engine/bench/measure'
import { ms, type Row } from '@socai/engine/bench/table'
import { Client } from './http-client'
import { jobOf } from './job'
import { list } from './reads'
import { startServer, type BenchServer } from './server'

const LEAST_RATIO = 0.95
const TURN_SECONDS = 2
const WARM_UP_SECONDS = 0.5
const CLIENTS_AT_ONCE = 8
const PASSWORD = 'Bench#12345'
/** Linux counts processor time in hundredths of a second. */
const MS_A_TICK = 10

interface Options {
  /** Orders that each side makes, ships and has paid before it is measured. */
  readonly jobs: number
  readonly rounds: number
  readonly dataDir: string
  readonly say: (text: string) => void
}

/** What a person does, to be timed. */
type Work = (client: number, turn: number) => Promise<unknown>

interface Side {
  readonly server: BenchServer
  readonly works: Readonly<Record<string, { readonly work: Work; readonly clients: number }>>
}

interface Turn {
  readonly perSecond: number
  readonly p50: number
  /** Processor time of the server's process a call, its database's included: what other work on the machine changes least. */
  readonly processorMs: number
}

/**
 * Measures this tree and another commit of it by turns, so that both meet the same machine: first one, then the other, then the
 * other way round. Each figure is the ratio of one turn to its twin, above 1 where this tree is quicker: the middle of all, and
 * from the least to the most.
 * @throws when the commit can't be checked out or built
 */
export const benchAgainst = async (commit: string, options: Options): Promise<Row[]> => {
  const other = checkOut(commit, options)
  build(process.cwd())
  const sides = {
    here: await openSide(process.cwd(), join(options.dataDir, 'here'), options),
    there: await openSide(other, join(options.dataDir, 'there'), options),
  }
  try {
    const rows: Row[] = []
    for (const name of Object.keys(sides.here.works)) {
      options.say(`${name} …`)
      const pairs: { here: Turn; there: Turn }[] = []
      for (let round = 0; round < options.rounds; round++) pairs.push(await turnsOf(sides, name, round % 2 === 0))
      rows.push(...rowsOf(name, pairs))
    }
    return rows
  } finally {
    await Promise.all([sides.here.server.stop(), sides.there.server.stop()])
  }
}

const run = (root: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: '' },
  })

const build = (root: string): string => run(root, 'npm', 'run', '-s', 'build')

const checkOut = (commit: string, { dataDir, say }: Options): string => {
  const folder = join(dataDir, 'checkout')
  say(`checking out ${commit}, installing its packages and building it …`)
  run(process.cwd(), 'git', 'clone', '--quiet', '--no-checkout', process.cwd(), folder)
  run(folder, 'git', 'checkout', '--quiet', commit)
  run(folder, 'npm', 'ci', '--silent', '--no-audit', '--no-fund')
  build(folder)
  return folder
}

/** A company of its own on a server of its own, with orders in it. */
const openSide = async (root: string, dataDir: string, { jobs, say }: Options): Promise<Side> => {
  const server = await startServer(dataDir, root)
  const client = await foundCompany(server.port, root, dataDir)
  const job = await jobOf(client)
  say(`making ${jobs} orders at ${root === process.cwd() ? 'this tree' : 'the other'} …`)
  for (let done = 0; done < jobs; done += CLIENTS_AT_ONCE)
    await Promise.all(Array.from({ length: CLIENTS_AT_ONCE }, (_, at) => job(at, done)))
  const { data } = await client.call<{ data: { _id: string }[] }>('GET', '/orders?group=sales&$limit=50')
  const read =
    (path: string): Work =>
    () =>
      client.raw(path)
  return {
    server,
    works: {
      'service call of one row, 8 clients': { work: read('/warehouses?$limit=1&$total=false'), clients: CLIENTS_AT_ONCE },
      'list of 20, 8 clients': { work: read(`${list}&$total=false`), clients: CLIENTS_AT_ONCE },
      'list of 20 with its total, 8 clients': { work: read(list), clients: CLIENTS_AT_ONCE },
      'get an order, 8 clients': {
        work: (at, turn) => client.raw(`/orders/${data[(at * 7 + turn) % data.length]?._id}`),
        clients: CLIENTS_AT_ONCE,
      },
      'the whole job, 1 client': { work: job, clients: 1 },
      'the whole job, 8 clients': { work: job, clients: CLIENTS_AT_ONCE },
    },
  }
}

const foundCompany = async (port: number, root: string, dataDir: string): Promise<Client> => {
  const told = execFileSync(process.execPath, ['dist/admin.js', 'code', 'create'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  })
  const slug = 'bench'
  const founder = { name: 'Bench', emailRaw: 'bench@bench.example', password: PASSWORD }
  const client = new Client(port)
  const { _id } = await client.call<{ _id: string }>('POST', '/workspaces', {
    name: slug,
    slug,
    invitationCode: told.trim().split('\n').at(-1),
    founder,
  })
  await client.signIn(_id, `1.${slug}`, PASSWORD)
  return client
}

const turnsOf = async (sides: Record<'here' | 'there', Side>, name: string, isHereFirst: boolean): Promise<{ here: Turn; there: Turn }> => {
  const turns: Partial<Record<'here' | 'there', Turn>> = {}
  for (const side of isHereFirst ? (['here', 'there'] as const) : (['there', 'here'] as const))
    turns[side] = await turnOf(sides[side], name)
  const { here, there } = turns
  if (!here || !there) throw new Error(`no turn of ${name}`)
  return { here, there }
}

const turnOf = async ({ server, works }: Side, name: string): Promise<Turn> => {
  const { work, clients } = works[name] ?? { work: () => Promise.reject(new Error(`no such work: ${name}`)), clients: 1 }
  await measure(work, { clients, seconds: 0, warmUp: WARM_UP_SECONDS })
  const before = processorMsOf(server.pid)
  let calls = 0
  const { perSecond, p50 } = await measure(
    async (client, turn) => {
      await work(client, turn)
      calls++
    },
    { clients, seconds: TURN_SECONDS, warmUp: 0 },
  )
  return { perSecond, p50, processorMs: (processorMsOf(server.pid) - before) / calls }
}

/** Milliseconds that a process has computed so far. */
const processorMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
}

/** Of an even number the mean of the two in the middle. */
const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

const rowsOf = (name: string, pairs: readonly { readonly here: Turn; readonly there: Turn }[]): Row[] => {
  const ratioRow = (what: string, shown: (turn: Turn) => string, ratios: readonly number[]): Row => {
    const ratio = middleOf(ratios)
    const middle = (side: 'here' | 'there'): Turn =>
      pairs.map((pair) => pair[side]).toSorted((a, b) => a.processorMs - b.processorMs)[pairs.length >> 1] as Turn
    return {
      work: `${name}: ${what}`,
      figure: `${ratio.toFixed(2)} x (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), ${shown(middle('here'))}`,
      floor: shown(middle('there')),
      goal: `>= ${LEAST_RATIO} x`,
      met: ratio >= LEAST_RATIO,
      gate: true,
      value: ratio,
    }
  }
  return [
    ratioRow(
      'time',
      ({ p50 }) => `p50 ${ms(p50)}`,
      pairs.map(({ here, there }) => here.perSecond / there.perSecond),
    ),
    ratioRow(
      'processor',
      ({ processorMs }) => `${processorMs.toFixed(2)} ms a call`,
      pairs.map(({ here, there }) => there.processorMs / here.processorMs),
    ),
  ]
}
