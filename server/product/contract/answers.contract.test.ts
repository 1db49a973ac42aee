import type { Access, Declared, Method } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { administersOnly, can, RIGHTS, type Right } from '@shared/foundation/rights/rights'
import { USUAL_APPS, addAdmin } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'
import { Shop } from '../../testing/shop'
import { answeredTo, makeExamples, type Examples } from './examples'
import { byRest, bySocket } from './ways'

type Body = Readonly<Record<string, unknown>>

/** Somebody who calls: nobody signed in, a member without rights, or one with a single right. */
interface Caller {
  readonly name: string
  readonly rights: readonly Right[] | null
  readonly userId: string | null
  readonly api: Api
  readonly socket: TestSocket
}

let app: TestApp
let shop: Shop
let examples: Examples
let callers: Caller[]

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
  examples = await makeExamples(shop)
  const held: Right[][] = [[], ...RIGHTS.filter((right) => right !== 'founder' && right !== 'admin').map((right) => [right])]
  const members = await Promise.all(held.map(async (rights) => ({ rights, actor: await shop.member(...rights) })))
  const admin = await addAdmin(app, shop.founder)
  const signedIn = await Promise.all(
    [...members, { rights: ['bod', 'admin'] as Right[], actor: admin }].map(async ({ rights, actor }) => ({
      name: rights.join(' ') || 'a member',
      rights,
      userId: actor.userId,
      api: actor.api,
      socket: await actor.socket(),
    })),
  )
  callers = [{ name: 'nobody', rights: null, userId: null, api: app.api(), socket: await app.socket() }, ...signedIn]
}, 30_000)
afterAll(() => app.close())

const allowed = (access: Access | undefined, rights: readonly Right[] | null): boolean => {
  if (access === 'public') return true
  if (rights === null || access === undefined) return false
  if (access === 'signed-in') return true
  return access === 'member' ? !administersOnly(rights) : can(rights, access)
}

/** What a caller is answered by the declaration alone: 200, 401 or 403. */
const declared = ({ access, groups }: Declared, method: Method, { rights }: Caller, group: string): number => {
  if (!allowed(access[method], rights)) return rights === null ? 401 : 403
  if (!groups) return 200
  const way = method === 'find' || method === 'get' ? 'read' : 'write'
  const open = Object.entries(groups).filter(([, each]) => allowed(each[way], rights))
  return (method === 'find' ? open.length > 0 : open.some(([name]) => name === group)) ? 200 : rights === null ? 401 : 403
}

/** Whatever in an answer this caller may not see, by its path. */
const leaks = (declaration: Declared, { rights, userId }: Caller, method: Method, record: Body): string[] => {
  const { secret = {}, perMember = {}, shownOnce = [], hidden = [] } = declaration
  const never = ['words', 'revs', 'keys', ...Object.keys(secret), ...Object.values(perMember).map(({ stored }) => stored)]
  const once = method === 'find' || method === 'get' ? shownOnce : []
  const hiddenHere = hidden.flatMap(({ fields, visibleTo, groups, orPerson }) =>
    (groups && !groups.includes(String(record['group']))) ||
    can(rights ?? [], visibleTo) ||
    (orPerson !== undefined && userId !== null && record[orPerson] === userId)
      ? []
      : fields,
  )
  return [...never, ...once, ...hiddenHere].filter((path) => holds(record, path.split('.')))
}

const holds = (value: unknown, [field, ...rest]: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((each) => holds(each, [field ?? '', ...rest]))
  if (typeof value !== 'object' || value === null || field === undefined || !(field in value)) return false
  return rest.length === 0 || holds((value as Body)[field], rest)
}

const recordsIn = (body: unknown): Body[] =>
  Array.isArray((body as { data?: unknown }).data) ? (body as { data: Body[] }).data : [body as Body]

let variants = 0
/** A change that nobody made before: one that changes nothing is refused to nobody. */
const varied = (patch: Body): Body =>
  Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, isSentence(value) ? `${value} ${++variants}` : value]))
const isSentence = (value: unknown): value is string => typeof value === 'string' && value.includes(' ')

const offered = declarations.flatMap(({ path, methods }) => methods.map((method) => ({ path, method })))

/** A record of one's own for each removal; the example for all else. */
const idFor = async (name: RecordService, method: Method): Promise<string> => {
  const { _id, create, api } = examples[name]
  return method === 'remove' ? ((await (await api()).send('POST', name, await create())).body as { _id: string })._id : _id
}

describe.each([
  ['REST', byRest],
  ['a socket', bySocket],
] as const)('over %s', (_way, ask) => {
  test.each(offered)(
    '$path $method answers each caller what is declared, and nothing that is hidden from them',
    async ({ path, method }) => {
      const declaration = services[path]
      for (const caller of callers) {
        const data = method === 'create' ? await examples[path].create() : varied(examples[path].patch)
        const group = String((method === 'create' ? data : await recordOf(path))['group' as never])
        const id = await idFor(path, method)
        const { status, body } = await ask(caller, { method, path, id, data })
        // Of some no more than a few may stand.
        if (method === 'remove' && status !== 200) await (await examples[path].api()).send('DELETE', `${path}/${id}`)
        const byDeclaration = declared(declaration, method, caller, group)
        const expected = byDeclaration === 200 ? answeredTo(path, method, caller.rights) : byDeclaration
        expect([caller.name, status]).toEqual([caller.name, expected])
        if (status === 200)
          for (const record of recordsIn(body)) expect([caller.name, leaks(declaration, caller, method, record)]).toEqual([caller.name, []])
      }
    },
    30_000,
  )
})

const recordOf = async (name: RecordService): Promise<object> => {
  const { _id, api } = examples[name]
  return _id === '' ? {} : ((await (await api()).send('GET', `${name}/${_id}`)).body as object)
}
