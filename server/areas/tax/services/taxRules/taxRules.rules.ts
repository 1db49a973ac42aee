import type { Day } from '@shared/foundation/days/days'
import { TAX_RULE_KINDS } from '@shared/areas/tax/services/taxRules'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { tellOtherCompanies } from '../../../../kernel/tell-companies'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { oneAfterTheOther } from '../../closings-and-law'

type TaxRule = StoredOf<'taxRules'>

/** Rows that hold at once: the law of a day is read with each order that has VAT. */
const MAX_ROWS = 200

/** The last day that a company which declares taxes has closed; null: none has. */
const lastClosedDay = async (work: SocaiUnitOfWork): Promise<Day | null> => {
  let last: Day | null = null
  for await (const { opts } of work.readPlatform('workspaces').each({ 'opts.tax': { $exists: true } }, { only: ['opts'] })) {
    const { lockDate } = opts
    if (lockDate !== undefined && (last === null || lockDate > last)) last = lockDate
  }
  return last
}

/** @param lastSame the last day on which the law stays as it was @throws AppError 409 where a closed day would get another law */
const assertOpenAfter = async (work: SocaiUnitOfWork, field: string, lastSame: (closed: Day) => boolean): Promise<void> => {
  const closed = await lastClosedDay(work)
  if (closed !== null && !lastSame(closed)) throw AppError.atField(field, 'tax.rule-closed', { day: closed })
}

/** @throws AppError 400 for a row whose values aren't those of its kind, or don't follow one another */
const assertFits = (rule: Pick<TaxRule, (typeof TAX_RULE_KINDS)[number] | 'kind' | 'since' | 'until'>): void => {
  for (const kind of TAX_RULE_KINDS)
    if ((rule[kind] !== undefined) !== (kind === rule.kind)) throw AppError.atField(kind, 'tax.rule-values', { kind: rule.kind })
  const { thresholds, since, until } = rule
  if (thresholds && !(thresholds.free < thresholds.income && thresholds.income < thresholds.monthly))
    throw AppError.atField('thresholds', 'tax.rule-thresholds')
  if (until !== undefined && until < since) throw AppError.atField('until', 'tax.rule-until')
}

/** From which day on a row that is changed says something else; null: it says the same. */
const changedFrom = (
  before: TaxRule,
  after: Pick<TaxRule, 'status' | 'until'>,
): { readonly after: Day } | { readonly from: Day } | null => {
  if (after.status !== before.status) return { from: before.since }
  if (after.until === before.until) return null
  const ends = [before.until, after.until].filter((end) => end !== undefined).sort()
  const [first] = ends
  return first === undefined ? null : { after: first }
}

/** Rows of the tax law that an administrator enters: they never reach into a day that a company has closed. */
export const taxRulesRules: ServiceRules<'taxRules'> = {
  create: async (call, data) => {
    assertFits(data)
    const { service, params } = call
    const rule = await service.run(params, [], async (work) => {
      await oneAfterTheOther(work)
      await assertOpenAfter(work, 'since', (closed) => data.since > closed)
      if ((await work.readPlatform('taxRules').count({ status: 'active' })) >= MAX_ROWS)
        throw AppError.of('tax.rule-many', { max: MAX_ROWS })
      return service.add(work, params, data)
    })
    await tellOtherCompanies(call, 'taxRules', 'created', rule)
    return rule
  },
  patch: async (call: Call<'taxRules'>, id, data) => {
    const { service, params } = call
    const rule = await service.run(params, [lock.record('taxRules', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      const { until, ...rest } = data
      const fields: Partial<TaxRule> = { ...rest, ...(until === undefined ? {} : { until: until ?? undefined }) }
      const after = { ...before, ...fields }
      assertFits(after)
      const change = changedFrom(before, after)
      if (change) await oneAfterTheOther(work)
      if (change) await assertOpenAfter(work, 'until', (closed) => ('from' in change ? change.from > closed : change.after >= closed))
      return service.change(work, params, before, fields)
    })
    await tellOtherCompanies(call, 'taxRules', 'patched', rule)
    return rule
  },
}
