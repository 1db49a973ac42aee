import { trialBalance as balanceOf } from '@shared/areas/books/rules/trial-balance'
import type { ReportFunctions } from '../../../kernel/service-rules'
import { beforeRange, turnoversIn } from './turnovers'

/** The trial balance of a range, from kept turnovers. */
export const readTrialBalance: ReportFunctions<'ledger'>['trialBalance'] = async (call, asked) => {
  const { since, until } = asked
  const [before, within] = await Promise.all([beforeRange(call, asked, asked), turnoversIn(call, asked, since, until)])
  return { since, until, ...balanceOf(before, within) }
}
