import { setTimeout as rest } from 'node:timers/promises'
import type { Application } from '../kernel/application'
import type { StoredOf } from '../kernel/collections'
import { forEachWorkspace } from '../kernel/for-each-workspace'
import type { JobRule } from '../kernel/jobs'
import { noteDone } from '../kernel/last-done'
import { notify, type Notice } from '../kernel/notices'
import { transact } from '../kernel/unit-of-work'
import { checkedBlocks } from './chain'
import { lackingEntries, lackingEntriesOf, wrongEntries } from './check-journal'

const PROVING = 'journals proven'
const PROVE_EVERY_MS = 24 * 3_600_000
/** A company that was proven so lately is left to the next time: a run that was cut off goes on with the others. */
const PROVEN_FOR_MS = 20 * 3_600_000
/** After so many records or entries it rests as long as they took: the business comes first. */
const PAGE = 200
/** So many differences of a company are told one by one. */
const MOST_TOLD = 5

/** What of a company's journal isn't as it should be. */
export interface JournalFault {
  readonly what: string
  readonly target: Notice['target']
}

type Workspace = StoredOf<'workspaces'>

/**
 * Proves the journal of every company, one after the other, while people write: each record against its entries, each entry by itself, and the
 * line they stand in. What differs is told to the board by the bell and to the log, and is mended by nobody: only a person can tell which is right.
 * @param lost aborted when another node has the work now  @returns how many differences there were
 */
export const proveJournals = async (app: Application, lost?: AbortSignal): Promise<number> => {
  let count = 0
  const isOver = (): boolean => !app.get('ready') || lost?.aborted === true
  await forEachWorkspace(app, PROVING, { filter: { status: 'enabled', resetting: { $exists: false } }, isOver }, async (workspace) => {
    if (await wasProven(app, workspace)) return
    const faults = await faultsOf(app, workspace, isOver)
    // Cut off, it counts as not proven.
    if (faults === null) return
    for (const { what, target } of faults)
      app.get('log').error({ job: PROVING, workspace: workspace.slug, what, target }, 'the journal differs from what it was made of')
    if (faults.length > 0) await tell(app, workspace, faults)
    await noteProven(app, workspace)
    app.get('healthState').differed({ entries: faults.length })
    count += faults.length
  })
  if (!isOver()) await noteDone(app.get('database'), 'journals proven', { at: app.get('now')() })
  return count
}

/** Once a day, by one node. */
export const provingJournals: JobRule = { name: PROVING, everyMs: PROVE_EVERY_MS, run: proveJournals }

const rowOf = ({ _id }: Pick<Workspace, '_id'>): string => `journal proven ${_id}`

const wasProven = async (app: Application, workspace: Workspace): Promise<boolean> => {
  const row = await app
    .get('database')
    .platformRecords('settings')
    .one({ name: rowOf(workspace) })
  return row !== null && app.get('now')().getTime() - new Date(row.value).getTime() < PROVEN_FOR_MS
}

const noteProven = async (app: Application, workspace: Workspace): Promise<void> => {
  const value = app.get('now')().toISOString()
  await app
    .get('database')
    .collection('settings')
    .updateOne({ name: rowOf(workspace) }, { $set: { value } }, { upsert: true })
}

/** Null: it was cut off. */
const faultsOf = async (app: Application, workspace: Workspace, isOver: () => boolean): Promise<JournalFault[] | null> => {
  const database = app.get('database')
  const faults: JournalFault[] = []
  const counted = restingFor(PAGE)
  for await (const { cause } of lackingEntries(database, workspace, counted)) {
    if (isOver()) return null
    // What was written between the two readings is no difference: it is judged anew as of one moment.
    const still = await database.asOfOneMoment((reader) => lackingEntriesOf(reader, workspace, cause))
    const service = (['orders', 'funds', 'assets'] as const).find((each) => each === cause.service)
    if (still && service)
      faults.push({ what: await namedOf(app, workspace, service, cause.recordId), target: { service, _id: cause.recordId } })
  }
  const own = { service: 'workspaces', _id: workspace._id } as const
  for await (const { entry, why } of wrongEntries(database, workspace._id, counted)) {
    if (isOver()) return null
    faults.push({ what: `entry ${entry} ${why}`, target: own })
  }
  for await (const { fault } of checkedBlocks(database, workspace._id)) {
    if (isOver()) return null
    await counted()
    if (fault) faults.push({ what: `entry ${fault.entry} ${fault.why}`, target: own })
  }
  return faults
}

/** What people call a record. */
const namedOf = async (
  app: Application,
  { _id: workspaceId }: Workspace,
  service: 'orders' | 'funds' | 'assets',
  recordId: string,
): Promise<string> => {
  const [record] = await app.get('database').records(service, workspaceId).byIds([recordId])
  if (record && 'order_number' in record) return record.order_number
  if (record && 'number' in record && record.number !== undefined) return record.number
  return record?.name ?? recordId
}

const restingFor = (page: number): (() => Promise<void>) => {
  let [count, began] = [0, performance.now()]
  return async () => {
    count += 1
    if (count % page !== 0) return
    await rest(performance.now() - began, undefined, { ref: false })
    began = performance.now()
  }
}

const tell = (app: Application, { _id: workspaceId }: Workspace, faults: readonly JournalFault[]): Promise<void> =>
  transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [] }, (work) => {
    for (const { what, target } of faults.slice(0, MOST_TOLD))
      notify(
        work,
        { person: null },
        {
          kind: 'books-differ',
          title: `The books differ from their journal: ${what}`.slice(0, 200),
          body: '',
          values: { name: what.slice(0, 200) },
          target,
          audience: ['bod'],
        },
      )
    return Promise.resolve()
  })
