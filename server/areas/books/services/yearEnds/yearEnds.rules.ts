import { ALL_ACCOUNTS } from '@shared/foundation/ledger/journal-lines'
import { amountsOfYear, firstDayOfYear, lastDayOfYear, resultOfYear } from '@shared/areas/books/rules/year-end'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { readRange } from '../../../../ledger/read-rollups'

/**
 * Carries a year's income and expenses forward. Asked again it enters no more than what differs by now: nothing, as a rule.
 * @throws AppError 409 where the year's last month isn't sealed
 */
const create: NonNullable<ServiceRules<'yearEnds'>['create']> = async ({ app, service, params, caller }, { year }) => {
  const until = lastDayOfYear(year)
  return service.run(params, [lock.record('workspaces', caller.workspaceId)], async (work) => {
    const [seal] = await work.read('seals').find({ until }, { sort: { number: -1 }, limit: 1 })
    if (!seal || seal.opened !== undefined) throw AppError.atField('year', 'books.year-not-sealed', { year: String(year) })
    // Its days are closed: what is read of them is what stands when this is written.
    const rows = await readRange(app.get('database'), caller.workspaceId, ['turnovers'], firstDayOfYear(year), until)
    const accounts = amountsOfYear(rows.filter(({ key }) => key === ALL_ACCOUNTS))
    const carried = { accounts, result: resultOfYear(accounts), at: work.now, openedAt: undefined }
    work.retryOnDuplicate('year')
    const before = await work.read('yearEnds').one({ year })
    if (!before) return service.add(work, params, { year, ...carried })
    const isSame = before.openedAt === undefined && JSON.stringify(before.accounts) === JSON.stringify(accounts)
    return isSame ? before : service.change(work, params, before, carried)
  })
}

/** Years whose income and expenses are carried forward. */
export const yearEndsRules: ServiceRules<'yearEnds'> = { create }
