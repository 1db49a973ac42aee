import { businessReport } from '@shared/areas/trade/rules/reports/business'
import type { Application } from '../../kernel/application'
import { readRange } from '../../ledger/read-rollups'
import type { ProfitRange } from '../goods/profits'
import { businessOptions } from './business-options'

/** Revenue and cost of the business report over a range, as the company counts revenue. */
export const readBusiness = async (app: Application, workspaceId: string, { since, until, known }: ProfitRange) => {
  const database = app.get('database')
  const [options, rows] = await Promise.all([
    businessOptions(database, workspaceId),
    readRange(database, workspaceId, ['business'], since, until, { known }),
  ])
  const { revenue, cost } = businessReport(rows, options)
  return { howCalculateRevenue: options.howCalculateRevenue, revenue, cost }
}
