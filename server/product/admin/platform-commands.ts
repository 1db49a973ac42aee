import type { Command } from 'commander'
import { isDay } from '@shared/foundation/days/days'
import { pino } from 'pino'
import { ConfigError, loadPlaces } from '../../config'
import { AppError } from '../../platform/errors'
import { Files } from '../../platform/files/files'
import { Quarantine } from '../../platform/quarantine/quarantine'
import { eraseCompany } from '../erase-company'
import { fileStoreOf } from '../start/file-store-of'
import { createCode, isOver, revokeCode } from '../../areas/platform-admin/services/codes/create-code'
import { grantAdmin } from '../../areas/people/services/users/grant-admin'
import { resetPassword } from '../../areas/people/services/users/reset-password'
import { setWorkspaceStatus } from '../../areas/workspace/services/workspaces/set-status'
import { JSON_OPTION, print, sayDone, type Printing } from './printed'
import { askToLookAgain } from './reload-signal'
import { withDatabase } from './with-database'

interface WorkspaceOptions extends Printing {
  readonly workspace: string
}
interface MemberOptions extends Printing {
  readonly workspace: string
  readonly username: string
}

/** The commands about workspaces, codes and members. Each ends with 0 when it did what it says, with 1 and one line on stderr otherwise. */
export const addPlatformCommands = (program: Command): void => {
  const workspace = program.command('workspace').description('the companies of this installation')
  workspace
    .command('list')
    .description('tells each workspace: address, state, members, founder, name')
    .option(...JSON_OPTION)
    .action(listWorkspaces)
  workspace
    .command('disable')
    .description('closes a workspace: everybody in it is signed out at once, its data stays')
    .requiredOption('--workspace <slug>', 'its address')
    .option(...JSON_OPTION)
    .action((of: WorkspaceOptions) => setStatus(of, 'disabled'))
  workspace
    .command('enable')
    .description('opens a workspace again')
    .requiredOption('--workspace <slug>', 'its address')
    .option(...JSON_OPTION)
    .action((of: WorkspaceOptions) => setStatus(of, 'enabled'))
  workspace
    .command('remove')
    .description('takes the old copy of a company away that lives in another cell, or what came of one that was to come here')
    .requiredOption('--workspace <slug>', 'its address')
    .option(...JSON_OPTION)
    .action(removeCopy)

  const code = program.command('code').description('invitation codes')
  code
    .command('create')
    .description('makes a code for one sign-up, also while the server runs')
    .option('--note <text>', 'what it is for')
    .option('--email <address>', 'only a founder with this address can use it')
    .option('--until <day>', 'the last day it can be used on, YYYY-MM-DD')
    .option(...JSON_OPTION)
    .action(makeCode)
  code
    .command('list')
    .description('tells each code: state, whom and what it is for, until when')
    .option(...JSON_OPTION)
    .action(listCodes)
  code
    .command('revoke')
    .description('calls a code back that nobody has used yet')
    .argument('<code>', 'as it was handed out')
    .option(...JSON_OPTION)
    .action(takeBackCode)

  const user = program.command('user').description('members')
  user
    .command('list')
    .description('tells each member of a workspace: how they sign in, state, rights, name')
    .requiredOption('--workspace <slug>', 'the address of the workspace')
    .option(...JSON_OPTION)
    .action(listMembers)
  user
    .command('reset-password')
    .description('gives a member a new password and signs them out everywhere')
    .requiredOption('--workspace <slug>', 'the address of the workspace')
    .requiredOption('--username <name>', 'as 1.demo')
    .option(...JSON_OPTION)
    .action(resetMember)
  user
    .command('grant')
    .description('makes a member an administrator of the platform: workspaces, codes and pages, but nobody’s books')
    .requiredOption('--workspace <slug>', 'the address of the member’s workspace')
    .requiredOption('--username <name>', 'as 1.demo')
    .requiredOption('--right <right>', 'admin')
    .option(...JSON_OPTION)
    .action((member: MemberOptions & { right: string }) => setAdmin(member, true))
  user
    .command('revoke')
    .description('takes that right back')
    .requiredOption('--workspace <slug>', 'the address of the member’s workspace')
    .requiredOption('--username <name>', 'as 1.demo')
    .requiredOption('--right <right>', 'admin')
    .option(...JSON_OPTION)
    .action((member: MemberOptions & { right: string }) => setAdmin(member, false))
}

const listWorkspaces = (printing: Printing): Promise<void> =>
  withDatabase(async (database) => {
    const workspaces = await database.platformRecords('workspaces').find({}, { sort: { _id: 1 } })
    const users = await database.platformRecords('users').find({ status: 'active' }, { only: ['workspaceId', 'name', 'rights'] })
    const rows = workspaces.map(({ _id, slug, status, name }) => {
      const members = users.filter(({ workspaceId }) => workspaceId === _id)
      const founder = members.find(({ rights }) => rights.includes('founder'))?.name ?? ''
      return { slug, status, members: members.length, founder, name }
    })
    print(rows, printing)
  })

const noWorkspace = (slug: string): ConfigError => new ConfigError(`There is no workspace '${slug}'`)

const setStatus = ({ workspace, ...printing }: WorkspaceOptions, status: 'enabled' | 'disabled'): Promise<void> =>
  withDatabase(async (database, server) => {
    const isThere = await setWorkspaceStatus(database, { slug: workspace, status, now: new Date() }).catch((error: unknown) => {
      throw error instanceof AppError ? new ConfigError(error.message) : error
    })
    if (!isThere) throw noWorkspace(workspace)
    askToLookAgain(server.pid)
    sayDone(printing, status, { workspace, status })
  })

/** @throws ConfigError for a company that lives here */
const removeCopy = ({ workspace: slug, ...printing }: WorkspaceOptions): Promise<void> =>
  withDatabase(async (database) => {
    const workspace = await database.platformRecords('workspaces').one({ slug })
    if (!workspace) throw noWorkspace(slug)
    if (!workspace.moving || workspace.moving.state === 'leaving') throw new ConfigError(`'${slug}' lives here: nothing was removed`)
    const quarantine = new Quarantine(({ reason }) => process.stderr.write(`${reason}\n`))
    try {
      const pictures = new Files(fileStoreOf(loadPlaces(process.env), pino({ level: 'error' })), quarantine)
      for await (const { uri } of database.records('uploads', workspace._id).each({}, { only: ['uri'] })) await pictures.removeUpload(uri)
    } finally {
      quarantine.close()
    }
    await eraseCompany(database, workspace)
    sayDone(printing, 'removed', { workspace: slug })
  })

const makeCode = ({ note, email, until, ...printing }: { note?: string; email?: string; until?: string } & Printing): Promise<void> => {
  if (email !== undefined && !email.includes('@')) throw new ConfigError(`--email is '${email}', which is no address`)
  if (until !== undefined && !isDay(until)) throw new ConfigError(`--until is '${until}', but it has to be a day as 2026-12-31`)
  if (until !== undefined && isOver(until, new Date()))
    throw new ConfigError(`--until is '${until}', which is over: name today or a later day`)
  const details = { ...(note ? { note } : {}), ...(email ? { email } : {}), ...(until ? { until } : {}) }
  return withDatabase(async (database) => {
    const code = await createCode(database, new Date(), details)
    sayDone(printing, code, { code, ...details })
  })
}

const listCodes = (printing: Printing): Promise<void> =>
  withDatabase(async (database) => {
    const codes = await database.platformRecords('codes').find({}, { sort: { _id: 1 } })
    const rows = codes.map(({ code, status, usedAt, usedBy, email = '', until = '', note = '' }) => ({
      code,
      state: usedAt ? 'used' : (status ?? 'open'),
      usedBy: usedBy?.name ?? '',
      email,
      until,
      note,
    }))
    print(rows, printing)
  })

const takeBackCode = (typed: string, printing: Printing): Promise<void> =>
  withDatabase(async (database) => {
    const state = await revokeCode(database, typed, new Date())
    if (state === null) throw new ConfigError(`There is no code '${typed}'`)
    if (state === 'used') throw new ConfigError(`The code '${typed}' was used already`)
    sayDone(printing, state, { code: typed, state })
  })

const listMembers = ({ workspace: slug, ...printing }: WorkspaceOptions): Promise<void> =>
  withDatabase(async (database) => {
    const workspace = await database.platformRecords('workspaces').one({ slug })
    if (!workspace) throw noWorkspace(slug)
    const members = await database.records('users', workspace._id).find({}, { sort: { _id: 1 } })
    const rows = members.map(({ username = '', status, rights, name }) => ({ username, status, rights: rights.join(' '), name }))
    print(rows, printing)
  })

const noMember = ({ workspace, username }: MemberOptions): ConfigError =>
  new ConfigError(`There is no member '${username}' in a workspace '${workspace}'`)

const resetMember = (member: MemberOptions): Promise<void> =>
  withDatabase(async (database, server) => {
    const password = await resetPassword(database, { ...member, now: new Date() })
    if (password === null) throw noMember(member)
    askToLookAgain(server.pid)
    sayDone(member, password, { workspace: member.workspace, username: member.username, password })
  })

const setAdmin = (member: MemberOptions & { readonly right: string }, granted: boolean): Promise<void> => {
  if (member.right !== 'admin')
    throw new ConfigError(`--right is '${member.right}', but only 'admin' is given here; a board gives the others`)
  return withDatabase(async (database, server) => {
    if (!(await grantAdmin(database, { ...member, granted, now: new Date() }))) throw noMember(member)
    askToLookAgain(server.pid)
    const done = granted ? 'granted' : 'revoked'
    sayDone(member, done, { workspace: member.workspace, username: member.username, right: member.right, done })
  })
}
