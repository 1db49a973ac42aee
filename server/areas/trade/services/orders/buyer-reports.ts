import { can } from '@shared/foundation/rights/rights'
import { BUYER_FIGURES, DISCOUNT_FIGURES, discountsByBuyer, salesByBuyer, totalsOf } from '@shared/areas/goods/rules/reports/sales-by'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownAtOf } from '../../../../ledger/known-at'
import { readRange } from '../../../../ledger/read-rollups'
import { tellProfits } from '../../../goods/profits'
import { partnersOf } from './partner-names'

type OrderCall = Call<'orders'>
type Reports = ReportFunctions<'orders'>
type PartnerId = StoredOf<'assets'>['_id']

/** Names of partners follow the right to their orders. */
const namesFor = async (call: OrderCall, ids: readonly string[]): Promise<(id: string) => { name: string; group: string | undefined }> => {
  const partners = await partnersOf(call, ids)
  const named = can(call.caller.rights, ['/sales'])
  return (id) => ({ name: named ? (partners.get(id)?.name ?? '') : '', group: partners.get(id)?.group })
}

const salesBy =
  (field: 'customerId' | 'agentId'): Reports['customers'] =>
  async (call, { since, until, knownAt }) => {
    const { app, caller } = call
    const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
    const sold = salesByBuyer(await readRange(app.get('database'), caller.workspaceId, ['buyers'], since, until, { known }), field)
    const { rows, ofAll, besides } = await tellProfits(call, { since, until, known }, sold, (row) => row)
    const of = await namesFor(
      call,
      rows.map(({ _id }) => _id),
    )
    return {
      since,
      until,
      ...besides,
      total: { ...totalsOf(rows, BUYER_FIGURES), ...ofAll },
      data: rows.map(({ _id, ...figures }) => ({ _id: _id as PartnerId, name: of(_id).name, ...figures })),
    }
  }

const discounts: Reports['discounts'] = async (call, { since, until, knownAt }) => {
  const { app, caller } = call
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const rows = discountsByBuyer(await readRange(app.get('database'), caller.workspaceId, ['buyers'], since, until, { known }))
  const of = await namesFor(
    call,
    rows.map(({ _id }) => _id),
  )
  const { discount: total, gifts } = totalsOf(rows, DISCOUNT_FIGURES)
  return {
    since,
    until,
    total,
    gifts,
    data: rows.map(({ _id, ...figures }) => ({
      _id: _id as PartnerId,
      name: of(_id).name,
      field: of(_id).group === 'Sales Agents' ? ('agentId' as const) : ('customerId' as const),
      ...figures,
    })),
  }
}

export const buyerReports = {
  customers: salesBy('customerId'),
  agents: salesBy('agentId'),
  discounts,
} satisfies Partial<Reports>
