import { addDays, dayOf, monthOf } from '@shared/foundation/days/days'
import { isLinkEnd, MAX_LINK_DAYS } from '@shared/foundation/documents/outside-links'
import { can } from '@shared/foundation/rights/rights'
import { MONTH_LINK_DAYS, type MonthLinkCreate } from '@shared/areas/agents/services/monthLinks'
import type { Stored } from '@shared/foundation/declaration/wire'
import { hashOfLink, newLinkToken } from '../../../../kernel/links/link-token'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { payrollOf, payrollRulesOf } from '../../../people/payroll'
import { mailMonthLink } from './mail-month-link'
import { opened } from './opened'

type LinkCall = Call<'monthLinks'>
type Asked = Pick<Stored<MonthLinkCreate>, 'kind' | 'userId' | 'agentId' | 'month'>

/** Whose month it is. @throws AppError 400 where it isn't said, or of both */
const whoOf = ({ kind, userId, agentId }: Asked): string => {
  const [own, other] = kind === 'payslip' ? ([userId, agentId] as const) : ([agentId, userId] as const)
  if (own === undefined || other !== undefined) throw AppError.atField(kind === 'payslip' ? 'userId' : 'agentId', 'monthLinks.whose')
  return own
}

/** @throws AppError 403: a salary is told by whoever may pay it, commissions by the board */
const assertMayTell = ({ caller }: LinkCall, kind: Asked['kind']): void => {
  const may = kind === 'payslip' ? can(caller.rights, ['/office/hr']) && can(caller.rights, ['/funds']) : can(caller.rights, ['bod'])
  if (!may) throw AppError.of('rights.missing')
}

/** Who the link is for, with their address. @throws AppError 400 for nobody, for somebody without pay in the month */
const personOf = async (
  { app, caller }: LinkCall,
  work: SocaiUnitOfWork,
  { kind, userId, agentId, month }: Asked,
): Promise<{ readonly name: string; readonly email?: string }> => {
  if (kind === 'commissions') {
    const agent = await work.read('assets').byId(agentId ?? '', { only: ['name', 'email'] })
    if (!agent) throw AppError.atField('agentId', 'data.reference', { field: 'agentId' })
    return { name: agent.name, ...(agent.email ? { email: agent.email } : {}) }
  }
  const member = await work.read('users').byId(userId ?? '', { only: ['name', 'emailRaw'] })
  if (!member) throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  const rules = await payrollRulesOf(app.get('database'), caller.workspaceId, caller.zone)
  const [row] = await payrollOf(work, rules, { month, userId: member._id, now: work.now })
  if (!row) throw AppError.atField('month', 'monthLinks.nothing', { name: member.name, month })
  return { name: member.name, ...(member.emailRaw ? { email: member.emailRaw } : {}) }
}

/** Makes a link in place of the one that is open; the token itself is in this one answer, and in the mail. */
const create: NonNullable<ServiceRules<'monthLinks'>['create']> = async (call, { until, mail, ...asked }) => {
  const { app, service, params, caller } = call
  const who = whoOf(asked)
  assertMayTell(call, asked.kind)
  const now = app.get('now')()
  const today = dayOf(now, caller.zone)
  if (asked.month > monthOf(now, caller.zone)) throw AppError.atField('month', 'payroll.month-ahead', { month: asked.month })
  const end = until ?? addDays(today, MONTH_LINK_DAYS)
  if (!isLinkEnd(end, today)) throw AppError.atField('until', 'links.until', { days: MAX_LINK_DAYS })
  const token = newLinkToken()
  const { kind, month } = asked
  const stored = await service.run(params, [lock.record('monthLinks', `${who}:${month}`)], async (work) => {
    const { name, email } = await personOf(call, work, asked)
    if (mail && email === undefined) throw AppError.atField('mail', 'monthLinks.no-email', { name })
    const whose = kind === 'payslip' ? { userId: who } : { agentId: who }
    for (const before of await work.read('monthLinks').find({ kind, month, status: 'active', ...whose }))
      await service.change(work, params, before, { status: 'revoked', revokedAt: work.now })
    return service.add(work, params, {
      ...asked,
      name,
      until: end,
      status: 'active',
      uses: 0,
      ...(mail && email !== undefined ? { mailedTo: email } : {}),
      hash: hashOfLink(token),
    })
  })
  if (mail) mailMonthLink(call, stored, token)
  return { ...stored, token }
}

/** Links by which members and agents read their own month. */
export const monthLinksRules: ServiceRules<'monthLinks'> = {
  create,
  /** One that was ended stays to be read. */
  preparePatch: ({ app, caller }, work, before, { until, status }) => {
    if (before.status === 'revoked') throw AppError.of('links.revoked')
    if (until !== undefined && until !== before.until && !isLinkEnd(until, dayOf(app.get('now')(), caller.zone)))
      throw AppError.atField('until', 'links.until', { days: MAX_LINK_DAYS })
    return Promise.resolve({
      ...(until === undefined ? {} : { until }),
      ...(status === 'revoked' ? { status, revokedAt: work.now } : {}),
    })
  },
  reports: { opened },
}
