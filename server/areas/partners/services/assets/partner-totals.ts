import { dong, sumDong } from '@shared/foundation/money/money'
import { listRows } from '../../../../kernel/list-rows'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'

type Totals = Awaited<ReturnType<ReportFunctions<'assets'>['totals']>>

/** What the partners of a list owe and may spend, added up as far as a list may be long. */
export const partnerTotals = async (call: Call<'assets'>): Promise<Totals> => {
  const found = await listRows(call, ['outstanding', 'partnerBalance'])
  if (!found) return { partners: 0, owing: 0, outstanding: dong(0), partnerBalance: dong(0), complete: false }
  return {
    partners: found.length,
    owing: found.filter(({ outstanding = 0 }) => outstanding > 0).length,
    outstanding: sumDong(found.map(({ outstanding = 0 }) => outstanding)),
    partnerBalance: sumDong(found.map(({ partnerBalance = 0 }) => partnerBalance)),
    complete: true,
  }
}
