import { definitions, type StoredOf } from '../../../../kernel/collections'
import type { Application } from '../../../../kernel/application'
import { isPaper } from '../../../../platform/files/files'
import { forEachWorkspace } from '../../../../kernel/for-each-workspace'

const DAY_MS = 86_400_000
/** So long a picture may wait for the record it was sent for. */
const MIN_AGE_MS = 7 * DAY_MS
/** A picture that was needed is needed for a while. */
const CHECK_AGAIN_MS = 30 * DAY_MS

const anyId = /[0-9a-f]{24}/g
const address = /\/files\/([\w-]{32})-/g
const scoped = definitions.flatMap(({ name, scoped: isScoped }) => (isScoped && name !== 'uploads' ? [name as 'orders'] : []))

/** The names of the pictures that anything written in a record speaks of. */
const namesIn = (record: object): string[] => [...JSON.stringify(record).matchAll(address)].flatMap(([, name]) => name ?? [])

/**
 * Removes pictures and papers that came a week ago or longer and that no record speaks of: neither one of their workspace, its history
 * included, nor an information page. A picture that another workspace has, too, stays for it.
 * @returns how many
 */
export const cleanUpUploads = async (app: Application): Promise<number> => {
  let removed = 0
  await forEachWorkspace(app, 'pictures nobody needs', { filter: { status: 'enabled' } }, async (workspace) => {
    removed += await cleanUpWorkspace(app, workspace)
  })
  return removed
}

const cleanUpWorkspace = async (app: Application, workspace: StoredOf<'workspaces'>): Promise<number> => {
  const database = app.get('database')
  const now = app.get('now')()
  const due = await dueOf(app, workspace._id, now)
  if (due.length === 0) return 0
  const papers = new Set(due.flatMap(({ _id, uri }) => (isPaper(uri) ? [String(_id)] : [])))
  const needed = await neededBy(app, workspace, papers)
  let removed = 0
  for (const upload of due) {
    const [name = ''] = isPaper(upload.uri) ? [upload._id] : namesIn({ uri: upload.uri })
    if (needed.has(name)) {
      await database.correct('uploads', workspace._id, { _id: upload._id }, { $set: { checked: now } })
      continue
    }
    if (!(await isAnothersToo(app, upload))) await app.get('files').removeUpload(upload.uri)
    await database.clear('uploads', workspace._id, { _id: upload._id })
    removed += 1
  }
  return removed
}

const isAnothersToo = async (app: Application, { uri, workspaceId }: StoredOf<'uploads'>): Promise<boolean> =>
  (await app
    .get('database')
    .platformRecords('uploads')
    .one({ uri, workspaceId: { $ne: workspaceId } }, { only: ['uri'] })) !== null

const dueOf = async (app: Application, workspaceId: string, now: Date): Promise<StoredOf<'uploads'>[]> => {
  const old = await app
    .get('database')
    .records('uploads', workspaceId)
    .find({ created: { $lt: new Date(now.getTime() - MIN_AGE_MS) } })
  return old.filter(({ checked }) => !checked || now.getTime() - checked.getTime() > CHECK_AGAIN_MS)
}

/** The names of the pictures and, of these papers, the ids that anything in a workspace speaks of. */
const neededBy = async (app: Application, workspace: StoredOf<'workspaces'>, papers: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const database = app.get('database')
  const needed = new Set(namesIn(workspace))
  const note = (record: object): void => {
    namesIn(record).forEach((name) => needed.add(name))
    if (papers.size > 0) for (const [id] of JSON.stringify(record).matchAll(anyId)) if (papers.has(id)) needed.add(id)
  }
  for await (const page of database.platformRecords('pages').each({})) note(page)
  for (const name of scoped) for await (const record of database.records(name, workspace._id).each({})) note(record)
  return needed
}
