import { isId } from '@shared/foundation/ids'
import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, NarrowedBy, PatchOf, ReportName } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from './collections'
import type { LockKey } from './keyed-locks'
import { lock } from './locks'
import type { Application } from './application'
import { partOf, type CallParams, type Reading } from './call'
import type { SocaiUnitOfWork } from './unit-of-work'
import { AppError } from '../platform/errors'
import { withReadLimits } from '../platform/mongo/read-limits'
import { sees, serialize } from './serialize'
import { assertNothingDropped } from './nothing-dropped'
import { auditRow, noteAudit } from './audit'
import { CustomAnswer } from './custom-answer'
import { deliver } from './notices'
import { recordFields, withDefaults } from './record-fields'
import { addSubjects, complete, assertNotReferenced, withReferences } from './references'
import { searchWords } from './search'
import type { ServiceMethods } from './service-methods'
import type { Call, Narrowed, ServiceRules } from './service-rules'
import { transact } from './unit-of-work'
import { creatorOf, updaterOf } from './who-did'
import { WorkspaceReads } from './workspace-reads'

/**
 * A service over one collection, made from its declaration. Every read and write is scoped to the caller's workspace
 * here, at the seam to the database: a call without a workspace is an error, never a wider answer.
 */
export class WorkspaceService<Name extends RecordService> extends WorkspaceReads<Name> implements ServiceMethods<Name> {
  private readonly rules: ServiceRules<Name>

  constructor(app: Application, declaration: ServiceDeclaration & { readonly path: Name }, rules: ServiceRules<Name> = {}) {
    super(app, declaration)
    this.rules = rules
  }

  async find(params: CallParams = {}): Promise<never> {
    const { format, limits } = params
    const report = params.reading?.report
    const { mark, sums } = await this.narrowed(params)
    const text = this.rules.find || report || mark || sums || format ? null : await this.jsonPage(params)
    if (text) return text as never
    const call = this.callOf(params)
    const next = async () => {
      const page = { ...(await this.page(params)), ...sums }
      return mark ? { ...page, data: page.data.map((record) => ({ ...record, ...mark(record) })) } : page
    }
    return (await withReadLimits<unknown>(limits, () =>
      report ? this.report(call, report) : (this.rules.find?.(call, next) ?? next()),
    )) as never
  }

  private async report(call: Call<Name>, { name, parameters }: NonNullable<Reading['report']>): Promise<unknown> {
    const read = this.rules.reports?.[name as ReportName<Name>]
    if (!read) throw AppError.of('query.report', { report: name })
    // The pipeline has read the parameters by the report's declaration.
    return read(call, parameters as Parameters<typeof read>[1])
  }

  protected override keptCount(params: CallParams): (() => Promise<number>) | null {
    return this.rules.keptCount?.(this.callOf(params)) ?? null
  }

  /** Adds to the query what it is narrowed by beyond conditions on fields. */
  private async narrowed(params: CallParams): Promise<Partial<Narrowed<Name>>> {
    const words = params.reading?.narrowedBy
    const { narrow } = this.rules
    if (!words || !narrow) return {}
    const narrowed = await withReadLimits(params.limits, () => narrow(this.callOf(params), words as NarrowedBy<Name>))
    if (narrowed.conditions.length === 0) return narrowed
    const query = params.query ?? {}
    params.query = { ...query, $and: [...((query['$and'] as object[] | undefined) ?? []), ...narrowed.conditions] }
    return narrowed
  }

  async get(id: unknown, params: CallParams = {}): Promise<never> {
    const text = String(id)
    const call = this.callOf(params)
    const own = this.rules.getInstead?.(call, text)
    const answered = own ? await withReadLimits(params.limits, own) : null
    if (answered) return answered as never
    const written = this.rules.get ? null : await this.jsonRecord(text, params)
    const next = (): Promise<StoredOf<Name>> => this.read(text, params)
    return (written ?? (await withReadLimits(params.limits, () => this.rules.get?.(call, text, next) ?? next()))) as never
  }

  async create(data: unknown, params: CallParams = {}): Promise<never> {
    // The pipeline has checked the data against the service's shape.
    return (await this.make(data as Stored<CreateOf<Name>>, params)) as never
  }

  private async make(data: Stored<CreateOf<Name>>, params: CallParams): Promise<StoredOf<Name> | CustomAnswer<object>> {
    const call = this.callOf(params)
    const next = (): Promise<StoredOf<Name>> =>
      this.withLive(
        this.run(params, [], async (work) => {
          const fields = this.rules.prepareCreate ? await this.rules.prepareCreate(call, work, data) : (data as Partial<StoredOf<Name>>)
          return this.add(work, params, fields)
        }),
        call,
      )
    return this.rules.create ? this.rules.create(call, data, next) : next()
  }

  async patch(id: unknown, data: unknown, params: CallParams = {}): Promise<never> {
    const call = this.callOf(params)
    if (params.by && this.rules.patchMany) return this.patchMany(call, params.by, data)
    const text = String(id)
    const checked = data as Stored<PatchOf<Name>>
    const next = () => this.plainPatch(call, text, checked)
    return (await (this.rules.patch ? this.rules.patch(call, text, checked, next) : next())) as never
  }

  private plainPatch(call: Call<Name>, text: string, checked: Stored<PatchOf<Name>>): Promise<StoredOf<Name>> {
    const { params } = call
    return this.withLive(
      this.run(params, [lock.record(this.declaration.path, text)], async (work) => {
        const before = await this.readForChange(work, text, params, checked)
        const fields = this.rules.preparePatch
          ? await this.rules.preparePatch(call, work, before, checked)
          : (checked as Partial<StoredOf<Name>>)
        return this.change(work, params, before, fields)
      }),
      call,
    )
  }

  private async patchMany(call: Call<Name>, by: object, data: unknown): Promise<never> {
    type Rule = NonNullable<ServiceRules<Name>['patchMany']>
    const rule = this.rules.patchMany as Rule
    // The pipeline has read both by the declaration.
    const answer = await rule(call, by as Parameters<Rule>[1], data as Parameters<Rule>[2])
    return new CustomAnswer(answer as object) as never
  }

  /** Removes a record: `soft` marks it and keeps it, `hard` takes it out; what others name stays when the declaration says so. */
  async remove(id: unknown, params: CallParams = {}): Promise<never> {
    const call = this.callOf(params)
    const text = String(id)
    return (await this.withLive(
      this.run(params, [lock.record(this.declaration.path, text)], async (work) => {
        const before = await this.readForChange(work, text, params, {})
        await this.assertNotStale(before, params, before.revs ?? {})
        await assertNotReferenced(this.application.get('database'), work.workspaceId, this.declaration, text)
        const fields: Partial<StoredOf<Name>> = (await this.rules.prepareRemove?.(call, work, before)) ?? {}
        if (this.declaration.remove === 'hard') return this.takeOut(work, params, before)
        // A record that ends in a way of its own (a cancelled task) stays in the lists.
        return Object.hasOwn(fields, 'status') ? this.change(work, params, before, fields) : this.archive(work, params, before, fields)
      }),
      call,
    )) as never
  }

  /**
   * A record about to be changed, as it stands now.
   * @throws AppError 404, 403; 409 when a field sent was changed since the `rev` the caller had seen
   */
  async readForChange(work: SocaiUnitOfWork, id: string, params: CallParams, data: object): Promise<StoredOf<Name>> {
    if (!isId(id)) throw AppError.of('request.not-found')
    const records =
      this.declaration.scope === 'workspace'
        ? work.read(this.declaration.path)
        : this.application.get('database').platformRecords(this.declaration.path)
    const found = (await records.byId(id)) as StoredOf<Name> | null
    const caller = this.callerOf(params)
    if (found) await addSubjects(this.application.get('database'), caller.workspaceId, this.declaration, [found])
    if (!found || !sees(this.declaration, found, caller, { anyGroup: true })) throw AppError.of('request.not-found')
    this.assertGroupRight(found, caller, 'write')
    await this.assertNotStale(found, params, data)
    if (params.sent?.service === this.declaration.path) params.sent.before = found
    return found
  }

  /** @throws AppError 409 naming the fields that others changed since the caller's `rev`, with the record as it is */
  async assertNotStale(record: StoredOf<Name>, params: CallParams, data: object): Promise<void> {
    const { basedOn } = params
    if (basedOn === undefined) return
    const fields = Object.keys(data).filter((field) => (record.revs?.[field] ?? 0) > basedOn)
    if (fields.length === 0) return
    const current = { ...record }
    await complete(this.application.get('database'), this.callerOf(params).workspaceId, this.declaration, [current])
    throw AppError.of('conflict.stale', {}, { data: { fields, current: serialize(this.declaration, current, this.callerOf(params)) } })
  }

  async createWithin(work: SocaiUnitOfWork, params: CallParams, data: Stored<CreateOf<Name>>): Promise<StoredOf<Name>> {
    const { basedOn: _rev, ...own } = partOf(params)
    const made = await this.make(data, { ...own, within: work })
    if (made instanceof CustomAnswer) throw new Error(`'${this.declaration.path}' answers a brief view, not its record`)
    return made
  }

  async patchWithin(work: SocaiUnitOfWork, params: CallParams, id: string, data: Stored<PatchOf<Name>>): Promise<StoredOf<Name>> {
    const { basedOn: _rev, ...own } = partOf(params)
    // A service's own `patch` goes through the pipeline; the caller was judged where the command began.
    return (await WorkspaceService.prototype.patch.call(this, id, data, { ...own, within: work })) as StoredOf<Name>
  }

  /** Adds a record within a unit of work: references, bookkeeping, audit and event included. */
  async add(work: SocaiUnitOfWork, params: CallParams, fields: Partial<StoredOf<Name>>): Promise<StoredOf<Name>> {
    const caller = this.callerOf(params)
    this.assertGroupRight(fields, caller, 'write')
    const whole = await this.referencesOf(work.workspaceId, withDefaults(this.declaration.path, fields), null, params)
    const creator = 'creator' in recordFields(this.declaration.path) ? creatorOf(caller) : {}
    const record = { created: work.now, ...creator, ...whole, rev: 1, ...this.wordsFor(whole) }
    const derived = await this.rules.derive?.(record as never, work, { before: null, database: this.application.get('database') })
    const [stored] = work.insert(this.declaration.path, [{ ...record, ...derived } as never]) as StoredOf<Name>[]
    if (!stored) throw new Error('nothing was inserted')
    noteAudit(work, auditRow(this.declaration, 'create', caller, work.now, null, stored, params.bulk))
    this.announce(work, 'created', stored)
    this.notify(work, params, null, stored)
    return stored
  }

  /** Changes a record read in the same unit of work: references, bookkeeping, audit and event included. */
  async change(
    work: SocaiUnitOfWork,
    params: CallParams,
    before: StoredOf<Name>,
    fields: Partial<StoredOf<Name>>,
  ): Promise<StoredOf<Name>> {
    return this.store(work, params, before, fields, 'patched')
  }

  private archive(
    work: SocaiUnitOfWork,
    params: CallParams,
    before: StoredOf<Name>,
    fields: Partial<StoredOf<Name>>,
  ): Promise<StoredOf<Name>> {
    return this.store(work, params, before, { ...fields, status: 'removed' }, 'removed')
  }

  async takeOut(work: SocaiUnitOfWork, params: CallParams, before: StoredOf<Name>): Promise<StoredOf<Name>> {
    const { path, realtime } = this.declaration
    work.remove(path, before as never)
    noteAudit(work, auditRow(this.declaration, 'remove', this.callerOf(params), work.now, before, { _id: before._id }, params.bulk))
    const answer = { ...before }
    await complete(this.application.get('database'), work.workspaceId, this.declaration, [answer])
    if (realtime !== 'off') work.emit(path, 'removed', answer)
    return answer
  }

  private async store(
    work: SocaiUnitOfWork,
    params: CallParams,
    before: StoredOf<Name>,
    fields: object,
    event: 'patched' | 'removed',
  ): Promise<StoredOf<Name>> {
    const whole = await this.referencesOf(work.workspaceId, fields, before)
    const words = this.isFoundBy(whole) ? this.wordsFor({ ...before, ...whole }) : {}
    const caller = this.callerOf(params)
    const updater = 'updater' in recordFields(this.declaration.path) ? updaterOf(caller) : {}
    const derived = await this.rules.derive?.({ ...before, ...whole }, work, { before, database: this.application.get('database') })
    const after = work.save(this.declaration.path, before as never, { ...whole, ...words, ...derived } as never, updater) as StoredOf<Name>
    if (after === before) return before
    const action = event === 'removed' ? 'remove' : 'patch'
    noteAudit(work, auditRow(this.declaration, action, caller, work.now, before, after, params.bulk))
    this.announce(work, event, after)
    this.notify(work, params, before, after)
    return after
  }

  /** Runs a command of this service: once for an Idempotency-Key, again when another got there first. */
  async run<T extends object>(
    params: CallParams,
    keys: readonly LockKey[],
    body: (work: SocaiUnitOfWork) => Promise<T>,
    workspaceId?: string,
  ): Promise<T> {
    const caller = this.callerOf(params)
    if (params.within) {
      await params.within.lock(keys)
      return body(params.within)
    }
    return transact(
      this.application.get('work'),
      {
        workspaceId: workspaceId ?? caller.workspaceId,
        now: this.application.get('now'),
        keys,
        zone: workspaceId === undefined ? caller.zone : null,
      },
      async (work) => {
        const result = await body(work)
        assertNothingDropped(this.declaration, params.sent, result, caller.zone)
        // What is shown once isn't kept, not even for a repeated call.
        if (params.idempotency && !this.declaration.shownOnce?.some((field) => field in result)) {
          const answer = params.by ? result : await this.shown(result, caller)
          work.insert('idempotency', [{ ...params.idempotency, result: JSON.stringify(answer), at: work.now }])
        }
        return result
      },
    )
  }

  /** A record as the call that wrote it is answered. */
  private async shown(record: object, caller: Call<Name>['caller']): Promise<object> {
    const whole = { ...record }
    await complete(this.application.get('database'), caller.workspaceId, this.declaration, [whole as never])
    return serialize(this.declaration, whole, caller) ?? {}
  }

  private async withLive(written: Promise<StoredOf<Name>>, { app, caller, params }: Call<Name>): Promise<StoredOf<Name>> {
    const { references, about } = this.declaration
    const record = await written
    // A row among many isn't answered.
    if ((!references && !about) || params.lookUps) return record
    const answer = { ...record }
    await complete(app.get('database'), caller.workspaceId, this.declaration, [answer])
    return answer
  }

  private callOf(params: CallParams): Call<Name> {
    return { app: this.application, service: this, params, caller: this.callerOf(params) }
  }

  private wordsFor(record: object): { words?: string[] } {
    return this.declaration.search ? { words: searchWords(record, this.declaration.search) } : {}
  }

  /** Whether a record is searched by one of these fields. */
  private isFoundBy(fields: object): boolean {
    return this.declaration.search?.some((path) => (path.split('.', 1)[0] ?? path) in fields) ?? false
  }

  private async referencesOf(
    workspaceId: string,
    fields: object,
    before: object | null,
    many: CallParams = {},
  ): Promise<Record<string, unknown>> {
    return withReferences(this.application.get('database'), workspaceId, this.declaration.references ?? {}, { ...fields }, before, many)
  }

  private notify(work: SocaiUnitOfWork, params: CallParams, before: StoredOf<Name> | null, after: StoredOf<Name>): void {
    const { notices } = this.rules
    if (notices && !params.fromOlderBooks && !params.noticesTogether)
      deliver(work, this.callerOf(params), { service: this.declaration.path, rules: notices }, before, after)
  }

  private announce(work: SocaiUnitOfWork, type: 'created' | 'patched' | 'removed', record: StoredOf<Name> & { _id: string }): void {
    const { references = {}, about, path, realtime } = this.declaration
    if (realtime === 'off') return
    if (!about && !Object.values(references).some(({ keep }) => keep === 'live')) work.emit(path, type, record)
    else work.emitReloaded(path, [record._id], type)
  }
}
