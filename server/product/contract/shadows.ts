import { ObjectId } from 'mongodb'
import { declarations } from '@shared/registry/declarations'
import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { can, type Right } from '@shared/foundation/rights/rights'
import { searchWords } from '../../kernel/search'
import type { Api } from '../../testing/api'
import type { TestApp } from '../../testing/app'
import { isPlain, propertiesOf } from '../../testing/sample'

/** Somebody who reads: a member with some rights, or a program (then `userId` is null). */
export interface Reader {
  readonly name: string
  readonly rights: readonly Right[]
  readonly userId: string | null
  readonly api: Api
}

type Stored = Record<string, unknown>
/** A document as it stands in the database, and where. */
export interface Kept {
  readonly declaration: Declared
  readonly document: Stored
}

/** Every document of a company, of services that answer single records. */
export const documentsOf = async (app: TestApp, workspaceId: string): Promise<Kept[]> => {
  const own = declarations.filter(({ path, scope, methods }) => (scope === 'workspace' || path === 'workspaces') && methods.includes('get'))
  const found = own.map(async (declaration) => {
    const field = declaration.scope === 'workspace' ? 'workspaceId' : '_id'
    const documents = await app.database.db
      .collection(declaration.path)
      .find({ [field]: new ObjectId(workspaceId) })
      .toArray()
    return documents.map((document) => ({ declaration, document }))
  })
  return (await Promise.all(found)).flat()
}

const addressOf = ({ declaration, document }: Kept): string => `${declaration.path}/${String(document['_id'])}`

/** The documents whose records a reader isn't given. */
export const unreadBy = async ({ api }: Reader, kept: readonly Kept[]): Promise<Kept[]> => {
  const statuses = await inTurns(kept, async (each) => (await api.send('GET', addressOf(each))).status)
  return kept.filter((_, at) => statuses[at] !== 200)
}

let words = 0
/** A word that nobody has written before. */
export const uniqueWord = (): string => `bimat${(words++ + 1296).toString(36)}kin`

/** Another value of the same kind, told apart by `word` where it is a text. */
const otherValue = (value: unknown, word: string): unknown => {
  if (typeof value === 'string') return word
  if (typeof value === 'number') return value + 7_340_033
  if (typeof value === 'boolean') return !value
  if (value instanceof Date) return new Date(value.getTime() + 86_400_000)
  if (value instanceof ObjectId) return new ObjectId()
  if (Array.isArray(value)) return value.map((item) => otherValue(item, word))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, field === '_id' ? inner : otherValue(inner, word)]))
  return value
}

const changedAt = (holder: unknown, [field, ...rest]: readonly string[], word: string): unknown => {
  if (field === undefined) return otherValue(holder, word)
  if (Array.isArray(holder)) return holder.map((item) => changedAt(item, [field, ...rest], word))
  if (typeof holder !== 'object' || holder === null || holder instanceof Date || !(field in holder)) return holder
  return { ...holder, [field]: changedAt((holder as Stored)[field], rest, word) }
}

/** What a document is with other values in all that is hidden from a reader; the same object where nothing is. */
const withHidden = ({ declaration, document }: Kept, { rights, userId }: Reader, word: string): Stored => {
  const rules = (declaration.hidden ?? []).filter(
    ({ visibleTo, groups, orPerson }) =>
      !can(rights, visibleTo) &&
      (!groups || groups.includes(String(document['group']))) &&
      (orPerson === undefined || String(document[orPerson]) !== userId),
  )
  const paths = rules.flatMap(({ fields }) => fields)
  const shapes = propertiesOf(declaration.record)
  const absent = paths.filter((path) => !(path in document) && shapes[path] && isPlain(shapes[path]) && shapes[path]['kind'] === 'text')
  const filled = absent.length === 0 ? document : { ...document, ...Object.fromEntries(absent.map((path) => [path, word])) }
  return paths.reduce((changed, path) => changedAt(changed, path.split('.'), word) as Stored, filled)
}

/** Fields that say whose a record is, or of what kind: rules go by them. */
const isFree = (declaration: Declared, field: string): boolean => {
  const schema = propertiesOf(declaration.record)[field]
  return schema !== undefined && isPlain(schema) && schema['kind'] === 'text' && !RULED.has(field)
}
const RULED: ReadonlySet<string> = new Set([
  'group',
  'status',
  'privacy',
  'division',
  'target',
  'targetId',
  'kind',
  'audience',
  'label',
  'slug',
  'service',
])

/** What a document is with other words in all that people write. */
const withWords = ({ declaration, document }: Kept, word: string): Stored => {
  const changed = Object.fromEntries(
    Object.entries(document).map(([field, value]) => [field, typeof value === 'string' && isFree(declaration, field) ? word : value]),
  )
  return declaration.search ? { ...changed, words: searchWords(changed, declaration.search) } : changed
}

/** Puts another document in the place of each, until `meanwhile` is over. */
const replaced = async <T>(app: TestApp, others: readonly (readonly [Kept, Stored | null])[], meanwhile: () => Promise<T>): Promise<T> => {
  const collectionOf = ({ declaration }: Kept) => app.database.db.collection(declaration.path)
  const idOf = ({ document }: Kept) => ({ _id: document['_id'] as ObjectId })
  for (const [kept, other] of others)
    if (other) await collectionOf(kept).replaceOne(idOf(kept), other)
    else await collectionOf(kept).deleteOne(idOf(kept))
  try {
    return await meanwhile()
  } finally {
    for (const [kept, other] of others)
      if (other) await collectionOf(kept).replaceOne(idOf(kept), kept.document)
      else await collectionOf(kept).insertOne(kept.document)
  }
}

/** While it lasts, all that a reader may not see says something else. */
export const withOtherSecrets = <T>(
  app: TestApp,
  reader: Reader,
  { kept, unread, word }: { readonly kept: readonly Kept[]; readonly unread: readonly Kept[]; readonly word: string },
  meanwhile: () => Promise<T>,
): Promise<T> => {
  const isUnread = new Set(unread)
  const others = kept
    // Words that begin alike, and are another in each document: some have to be unique.
    .map((each, at) => [each, isUnread.has(each) ? withWords(each, `${word}${at}`) : withHidden(each, reader, `${word}${at}`)] as const)
    .filter(([{ document }, other]) => JSON.stringify(other) !== JSON.stringify(document))
  return replaced(app, others, meanwhile)
}

/** While it lasts, what a reader may not see isn't there at all. */
export const withoutUnread = <T>(app: TestApp, unread: readonly Kept[], meanwhile: () => Promise<T>): Promise<T> =>
  replaced(
    app,
    unread.map((each) => [each, null] as const),
    meanwhile,
  )

/** The answers to all addresses, as texts. */
export const answersTo = async ({ api }: Reader, addresses: readonly string[]): Promise<Map<string, string>> => {
  const answers = await inTurns(addresses, async (address) => {
    const { status, body } = await api.send('GET', address)
    return `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`
  })
  return new Map(addresses.map((address, at) => [address, answers[at] ?? '']))
}

/** Those that weren't refused. */
export const answered = (answers: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...answers].filter(([, text]) => text.startsWith('200 ')))

/** The addresses of which one map says something else than the other, each with what it says. */
export const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before].flatMap(([address, text]) => {
    const then = after.get(address) ?? ''
    if (then === text) return []
    const from = Math.max(0, [...text].findIndex((letter, at) => letter !== then[at]) - 40)
    return [`${address}: ${text.slice(from, from + 120)} | ${then.slice(from, from + 120)}`]
  })

/** So many reads of one member run at once. */
const AT_ONCE = 4

const inTurns = async <Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  const rest = items.entries()
  const work = async (): Promise<void> => {
    for (const [at, item] of rest) results[at] = await read(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Where lists are asked for, with what they have to be asked by. */
export type Bases = { readonly [Name in RecordService]?: readonly string[] }

/**
 * Every way to ask for lists: whole, counted, sorted, searched for by `word`, as a file; and by each value that records hold which this reader
 * may not see.
 */
export const listAddresses = (unread: readonly Kept[], bases: Bases, word: string): string[] =>
  declarations
    .filter(({ methods }) => methods.includes('find'))
    .flatMap((declaration) => {
      const { path, sort, search } = declaration
      const ways = [
        '$limit=1000',
        '$limit=0',
        '$limit=1&$skip=1',
        ...sort.map((field) => `$limit=1000&$select[]=_id&$sort[${field}]=-1`),
        ...(search ? [`search=${word}`] : []),
        'format=csv',
        ...filtersOf(
          declaration,
          unread.flatMap((each) => (each.declaration.path === path ? [each.document] : [])),
        ),
      ]
      return ['', ...(bases[path] ?? [])].flatMap((base) => ways.map((way) => `${path}?${base === '' ? '' : `${base}&`}${way}`))
    })

const VALUES_PER_FIELD = 2

const filtersOf = ({ filter, search }: Declared, documents: readonly Stored[]): string[] => [
  ...filter.flatMap((field) =>
    [...new Set(documents.flatMap((document) => textOf(document[field])))]
      .slice(0, VALUES_PER_FIELD)
      .map((value) => `$limit=1000&${field}=${encodeURIComponent(value)}`),
  ),
  ...(search ?? []).flatMap((field) =>
    documents
      .flatMap((document) => (typeof document[field] === 'string' ? [document[field]] : []))
      .slice(0, VALUES_PER_FIELD)
      .map((text) => `search=${encodeURIComponent(text.slice(0, 100))}`),
  ),
]

const textOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof ObjectId
    ? [String(value)]
    : value instanceof Date
      ? [value.toISOString()]
      : []
