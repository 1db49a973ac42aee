import { dayOf } from '@shared/foundation/days/days'
import { IMPORT_KINDS, importColumns, RECORD_ID, type ImportKind } from '@shared/areas/imports/rules/columns'
import { recogniseColumns, recogniseSheet } from '@shared/areas/imports/rules/recognise'
import { originFileOf, type OriginFile } from '@shared/areas/imports/rules/origins'
import { rowsAsSeen } from '@shared/areas/imports/rules/rows-as-seen'
import { can } from '@shared/foundation/rights/rights'
import {
  broughtIn,
  MAX_CHECKS,
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
import { newId } from '../../../../platform/mongo/codec'
import { FairQueue } from '../../../../platform/fair-queue'
import { serialize } from '../../../../kernel/serialize'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { readBooks, type MadeBefore } from './books'
import { besidesOf, madeBy } from './beside-rows'
import { bringIn, type Made } from './bring-in'
import { changedOnly, type ChangedOnly } from './changed-only'
import { debtsInBooks } from './debts-in-books'
import type { Draft, DryRun } from './dry-run/findings'
import { moneyOf } from './dry-run/money-told'
import { importsNotices } from './imports.notices'
import { withEntries } from './paid-by-entries'
import { withReturns } from './returned-with'
import { expectedSeconds } from './pace'
import { dryRunOf } from './dry-run'
import { withoutOrders } from './debts-beside-orders'
import {
  assertColumns,
  columnsFor,
  contentOf,
  insertParts,
  isFilledIn,
  missingColumns,
  readParts,
  sheetOf,
  updateRows,
  type Columns,
  type Sheet,
} from './sheets'
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

type Kept = Pick<Import, 'kind' | 'columns' | 'skipped' | 'update' | 'warehouseId'>

const create = async (call: ImportCall, data: Stored<ImportCreate>): Promise<Import> => {
  const { app, service, params, caller } = call
  const { name, withId, warehouseId, tag } = data
  const may = IMPORT_KINDS.filter((kind) => mayImport(caller.rights, kind))
  if (data.kind !== undefined && !may.includes(data.kind)) throw AppError.of('rights.missing')
  const database = app.get('database')
  const sheet = await sheetOf(app.get('quarantine'), senderOf(caller), data)
  const recognised = recogniseSheet(sheet.heads, data.kind, may, isFilledIn(sheet))
  const { kind, file } = recognised
  const content = await contentOf(kind, sheet)
  await assertNew(call, content)
  const columns = await columnsFor(database, caller.workspaceId, recognised, sheet, data.columns)
  // Rows that bring the ids of records mean these records.
  const update = data.update ?? columns.some(({ column }) => column === RECORD_ID)
  const kept: Kept = { kind, columns: [...columns], skipped: [], ...(update ? { update } : {}), ...(warehouseId ? { warehouseId } : {}) }
  return service.run(params, withId ? [lock.record('imports', withId)] : [], async (work) => {
    const before = withId ? await readBatch(call, work, withId) : []
    if (withId) assertJoinable(call, before, withId, content)
    const own: Judged = { record: null, kept, sheet }
    const dryRuns = await dryRunsOf<Judged>(call, [...before, own])
    await changeOthers(call, work, before, outcomeOf(call, dryRuns), true)
    const record = await service.add(work, params, {
      ...kept,
      ...(name ? { name } : {}),
      ...(tag ? { tag } : {}),
      origin: file?.origin ?? 'other',
      ...(withId ? { withId } : {}),
      status: 'rehearsed',
      rows: sheet.rows.length,
      content,
      ...(caller.key ? { keyId: caller.key._id } : {}),
      ...outcome(params, own, dryRuns.get(own)),
    })
    insertParts(work, record._id, 'rows', sheet.rows)
    return record
  })
}

/** One of the sheets that are brought in together; `record` null: it is about to be added. */
interface Judged {
  readonly record: Import | null
  readonly kept: Kept
  readonly sheet: Sheet
}

/** The sheets that are brought in together, the first one first. @param id of the first */
const readBatch = async (call: ImportCall, work: SocaiUnitOfWork, id: string): Promise<(Judged & { readonly record: Import })[]> => {
  const first = await work.read('imports').byId(id)
  const others = first ? await work.read('imports').find({ withId: id }, { sort: { _id: 1 } }) : []
  const batch: (Judged & { readonly record: Import })[] = []
  for (const record of first ? [first, ...others] : []) batch.push({ record, kept: record, sheet: await readSheet(call, record) })
  return batch
}

/** @throws AppError 400 for what is no first file, 403 for somebody else's, 409 once it is in the books, and for rows that are there already */
const assertJoinable = ({ caller }: ImportCall, batch: readonly (Judged & { record: Import })[], withId: string, content: string): void => {
  const [first] = batch
  const isOwn = first && (can(caller.rights, ['bod']) || broughtIn(caller, first.record))
  if (!first || !isOwn || first.record.withId !== undefined || first.record.status !== 'rehearsed' || batch.length >= MAX_FILES_TOGETHER)
    throw AppError.atField('withId', 'imports.not-first', { withId })
  const same = batch.find(({ record }) => record.content === content)
  if (same) throw AppError.of('imports.twice', { name: same.record.name ?? '' })
}

/** The files of one import. */
const MAX_FILES_TOGETHER = 12

/** @throws AppError 409 while the same content stands in the books */
const assertNew = async ({ app, caller }: ImportCall, content: string): Promise<void> => {
  const standing = await app
    .get('database')
    .records('imports', caller.workspaceId)
    .one({ standing: content }, { only: ['committed', 'created'] })
  if (standing) throw AppError.of('imports.already', { day: dayOf(standing.committed ?? standing.created, caller.zone) })
}

type SheetDryRun = DryRun & ChangedOnly

/** Goods before what is in stock of them, partners before their orders, orders before what was paid of them. */
const ORDER_OF_KINDS: readonly ImportKind[] = ['products', 'stock', 'customers', 'suppliers', 'agents', 'orders', 'returns', 'funds']

/** What tells prices alone comes behind the goods it is of. */
const placeOf = ({ kept }: Judged): number => ORDER_OF_KINDS.indexOf(kept.kind) + (fileOf(kept)?.pricesAlone ? 0.5 : 0)

const inOrder = <T extends Judged>(batch: readonly T[]): T[] => [...batch].sort((a, b) => placeOf(a) - placeOf(b))

/** The dry run of sheets that are brought in together: each of them knows what those before it are going to make. */
const dryRunsOf = async <T extends Judged>(call: ImportCall, batch: readonly T[]): Promise<ReadonlyMap<T, SheetDryRun>> => {
  const dryRuns = new Map<T, SheetDryRun>()
  const drafts: Draft[] = []
  for (const each of inOrder(batch)) {
    const dryRun = await sheetDryRun(call, each, madeBy(drafts))
    dryRuns.set(each, dryRun)
    drafts.push(...dryRun.drafts)
  }
  return withoutOrders(withEntries(withReturns(dryRuns)))
}

/** What a call is going to make, by what it is: a command that is run again locks what it has locked before. */
const idsOfCall = new WeakMap<ImportCall, Map<string, string>>()

const idOf = (call: ImportCall, key: string): string => {
  const ids = idsOfCall.get(call) ?? new Map<string, string>()
  idsOfCall.set(call, ids)
  const id = ids.get(key) ?? newId()
  ids.set(key, id)
  return id
}

/** The file of an old program that a sheet is, as long as it is read as one. */
const fileOf = ({ kind, columns }: Kept): OriginFile | null => {
  const file = originFileOf(columns.map(({ head }) => head))
  return file?.kind === kind ? file : null
}

const sheetDryRun = async (call: ImportCall, { record, kept, sheet }: Judged, made: MadeBefore): Promise<SheetDryRun> => {
  const { app, caller } = call
  const { kind, columns, skipped, update, warehouseId } = kept
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const run = await dryRunOf({
    kind,
    columns,
    sheet,
    file: fileOf(kept),
    skipped: new Set(skipped),
    update: update === true,
    warehouseId,
    idOf: (key) => idOf(call, `${record?._id ?? ''} ${key}`),
    caller,
    now: app.get('now')(),
    books: await readBooks(database, workspaceId, kind, made),
  })
  const double = await debtsInBooks(database, { workspaceId, zone, kind }, run.drafts)
  const blockedBy = new Set(double.map(({ row }) => row))
  const fine = run.drafts.filter(({ rows }) => !rows.some((row) => blockedBy.has(row)))
  const checks = [...moneyOf({ kind, sheet, columns }, { ...run, drafts: fine }), ...run.checks]
  const faults = [...run.faults, ...double].sort((a, b) => a.row - b.row)
  return { ...run, ...(await changedOnly(database, caller, fine)), faults, checks }
}

type Outcome = Pick<
  Import,
  | ('faults' | 'faulty' | 'missing' | 'leftOut' | 'sums' | 'besides' | 'checks')
  | ('makes' | 'updates' | 'differences' | 'unchanged' | 'seen' | 'total' | 'seconds')
>

/** Rows that make nothing and stand for no record that is made. */
const ASIDE_LEFT_OUT = ['deleted', 'cancelled', 'priced', 'moved', 'givenBack'] as const

/** What a dry run comes to, as it is kept; texts are in the language of whoever asked. */
const outcome = ({ language = 'en' }: CallParams, { kept }: Pick<Judged, 'kept'>, dryRun: SheetDryRun | undefined): Outcome => {
  if (!dryRun) throw new Error('a sheet had no dry run')
  const { drafts, faults, differences, unchanged, seen, sums, aside, checks } = dryRun
  const own = drafts.filter(({ beside }) => !beside)
  const makes = own.filter(({ _id }) => _id === undefined)
  const amounts = makes.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  const missing = missingColumns(kept.kind, kept.columns)
  const leftOut = new Set([...kept.skipped, ...faults.map(({ row }) => row), ...ASIDE_LEFT_OUT.flatMap((reason) => aside[reason])])
  return {
    faults: faults
      .slice(0, MAX_LISTED_FAULTS)
      .map(({ row, column, code, values }) => ({ row, column, message: errorText(code, language, values) })),
    faulty: faults.length,
    missing: missing.length > 0 ? missing : undefined,
    leftOut: leftOut.size,
    sums: sums.length > 0 ? [...sums] : undefined,
    besides: besidesOf(drafts, dryRun),
    checks: checks.length > 0 ? checks.slice(0, MAX_CHECKS) : undefined,
    makes: makes.length,
    updates: own.length - makes.length,
    differences: [...differences],
    unchanged,
    seen,
    total: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined,
    seconds: expectedSeconds(drafts),
  }
}

/** What a dry run came to, as a get of the sheet would tell it to the caller. */
const asSeen = (call: ImportCall, before: Import, judged: ReturnType<typeof outcome>): Readonly<Record<string, unknown>> => {
  const view = serialize(call.service.declaration, { ...before, ...judged, ...markOthers(call, before) }, call.caller) ?? {}
  return Object.fromEntries(Object.keys(judged).flatMap((field) => (field in view ? [[field, view[field]]] : [])))
}

/**
 * What the other files come to by what one of them says.
 * @param isMore a file is added: who brings the first one in meanwhile does so without it, or after it
 */
const changeOthers = async (
  { service, params, caller }: ImportCall,
  work: SocaiUnitOfWork,
  others: readonly Batched[],
  told: (each: Judged) => Outcome,
  isMore = false,
): Promise<void> => {
  for (const other of others) {
    const { record } = other
    const marks = broughtIn(caller, record) ? {} : { isOthers: true }
    // What waited were other sheets.
    const after = await service.change(work, params, record, { ...told(other), ...marks, asked: undefined })
    if (isMore && record.withId === undefined && after.rev === record.rev)
      work.increase('imports', { _id: record._id, rev: record.rev }, { rev: 1 })
  }
}

const outcomeOf = (call: ImportCall, dryRuns: ReadonlyMap<Judged, SheetDryRun>) => (each: Judged) =>
  outcome(call.params, each, dryRuns.get(each))

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

/** The first of the files that a sheet is brought in with; itself where it is alone. */
const firstOf = async ({ app, caller }: ImportCall, id: string): Promise<string> =>
  (
    await app
      .get('database')
      .records('imports', caller.workspaceId)
      .byId(id, { only: ['withId'] })
  )?.withId ?? id

/** Cells are corrected, columns chosen anew, rows left out: and all that comes in together has its dry run again. */
const edit = async (call: ImportCall, id: string, data: Stored<ImportPatch>): Promise<Import> => {
  const { service, params } = call
  const first = await firstOf(call, id)
  return service.run(params, keysOf(first, id), async (work) => {
    const before = await readOwn(call, work, id, data)
    if (before.status !== 'rehearsed') throw AppError.of('imports.not-rehearsed')
    const called = {
      ...(data.name === undefined ? {} : { name: data.name }),
      ...(data.tag === undefined ? {} : { tag: data.tag?.trim() || undefined }),
    }
    // What it is called changes nothing of what it says.
    if (Object.keys(data).every((field) => field in called)) return service.change(work, params, before, called)
    const batch = await readBatch(call, work, first)
    const stood = batch.find(({ record }) => record._id === id)?.sheet ?? (await readSheet(call, before))
    const asKind = data.kind === undefined || data.kind === before.kind ? before : ofKind(call, before, stood, data.kind)
    const columns = data.columns ? chosen(asKind, data.columns) : asKind.columns
    const { sheet, touched } = corrected(stood, columns, data.changes ?? [])
    for (const row of data.skipped ?? []) if (row > sheet.rows.length) throw AppError.of('imports.row-unknown', { row })
    const kept: Kept = {
      kind: asKind.kind,
      columns,
      skipped: data.skipped ? [...new Set(data.skipped)].sort((a, b) => a - b) : before.skipped,
      update: data.update ?? before.update,
      warehouseId: data.warehouseId ?? before.warehouseId,
    }
    if (touched.size > 0) updateRows(work, id, sheet.rows, touched)
    const own = { record: before, kept, sheet }
    const others = batch.filter(({ record }) => record._id !== id)
    const told = outcomeOf(call, await dryRunsOf(call, [...others, own]))
    await changeOthers(call, work, others, told)
    const content = asKind === before ? {} : { content: await contentOf(kept.kind, stood) }
    // What waited was another sheet.
    const waited = { asked: undefined }
    return service.change(work, params, before, { ...kept, ...called, ...content, ...told(own), ...markOthers(call, before), ...waited })
  })
}

const keysOf = (...ids: readonly string[]) => [...new Set(ids)].map((id) => lock.record('imports', id))

/** A sheet that is said to hold something else: its heads are read anew. */
const ofKind = ({ caller }: ImportCall, before: Import, { heads, rows }: Sheet, kind: ImportKind): Import => {
  if (!mayImport(caller.rights, kind)) throw AppError.of('rights.missing')
  const isFilled = (at: number): boolean => rows.some((cells) => cells[at] !== null && cells[at] !== '')
  const columns = recogniseColumns(recogniseSheet(heads, kind, [kind], isFilledIn({ heads, rows })), heads).map(
    ({ unknown, ...column }, at) => (unknown && isFilled(at) ? { ...column, unknown } : column),
  )
  return { ...before, kind, columns }
}

/** @throws AppError 400 for a head the sheet hasn't, or a column the kind hasn't */
const chosen = ({ kind, columns }: Import, said: NonNullable<ImportPatch['columns']>): Import['columns'] => {
  const byHead = new Map(said.map(({ head, column }) => [head, column]))
  for (const head of byHead.keys())
    if (!columns.some((each) => each.head === head)) throw AppError.atField('columns', 'imports.column-unknown', { column: head })
  const after = columns.map((each) => (byHead.has(each.head) ? { head: each.head, column: byHead.get(each.head) ?? null } : each))
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

/** All rows of all files that come in together are brought in by the rules of their services, in one command: or none is. */
const commit = async (call: ImportCall, id: string, data: Stored<ImportPatch>): Promise<Import> => {
  const { service, params } = call
  const first = await firstOf(call, id)
  return service.run(params, keysOf(first, id), async (work) => {
    const before = await readWritable(call, work, id, {})
    if (before.status !== 'rehearsed') throw AppError.of('imports.not-rehearsed')
    assertAsSeen(params, before)
    work.retryOnDuplicate('standing')
    const batch = await readBatch(call, work, first)
    for (const { record } of batch) {
      if (record._id !== id) assertMayCommit(call, record)
      await assertNew(call, record.content ?? '')
    }
    const judged = await dryRunsOf(call, batch)
    assertCommittable(call, judged, data, id)
    const settled = await withoutFaulty(call, judged)
    const coming = inOrder([...settled.keys()]).filter((each) => (settled.get(each)?.drafts.length ?? 0) > 0)
    if (coming.length === 0) throw AppError.of('imports.nothing-left')
    const drafts = coming.flatMap((each) => settled.get(each)?.drafts ?? [])
    const second = await secondOf(call, work, before, 'committed', () => bringsWaiting(work, drafts))
    if (second.waits) return service.change(work, params, before, second.fields)
    let answer = before
    const asked = { ...call, params: { ...params, ...second.params } }
    const tag = batch.find(({ record }) => record._id === first)?.record.tag
    const made = await bringIn(asked, work, drafts, { tag, tell: (ready) => tell(call, before, ready) })
    insertParts(work, first, 'made', made)
    for (const each of settled.keys()) {
      const isIn = coming.includes(each)
      const after = await service.change(work, params, each.record, {
        skipped: each.kept.skipped,
        ...outcome(params, each, settled.get(each)),
        ...markOthers(call, each.record),
        status: 'committed',
        committed: work.now,
        ...(isIn ? { standing: each.record.content } : {}),
        ...second.fields,
      })
      if (each.record._id === id) answer = after
    }
    return answer
  })
}

type Batched = Judged & { readonly record: Import }

/** @throws AppError 403 where one of the files is of what the caller may not bring in */
const assertMayCommit = ({ caller }: ImportCall, { kind, status }: Import): void => {
  if (!mayImport(caller.rights, kind)) throw AppError.of('rights.missing')
  if (status !== 'rehearsed') throw AppError.of('imports.not-rehearsed')
}

/**
 * @throws AppError 409 where the books have changed since somebody looked; 400 while a column is missing or a cell is faulty, with what the
 * sheet that was asked for has come to
 */
const assertCommittable = (
  call: ImportCall,
  judged: ReadonlyMap<Batched, SheetDryRun>,
  { skipFaulty }: Stored<ImportPatch>,
  id: string,
): void => {
  let faulty = 0
  for (const [{ record, kept, sheet }, { seen, faults }] of judged) {
    // What others changed since would be set back unseen.
    if (seen !== record.seen) throw AppError.of('imports.changed')
    const missing = missingColumns(kept.kind, kept.columns)
    if (missing.length > 0 && kept.skipped.length < sheet.rows.length)
      throw AppError.of('imports.columns-missing', { missing: missing.map((key) => headsOf(kept.kind, key)).join(', ') })
    faulty += faults.length
  }
  if (faulty === 0 || skipFaulty === true) return
  const own = [...judged.keys()].find(({ record }) => record._id === id)
  const told = own ? { data: asSeen(call, own.record, outcome(call.params, own, judged.get(own))) } : {}
  throw AppError.of('imports.faulty', { count: faulty }, told)
}

const headsOf = (kind: ImportKind, key: string): string => {
  const head = importColumns[kind].find((column) => column.key === key)?.head
  return head ? `“${head.vi}” (${head.en})` : key
}

/** The same without the rows that have a fault, of which none is left then. */
const withoutFaulty = async (call: ImportCall, judged: ReadonlyMap<Batched, SheetDryRun>): Promise<ReadonlyMap<Batched, SheetDryRun>> => {
  let now = judged
  // A row that named one which is left out is left out in turn.
  while ([...now.values()].some(({ faults }) => faults.length > 0)) {
    const kept = [...now].map(([each, { faults }]): Batched => {
      const skipped = [...new Set([...each.kept.skipped, ...faults.map(({ row }) => row)])].sort((a, b) => a - b)
      return { ...each, kept: { ...each.kept, skipped } }
    })
    now = await dryRunsOf(call, kept)
  }
  return now
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

/** All that came in together is taken back. */
const undo = async (call: ImportCall, id: string): Promise<Import> => {
  const { app, service, params, caller } = call
  const first = await firstOf(call, id)
  return service.run(params, keysOf(first, id), async (work) => {
    const before = await readOwn(call, work, id, {})
    if (before.status !== 'committed') throw AppError.of('imports.not-committed')
    const second = await secondOf(call, work, before, 'undone', () => needsSecond(work))
    if (second.waits) return service.change(work, params, before, second.fields)
    await takeBack(call, work, await readParts<Made>(app.get('database'), caller.workspaceId, first, 'made'))
    let answer = before
    for (const { record } of await readBatch(call, work, first)) {
      const gone = { status: 'undone', undone: work.now, standing: undefined, ...second.fields } as const
      const after = await service.change(work, params, record, gone)
      if (record._id === id) answer = after
    }
    return answer
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
