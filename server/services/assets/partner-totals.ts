import { dong, sumDong } from '@shared/domain/money/money'
import { pageLimits } from '@shared/services/define-service'
import type { StoredOf } from '../../kernel/collections'
import type { Call, ReportFunctions } from '../../kernel/service-rules'

type Totals = Awaited<ReturnType<ReportFunctions<'assets'>['totals']>>

/** What the partners of a list owe and may spend, added up as far as a list may be long. */
export const partnerTotals = async ({ service, params }: Call<'assets'>): Promise<Totals> => {
  const { $limit: _limit, $skip: _skip, $sort: _sort, ...conditions } = params.query ?? {}
  const query = { ...conditions, $select: ['outstanding', 'partnerBalance'] }
  const found: readonly StoredOf<'assets'>[] = params.reading?.search
    ? (await service.page({ ...params, query: { ...query, $limit: -1 } })).data
    : await service.rows({ ...params, query: { ...query, $limit: pageLimits.all + 1 } })
  if (found.length > pageLimits.all) return { partners: 0, owing: 0, outstanding: dong(0), partnerBalance: dong(0), complete: false }
  return {
    partners: found.length,
    owing: found.filter(({ outstanding = 0 }) => outstanding > 0).length,
    outstanding: sumDong(found.map(({ outstanding = 0 }) => outstanding)),
    partnerBalance: sumDong(found.map(({ partnerBalance = 0 }) => partnerBalance)),
    complete: true,
  }
}
