import { MongoDbAdapter, type MongoDBAdapterParams } from '@feathersjs/mongodb'
import type { Document } from '../platform/mongo/documents'
import { isId } from '@shared/foundation/ids'
import { pageLimits, type ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { Page } from '@shared/registry/service-types'
import type { StoredOf } from './collections'
import type { Application } from './application'
import { anonymous, type Caller, type CallParams } from './call'
import { AppError } from '../platform/errors'
import { mapInSlices, MANY_ITEMS } from '../platform/in-slices'
import { FairQueue } from '../platform/fair-queue'
import { groupsFor } from './access'
import { bookkeeping } from './bookkeeping'
import { bsonToJson, NotPlain, textOf } from '../platform/mongo/bson-to-json'
import { decode, encodeFilter } from '../platform/mongo/codec'
import { countDocuments, findBytes, findDocuments, type Find, type Source } from '../platform/mongo/find-documents'
import { withReadLimits } from '../platform/mongo/read-limits'
import { JsonAnswer } from '../platform/http/json-answer'
import { isSeenByGroup, jsonPage, leftOutFor } from './json-answer'
import { complete } from './references'
import { searchConditions } from './search'
import { senderOf } from './sender-of'
import { sees } from './serialize'

/** Long lists are read two at a time, each company's one after the other: side by side none of them would be there sooner. */
export const longListTurns = new FairQueue({ maxRunning: 2, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 200 })

type AdapterParams = MongoDBAdapterParams<Document> & CallParams

/**
 * What a service over one collection reads, made from its declaration. Every question is scoped to the caller's workspace,
 * groups and rows here, at the seam to the database: a call without a workspace is an error, never a wider answer.
 */
export class WorkspaceReads<Name extends RecordService> {
  // Feathers calls a service through an object made from it, so its members can't be #private.
  readonly declaration: ServiceDeclaration & { readonly path: Name }
  protected readonly application: Application
  /** Reads queries as Feathers writes them. It is kept inside: its own methods know neither workspace nor rights. */
  private readonly adapter: MongoDbAdapter<Document, Document, AdapterParams>
  private readonly withoutBookkeeping: Document

  constructor(app: Application, declaration: ServiceDeclaration & { readonly path: Name }) {
    this.adapter = new MongoDbAdapter({ Model: app.get('database').collection(declaration.path), paginate: false, multi: false })
    this.application = app
    this.declaration = declaration
    this.withoutBookkeeping = Object.fromEntries([...bookkeeping, ...Object.keys(declaration.secret ?? {})].map((field) => [field, 0]))
  }

  /** Refuses what would reach beyond the caller's workspace, groups and rows, whatever the query says. */
  private filterQuery(params: CallParams) {
    const { filters, query } = this.adapter.filterQuery(null, { ...params, query: params.query ?? {} })
    const caller = this.callerOf(params)
    const { kinds } = this.application.get('database').definition(this.declaration.path)
    const scope: Document[] = []
    if (this.declaration.scope === 'workspace') {
      if (!caller.workspaceId) throw new Error(`'${this.declaration.path}' was read without a workspace`)
      if ('workspaceId' in query) throw AppError.of('query.field', { field: 'workspaceId' })
    }
    const rows = this.declaration.rows?.(caller)
    if (rows) scope.push({ ...rows })
    const readable = groupsFor(this.declaration, caller, 'read')
    if (readable && readable.length < Object.keys(this.declaration.groups ?? {}).length && query['group'] === undefined)
      query['group'] = { $in: readable }
    return {
      filters,
      query: encodeFilter(kinds, {
        ...(this.declaration.scope === 'workspace' ? { workspaceId: caller.workspaceId } : {}),
        ...query,
        ...(scope.length > 0 ? { $and: [...(Array.isArray(query['$and']) ? (query['$and'] as Document[]) : []), ...scope] } : {}),
      }),
    }
  }

  /** A page by the parsed query; `total` is null when the caller asked not to count. */
  async page(params: CallParams): Promise<Page<StoredOf<Name>>> {
    const { $limit = pageLimits.default, $skip = 0, ...conditions } = (params.query ?? {}) as Document & { $limit?: number; $skip?: number }
    const search = params.reading?.search
    if (search) return this.searchPage(params, search, $limit, $skip)
    const { $sort: _sort, $select: _select, ...counted } = conditions
    const count = () => (params.reading?.counted === false ? Promise.resolve(null) : this.countDocuments({ ...params, query: counted }))
    if ($limit === 0) return { total: await this.countDocuments({ ...params, query: counted }), limit: 0, skip: $skip, data: [] }
    const most = $limit === -1 ? pageLimits.all + 1 : $limit
    const listed = $limit === -1 ? await this.assertListable({ ...params, query: counted }) : 0
    const rows = (): Promise<StoredOf<Name>[]> => this.rows({ ...params, query: { ...conditions, $limit: most, $skip } })
    const [data, total] = await Promise.all([listed > MANY_ITEMS ? this.inTurn(params, rows) : rows(), count()])
    if ($limit === -1 && data.length > pageLimits.all) throw AppError.of('query.too-many-rows')
    return { total, limit: $limit, skip: $skip, data }
  }

  /** The records of a query, with live references; no count. */
  async rows(params: CallParams, hint?: Readonly<Record<string, 1 | -1>>): Promise<StoredOf<Name>[]> {
    const find = this.scopedFind(params)
    const found = await findDocuments(this.application.get('database'), this.declaration.path, {
      projection: this.withoutBookkeeping,
      ...find,
      ...(hint ? { hint: this.hintOf(hint) } : {}),
    })
    return this.answer(found, params)
  }

  /** One record the caller may see. @throws AppError 404 when it isn't there, or is another workspace's; 403 for a group without the right */
  async read(id: string, params: CallParams): Promise<StoredOf<Name>> {
    if (!isId(id)) throw AppError.of('request.not-found')
    const found = await findDocuments(this.application.get('database'), this.declaration.path, this.findById(id, params))
    const [record] = await this.answer(found, params)
    if (!record) throw AppError.of('request.not-found')
    const caller = this.callerOf(params)
    this.assertGroupRight(record, caller, 'read')
    if (this.declaration.about && !sees(this.declaration, record, caller)) throw AppError.of('request.not-found')
    return record
  }

  /**
   * The page as JSON, written straight from the stored bytes: for calls over REST whose records need no second look.
   * Null when they do; the page is then read the long way.
   */
  protected async jsonPage(params: CallParams): Promise<JsonAnswer | null> {
    const { $limit = pageLimits.default, $skip = 0, ...conditions } = (params.query ?? {}) as Document & { $limit?: number; $skip?: number }
    const { reading } = params
    if (params.provider !== 'rest' || !reading || reading.search || reading.select || $limit < 1) return null
    const group: unknown = conditions['group']
    const leftOut = leftOutFor(this.declaration, this.callerOf(params), typeof group === 'string' ? group : undefined)
    if (!leftOut) return null
    const { $sort: _sort, ...counted } = conditions
    const [found, total] = await Promise.all([
      findBytes(this.sourceFor(params), this.declaration.path, this.scopedFind({ ...params, query: { ...conditions, $limit, $skip } })),
      reading.counted ? this.countDocuments({ ...params, query: counted }) : null,
    ])
    try {
      return jsonPage(bsonToJson(found, leftOut), { total, limit: $limit, skip: $skip, rows: found.length })
    } catch (error) {
      if (error instanceof NotPlain) return null
      throw error
    }
  }

  /** One record as JSON, likewise. @throws as `read` */
  protected async jsonRecord(id: string, params: CallParams): Promise<JsonAnswer | null> {
    if (params.provider !== 'rest' || !isId(id) || params.reading?.select || !isSeenByGroup(this.declaration)) return null
    const [found] = await findBytes(this.sourceFor(params), this.declaration.path, this.findById(id, params))
    if (!found) throw AppError.of('request.not-found')
    try {
      const group = textOf(found, 'group')
      const caller = this.callerOf(params)
      this.assertGroupRight({ group }, caller, 'read')
      const leftOut = leftOutFor(this.declaration, caller, group)
      if (!leftOut) return null
      return new JsonAnswer(bsonToJson([found], leftOut).subarray(1, -1))
    } catch (error) {
      if (error instanceof NotPlain) return null
      throw error
    }
  }

  /** Where a read of this call goes, with what it ends with. */
  private sourceFor({ limits }: CallParams): Source {
    const { db, transport } = this.application.get('database')
    return limits ? { db, transport, limits } : { db, transport }
  }

  protected callerOf(params: CallParams): Caller {
    return params.caller ?? anonymous
  }

  protected assertGroupRight(record: object, caller: Caller, way: 'read' | 'write'): void {
    const allowed = groupsFor(this.declaration, caller, way)
    if (!allowed) return
    const group: unknown = 'group' in record ? record.group : undefined
    if (!allowed.includes(String(group))) throw AppError.of('rights.group', { group: String(group) })
  }

  /**
   * Rare words are found by their index; common ones newest first, with the rest as a residual: either way the work
   * is bounded by the hits wanted, not by the collection.
   */
  private async searchPage(params: CallParams, text: string, limit: number, skip: number): Promise<Page<StoredOf<Name>>> {
    const conditions = searchConditions(text)
    const empty = { total: 0, limit, skip, data: [] }
    if (conditions.length === 0) return empty
    const caller = this.callerOf(params)
    const database = this.application.get('database')
    const records =
      this.declaration.scope === 'workspace'
        ? database.records(this.declaration.path, caller.workspaceId)
        : database.platformRecords(this.declaration.path)
    const counts = await Promise.all(conditions.map((condition) => records.count(condition, COMMON_WORD_RECORDS, { words: 1 })))
    const rarest = counts.indexOf(Math.min(...counts))
    if (counts[rarest] === 0) return empty
    const { $limit: _limit, $skip: _skip, $sort, ...rest } = (params.query ?? {}) as Document
    const others = conditions.filter((_, index) => index !== rarest)
    const query = {
      ...rest,
      ...conditions[rarest],
      ...(others.length > 0 ? { $and: [...((rest['$and'] as Document[] | undefined) ?? []), ...others] } : {}),
    }
    const byWord = (counts[rarest] ?? 0) < COMMON_WORD_RECORDS
    const size = limit === -1 ? pageLimits.search : Math.max(0, Math.min(limit, pageLimits.search - skip))
    const data =
      size === 0
        ? []
        : await this.rows(
            { ...params, query: { ...query, $sort: $sort ?? { _id: -1 }, $limit: size, $skip: skip } },
            byWord ? { words: 1 } : undefined,
          )
    if (params.reading?.counted === false) return { total: null, limit, skip, data }
    if (data.length < size && (data.length > 0 || skip === 0)) return { total: skip + data.length, limit, skip, data }
    const { query: scoped } = this.filterQuery({ ...params, query })
    const total = await countDocuments(database, this.declaration.path, scoped, {
      limit: pageLimits.search,
      ...(byWord ? { hint: this.hintOf({ words: 1 }) } : {}),
    })
    return { total, limit, skip, data }
  }

  private inTurn<T>({ caller = anonymous, limits, signal }: CallParams, read: () => Promise<T>): Promise<T> {
    const { group, member } = senderOf(caller)
    const asked = Date.now()
    const begin = (): Promise<T> => {
      if (limits) limits.deadline += Date.now() - asked
      return read()
    }
    return longListTurns.take(group, member, begin, signal)
  }

  /** Too long a list is refused before it is read: its rows are counted as far as a list may be long.   @returns how many there are   @throws AppError 400 */
  private async assertListable(params: CallParams): Promise<number> {
    const { query } = this.filterQuery(params)
    const options = { limit: pageLimits.all + 1 }
    const count = await countDocuments(this.application.get('database'), this.declaration.path, query, options)
    if (count > pageLimits.all) throw AppError.of('query.too-many-rows')
    return count
  }

  /** Where kept figures tell how many there are, records are counted one by one only as far as that is quicker. */
  private async countDocuments(params: CallParams): Promise<number> {
    const { query } = this.filterQuery(params)
    const kept = this.keptCount(params)
    const options = kept ? { limit: pageLimits.counted } : {}
    const count = await countDocuments(this.sourceFor(params), this.declaration.path, query, options)
    return kept && count === pageLimits.counted ? withReadLimits(params.limits, kept) : count
  }

  /** Reads from kept figures how many records fit a list's conditions; null where they can't tell. */
  protected keptCount(_params: CallParams): (() => Promise<number>) | null {
    return null
  }

  /** The find that a parsed query asks for, within the caller's scope. */
  private scopedFind(params: CallParams): Find {
    const { filters, query: filter } = this.filterQuery(params)
    const { $select, $sort, $skip, $limit } = filters as {
      $select?: string[]
      $sort?: Record<string, 1 | -1>
      $skip?: number
      $limit?: number
    }
    return {
      filter,
      ...($select ? { projection: this.adapter.getProjection($select) as Document } : {}),
      ...($sort ? { sort: $sort } : {}),
      ...($skip ? { skip: $skip } : {}),
      ...($limit ? { limit: $limit } : {}),
    }
  }

  private findById(id: string, params: CallParams): Find {
    return { ...this.scopedFind({ ...params, query: { ...this.anyGroup(), _id: id } }), limit: 1 }
  }

  private async answer(documents: readonly Document[], params: CallParams): Promise<StoredOf<Name>[]> {
    const database = this.application.get('database')
    const { kinds } = database.definition(this.declaration.path)
    const records = await mapInSlices(documents, (document) => decode(kinds, document) as StoredOf<Name>)
    await complete(database, this.callerOf(params).workspaceId, this.declaration, records)
    return records
  }

  private hintOf(fields: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
    return this.declaration.scope === 'workspace' ? { workspaceId: 1, ...fields } : fields
  }

  private anyGroup(): Document {
    return this.declaration.groups ? { group: { $in: Object.keys(this.declaration.groups) } } : {}
  }
}

/** A word that more records hold than this is looked for newest first instead of by its index. */
const COMMON_WORD_RECORDS = 3000
