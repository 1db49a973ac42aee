import type { RecordService } from '@shared/registry/names'
import type { Declared, Method } from '@shared/foundation/declaration/define-service'
import { declarationOf, declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import type { Right } from '@shared/foundation/rights/rights'
import { addAdmin, type Actor } from '../../testing/actors'
import type { Api } from '../../testing/api'
import type { ExampleContext, OwnExample } from '../../testing/example'
import { isPlain, propertiesOf, sampleOf, sampleRecord } from '../../testing/sample'
import type { Shop } from '../../testing/shop'
import { ownExamples } from './own-examples'

/** One record of a service, with what may be written of it. */
export interface Example {
  /** The record; empty where the service answers none. */
  readonly _id: string
  /** Somebody who may do everything that the service offers to anybody. */
  readonly api: () => Promise<Api>
  /** What a further record is made of. */
  readonly create: () => Promise<Record<string, unknown>>
  /** What is sent to make a record that names another by this field. */
  readonly createNaming: (field: string, _id: string) => Promise<Record<string, unknown>>
  /** Whether the field needs others beside it that the example hasn't. */
  readonly needsOthers: (field: string) => boolean
  /** A harmless change; of one field. */
  readonly patch: Readonly<Record<string, unknown>>
  /** Another change, of another field; empty where there is only one. */
  readonly otherPatch: Readonly<Record<string, unknown>>
  /** A word that finds the record. */
  readonly word: string
  /** Values of the reports' parameters that can't be made from their shapes. */
  readonly reportValues: Readonly<Record<string, string>>
}
export type Examples = { readonly [Name in RecordService]: Example }

export const offers = (name: RecordService, method: Method): boolean => services[name].methods.includes(method)

const ownOf = (name: RecordService): OwnExample => ownExamples[name] ?? {}

/** Fills a shop with a record of each service: made from the service's shapes, and what its own example says besides. */
export const makeExamples = async <Name extends RecordService = RecordService>(
  shop: Shop,
  names: readonly Name[] = declarations.map(({ path }) => path as Name),
): Promise<{ readonly [Of in Name]: Example }> => {
  let admin: Promise<Actor> | undefined
  const ids = new Map<RecordService, Promise<string>>()
  const recordOf = (name: RecordService): Promise<string> => {
    const known = ids.get(name) ?? make(name)
    ids.set(name, known)
    return known
  }
  const context: ExampleContext = { shop, recordOf }
  const apiOf = async (name: RecordService): Promise<Api> =>
    isForPlatform(services[name]) ? (await (admin ??= addAdmin(shop.app, shop.founder))).api : shop.api
  const bodyOf = async (name: RecordService): Promise<Record<string, unknown>> => {
    const own = { ...(await ownOf(name).create?.(context)) }
    const properties = Object.fromEntries(Object.entries(propertiesOf(services[name].create)).filter(([field]) => !(field in own)))
    return { ...(await sampleRecord({ ...services[name].create, properties } as never, recordOf)), ...own }
  }
  const make = async (name: RecordService): Promise<string> => {
    const own = await ownOf(name).record?.(context)
    if (own !== undefined) return own
    const { status, body } = await (await apiOf(name)).send('POST', name, await bodyOf(name))
    if (status !== 201) throw new Error(`a sample of ${name} was refused: ${JSON.stringify(body)}`)
    return (body as { _id: string })._id
  }
  const exampleOf = async (name: RecordService): Promise<Example> => {
    const declaration = services[name]
    const own = ownOf(name)
    const _id = offers(name, 'get') || offers(name, 'patch') ? await recordOf(name) : ''
    const [first, second] = changeable(declaration)
    const changeOf = async (field: string | undefined) =>
      field === undefined ? {} : { [field]: await sampleOf(propertiesOf(declaration.patch)[field] as never, recordOf) }
    return {
      _id,
      api: () => apiOf(name),
      create: () => bodyOf(name),
      createNaming: async (field, other) => ({ ...(own.createNaming?.[field] ?? (await bodyOf(name))), [field]: other }),
      needsOthers: (field) => own.createNaming?.[field] !== undefined,
      patch: own.patch ?? (await changeOf(first)),
      otherPatch: own.otherPatch ?? (await changeOf(second)),
      reportValues: (await own.reportValues?.(context)) ?? {},
      word: own.word ?? (await wordOf(declaration, shop.api, _id)),
    }
  }
  await switchOnApps(shop, names)
  const examples = await Promise.all(names.map(async (name) => [name, await exampleOf(name)] as const))
  return Object.fromEntries(examples) as { readonly [Of in Name]: Example }
}

/** Records of an app are made while it is on. */
const switchOnApps = async ({ app, founder: { slug, workspaceId } }: Shop, names: readonly RecordService[]): Promise<void> => {
  const apps = names.flatMap((name) => declarationOf(name).app ?? [])
  await app.database.collection('workspaces').updateOne({ slug }, { $addToSet: { apps: { $each: apps } } } as never)
  app.app.get('access').workspaceChanged(workspaceId)
}

const wordOf = async ({ path, search = [] }: Declared, api: Api, _id: string): Promise<string> => {
  const [field] = search
  if (field === undefined) return ''
  const record = (await api.get(path, _id)) as Readonly<Record<string, unknown>>
  return String(record[field])
}

/** The plain fields that a caller may change, and that are the same for everybody. */
const changeable = ({ patch, perMember = {} }: Declared): string[] =>
  Object.entries(propertiesOf(patch)).flatMap(([field, schema]) => (isPlain(schema) && !(field in perMember) ? [field] : []))

/** Whether only the administrator of the installation may write the service's records. */
const isForPlatform = ({ access }: Declared): boolean => {
  const needed = Object.values(access).filter((each) => each !== 'public')
  return needed.every((each) => Array.isArray(each) && each.every((right) => !String(right).startsWith('/')))
}

/** The services that offer members of a workspace all of these. */
export const offering = (...methods: Method[]): RecordService[] =>
  declarations
    .filter((declaration) => !isForPlatform(declaration) && methods.every((method) => declaration.methods.includes(method)))
    .map(({ path }) => path)

const fieldsToChange = (name: RecordService): string[] => {
  const { patch, otherPatch } = ownOf(name)
  const fields = patch ? Object.keys({ ...patch, ...otherPatch }) : changeable(services[name])
  return fields.filter((field) => !(field in (services[name].perMember ?? {})))
}

/** The services of which members make records in their own workspace. */
export const makers = offering('create').filter((name) => services[name].scope === 'workspace')

/** The services whose example can be changed for everybody alike; a read mark is each member's own. */
export const menders = offering('get', 'patch').filter((name) => fieldsToChange(name).length > 0)

/** Of these, the ones in which two people may change different fields. */
export const sharedForms = menders.filter((name) => fieldsToChange(name).length > 1)

/**
 * What the service's own rules answer somebody whom the declaration lets in.
 * @param rights null for nobody who signed in
 */
export const answeredTo = (name: RecordService, method: Method, rights: readonly Right[] | null): number => {
  const narrowed = ownOf(name).narrowed?.[method]
  if (!narrowed) return 200
  const held = (rights ?? (['nobody'] as const)).find((each) => narrowed[each] !== undefined)
  return (held && narrowed[held]) ?? narrowed.others
}

/** Whether colleagues of the maker may change a record. */
export const isShared = (name: RecordService): boolean => Object.values(ownOf(name).narrowed?.patch ?? { others: 200 }).includes(200)

/** Somebody with none of these, who therefore may not. */
export const without = (access: readonly Right[]): Right[] =>
  (['/sales', '/purchases', '/funds', '/report'] as const).filter((right) => !access.includes(right))

/** Whether this value in this place is answered as a refusal, and yet does what was asked for. */
export const isRefusedAndDone = (name: RecordService, [field, ...rest]: readonly (string | number)[], value: unknown): boolean => {
  const done = ownOf(name).refusedAndDone ?? {}
  return rest.length === 0 && field !== undefined && field in done && done[field] === value
}
