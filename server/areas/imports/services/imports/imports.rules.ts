import { dayOf } from '@shared/foundation/days/days'
import { RECORD_ID } from '@shared/areas/imports/rules/columns'
import { rowsAsSeen } from '@shared/areas/imports/rules/rows-as-seen'
import { can } from '@shared/foundation/rights/rights'
import {
  broughtIn,
  MAX_LISTED_FAULTS,
  mayImport,
  readsWhole,
  type ImportCreate,
  type ImportPatch,
} from '@shared/areas/imports/services/imports'
import { errorText } from '@shared/registry/catalogue'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { CallParams } from '../../../../kernel/call'
import { lock } from '../../../../kernel/locks'
import { senderOf } from '../../../../kernel/sender-of'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { FairQueue } from '../../../../platform/fair-queue'
import { serialize } from '../../../../kernel/serialize'
import { readBooks } from './books'
import { bringIn, type Made } from './bring-in'
import { changedOnly, type ChangedOnly } from './changed-only'
import { debtsInBooks } from './debts-in-books'
import type { DryRun } from './dry-run/findings'
import { importsNotices } from './imports.notices'
import { rehearse } from './rehearse'
import { assertColumns, columnsFor, contentOf, insertParts, readParts, sheetOf, updateRows, type Columns, type Sheet } from './sheets'
import { needsSecond, refusalOf } from '../../../workspace/second-person'
import { bringsWaiting, secondOf } from './second-person'
import { takeBack } from './take-back'

type Import = StoredOf<'imports'>
type ImportCall = Call<'imports'>
/** Sheets are brought in, changed and taken back one of a company at a time and two in all, so that the others' calls are answered meanwhile. */
const queue = new FairQueue({ maxRunning: 2, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 20, maxQueued: 200 })

const inTurn = <T>({ caller }: ImportCall, work: () => Promise<T>): Promise<T> => {
  const { group, member } = senderOf(caller)
  return queue.take(group, member, work)
}

type Kept = Pick<Import, 'kind' | 'columns' | 'skipped' | 'update'>

const create = async (call: ImportCall, data: Stored<ImportCreate>): Promise<Import> => {
  const { app, service, params, caller } = call
  const { kind, name } = data
  if (!mayImport(caller.rights, kind)) throw AppError.of('rights.missing')
  const database = app.get('database')
  const sheet = await sheetOf(app.get('quarantine'), senderOf(caller), data)
  const content = await contentOf(kind, sheet)
  await assertNew(call, content)
  const columns = await columnsFor(database, caller.workspaceId, kind, sheet, data.columns)
  // Rows that bring the ids of records mean these records.
  const update = data.update ?? columns.some(({ column }) => column === RECORD_ID)
  const kept: Kept = { kind, columns: [...columns], skipped: [], ...(update ? { update } : {}) }
  const dryRun = await rehearsed(call, kept, sheet)
  return service.run(params, [], async (work) => {
    const record = await service.add(work, params, {
      ...kept,
      ...(name ? { name } : {}),
      status: 'rehearsed',
      rows: sheet.rows.length,
      content,
      ...(caller.key ? { keyId: caller.key._id } : {}),
      ...outcome(params, dryRun),
    })
    insertParts(work, record._id, 'rows', sheet.rows)
    return record
  })
}

/** @throws AppError 409 while the same content stands in the books */
const assertNew = async ({ app, caller }: ImportCall, content: string): Promise<void> => {
  const standing = await app
    .get('database')
    .records('imports', caller.workspaceId)
    .one({ standing: content }, { only: ['committed', 'created'] })
  if (standing) throw AppError.of('imports.already', { day: dayOf(standing.committed ?? standing.created, caller.zone) })
}

type Rehearsed = DryRun & ChangedOnly

const rehearsed = async ({ app, caller }: ImportCall, { kind, columns, skipped, update }: Kept, sheet: Sheet): Promise<Rehearsed> => {
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const { drafts, faults } = await rehearse({
    kind,
    columns,
    sheet,
    skipped: new Set(skipped),
    update: update === true,
    caller,
    now: app.get('now')(),
    books: await readBooks(database, workspaceId, kind),
  })
  const double = await debtsInBooks(database, { workspaceId, zone, kind }, drafts)
  const blockedBy = new Set(double.map(({ row }) => row))
  const fine = drafts.filter(({ rows }) => !rows.some((row) => blockedBy.has(row)))
  return { ...(await changedOnly(database, caller, fine)), faults: [...faults, ...double].sort((a, b) => a.row - b.row) }
}

/** What a rehearsal comes to, as it is kept; texts are in the language of whoever asked. */
const outcome = (
  { language = 'en' }: CallParams,
  { drafts, faults, differences, unchanged, seen }: Rehearsed,
): Pick<Import, 'faults' | 'faulty' | 'makes' | 'updates' | 'differences' | 'unchanged' | 'seen' | 'total'> => {
  const makes = drafts.filter(({ _id }) => _id === undefined)
  const amounts = makes.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  return {
    faults: faults
      .slice(0, MAX_LISTED_FAULTS)
      .map(({ row, column, code, values }) => ({ row, column, message: errorText(code, language, values) })),
    faulty: faults.length,
    makes: makes.length,
    updates: drafts.length - makes.length,
    differences: [...differences],
    unchanged,
    seen,
    total: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined,
  }
}

/** What a rehearsal came to, as a get of the sheet would tell it to the caller. */
const asSeen = (call: ImportCall, before: Import, judged: ReturnType<typeof outcome>): Readonly<Record<string, unknown>> => {
  const view = serialize(call.service.declaration, { ...before, ...judged, ...markOthers(call, before) }, call.caller) ?? {}
  return Object.fromEntries(Object.keys(judged).flatMap((field) => (field in view ? [[field, view[field]]] : [])))
}

const readSheet = async ({ app, caller }: ImportCall, { _id, columns }: Import): Promise<Sheet> => ({
  heads: columns.map(({ head }) => head),
  rows: await readParts<Sheet['rows'][number]>(app.get('database'), caller.workspaceId, _id, 'rows'),
})

const patch = async (call: ImportCall, id: string, data: Stored<ImportPatch>): Promise<Import> => {
  if (data.skipFaulty && data.status !== 'committed') throw AppError.atField('skipFaulty', 'data.not-taken', { field: 'skipFaulty' })
  if (data.refusal !== undefined) return refuse(call, id, data.refusal)
  if (data.status === 'undone') return undo(call, id)
  return data.status === 'committed' ? commit(call, id, data) : edit(call, id, data)
}

const readWritable = async ({ service, params, caller }: ImportCall, ...[work, id, data]: Parameters<Read>): Promise<Import> => {
  const before = await service.readForChange(work, id, params, data)
  if (!mayImport(caller.rights, before.kind)) throw AppError.of('rights.missing')
  return before
}
type Read = (work: Parameters<ImportCall['service']['readForChange']>[0], id: string, data: object) => void

/** @throws AppError 403 for whoever neither brought it in nor is of the board */
const readOwn = async (call: ImportCall, ...read: Parameters<Read>): Promise<Import> => {
  const before = await readWritable(call, ...read)
  if (!can(call.caller.rights, ['bod']) && !broughtIn(call.caller, before)) throw AppError.of('imports.others')
  return before
}

const markOthers = ({ caller }: ImportCall, before: Import): Pick<Import, 'isOthers'> =>
  broughtIn(caller, before) ? {} : { isOthers: true }

/** Cells are corrected, columns chosen anew, rows left out: and all is rehearsed again. */
const edit = (call: ImportCall, id: string, data: Stored<ImportPatch>): Promise<Import> => {
  const { service, params } = call
  return service.run(params, [lock.record('imports', id)], async (work) => {
    const before = await readOwn(call, work, id, data)
    if (before.status !== 'rehearsed') throw AppError.of('imports.not-rehearsed')
    const stood = await readSheet(call, before)
    const columns = data.columns ? chosen(before, data.columns) : before.columns
    const { sheet, touched } = corrected(stood, columns, data.changes ?? [])
    for (const row of data.skipped ?? []) if (row > sheet.rows.length) throw AppError.of('imports.row-unknown', { row })
    const kept: Kept = {
      kind: before.kind,
      columns,
      skipped: data.skipped ? [...new Set(data.skipped)].sort((a, b) => a - b) : before.skipped,
      update: data.update ?? before.update,
    }
    if (touched.size > 0) updateRows(work, id, sheet.rows, touched)
    const called = data.name === undefined ? {} : { name: data.name }
    const judged = outcome(params, await rehearsed(call, kept, sheet))
    // What waited was another sheet.
    return service.change(work, params, before, { ...kept, ...called, ...judged, ...markOthers(call, before), asked: undefined })
  })
}

/** @throws AppError 400 for a head the sheet hasn't, or a column the kind hasn't */
const chosen = ({ kind, columns }: Import, said: NonNullable<ImportPatch['columns']>): Import['columns'] => {
  const byHead = new Map(said.map(({ head, column }) => [head, column]))
  for (const head of byHead.keys())
    if (!columns.some((each) => each.head === head)) throw AppError.atField('columns', 'imports.column-unknown', { column: head })
  const after = columns.map(({ head, column }) => ({ head, column: byHead.has(head) ? (byHead.get(head) ?? null) : column }))
  assertColumns(kind, after)
  return after
}

const corrected = (
  { heads, rows }: Sheet,
  columns: Columns,
  changes: NonNullable<Stored<ImportPatch>['changes']>,
): { sheet: Sheet; touched: ReadonlySet<number> } => {
  const touched = new Set<number>()
  const after = [...rows]
  for (const { row, column, value } of changes) {
    const at = columns.findIndex((each) => each.column === column || each.head === column)
    const cells = after[row - 1]
    if (at < 0) throw AppError.of('imports.column-unknown', { column })
    if (!cells) throw AppError.of('imports.row-unknown', { row })
    after[row - 1] = cells.with(at, typeof value === 'boolean' ? String(value) : value)
    touched.add(row)
  }
  return { sheet: { heads, rows: after }, touched }
}

/** All rows are brought in by the rules of their services, in one command: or none is. */
const commit = (call: ImportCall, id: string, data: Stored<ImportPatch>): Promise<Import> => {
  const { service, params } = call
  return service.run(params, [lock.record('imports', id)], async (work) => {
    const before = await readWritable(call, work, id, {})
    if (before.status !== 'rehearsed') throw AppError.of('imports.not-rehearsed')
    assertAsSeen(params, before)
    work.retryOnDuplicate('standing')
    await assertNew(call, before.content ?? '')
    const sheet = await readSheet(call, before)
    const judged = await rehearsed(call, before, sheet)
    // What others changed since would be set back unseen.
    if (judged.seen !== before.seen) throw AppError.of('imports.changed')
    const faulty = [...new Set(judged.faults.map(({ row }) => row))]
    if (faulty.length > 0 && data.skipFaulty !== true)
      throw AppError.of('imports.faulty', { count: judged.faults.length }, { data: asSeen(call, before, outcome(params, judged)) })
    const kept: Kept = { ...before, skipped: [...new Set([...before.skipped, ...faulty])].sort((a, b) => a - b) }
    const settled = faulty.length > 0 ? await rehearsed(call, kept, sheet) : judged
    const { drafts, faults } = settled
    if (faults.length > 0 || drafts.length === 0) throw AppError.of('imports.nothing-left')
    const second = await secondOf(call, work, before, 'committed', () => bringsWaiting(work, drafts))
    if (second.waits) return service.change(work, params, before, second.fields)
    const made = await bringIn({ ...call, params: { ...params, ...second.params } }, work, drafts, (done) => tell(call, before, done))
    insertParts(work, id, 'made', made)
    return service.change(work, params, before, {
      skipped: kept.skipped,
      ...outcome(params, settled),
      ...markOthers(call, before),
      status: 'committed',
      committed: work.now,
      standing: before.content,
      ...second.fields,
    })
  })
}

/** @throws AppError 409 when the rows were changed since the `rev` that the caller has seen */
const assertAsSeen = ({ basedOn }: CallParams, { revs = {} }: Import): void => {
  if (basedOn === undefined) return
  const shown = ['columns', 'skipped', 'update', 'faults', 'makes', 'updates', 'differences', 'total'] as const
  if (shown.some((field) => (revs[field] ?? 0) > basedOn)) throw AppError.of('imports.changed')
}

/** Whoever looks on sees how far it is; nothing of it is stored. */
const tell = ({ app, caller }: ImportCall, { rev: _asItStood, ...before }: Import, done: number): void => {
  const record = { ...before, done }
  app.get('work').publish(caller.workspaceId, [{ service: 'imports', type: 'patched', record }])
}

const undo = (call: ImportCall, id: string): Promise<Import> => {
  const { app, service, params, caller } = call
  return service.run(params, [lock.record('imports', id)], async (work) => {
    const before = await readOwn(call, work, id, {})
    if (before.status !== 'committed') throw AppError.of('imports.not-committed')
    const second = await secondOf(call, work, before, 'undone', () => needsSecond(work))
    if (second.waits) return service.change(work, params, before, second.fields)
    await takeBack(call, work, await readParts<Made>(app.get('database'), caller.workspaceId, id, 'made'))
    return service.change(work, params, before, { status: 'undone', undone: work.now, standing: undefined, ...second.fields })
  })
}

/** The board refuses what waits, or whoever asked withdraws it: the sheet stays as it is. */
const refuse = (call: ImportCall, id: string, reason: string): Promise<Import> =>
  call.service.run(call.params, [lock.record('imports', id)], async (work) => {
    const before = await readWritable(call, work, id, {})
    const refused = await refusalOf(work, call.caller, before.asked, reason)
    return call.service.change(work, call.params, before, { asked: undefined, refused })
  })

export const importsRules: ServiceRules<'imports'> = {
  notices: importsNotices,
  create: (call, data) => inTurn(call, () => create(call, data)),
  patch: (call, id, data) => inTurn(call, () => patch(call, id, data)),
  reports: {
    rows: async ({ app, service, params, caller }, { importId }) => {
      const record = await service.read(importId, params)
      const { _id, kind, columns } = record
      const [rows, kept] = await Promise.all([
        readParts<Sheet['rows'][number]>(app.get('database'), caller.workspaceId, _id, 'rows'),
        app
          .get('database')
          .records('imports', caller.workspaceId)
          .byId(_id, { only: ['creatorId', 'keyId', 'isOthers'] }),
      ])
      if (kept && readsWhole(caller, kept)) return { data: rows.map((cells, index) => ({ row: index + 1, cells: [...cells] })) }
      return { data: rowsAsSeen(caller.rights, kind, columns, rows) }
    },
  },
}
