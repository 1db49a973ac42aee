import { ObjectId } from 'mongodb'
import { declarations } from '@shared/registry/declarations'
import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { can, type Right } from '@shared/foundation/rights/rights'
import { isEqual } from '@shared/foundation/equal'
import { searchWords } from '../../kernel/search'
import type { Answer, Api } from '../../testing/api'
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

/** A change in the history of a record. */
export interface Audited {
  readonly kept: Kept
  readonly row: Stored
}

/** Writes into the history of every record that each field which is hidden from anybody was changed. @returns these changes */
export const auditHidden = async (app: TestApp, kept: readonly Kept[]): Promise<Audited[]> => {
  const rows = kept.flatMap((each) => {
    const { declaration, document } = each
    const fields = new Set(hiddenPaths(declaration, document).map((path) => path.split('.')[0] ?? ''))
    return [...fields]
      .filter((field) => field in document && !declaration.unaudited?.includes(field))
      .map((field): Audited => {
        const changes = { [field]: { before: document[field], after: otherValue(document[field], 'khac') } }
        const { _id: recordId, workspaceId = recordId } = document
        const by = { _id: new ObjectId(), name: 'Ban giám đốc' }
        return {
          kept: each,
          row: { _id: new ObjectId(), workspaceId, service: declaration.path, recordId, action: 'patch', at: new Date(), by, changes },
        }
      })
  })
  await app.database.db.collection('audits').insertMany(rows.map(({ row }) => row))
  return rows
}

/** The paths that are hidden in a record from anybody, or from one reader. */
const hiddenPaths = ({ hidden = [] }: Declared, document: Stored, reader?: Pick<Reader, 'rights' | 'userId'>): string[] =>
  hidden
    .filter(({ groups }) => !groups || groups.includes(String(document['group'])))
    .filter(
      ({ visibleTo, orPerson }) =>
        !reader || (!can(reader.rights, visibleTo) && (orPerson === undefined || String(document[orPerson]) !== reader.userId)),
    )
    .flatMap(({ fields }) => fields)

/** A change in the history that says something else wherever it is hidden from a reader. */
const auditedOtherwise = ({ kept, row }: Audited, reader: Reader, word: string): Stored => {
  const side = (of: 'before' | 'after'): Stored => {
    const fields = Object.fromEntries(Object.entries(row['changes'] as Changes).map(([field, values]) => [field, values[of]]))
    return withHidden({ ...kept, document: { ...kept.document, ...fields } }, reader, word)
  }
  const [before, after] = [side('before'), side('after')]
  const changes = Object.keys(row['changes'] as Changes).map((field) => [field, { before: before[field], after: after[field] }])
  return { ...row, changes: Object.fromEntries(changes) }
}
type Changes = Readonly<Record<string, Readonly<Record<'before' | 'after', unknown>>>>

const addressOf = ({ declaration, document }: Kept): string => `${declaration.path}/${String(document['_id'])}`

/** The documents whose records a reader isn't given. */
export const unreadBy = async ({ api }: Reader, kept: readonly Kept[]): Promise<Kept[]> => {
  const answers = await readTogether(api, kept.map(addressOf))
  return kept.filter((_, at) => answers[at]?.status !== 200)
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
const withHidden = ({ declaration, document }: Kept, reader: Reader, word: string): Stored => {
  const paths = hiddenPaths(declaration, document, reader)
  if (paths.length === 0) return document
  const shapes = propertiesOf(declaration.record)
  const absent = paths.filter((path) => !(path in document) && shapes[path] && isPlain(shapes[path]) && shapes[path]['kind'] === 'text')
  const filled = absent.length === 0 ? document : { ...document, ...Object.fromEntries(absent.map((path) => [path, word])) }
  const changed = paths.reduce((holder, path) => changedAt(holder, path.split('.'), word) as Stored, filled)
  return declaration.search ? { ...changed, words: searchWords(changed, declaration.search) } : changed
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

/** A document, and where it stands. */
interface Placed {
  readonly collection: string
  readonly document: Stored
}
const placed = ({ declaration, document }: Kept): Placed => ({ collection: declaration.path, document })

/** Puts another document in the place of each, until `meanwhile` is over. */
const replaced = async <T>(
  app: TestApp,
  others: readonly (readonly [Placed, Stored | null])[],
  meanwhile: () => Promise<T>,
): Promise<T> => {
  const collectionOf = ({ collection }: Placed) => app.database.db.collection(collection)
  const idOf = ({ document }: Placed) => ({ _id: document['_id'] as ObjectId })
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
  {
    kept,
    unread,
    word,
    audited,
  }: { readonly kept: readonly Kept[]; readonly unread: readonly Kept[]; readonly word: string; readonly audited: readonly Audited[] },
  meanwhile: () => Promise<T>,
): Promise<T> => {
  const isUnread = new Set(unread)
  const others = kept
    // Words that begin alike, and are another in each document: some have to be unique.
    .map((each, at) => {
      const other = isUnread.has(each) ? withWords(each, `${word}${at}`) : withHidden(each, reader, `${word}${at}`)
      return [placed(each), other] as const
    })
  const told = audited.map((each, at) => {
    const other = auditedOtherwise(each, reader, `${word}${at}`)
    return [{ collection: 'audits', document: each.row }, other] as const
  })
  const changed = [...others, ...told].filter(([{ document }, other]) => !isEqual(other, document))
  return replaced(app, changed, meanwhile)
}

/** While it lasts, what a reader may not see isn't there at all; but for the keys, by one of which a program enters. */
export const withoutUnread = <T>(app: TestApp, unread: readonly Kept[], meanwhile: () => Promise<T>): Promise<T> =>
  replaced(
    app,
    unread.flatMap((each) => (each.declaration.path === 'apiKeys' ? [] : [[placed(each), null] as const])),
    meanwhile,
  )

/** The answers to all addresses, as texts. */
export const answersTo = async ({ api }: Reader, addresses: readonly string[]): Promise<Map<string, string>> => {
  const isFile = (address: string): boolean => address.includes('format=')
  const told = new Map<string, string>()
  const tell = (address: string, { status, body }: Pick<Answer, 'status' | 'body'>): void => {
    told.set(address, `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`)
  }
  const together = addresses.filter((address) => !isFile(address))
  for (const [at, answer] of (await readTogether(api, together)).entries()) tell(together[at] ?? '', answer)
  // A file is asked for alone.
  await inTurns(addresses.filter(isFile), async (address) => tell(address, await api.send('GET', address)))
  return new Map(addresses.map((address) => [address, told.get(address) ?? '']))
}

/** So many reads of one request. */
const TOGETHER = 40

/** What each address answers, asked for together as a page asks. */
const readTogether = async (api: Api, addresses: readonly string[]): Promise<Pick<Answer, 'status' | 'body'>[]> => {
  const answers: Pick<Answer, 'status' | 'body'>[] = []
  for (let from = 0; from < addresses.length; from += TOGETHER) {
    const { status, body } = await api.send('POST', 'reads', { reads: addresses.slice(from, from + TOGETHER) })
    if (status !== 200) throw new Error(`reads answered ${status}: ${JSON.stringify(body)}`)
    for (const line of linesOf(body)) answers[from + line.at] = line
  }
  return answers
}

type Line = Pick<Answer, 'status' | 'body'> & { readonly at: number }

/** The lines of an answer to reads; one alone is parsed already. */
const linesOf = (body: unknown): readonly Line[] =>
  typeof body === 'string'
    ? body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
    : [body as Line]

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

/** What lists are asked for by. */
export interface Asked {
  readonly kept: readonly Kept[]
  readonly unread: readonly Kept[]
  readonly bases: Bases
  readonly word: string
}

/**
 * Every way to ask for lists: whole and by group, counted, sorted, narrowed, searched for by `word`, as a file, each hidden field alone; and
 * by each value that records hold which this reader may not see, be it the record or the field.
 */
export const listAddresses = (reader: Reader, { kept, unread, bases, word }: Asked): string[] =>
  declarations
    .filter(({ methods }) => methods.includes('find'))
    .flatMap((declaration) => {
      const { path, sort, search, groups = {}, hidden = [] } = declaration
      const own = kept.flatMap((each) => (each.declaration.path === path ? [each.document] : []))
      const ways = [
        '$limit=-1',
        '$limit=0',
        '$limit=1&$skip=1',
        ...sort.map((field) => `$limit=-1&$select[]=_id&$sort[${field}]=-1`),
        ...(search ? [`search=${word}`] : []),
        'format=csv',
        ...hidden.flatMap(({ fields }) => fields.map((field) => `$limit=-1&$select[]=${field}`)),
        ...hiddenFilters(declaration, own, reader),
        ...filtersOf(
          declaration,
          unread.flatMap((each) => (each.declaration.path === path ? [each.document] : [])),
        ),
      ]
      // Whoever names a group may ask by more of its fields.
      const named = hidden.length > 0 ? Object.keys(groups).map((group) => `group=${encodeURIComponent(group)}`) : []
      return ['', ...named, ...(bases[path] ?? [])].flatMap((base) => ways.map((way) => `${path}?${base === '' ? '' : `${base}&`}${way}`))
    })

/** Lists, and reports of them, by what is hidden from a reader in records that they may read: equal to it, above it, or one of several. */
const hiddenFilters = (declaration: Declared, documents: readonly Stored[], reader: Reader): string[] => {
  const reports = Object.entries(declaration.reports ?? {}).flatMap(([name, { takesConditions }]) => (takesConditions ? [name] : []))
  const asked = documents.flatMap((document) =>
    hiddenPaths(declaration, document, reader).flatMap((path) =>
      declaration.filter
        .filter((field) => field === path || field.startsWith(`${path}.`))
        .flatMap((field) => textOf(valueAt(document, field)).map((value) => [field, encodeURIComponent(value)] as const)),
    ),
  )
  const byField = [...new Map(asked.map((each) => [each[0], each])).values()]
  return byField.flatMap(([field, value]) => {
    const conditions = [`${field}=${value}`, `${field}[$gt]=${value}`, `${field}[$in][]=${value}`, `$or[0][${field}]=${value}`]
    return conditions.flatMap((condition) => [`$limit=0&${condition}`, ...reports.map((report) => `report=${report}&${condition}`)])
  })
}

const valueAt = (holder: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (value as Stored | undefined)?.[field], holder)

const VALUES_PER_FIELD = 2

const filtersOf = ({ filter, search }: Declared, documents: readonly Stored[]): string[] => [
  ...filter.flatMap((field) =>
    [...new Set(documents.flatMap((document) => textOf(document[field])))]
      .slice(0, VALUES_PER_FIELD)
      .map((value) => `$limit=-1&${field}=${encodeURIComponent(value)}`),
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
