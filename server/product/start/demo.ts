import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from '../../config'
import type { Application } from '../../kernel/application'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'
import { company, demoWorkspaces } from '../demo/company'
import { seedDemo, type DemoSignIn } from '../demo/seed-demo'
import { eraseCompany } from '../erase-company'
import { newId } from '../../platform/mongo/codec'

export const signInFile = (dataDir: string): string => join(dataDir, 'first-sign-in.txt')

/** `made`: just now, with what is needed to sign in; `there`: by an earlier start; `none`: this installation has no demo. */
export type Demo = { readonly state: 'made'; readonly signIn: DemoSignIn } | { readonly state: 'there' } | { readonly state: 'none' }

/**
 * Makes the demo company where it is wanted and isn't there; one that was cut off midway is begun afresh.
 * @param options.signal breaks the making off between two steps @param options.days how many the story tells
 * @throws ConfigError when it can't be made; the signal's reason
 */
export const openDemo = async (
  app: Application,
  progress: (share: number, what: string) => void,
  { signal, days }: { readonly signal?: AbortSignal; readonly days?: number } = {},
): Promise<Demo> => {
  const config = app.get('config')
  const database = app.get('database')
  const mark = await database.platformRecords('settings').one({ name: 'demo' })
  if (mark?.value === 'making') await clearHalf(database)
  else if (mark) return (await demoWorkspace(database)) ? { state: 'there' } : { state: 'none' }
  if (!(await isWanted(config, database, mark !== null))) return { state: 'none' }
  await refuseTakenAddresses(database)
  await setMark(database, 'making')
  const step = (share: number, what: string): void => {
    signal?.throwIfAborted()
    progress(share, what)
  }
  const signIn = await seedDemo(app, step, days).catch((error: unknown) => {
    throw signal?.aborted ? signal.reason : new ConfigError(whyNotMade(error, config))
  })
  const file = signInFile(config.dataDir)
  rmSync(file, { force: true })
  writeFileSync(file, signInText(config.publicUrl, signIn), { mode: 0o600 })
  await setMark(database, 'made')
  return { state: 'made', signIn }
}

const demoWorkspace = (database: SocaiDatabase) => database.platformRecords('workspaces').one({ slug: company.slug })

const isWanted = async ({ demo, mongodbUri, isLoopback }: Config, database: SocaiDatabase, begun: boolean): Promise<boolean> => {
  if (demo === 'off') return false
  if (demo === 'on') return (await demoWorkspace(database)) === null
  return mongodbUri === null && isLoopback && (begun || (await database.platformRecords('workspaces').one({})) === null)
}

/** What keeps the demo from being made, and what whoever starts the server can do. */
const whyNotMade = (error: unknown, { mongodbUri, dataDir }: Config): string =>
  [
    `The demo company could not be made: ${error instanceof Error ? error.message : String(error)}`,
    'The next start begins it afresh. Without it: DEMO=off npm start',
    ...(mongodbUri === null ? [`Where nothing else is kept in ${dataDir}, its removal clears the way, too: rm -r ${dataDir}`] : []),
  ].join('\n')

/** @throws ConfigError when another company has an address that the demo needs */
const refuseTakenAddresses = async (database: SocaiDatabase): Promise<void> => {
  const slugs = demoWorkspaces.map(({ slug }) => slug)
  const taken = await database.platformRecords('workspaces').find({ slug: { $in: slugs } }, { sort: { slug: 1 }, only: ['slug'] })
  if (taken.length === 0) return
  throw new ConfigError(
    `The demo needs the address ${taken.map(({ slug }) => `'${slug}'`).join(' and ')}, which another company has. Start without it: DEMO=off npm start`,
  )
}

/** Only what belongs to the demo's workspaces goes: others may share the database. */
const clearHalf = async (database: SocaiDatabase): Promise<void> => {
  for (const { slug, founder } of demoWorkspaces) {
    const workspace = await database.platformRecords('workspaces').one({ slug })
    if (!workspace || !(await isFoundedBy(database, workspace, founder.emailRaw))) continue
    await eraseCompany(database, workspace)
  }
}

/** One without any member is what is left of a clearing: nobody else can make such a workspace. */
const isFoundedBy = async (database: SocaiDatabase, { _id }: StoredOf<'workspaces'>, email: string): Promise<boolean> => {
  const members = database.records('users', _id)
  return (await members.one({ email })) !== null || (await members.one({})) === null
}

const setMark = async (database: SocaiDatabase, value: 'making' | 'made'): Promise<void> => {
  const settings = database.collection('settings')
  const { matchedCount } = await settings.updateOne({ name: 'demo' }, { $set: { value } })
  if (matchedCount === 0) await settings.insertOne({ _id: newId() as never, name: 'demo', value })
}

/** What the file says, and the first start prints. */
export const signInText = (address: string, { slug, people, invitationCode, administrator, second }: DemoSignIn): string => {
  const width = Math.max(...people.map(({ username }) => username.length))
  const lines = people.map(
    ({ username, password, name, rights }) => `  ${username.padEnd(width)}  ${password}  ${name} (${rights.join(' ')})`,
  )
  return [
    `Address     ${address}`,
    `Workspace   ${slug}`,
    '',
    'Username and password',
    ...lines,
    '',
    `The founder's second company${second.paysTaxes ? ', with VAT and e-invoices of a stand-in that sends nothing' : ''}, in the workspace ${second.slug}`,
    `  ${second.username}  ${second.password}  ${second.name} (founder bod)`,
    '',
    `Administrator of the platform, in the workspace ${administrator.slug}`,
    `  ${administrator.username}  ${administrator.password}  ${administrator.name} (admin)`,
    '',
    `Invitation code for a new workspace   ${invitationCode}`,
    '',
  ].join('\n')
}
