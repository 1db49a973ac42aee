import type { Document } from 'mongodb'
import type { SendCommand, Transport } from '../platform/mongo/transport'
import { definitions, type SocaiDatabase } from '../kernel/collections'

/** What one statement does to the documents that fit: it reads or changes all of them, or exactly one. */
type Does = 'many' | 'one' | 'makes'

const sharded = new Map(definitions.filter(({ unshardedBecause }) => unshardedBecause === undefined).map((each) => [each.name, each]))

/** The condition on the company, wherever the filter says it. */
const companyIn = (filter: Document): unknown => {
  if ('workspaceId' in filter) return filter['workspaceId']
  return ((filter['$and'] ?? []) as Document[]).map(companyIn).find((found) => found !== undefined)
}

const isValue = (condition: unknown): boolean =>
  condition !== undefined &&
  (condition === null || typeof condition !== 'object' || !Object.keys(condition).some((key) => key.startsWith('$')))

const isList = (condition: unknown): boolean => typeof condition === 'object' && condition !== null && '$in' in condition

const fieldsOf = (filter: Document): string[] =>
  Object.entries(filter).flatMap(([field, value]) => (field === '$and' ? (value as Document[]).flatMap(fieldsOf) : field))

/**
 * What a MongoDB sharded by `{ workspaceId: 1 }` would say of a statement.
 * @returns null: it goes to the shard of its company, or is answered by an index of all companies
 */
const judge = (name: string, filter: Document, does: Does): string | null => {
  const definition = sharded.get(name)
  if (!definition) return null
  const company = companyIn(filter)
  if (isValue(company) || (isList(company) && does === 'many')) return null
  const ways = filter['$or'] as Document[] | undefined
  if (ways && does === 'many') return ways.map((way) => judge(name, way, does)).find((fault) => fault !== null) ?? null
  const fields = fieldsOf(filter)
  if (does === 'makes') return `makes one of ${name} without its company`
  if (isValue(filter['_id'])) return null
  if (does === 'one') return `changes one of ${name} by ${fields.join(', ')} without its company`
  const indexes = [...(definition.acrossWorkspaces ?? []), ...(definition.scoped ? [] : definition.indexes)]
  const hasIndex = fields.includes('_id') || indexes.some((index) => fields.includes(Object.keys(index.fields)[0] ?? ''))
  return hasIndex ? null : `reads all of ${name} in all companies by ${fields.join(', ') || 'nothing'}`
}

const ofBulk = ({ ops, nsInfo }: Document): (string | null)[] => {
  const names = (nsInfo as { ns: string }[]).map(({ ns }) => ns.slice(ns.indexOf('.') + 1))
  return (ops as Document[]).map(({ insert, update, delete: remove, document, filter, updateMods, multi, upsert }) => {
    const name = names[Number(insert ?? update ?? remove)] ?? ''
    if (insert !== undefined)
      return sharded.get(name)?.scoped && !(document as Document)['workspaceId'] ? `a new one of ${name} names no company` : null
    const moved = update !== undefined && fieldsOf(((updateMods as Document)['$set'] ?? {}) as Document).includes('workspaceId')
    if (moved) return `moves one of ${name} to another company`
    return judge(name, filter as Document, upsert ? 'makes' : multi ? 'many' : 'one')
  })
}

/** Plain commands, as `Transport` sends them. */
const ofCommand = (command: Document): (string | null)[] => {
  if ('bulkWrite' in command) return ofBulk(command)
  // Whether there is any at all.
  if ('find' in command && command['limit'] === 1 && Object.keys((command['filter'] ?? {}) as Document).length === 0) return [null]
  if ('find' in command) return [judge(String(command['find']), (command['filter'] ?? {}) as Document, 'many')]
  if ('count' in command) return [judge(String(command['count']), (command['query'] ?? {}) as Document, 'many')]
  if ('findAndModify' in command)
    return [judge(String(command['findAndModify']), command['query'] as Document, command['upsert'] ? 'makes' : 'one')]
  return []
}

/** What the driver's collections are asked, by the name of the call. */
const CALLS: Readonly<Record<string, Does>> = {
  find: 'many',
  countDocuments: 'many',
  updateMany: 'many',
  deleteMany: 'many',
  updateOne: 'one',
  deleteOne: 'one',
  findOneAndUpdate: 'one',
}
type Call = (this: { collectionName: string }, filter: Document, ...rest: unknown[]) => unknown

/** Judges all that goes to the database from now on as a MongoDB would that is sharded by company. Only one at a time. */
export class ShardKeyWatch {
  /** What it would refuse, or read whole, each once. */
  readonly faults = new Set<string>()
  /** Statements that were judged. */
  judged = 0

  constructor({ transport, collection }: Pick<SocaiDatabase, 'transport'> & { readonly collection: object }) {
    this.#followTransport(transport)
    const prototype = Object.getPrototypeOf(collection) as Record<string, Call>
    const note = (name: string, filter: Document, does: Does): void => this.#note([judge(name, filter, does)])
    for (const [call, does] of Object.entries(CALLS)) {
      const original = prototype[call]
      if (!original) throw new Error(`collections have no '${call}'`)
      jest.spyOn(prototype, call).mockImplementation(function (this: { collectionName: string }, filter = {}, ...rest) {
        const [change, options] = rest as [unknown, { upsert?: boolean }?]
        const makes = does === 'one' && change !== undefined && options?.upsert === true
        note(this.collectionName, filter, makes ? 'makes' : does)
        return original.call(this, filter, ...rest)
      })
    }
  }

  #note(found: readonly (string | null)[]): void {
    this.judged += found.length
    for (const fault of found) if (fault !== null) this.faults.add(fault)
  }

  #followTransport(transport: Transport): void {
    const { command, transaction, readAll, count, changeOne } = transport
    const watched =
      (send: SendCommand): SendCommand =>
      (database, asked, options) => {
        this.#note(ofCommand(asked))
        return send(database, asked, options)
      }
    jest.spyOn(transport, 'command').mockImplementation(watched(command))
    jest.spyOn(transport, 'transaction').mockImplementation((body) => transaction.call(transport, (send) => body(watched(send))) as never)
    jest.spyOn(transport, 'changeOne').mockImplementation((database, name, filter, ...rest) => {
      this.#note([judge(name, filter, 'makes')])
      return changeOne.call(transport, database, name, filter, ...rest)
    })
    if (readAll)
      jest
        .spyOn(transport as Required<Pick<Transport, 'readAll'>> & { readAll: NonNullable<Transport['readAll']> }, 'readAll')
        .mockImplementation((database, find, options) => {
          this.#note(ofCommand(find))
          return readAll(database, find, options)
        })
    if (count)
      jest.spyOn(transport as { count: NonNullable<Transport['count']> }, 'count').mockImplementation((database, asked, options) => {
        this.#note(ofCommand(asked))
        return count(database, asked, options)
      })
  }
}
