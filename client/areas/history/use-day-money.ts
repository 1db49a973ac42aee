import type { Day } from '@shared/foundation/days/days'
import { api } from '../../api/api'

/** Money that came in and went out on a day, as the books have it: whole dong, both at least 0. */
export interface DayMoney {
  readonly income: number
  readonly expense: number
}

/** What moved on each day of a range; nothing of days on which nothing did, of ranges so long that they are told by months, or where it isn't asked for. */
export const useDayMoney = ({ from, to }: { readonly from: Day; readonly to: Day }, isAsked: boolean): ReadonlyMap<string, DayMoney> => {
  const { data } = api.funds.useReport('funds', { since: from, until: to }, { skip: !isAsked, refetchOnMountOrArgChange: true })
  const moved = isAsked ? (data?.steps.filter(({ income, expense }) => income !== 0 || expense !== 0) ?? []) : []
  return new Map(moved.map(({ day, income, expense }) => [day, { income, expense: Math.abs(expense) }]))
}
