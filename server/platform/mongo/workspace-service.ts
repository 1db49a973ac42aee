import { MongoDBService, type MongoDBAdapterParams } from '@feathersjs/mongodb'
import type { Document } from 'mongodb'
import { DEFAULT_ZONE } from '@shared/domain/days/days'
import { isId } from '@shared/domain/ids'
import { pageLimits, type ServiceDeclaration } from '@shared/services/define-service'
import type { RecordService } from '@shared/services/index'
import type { CreateOf, Page, PatchOf } from '@shared/services/service-map'
import type { Stored } from '@shared/services/wire'
import type { StoredOf } from '../../collections'
import type { Application, Caller, CallParams, SocaiWork } from '../../declarations'
import { fail } from '../../errors'
import { groupsFor } from '../../hooks/access'
import { present } from '../../hooks/present'
import { auditRow } from './audit'
import { bookkeeping } from './bookkeeping'
import { bsonToJson, NotPlain, textOf } from './bson-to-json'
import { decode, encodeFilter } from './codec'
import { findBytes, findDocuments, type Find } from './find-documents'
import { isSeenByGroup, JsonAnswer, jsonPage, leftOutFor } from './json-answer'
import { recordFields } from './record-fields'
import { addLiveReferences, withReferences } from './references'
import { searchConditions, searchWords } from './search'
import type { Call, ServiceRules } from './service-rules'
import { runWork } from './work'

type AdapterParams = MongoDBAdapterParams<Document> & CallParams

/**
 * A service over one collection, made from its declaration. Every read and write is scoped to the caller's workspace
 * here, at the seam to the database: a call without a workspace is an error, never a wider answer.
 */
export class WorkspaceService<Name extends RecordService> extends MongoDBService<Document, Document, AdapterParams> {
  // Feathers calls a service through an object made from it, so its members can't be #private.
  readonly declaration: ServiceDeclaration & { readonly path: Name }
  private readonly application: Application
  private readonly rules: ServiceRules<Name>
  private readonly withoutBookkeeping: Document

  constructor(app: Application, declaration: ServiceDeclaration & { readonly path: Name }, rules: ServiceRules<Name> = {}) {
    super({ Model: app.get('database').collection(declaration.path), paginate: false, multi: false })
    this.application = app
    this.declaration = declaration
    this.rules = rules
    this.withoutBookkeeping = Object.fromEntries(
      [...bookkeeping, ...(declaration.secret ?? []).filter((field) => field !== 'readBy')].map((field) => [field, 0]),
    )
  }

  override async find(params: CallParams = {}): Promise<never> {
    const report = params.reading?.report
    const call = this.callOf(params)
    if (report) {
      const read = this.rules.reports?.[report.name]
      if (!read) throw fail('query.report', { report: report.name })
      return (await read(call, report.parameters)) as never
    }
    const text = await this.jsonPage(params)
    if (text) return text as never
    const next = () => this.page(params)
    return (await (this.rules.find ? this.rules.find(call, next) : next())) as never
  }

  override async get(id: unknown, params: CallParams = {}): Promise<never> {
    const text = String(id)
    const call = this.callOf(params)
    const own = this.rules.getInstead?.(call, text)
    if (own) return (await own) as never
    if (this.rules.get) return (await this.rules.get(call, text, () => this.read(text, params))) as never
    return ((await this.jsonRecord(text, params)) ?? (await this.read(text, params))) as never
  }

  override async create(data: unknown, params: CallParams = {}): Promise<never> {
    const call = this.callOf(params)
    // The pipeline has checked the data against the service's shape.
    const checked = data as Stored<CreateOf<Name>>
    if (this.rules.create) return (await this.rules.create(call, checked)) as never
    return (await this.withLive(
      this.run(params, [], async (work) => {
        const fields = this.rules.prepareCreate ? await this.rules.prepareCreate(call, work, checked) : (checked as Partial<StoredOf<Name>>)
        return this.add(work, params, fields)
      }),
      call,
    )) as never
  }

  override async patch(id: unknown, data: unknown, params: CallParams = {}): Promise<never> {
    const call = this.callOf(params)
    const text = String(id)
    const checked = data as Stored<PatchOf<Name>>
    if (this.rules.patch) return (await this.rules.patch(call, text, checked)) as never
    return (await this.withLive(
      this.run(params, [`${this.declaration.path}:${text}`], async (work) => {
        const before = await this.readForChange(work, text, params, checked)
        const fields = this.rules.preparePatch
          ? await this.rules.preparePatch(call, work, before, checked)
          : (checked as Partial<StoredOf<Name>>)
        return this.change(work, params, before, fields)
      }),
      call,
    )) as never
  }

  /** Refuses what would reach beyond the caller's workspace, groups and rows, whatever the query says. */
  override filterQuery(id: string | null, params: AdapterParams) {
    const { filters, query } = super.filterQuery(id, { ...params, query: params.query ?? {} })
    const caller = this.callerOf(params)
    const { kinds } = this.application.get('database').definition(this.declaration.path)
    const scope: Document[] = []
    if (this.declaration.scope === 'workspace') {
      if (!caller.workspaceId) throw new Error(`'${this.declaration.path}' was read without a workspace`)
      if ('workspaceId' in query) throw fail('query.field', { field: 'workspaceId' })
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

  /** The find that a parsed query asks for, within the caller's scope. */
  private scopedFind(params: CallParams): Find {
    const { filters, query: filter } = this.filterQuery(null, params as AdapterParams)
    const { $select, $sort, $skip, $limit } = filters as {
      $select?: string[]
      $sort?: Record<string, 1 | -1>
      $skip?: number
      $limit?: number
    }
    return {
      filter,
      ...($select ? { projection: this.getProjection($select) as Document } : {}),
      ...($sort ? { sort: $sort } : {}),
      ...($skip ? { skip: $skip } : {}),
      ...($limit ? { limit: $limit } : {}),
    }
  }

  private findById(id: string, params: CallParams): Find {
    return { ...this.scopedFind({ ...params, query: { ...this.anyGroup(), _id: id } }), limit: 1 }
  }

  /** A page by the parsed query; `total` is null when the caller asked not to count. */
  async page(params: CallParams): Promise<Page<StoredOf<Name>>> {
    const { $limit = pageLimits.usual, $skip = 0, ...conditions } = (params.query ?? {}) as Document & { $limit?: number; $skip?: number }
    const search = params.reading?.search
    if (search) return this.searchPage(params, search, $limit, $skip)
    const { $sort: _sort, $select: _select, ...counted } = conditions
    const count = () => (params.reading?.counted === false ? Promise.resolve(null) : this.countDocuments({ ...params, query: counted }))
    if ($limit === 0) return { total: await this.countDocuments({ ...params, query: counted }), limit: 0, skip: $skip, data: [] }
    const most = $limit === -1 ? pageLimits.all + 1 : $limit
    const [data, total] = await Promise.all([this.rows({ ...params, query: { ...conditions, $limit: most, $skip } }), count()])
    if ($limit === -1 && data.length > pageLimits.all) throw fail('query.too-many-rows')
    return { total, limit: $limit, skip: $skip, data }
  }

  /**
   * The page as JSON, written straight from the stored bytes: for calls over REST whose records need no second look.
   * Null when they do; the page is then read the long way.
   */
  private async jsonPage(params: CallParams): Promise<JsonAnswer | null> {
    const { $limit = pageLimits.usual, $skip = 0, ...conditions } = (params.query ?? {}) as Document & { $limit?: number; $skip?: number }
    const { reading } = params
    if (params.provider !== 'rest' || this.rules.find || !reading || reading.search || reading.select || $limit < 1) return null
    const group: unknown = conditions['group']
    const leftOut = leftOutFor(this.declaration, this.callerOf(params), typeof group === 'string' ? group : undefined)
    if (!leftOut) return null
    const { $sort: _sort, ...counted } = conditions
    const [found, total] = await Promise.all([
      findBytes(
        this.application.get('database').db,
        this.declaration.path,
        this.scopedFind({ ...params, query: { ...conditions, $limit, $skip } }),
      ),
      reading.counted ? this.countDocuments({ ...params, query: counted }) : null,
    ])
    try {
      return jsonPage(bsonToJson(found, leftOut), { total, limit: $limit, skip: $skip })
    } catch (error) {
      if (error instanceof NotPlain) return null
      throw error
    }
  }

  /** One record as JSON, likewise. @throws as `read` */
  private async jsonRecord(id: string, params: CallParams): Promise<JsonAnswer | null> {
    if (params.provider !== 'rest' || !isId(id) || params.reading?.select || !isSeenByGroup(this.declaration)) return null
    const [found] = await findBytes(this.application.get('database').db, this.declaration.path, this.findById(id, params))
    if (!found) throw fail('request.not-found')
    try {
      const group = textOf(found, 'group')
      const caller = this.callerOf(params)
      this.refuseGroup({ group }, caller, 'read')
      const leftOut = leftOutFor(this.declaration, caller, group)
      if (!leftOut) return null
      return new JsonAnswer(bsonToJson([found], leftOut).subarray(1, -1))
    } catch (error) {
      if (error instanceof NotPlain) return null
      throw error
    }
  }

  /** The records of a query, with live references; no count. */
  async rows(params: CallParams, hint?: Readonly<Record<string, 1 | -1>>): Promise<StoredOf<Name>[]> {
    const find = this.scopedFind(params)
    const found = await findDocuments(this.application.get('database').db, this.declaration.path, {
      projection: this.withoutBookkeeping,
      ...find,
      ...(hint ? { hint: this.hintOf(hint) } : {}),
    })
    return this.answer(found, params)
  }

  /** One record the caller may see. @throws Failure 404 when it isn't there, or is another workspace's; 403 for a group without the right */
  async read(id: string, params: CallParams): Promise<StoredOf<Name>> {
    if (!isId(id)) throw fail('request.not-found')
    const found = await findDocuments(this.application.get('database').db, this.declaration.path, this.findById(id, params))
    const [record] = await this.answer(found, params)
    if (!record) throw fail('request.not-found')
    this.refuseGroup(record, this.callerOf(params), 'read')
    return record
  }

  /**
   * A record about to be changed, as it stands now.
   * @throws Failure 404, 403; 409 when a field sent was changed since the `rev` the caller had seen
   */
  async readForChange(work: SocaiWork, id: string, params: CallParams, data: object): Promise<StoredOf<Name>> {
    if (!isId(id)) throw fail('request.not-found')
    const records =
      this.declaration.scope === 'workspace'
        ? work.read(this.declaration.path)
        : this.application.get('database').platformRecords(this.declaration.path)
    const found = (await records.byId(id)) as StoredOf<Name> | null
    const caller = this.callerOf(params)
    if (!found || !present({ ...this.declaration, groups: undefined }, found, caller)) throw fail('request.not-found')
    this.refuseGroup(found, caller, 'write')
    await this.refuseStale(found, params, data)
    return found
  }

  /** @throws Failure 409 naming the fields that others changed since the caller's `rev`, with the record as it is */
  async refuseStale(record: StoredOf<Name>, params: CallParams, data: object): Promise<void> {
    const { basedOn } = params
    if (basedOn === undefined) return
    const fields = Object.keys(data).filter((field) => (record.revs?.[field] ?? 0) > basedOn)
    if (fields.length === 0) return
    const current = { ...record }
    await addLiveReferences(this.application.get('database'), this.callerOf(params).workspaceId, this.declaration.references ?? {}, [
      current,
    ])
    throw fail('conflict.stale', {}, { data: { fields, current: present(this.declaration, current, this.callerOf(params)) } })
  }

  /** Adds a record within a unit of work: references, bookkeeping, audit and event included. */
  async add(work: SocaiWork, params: CallParams, fields: Partial<StoredOf<Name>>): Promise<StoredOf<Name>> {
    const caller = this.callerOf(params)
    this.refuseGroup(fields, caller, 'write')
    const whole = await this.referencesOf(work.workspaceId, fields, null)
    const creator =
      caller.person && 'creator' in recordFields(this.declaration.path) ? { creatorId: caller.person._id, creator: caller.person } : {}
    const record = { created: work.now, ...creator, ...whole, rev: 1, ...this.wordsFor(whole) }
    const [stored] = work.insert(this.declaration.path, [record as never]) as StoredOf<Name>[]
    if (!stored) throw new Error('nothing was inserted')
    work.insert('audits', [auditRow(this.declaration.path, 'create', caller, work.now, null, stored)])
    this.announce(work, 'created', stored)
    return stored
  }

  /** Changes a record read in the same unit of work: references, bookkeeping, audit and event included. */
  async change(work: SocaiWork, params: CallParams, before: StoredOf<Name>, fields: Partial<StoredOf<Name>>): Promise<StoredOf<Name>> {
    const whole = await this.referencesOf(work.workspaceId, fields, before)
    const words = this.wordsFor({ ...before, ...whole })
    const caller = this.callerOf(params)
    const updater = 'updater' in recordFields(this.declaration.path) ? { updater: caller.person ?? undefined } : {}
    const after = work.save(this.declaration.path, before as never, { ...whole, ...words } as never, updater) as StoredOf<Name>
    if (after === before) return before
    work.insert('audits', [auditRow(this.declaration.path, 'patch', caller, work.now, before, after)])
    this.announce(work, 'patched', after)
    return after
  }

  /** Runs a command of this service: once for an Idempotency-Key, again when another got there first. */
  async run<T extends object>(
    params: CallParams,
    keys: readonly string[],
    body: (work: SocaiWork) => Promise<T>,
    workspaceId?: string,
  ): Promise<T> {
    const caller = this.callerOf(params)
    return runWork(
      this.application.get('work'),
      { workspaceId: workspaceId ?? caller.workspaceId, now: this.application.get('now'), keys },
      async (work) => {
        const result = await body(work)
        // A secret shown once isn't kept, not even for a repeated call.
        if (params.idempotency && !('apiKey' in result)) {
          const whole = { ...result }
          await addLiveReferences(this.application.get('database'), caller.workspaceId, this.declaration.references ?? {}, [whole])
          const answer = present(this.declaration, whole, caller) ?? {}
          work.insert('idempotency', [{ ...params.idempotency, result: JSON.stringify(answer), at: work.now }])
        }
        return result
      },
    )
  }

  private async withLive(written: Promise<StoredOf<Name>>, { app, caller }: Call<Name>): Promise<StoredOf<Name>> {
    const { references } = this.declaration
    const record = await written
    if (!references) return record
    const answer = { ...record }
    await addLiveReferences(app.get('database'), caller.workspaceId, references, [answer])
    return answer
  }

  private callOf(params: CallParams): Call<Name> {
    return { app: this.application, service: this, params, caller: this.callerOf(params) }
  }

  private callerOf(params: CallParams): Caller {
    return params.caller ?? nobody
  }

  private async answer(documents: readonly Document[], params: CallParams): Promise<StoredOf<Name>[]> {
    const database = this.application.get('database')
    const { kinds } = database.definition(this.declaration.path)
    const records = documents.map((document) => decode(kinds, document) as StoredOf<Name>)
    if (this.declaration.references)
      await addLiveReferences(database, this.callerOf(params).workspaceId, this.declaration.references, records)
    return records
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
    const records = this.application.get('database').records(this.declaration.path, caller.workspaceId)
    const counts = await Promise.all(conditions.map((condition) => records.count(condition, commonWord, { words: 1 })))
    const rarest = counts.indexOf(Math.min(...counts))
    if (counts[rarest] === 0) return empty
    const { $limit: _limit, $skip: _skip, $sort, ...rest } = (params.query ?? {}) as Document
    const others = conditions.filter((_, index) => index !== rarest)
    const query = {
      ...rest,
      ...conditions[rarest],
      ...(others.length > 0 ? { $and: [...((rest['$and'] as Document[] | undefined) ?? []), ...others] } : {}),
    }
    const byWord = (counts[rarest] ?? 0) < commonWord
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
    const { query: scoped } = this.filterQuery(null, { ...params, query } as AdapterParams)
    const total = await this.application
      .get('database')
      .collection(this.declaration.path)
      .countDocuments(scoped, { limit: pageLimits.search, ...(byWord ? { hint: this.hintOf({ words: 1 }) } : {}) })
    return { total, limit, skip, data }
  }

  private hintOf(fields: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
    return this.declaration.scope === 'workspace' ? { workspaceId: 1, ...fields } : fields
  }

  private wordsFor(record: object): { words?: string[] } {
    return this.declaration.search ? { words: searchWords(record, this.declaration.search) } : {}
  }

  private async referencesOf(workspaceId: string, fields: object, before: object | null): Promise<Record<string, unknown>> {
    return withReferences(this.application.get('database'), workspaceId, this.declaration.references ?? {}, { ...fields }, before)
  }

  private refuseGroup(record: object, caller: Caller, way: 'read' | 'write'): void {
    const allowed = groupsFor(this.declaration, caller, way)
    if (!allowed) return
    const group: unknown = 'group' in record ? record.group : undefined
    if (!allowed.includes(String(group))) throw fail('rights.group', { group: String(group) })
  }

  private anyGroup(): Document {
    return this.declaration.groups ? { group: { $in: Object.keys(this.declaration.groups) } } : {}
  }

  private announce(work: SocaiWork, type: 'created' | 'patched', record: StoredOf<Name> & { _id: string }): void {
    const { references, path, realtime } = this.declaration
    if (realtime === 'off') return
    if (!references || !Object.values(references).some(({ keep }) => keep === 'live')) work.announce(path, type, record)
    else work.announceFresh(path, [record._id], type)
  }
}

/** A word that more records hold than this is looked for newest first instead of by its index. */
const commonWord = 3000

const nobody: Caller = { workspaceId: '', userId: null, rights: [], zone: DEFAULT_ZONE, person: null, keyed: false, sessionId: null }
