import type { TSchema } from '@sinclair/typebox'
import { Collection, type FindOptions } from 'mongodb'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import { seedDemo } from '../demo/seed-demo'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import type { Transport } from '../../platform/mongo/transport'
import { partsOf } from '../../platform/in-slices'
import { TOGETHER } from './report-questions'

// The entries behind figures of trade are asked for in some two thousand ways, twice each.
jest.setTimeout(120_000)

/** The story lasts so many days. */
const DAYS = 12

let app: TestApp
let founder: Api
let isTurned = false

/** Youngest first whatever its order leaves open: a database may give in any order what ties, and all where none is asked for. */
const youngestFirst = <Find extends { readonly sort?: object }>(find: Find): Find =>
  isTurned && !('_id' in (find.sort ?? {})) ? { ...find, sort: { ...find.sort, _id: -1 } } : find

const turned = (transport: Transport): Transport => ({
  movesWhileRead: transport.movesWhileRead,
  writesTogether: transport.writesTogether,
  command: transport.command,
  transaction: (body) => transport.transaction(body),
  changeOne: (database, collection, filter, change) => transport.changeOne(database, collection, filter, change),
  count: transport.count,
  close: () => transport.close(),
  readAll: async (database, find, options) => (await transport.readAll?.(database, youngestFirst(find), options)) ?? [],
})

/** Long reads go by the driver. */
const turnCursors = (): void => {
  const find = Collection.prototype.find
  jest.spyOn(Collection.prototype, 'find').mockImplementation(function (this: Collection, filter = {}, options = {}) {
    return find.call(this, filter, youngestFirst(options as { sort?: object }) as FindOptions)
  } as typeof find)
}

beforeAll(async () => {
  app = await startTestApp()
  const { people } = await seedDemo(app.app, () => undefined, DAYS)
  const head = people[0]
  const workspace = await app.database.platformRecords('workspaces').one({ slug: 'demo' })
  const body = {
    strategy: 'local-username',
    workspaceId: workspace?._id,
    username: head?.username,
    password: head?.password,
  }
  const answer = await app.api().send('POST', 'authentication', body)
  founder = app.api((answer.body as { accessToken: string }).accessToken)
  Object.defineProperty(app.database, 'transport', { value: turned(app.database.transport) })
  turnCursors()
}, 120_000)
afterAll(async () => {
  jest.restoreAllMocks()
  await app.close()
})

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** What is asked for by parameters that are neither ids nor choices. */
const usual: Readonly<Record<string, string>> = {
  since: dayFromNow(-DAYS),
  until: dayFromNow(0),
  month: dayFromNow(-1).slice(0, 7),
  at: dayFromNow(0),
  timeOfInventory: new Date().toISOString(),
  mechanicIndex: '0',
}

/** Of choices that many reports were one for each: some. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  measure: ['ordered', 'moneyOut'],
  rows: ['product', 'group'],
  columns: ['month'],
  channel: ['office'],
  weekday: ['6'],
  hour: ['09'],
}

const idsOf = new Map<string, Promise<string[]>>()
const someOf = (service: RecordService): Promise<string[]> => {
  const known = idsOf.get(service) ?? founder.find(service, { $limit: 3 }).then(({ data }) => data.map(({ _id }) => _id))
  idsOf.set(service, known)
  return known
}

const valuesOf = async (name: string, schema: TSchema): Promise<string[]> => {
  const { kind, of, enum: choices } = schema as { kind?: string; of?: RecordService; enum?: unknown[] }
  if (kind === 'id' && of) return (await someOf(of).catch(() => [])).slice(0, 3)
  if (choices) return [...(chosen[name] ?? choices.map(String))]
  return usual[name] === undefined ? [] : [usual[name]]
}

/** With what it needs; with that and each other thing it understands. */
const questionsTo = async (parameters: Readonly<Record<string, TSchema>>): Promise<Record<string, string>[]> => {
  let asked: Record<string, string>[] = [{}]
  const others: Record<string, string>[] = []
  for (const [name, schema] of Object.entries(parameters)) {
    const values = await valuesOf(name, schema)
    if (isOptional(schema)) others.push(...values.map((value) => ({ [name]: value })))
    else asked = asked.flatMap((question) => values.map((value) => ({ ...question, [name]: value })))
  }
  return [...asked, ...asked.flatMap((question) => others.map((other) => ({ ...question, ...other })))]
}

const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
  const { status, body } = await founder.send('GET', `${path}?${new URLSearchParams(query).toString()}`)
  return status === 200 ? body : null
}

/** The same question with the database answering in the one order and in the other. */
const bothWays = async (path: string, query: Record<string, string>): Promise<[unknown, unknown]> => {
  isTurned = false
  const first = await ask(path, query)
  isTurned = true
  const second = await ask(path, query)
  isTurned = false
  return [first, second]
}

const reports = declarations.flatMap(({ path, reports: declared = {} }) =>
  Object.entries(declared).map(([report, { parameters }]) => ({ path, report, parameters })),
)

test.each(reports)('$path: report=$report answers the same, in whatever order the database gives', async ({ path, report, parameters }) => {
  for (const questions of partsOf(await questionsTo(parameters), TOGETHER)) {
    const answers = (): Promise<unknown[]> => Promise.all(questions.map((question) => ask(path, { report, ...question })))
    isTurned = false
    const first = await answers()
    isTurned = true
    const second = await answers()
    isTurned = false
    expect(questions.map((question, at) => ({ question, answer: second[at] }))).toEqual(
      questions.map((question, at) => ({ question, answer: first[at] })),
    )
  }
})

const lists = declarations.flatMap(({ path, sort, methods }) =>
  (methods as readonly string[]).includes('find') ? [{ path, sorts: sort as readonly string[] }] : [],
)

test.each(lists)('$path: a list and each of its orders is the same', async ({ path, sorts }) => {
  const orders = sorts.flatMap((field) => ['1', '-1'].map((way) => ({ [`$sort[${field}]`]: way })))
  for (const query of [{}, ...orders]) {
    const [first, second] = await bothWays(path, query)
    expect({ query, answer: second }).toEqual({ query, answer: first })
  }
})
