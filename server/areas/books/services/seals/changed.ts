import { month } from '@shared/foundation/days/days'
import type { ChangedFigure } from '@shared/foundation/ledger/figure-changes'
import { partsOf } from '@shared/foundation/ledger/postings'
import type { SocaiDatabase } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { keptChanges } from '../../../../ledger/figure-changes'

/** What figures that were counted anew are of, by the names of partners and goods where they are of such; by key. */
export const namesOfFigures = async (
  database: SocaiDatabase,
  workspaceId: string,
  figures: readonly Pick<ChangedFigure, 'key'>[],
): Promise<(key: string) => string> => {
  const ids = [...new Set(figures.flatMap(({ key }) => partsOf(key)).filter((part) => /^[0-9a-f]{24}$/.test(part)))]
  const [partners, products] = await Promise.all([
    database.records('assets', workspaceId).byIds(ids, { only: ['name'] }),
    database.records('products', workspaceId).byIds(ids, { only: ['name'] }),
  ])
  const names = new Map<string, string>([...partners, ...products].map(({ _id, name }) => [_id, name]))
  return (key) =>
    partsOf(key)
      .map((part) => names.get(part) ?? part)
      .filter((part) => part !== '')
      .join(' · ')
}

/** The figures that the last upgrade counted anew to another sum. */
export const changed: ReportFunctions<'seals'>['changed'] = async ({ app, caller: { workspaceId } }) => {
  const database = app.get('database')
  const kept = await keptChanges(database, workspaceId)
  if (!kept || kept.count === 0) return { count: 0, data: [] }
  const nameOf = await namesOfFigures(database, workspaceId, kept.data)
  return {
    at: new Date(kept.at),
    count: kept.count,
    data: kept.data.map(({ measure, month: of, key, sum, before, after, why }) => ({
      measure,
      month: month(of),
      of: nameOf(key),
      figure: sum,
      before,
      after,
      why,
    })),
  }
}
