import { declarations } from '@shared/registry/declarations'
import type { Administered } from '@shared/areas/workspace/services/workspaces'
import type { Page, ReportFunction } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../../../kernel/application'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import { readSandboxRow } from '../../../../kernel/sandbox-row'
import type { Audit, StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { installationState } from './installation-state'

type Workspace = StoredOf<'workspaces'>
type Row = Stored<Administered>
type Size = NonNullable<Row['size']>
type Answers<Report extends 'administered' | 'administration' | 'installation'> = ReportFunction<Call<'workspaces'>, 'workspaces', Report>

/** How long a workspace's size is good enough. */
const SIZE_TTL_MS = 10 * 60_000
/** Sizes that aren't counted by then are left for the next question. */
const COUNTING_MS = 2000
const MAX_LOG_ROWS = 50

const scoped = declarations.flatMap(({ path, scope }) => (scope === 'workspace' ? [path] : []))
const known = new WeakMap<Application, Map<string, { readonly at: number; readonly size: Size }>>()

/** Workspaces as the platform's administrator sees them. */
export const administeredRows = async (app: Application, workspaces: readonly Workspace[]): Promise<Row[]> => {
  const database = app.get('database')
  const of = { workspaceId: { $in: workspaces.map(({ _id }) => _id) } }
  const [users, sessions] = await Promise.all([
    database.platformRecords('users').find({ ...of, status: 'active' }, { only: ['workspaceId', 'name', 'emailRaw', 'rights'] }),
    database.platformRecords('sessions').find(of, { only: ['workspaceId', 'expires'] }),
  ])
  const { tokenMinutes } = app.get('config')
  const seen = new Map<string, number>()
  for (const { workspaceId, expires } of sessions)
    seen.set(workspaceId, Math.max(seen.get(workspaceId) ?? 0, expires.getTime() - tokenMinutes * 60_000))
  const counted = countWithin(app)
  const rows: Row[] = []
  for (const { _id, rev, created, name, slug, slogan, avatar, apps, status } of workspaces) {
    const members = users.filter(({ workspaceId }) => workspaceId === _id)
    const founder = members.find(({ rights }) => rights.includes('founder'))
    const seenAt = seen.get(_id)
    const size = await counted(_id)
    rows.push({
      _id,
      rev,
      created,
      name,
      slug,
      apps,
      status,
      members: members.length,
      ...(slogan ? { slogan } : {}),
      ...(avatar ? { avatar } : {}),
      ...(founder ? { founder: { name: founder.name, email: founder.emailRaw } } : {}),
      ...(seenAt === undefined ? {} : { seenAt: new Date(seenAt) }),
      ...(size ? { size } : {}),
    })
  }
  return rows
}

/** Counts the records of one workspace after the other, as long as the time allows; what was counted lately isn't counted again. */
const countWithin = (app: Application): ((workspaceId: string) => Promise<Size | null>) => {
  const sizes = known.get(app) ?? new Map<string, { readonly at: number; readonly size: Size }>()
  known.set(app, sizes)
  const from = performance.now()
  return async (workspaceId) => {
    const kept = sizes.get(workspaceId)
    if (kept && performance.now() - kept.at < SIZE_TTL_MS) return kept.size
    if (performance.now() - from > COUNTING_MS) return kept?.size ?? null
    const size = await sizeOf(app, workspaceId)
    sizes.set(workspaceId, { at: performance.now(), size })
    return size
  }
}

const sizeOf = async (app: Application, workspaceId: string): Promise<Size> => {
  const database = app.get('database')
  const counts = await Promise.all(scoped.map((path) => database.records(path, workspaceId).count({})))
  const uploads = await database.records('uploads', workspaceId).find({}, { only: ['bytes'] })
  return {
    records: counts.reduce((sum, count) => sum + count, 0),
    bytes: uploads.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
  }
}

/** The page of workspaces that an administrator's find asks for. */
export const findAdministered = async ({ app, params }: Call<'workspaces'>): Promise<CustomAnswer<Page<object>>> => {
  const { $limit = 10, $skip = 0, $sort, $select: _select, ...conditions } = (params.query ?? {}) as WorkspacesQuery
  const records = app.get('database').platformRecords('workspaces')
  const [found, total] = await Promise.all([
    $limit === 0 ? [] : records.find(conditions, { sort: $sort ?? { _id: 1 }, skip: $skip, ...($limit > 0 ? { limit: $limit } : {}) }),
    params.reading?.counted === false ? null : records.count(conditions),
  ])
  return new CustomAnswer({ total, limit: $limit, skip: $skip, data: await administeredRows(app, found) })
}

interface WorkspacesQuery extends Record<string, unknown> {
  readonly $limit?: number
  readonly $skip?: number
  readonly $sort?: Record<string, 1 | -1>
}

/** One workspace that isn't the administrator's own. @throws AppError 404 */
export const getAdministered = async (app: Application, id: string): Promise<CustomAnswer<object>> => {
  const found = await app.get('database').platformRecords('workspaces').byId(id)
  if (!found) throw AppError.of('request.not-found')
  const [row] = await administeredRows(app, [found])
  return new CustomAnswer(row ?? {})
}

export const administered: Answers<'administered'> = async ({ app }) => {
  const all = await app
    .get('database')
    .platformRecords('workspaces')
    .find({}, { sort: { _id: -1 }, limit: 10_000 })
  return { total: all.length, data: await administeredRows(app, all) }
}

type Entry = Awaited<ReturnType<Answers<'administration'>>>['data'][number]

/** What was switched and closed, from the audit; of other changes of the workspace an administrator sees nothing. */
export const administration: Answers<'administration'> = async ({ app }, { of }) => {
  const rows = await app
    .get('database')
    .records('audits', of)
    .find({ recordId: of, service: 'workspaces' }, { sort: { at: -1 }, limit: 10 * MAX_LOG_ROWS })
  return { data: rows.flatMap(entriesOf).slice(0, MAX_LOG_ROWS) }
}

const entriesOf = ({ at, by, changes = {} }: Audit): Entry[] => {
  const name = by && 'name' in by ? by.name : ''
  const { apps, status } = changes
  const before = textsOf(apps?.before)
  const after = textsOf(apps?.after)
  const entry = (did: Entry['did'], app?: string): Entry => ({
    at,
    by: name,
    did,
    ...(app ? { app: app as NonNullable<Entry['app']> } : {}),
  })
  return [
    ...(status ? [entry(status.after === 'disabled' ? 'closed' : 'opened')] : []),
    ...after.filter((app) => !before.includes(app)).map((app) => entry('on', app)),
    ...before.filter((app) => !after.includes(app)).map((app) => entry('off', app)),
  ]
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

export const installation: Answers<'installation'> = async ({ app }) => {
  const database = app.get('database')
  const config = app.get('config')
  const workspaces = database.platformRecords('workspaces')
  // The company in which strangers try the API is nobody's.
  const sandbox = await readSandboxRow(database)
  const companies = sandbox ? { slug: { $ne: sandbox.slug } } : {}
  const [enabled, disabled, members, state] = await Promise.all([
    workspaces.count({ ...companies, status: 'enabled' }),
    workspaces.count({ ...companies, status: 'disabled' }),
    database.platformRecords('users').count({ status: 'active' }),
    installationState(app),
  ])
  return {
    ...state,
    mail: config.smtpUrl === null ? 'outbox' : 'smtp',
    workspaces: { enabled, disabled },
    members,
    listening: app.get('realtime').size,
    minutes: app
      .get('loadHistory')
      .minutes()
      .map((minute) => ({
        ...minute,
        slowestMs: Math.round(minute.slowestMs),
        slowestCommitMs: Math.round(minute.slowestCommitMs),
        eventLagMs: Math.round(minute.eventLagMs),
      })),
  }
}
