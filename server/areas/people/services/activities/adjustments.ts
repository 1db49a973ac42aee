import { personMark } from '@shared/foundation/rights/persons'
import { monthOf } from '@shared/foundation/days/days'
import { adjustmentErrors } from '@shared/areas/people/rules/adjustments'
import { adjustmentTime } from '@shared/areas/people/rules/payroll'
import { can } from '@shared/foundation/rights/rights'
import type { ActivityCreate } from '@shared/areas/people/services/activities'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { assertMonthUnpaid, salaryOf } from '../../payroll'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'

type Activity = StoredOf<'activities'>

const MAX_NOTE_LENGTH = 500

/** @throws AppError 403: nobody but bod changes what they are paid themselves */
const assertNotOwn = (caller: Caller, userId: string): void => {
  if (userId === caller.userId && !can(caller.rights, ['bod'])) throw AppError.of('activities.own-adjustment')
}

/** Adds to somebody's salary of a month, or takes from it; never once the month was paid. */
export const addAdjustment = async ({ service, params, caller }: Call<'activities'>, data: Stored<ActivityCreate>): Promise<Activity> => {
  if (!can(caller.rights, ['/office/hr'])) throw AppError.of('rights.missing')
  const { userId, amount } = data
  const note = data.body?.trim().slice(0, MAX_NOTE_LENGTH) ?? ''
  if (userId === undefined) throw AppError.atField('userId', 'activities.member-required')
  assertNotOwn(caller, userId)
  assertNoFieldErrors(adjustmentErrors({ amount, body: note }))
  return service.run(params, [], async (work) => {
    const month = data.month ?? monthOf(data.created ?? work.now, caller.zone)
    await work.lock([lock.of('salaries', salaryOf(userId, month))])
    await assertMonthUnpaid(work, userId, month)
    return service.add(work, params, {
      group: 'adjustments',
      userId,
      month,
      amount: amount as number,
      body: note,
      created: adjustmentTime(month, caller.zone),
      status: 'approved',
      audience: [personMark(userId), '/office/hr'],
      readBy: [],
    })
  })
}

/** An adjustment is taken away by whoever added it, or by bod; never once the month was paid. */
export const prepareRemoveAdjustment: NonNullable<ServiceRules<'activities'>['prepareRemove']> = async ({ caller }, work, before) => {
  if (before.group !== 'adjustments' || before.userId === undefined || before.month === undefined) throw AppError.of('rights.missing')
  const isOwn = before.creatorId ? before.creatorId === caller.userId : caller.keyed
  if (!can(caller.rights, ['bod']) && !isOwn) throw AppError.of('activities.not-yours')
  assertNotOwn(caller, before.userId)
  await work.lock([lock.of('salaries', salaryOf(before.userId, before.month))])
  await assertMonthUnpaid(work, before.userId, before.month)
  return {}
}
