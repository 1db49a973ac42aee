import { isOptional } from '@shared/foundation/declaration/schema-kit'
import { declarations } from '@shared/registry/declarations'
import type { Method } from '@shared/foundation/declaration/define-service'
import { sampleOf } from '../../testing/sample'
import { HostileCallers } from './hostile-callers'
import { hostileValuesOf, type HostileValue } from './hostile-values'

jest.setTimeout(120_000)

let hostile: HostileCallers
let before: string
beforeAll(async () => {
  hostile = await HostileCallers.open()
  await hostile.renew()
  before = await hostile.everythingKept()
}, 60_000)
afterAll(() => hostile.close())
// Nobody's coming anew writes anything while the program keeps its key, which no question takes: what one leaves is what the next one finds.
beforeEach(() => hostile.renew())
afterEach(async () => {
  const [was, is] = [before, await hostile.everythingKept()]
  before = is
  expect(is).toBe(was)
})

const values: readonly HostileValue[] = [
  ...hostileValuesOf({ kind: 'instant' } as never, undefined),
  ['a day', '2026-05-01'],
  ['the last day of all', '9999-12-31'],
  ['the first day of all', '0000-01-01'],
  ['the id of nothing', 'f'.repeat(24)],
]
/** A value by itself, or with what a query may ask of it: by turns. */
const asked = (value: unknown): unknown => [value, { $in: [value] }, { $gt: value }, { $ne: value }, [value]][hostile.calls % 5]

const offering = (method: Method) => declarations.filter(({ methods }) => methods.includes(method))
/** What every find knows, and what none does. */
const words = [
  '$limit',
  '$skip',
  '$sort',
  '$select',
  '$or',
  '$and',
  '$total',
  'search',
  'report',
  'workspaceId',
  'updated',
  'rev',
  '$where',
]
const today = new Date().toISOString().slice(0, 10)
const usualOf: Readonly<Record<string, string>> = {
  report: 'tasks',
  since: today,
  until: today,
  month: today.slice(0, 7),
  timeOfInventory: new Date().toISOString(),
}

test.each(offering('find').map(({ path, filter, narrowedBy = {}, extraQuery }) => ({ path, filter, narrowedBy, extra: extraQuery?.find })))(
  'find $path: no word of a query is a fault of ours',
  async ({ path, filter, narrowedBy, extra }) => {
    const ask = (query: object, ...what: string[]) =>
      hostile.statusOf(hostile.attempt({ method: 'find', path, query: { ...query } }, ...what))
    const own = [...filter, ...Object.keys(narrowedBy)].filter((word) => !words.includes(word))
    for (const word of own) for (const [what, value] of values) await ask({ [word]: asked(value) }, word, what)
    // Read by one piece for all services: a third of the values at each.
    for (const word of words)
      for (const [index, [what, value]] of values.entries()) if ((index + path.length) % 3 === 0) await ask({ [word]: value }, word, what)
    if (!extra) return
    for (const word of extra.fields)
      for (const [what, value] of values) await ask({ [extra.trigger]: hostile.shop.founder.workspaceId, [word]: value }, word, what)
  },
)

test.each(offering('get').map(({ path, extraQuery }) => ({ path, known: extraQuery?.get ?? [] })))(
  'get $path: no id and no word of a query is a fault of ours',
  async ({ path, known }) => {
    const usual = Object.fromEntries(known.flatMap((word) => (usualOf[word] === undefined ? [] : [[word, usualOf[word]]])))
    for (const [what, value] of values) {
      await hostile.statusOf(hostile.attempt({ method: 'get', path, id: value }, 'id', what))
      for (const word of ['$select', ...known]) {
        const query = { ...usual, [word]: value }
        await hostile.statusOf(hostile.attempt({ method: 'get', path, id: hostile.examples[path]._id, query }, word, what))
      }
    }
  },
)

const reports = declarations.flatMap(({ path, reports: declared = {} }) =>
  Object.entries(declared).map(([report, { parameters }]) => ({ path, report, parameters })),
)

test.each(reports)('$path report=$report: no parameter is a fault of ours, missing or not', async ({ path, report, parameters }) => {
  const usual: Record<string, unknown> = {}
  for (const [word, schema] of Object.entries(parameters))
    if (!isOptional(schema)) usual[word] = usualOf[word] ?? (await sampleOf(schema, hostile.recordOf))
  const ask = (query: object, ...what: string[]) =>
    hostile.statusOf(hostile.attempt({ method: 'find', path, query: { ...query, report } }, ...what))
  for (const [word, schema] of Object.entries(parameters)) {
    for (const [what, value] of hostileValuesOf(schema, hostile.foreignFor(schema))) await ask({ ...usual, [word]: value }, word, what)
    const { [word]: _left, ...others } = usual
    await ask(others, word, 'left out')
  }
  await ask({ ...usual, $limit: 1, $where: '1' }, 'words of a list')
})

test('the log tells of no fault', () => {
  expect(hostile.faults()).toEqual([])
})
