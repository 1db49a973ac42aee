import { dayOf } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { lock } from '../../../../kernel/locks'
import type { ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { agentPrices as pricesOf, standingsOf } from '../../agents'
import { readsOf } from '../../../people/payroll'
import { AppError } from '../../../../platform/errors'

const agentPrices: ReportFunctions<'apPrices'>['agentPrices'] = async ({ app, caller }, { agentId }) => {
  const reads = readsOf(app.get('database'), caller.workspaceId)
  const today = dayOf(app.get('now')(), caller.zone)
  const { network } = await standingsOf(reads, caller.zone, agentId)
  const standing = network.standingOn(agentId, today)
  const rank = standing ? await reads.read('apRanks').byId(standing.rankId, { only: ['name'] }) : null
  const own = new Set(
    (await reads.read('apPrices').find({ isCurrent: true, agentId }, { only: ['productId'] })).map((price) => price.productId),
  )
  return {
    agentId,
    ...(standing ? { rankId: standing.rankId } : {}),
    ...(rank ? { rank: rank.name } : {}),
    data: [...(await pricesOf(reads, caller.zone, agentId))]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([product, price]) => {
        const productId = product as Id<'products'>
        return { productId, price: dong(price), own: own.has(productId) }
      }),
  }
}

export const apPricesRules: ServiceRules<'apPrices'> = {
  // The new price ends the one before; of two at once the later finds the other's and ends it.
  create: async ({ service, params }, data) => {
    const { rankId, agentId, productId } = data
    if ((rankId === undefined) === (agentId === undefined)) throw AppError.atField('agentId', 'apPrices.rank-or-agent')
    const whose = rankId === undefined ? { agentId } : { rankId }
    return service.run(params, [lock.record('apPrices', `${rankId ?? agentId}:${productId}`)], async (work) => {
      work.retryOnDuplicate('productId')
      const before = await work.read('apPrices').one({ ...whose, productId, isCurrent: true })
      if (before?.price === data.price) return before
      if (before) await service.change(work, params, before, { isCurrent: false, ended: work.now })
      return service.add(work, params, { ...data, isCurrent: true })
    })
  },
  preparePatch: (_call, work, before, { isCurrent = before.isCurrent }) => {
    if (isCurrent && !before.isCurrent) throw AppError.of('apPrices.ended')
    return Promise.resolve(isCurrent ? {} : { isCurrent, ended: before.ended ?? work.now })
  },
  reports: { agentPrices },
}
