import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { can } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { mailOrLater } from '../../../../kernel/mail-again'
import type { Call } from '../../../../kernel/service-rules'
import { transact } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { clearBooks } from './clear-books'
import { keepBooks } from './save-cleared-books'

type Workspace = StoredOf<'workspaces'>

const CODE_TTL_MS = 15 * 60_000
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const mail = {
  en: (workspace: string, code: string, who: string) => ({
    subject: `Secret code of ${workspace}`,
    text: `${who} is about to clear all books of ${workspace}: orders, funds, stock, partners, tasks, salaries. Members and settings stay.\n\nThe secret code, good for 15 minutes:\n\n    ${code}\n\nIf nobody is meant to clear the books, don't hand it out.\n`,
  }),
  vi: (workspace: string, code: string, who: string) => ({
    subject: `Mã bí mật của ${workspace}`,
    text: `${who} muốn xoá toàn bộ sổ sách của ${workspace}: đơn hàng, thu chi, kho, đối tác, công việc, lương. Thành viên và cài đặt được giữ lại.\n\nMã bí mật, dùng được trong 15 phút:\n\n    ${code}\n\nNếu không ai định xoá sổ sách, đừng đưa mã này cho ai.\n`,
  }),
} as const

/** 60 random bits, in letters that aren't mistaken for each other. */
const newCode = (): string => {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
/** The workspace goes into the hash: a code is good for its own books alone. */
const hashOf = (workspaceId: string, code: string): Buffer =>
  createHash('sha256').update(`${workspaceId} ${code.trim().toUpperCase()}`).digest()

/**
 * Clears the books: with an empty code one is mailed to the founder, with the right one all that the books hold is written to a file and
 * then removed. Nobody gets in meanwhile; cut off, it is finished at the next start.
 * @throws AppError 400 'Secret Code is required'; 400 for a wrong or old one; 403; 429
 */
export const resetWorkspace = async (call: Call<'workspaces'>, id: string, code: string): Promise<Workspace> => {
  const { app, caller } = call
  if (caller.keyed || !can(caller.rights, ['bod', 'founder'])) throw AppError.of('rights.missing')
  if (id !== caller.workspaceId) throw AppError.of('request.not-found')
  await app.get('access').limits.take('secret-code', '', id)
  if (code.trim() === '') {
    await mailCode(call, id)
    throw AppError.atField('secretcode', 'workspaces.secret-code-required')
  }
  const marked = await mark(call, id, code)
  const access = app.get('access')
  access.workspaceChanged(id)
  const { running } = app.get('work')
  await running.close(id)
  app.get('log').warn({ workspaceId: id }, 'the books of a workspace are being cleared')
  await clearBooks(app.get('database'), marked, app.get('now')())
  running.open(id)
  access.workspaceChanged(id)
  app.get('realtime').lost(id)
  const after = await app.get('database').platformRecords('workspaces').byId(id)
  if (!after) throw AppError.of('request.not-found')
  return after
}

const mailCode = async ({ app, params, caller }: Call<'workspaces'>, id: string): Promise<void> => {
  const code = newCode()
  const expires = new Date(app.get('now')().getTime() + CODE_TTL_MS)
  const { workspace, founder } = await transact(
    app.get('work'),
    { workspaceId: id, now: app.get('now'), keys: [lock.record('workspaces', id)] },
    async (work) => {
      const before = await app.get('database').platformRecords('workspaces').byId(id)
      const member = await work.read('users').one({ rights: 'founder', status: 'active' }, { sort: { _id: 1 } })
      if (!before || !member) throw AppError.of('request.not-found')
      const resetCode = { hash: hashOf(id, code).toString('hex'), expires }
      work.save('workspaces', before, { resetCode })
      return { workspace: before, founder: member }
    },
  )
  const message = { to: founder.emailRaw, ...mail[params.language ?? 'en'](workspace.name, code, caller.person?.name ?? '') }
  await mailOrLater(app, workspace, message, { until: expires })
}

/** Uses the code up and closes the books, in one transaction; what they held is in a file before. */
const mark = async ({ app }: Call<'workspaces'>, id: string, code: string): Promise<Workspace> => {
  const read = () => app.get('database').platformRecords('workspaces').byId(id)
  const judge = (workspace: Workspace | null): Workspace => {
    const { resetCode } = workspace ?? {}
    const isRight = resetCode && timingSafeEqual(Buffer.from(resetCode.hash, 'hex'), hashOf(id, code))
    if (!workspace || !isRight || resetCode.expires <= app.get('now')())
      throw AppError.atField('secretcode', 'workspaces.secret-code-wrong')
    return workspace
  }
  await keepBooks(app, judge(await read()))
  return transact(app.get('work'), { workspaceId: id, now: app.get('now'), keys: [lock.record('workspaces', id)] }, async (work) =>
    work.save('workspaces', judge(await read()), { resetCode: undefined, resetting: work.now }),
  )
}
