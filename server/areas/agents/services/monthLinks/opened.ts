import { dayOf, DEFAULT_ZONE, isZone } from '@shared/foundation/days/days'
import { isLinkOpen } from '@shared/foundation/documents/outside-links'
import type { StoredOf } from '../../../../kernel/collections'
import { openByToken } from '../../../../kernel/links/open-by-token'
import { lock } from '../../../../kernel/locks'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { transact } from '../../../../kernel/unit-of-work'
import { readsOf } from '../../../people/payroll'
import { commissionStatement } from '../../commission-statement'
import { payslipOf } from '../../payslip'

type LinkCall = Call<'monthLinks'>
type Link = StoredOf<'monthLinks'>

/** What is read by a link within this time is one visit. */
const VISIT_MS = 30 * 60_000

/** The month of a link: of the one company, person and month that it names; null where it opens nothing any more. */
const whatItOpens = async ({ app }: LinkCall, link: Link) => {
  const { workspaceId, kind, userId, agentId, month } = link
  const database = app.get('database')
  const workspace = await database.platformRecords('workspaces').byId(workspaceId)
  if (workspace?.status !== 'enabled' || workspace.resetting !== undefined) return null
  const zone = isZone(workspace.zone) ? workspace.zone : DEFAULT_ZONE
  if (!isLinkOpen(link, dayOf(app.get('now')(), zone))) return null
  const payslip = kind === 'payslip' && userId ? await payslipOf(app, { workspaceId, zone, userId, month }) : null
  const commissions =
    kind === 'commissions' && agentId ? await commissionStatement(readsOf(database, workspaceId), zone, { agentId, month }) : null
  return payslip || commissions ? { link, workspace, zone, payslip, commissions } : null
}

/** Leaves a trace of when it was opened: once for each visit. */
const noteVisit = async ({ app }: LinkCall, link: Link): Promise<void> => {
  const isSame = ({ usedAt }: Link, now: Date): boolean => usedAt !== undefined && now.getTime() - usedAt.getTime() < VISIT_MS
  if (isSame(link, app.get('now')())) return
  const { workspaceId, _id } = link
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.record('monthLinks', _id)] }, async (work) => {
    const before = await work.read('monthLinks').byId(_id)
    if (!before || isSame(before, work.now)) return
    work.save('monthLinks', before, { uses: before.uses + 1, usedAt: work.now })
    work.emitReloaded('monthLinks', [_id])
  })
}

/** What whoever holds a link reads: that month, and nothing besides. */
export const opened: ReportFunctions<'monthLinks'>['opened'] = async (call, { token }) => {
  const { link, workspace, zone, payslip, commissions } = await openByToken(call, token, async (hash) => {
    const found = await call.app.get('database').platformRecords('monthLinks').one({ hash })
    return found && whatItOpens(call, found)
  })
  await noteVisit(call, link)
  const { name, avatar, brandColor, cfg } = workspace
  return {
    kind: link.kind,
    company: {
      name: cfg.invoiceName || name,
      ...(avatar ? { avatar } : {}),
      ...(brandColor ? { brandColor } : {}),
      ...(cfg.invoiceAddress ? { address: cfg.invoiceAddress } : {}),
      ...(cfg.invoiceContact ? { contact: cfg.invoiceContact } : {}),
    },
    zone,
    name: link.name,
    month: link.month,
    until: link.until,
    ...(payslip ? { payslip } : {}),
    ...(commissions ? { commissions } : {}),
  }
}
