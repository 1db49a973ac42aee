import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitions } from '../kernel/collections'
import type { Config } from '../config'
import type { Application } from '../kernel/application'
import type { SocaiDatabase } from '../kernel/collections'
import { company, platform } from '../demo/company'
import { seedDemo, type DemoSignIn } from '../demo/seed-demo'
import { newId } from '../platform/mongo/codec'

export const signInFile = (dataDir: string): string => join(dataDir, 'first-sign-in.txt')

/** `made`: just now, with what is needed to sign in; `there`: by an earlier start; `none`: this installation has no demo. */
export type Demo = { readonly state: 'made'; readonly signIn: DemoSignIn } | { readonly state: 'there' } | { readonly state: 'none' }

/** Makes the demo company where it is wanted and isn't there; one that was cut off midway is begun afresh. */
export const openDemo = async (app: Application, progress: (share: number, what: string) => void): Promise<Demo> => {
  const config = app.get('config')
  const database = app.get('database')
  const mark = await database.platformRecords('settings').one({ name: 'demo' })
  if (mark?.value === 'making') await clearHalf(database)
  else if (mark) return (await demoWorkspace(database)) ? { state: 'there' } : { state: 'none' }
  if (!(await isWanted(config, database, mark !== null))) return { state: 'none' }
  await setMark(database, 'making')
  const signIn = await seedDemo(app, progress)
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

/** Only what belongs to the demo's workspaces goes: others may share the database. */
const clearHalf = async (database: SocaiDatabase): Promise<void> => {
  for (const slug of [company.slug, platform.slug]) {
    const workspace = await database.platformRecords('workspaces').one({ slug })
    if (!workspace) continue
    for (const { name, scoped } of definitions) if (scoped) await database.clear(name as 'orders', workspace._id)
    await database.clear('sessions', workspace._id)
    await database.collection('workspaces').deleteOne({ slug })
  }
}

const setMark = async (database: SocaiDatabase, value: 'making' | 'made'): Promise<void> => {
  const settings = database.collection('settings')
  const { matchedCount } = await settings.updateOne({ name: 'demo' }, { $set: { value } })
  if (matchedCount === 0) await settings.insertOne({ _id: newId() as never, name: 'demo', value })
}

/** What the file says, and the first start prints. */
export const signInText = (address: string, { slug, people, invitationCode, administrator }: DemoSignIn): string => {
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
    `Administrator of the platform, in the workspace ${administrator.slug}`,
    `  ${administrator.username}  ${administrator.password}  ${administrator.name} (admin)`,
    '',
    `Invitation code for a new workspace   ${invitationCode}`,
    '',
  ].join('\n')
}
