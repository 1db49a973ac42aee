import { depreciationIn } from '@shared/areas/partners/rules/figures'
import type { Day } from '@shared/foundation/days/days'
import { sumDong, type Dong } from '@shared/foundation/money/money'
import type { Call } from '../../../../kernel/service-rules'
import { readBody } from '../../../../ledger/journal-body'
import type { Known } from '../../../../ledger/known-at'
import { losingEntries } from '../../../partners/asset-entries'

/** What assets that were paid for lose in a range; as was known at a moment what was entered of it by then. Whole dong. */
export const depreciationOf = async (
  { app, caller }: Pick<Call<'orders'>, 'app' | 'caller'>,
  { since, until }: { readonly since: Day; readonly until: Day },
  known: Known | null,
): Promise<Dong> => {
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const payments = await losingEntries(database, workspaceId, { since, until, zone })
  if (!known) return depreciationIn(payments, since, until, zone)
  const entries = await database
    .records('journal', workspaceId)
    .find({ recordId: { $in: payments.map(({ _id }) => _id) }, at: { $lte: known.at } }, { only: ['day', 'body'] })
  const lines = entries.filter(({ day }) => day >= since && day <= until).flatMap(({ body }) => readBody(body).lines)
  return sumDong(lines.filter(({ act, side }) => act === 'depreciation' && side === 'debit').map(({ amount }) => amount))
}
