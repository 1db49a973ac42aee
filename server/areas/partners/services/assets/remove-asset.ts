import { assetFigures, isScheduled } from '@shared/areas/partners/rules/figures'
import { dayOf, monthOf, monthOfDay, type Day } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { voucherWay } from '@shared/foundation/documents/fund-numbers'
import { dong, EVERYDAY_LIMIT, type Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { AssetPatch } from '@shared/areas/partners/services/assets'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { assertKnownLabels } from '../../../workspace/labels'
import { nextVoucherNumber } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'

type Asset = StoredOf<'assets'>
type Fund = StoredOf<'funds'>
type Disposal = NonNullable<Stored<AssetPatch>['disposal']>

const isOpen = ({ status }: Fund): boolean => status === 'new-entry' || status === 'pending'

const fundsOf = async (work: SocaiUnitOfWork, { _id }: Asset): Promise<Fund[]> => {
  const found = await work.read('funds').find({ assetId: _id })
  await work.lock(found.map((fund) => lock.record('funds', fund._id)))
  return found
}

/**
 * Ends what an owned or rented asset goes on with: open payments are cancelled, and what was paid loses nothing from the next month on. Sold
 * or scrapped, what was got for it is one receipt; what was gained or lost by it stands with the asset, and moves no money.
 * @returns what the asset itself keeps of it  @throws AppError 403 for others than the board
 */
export const removeKept = async (
  call: Call<'assets'>,
  work: SocaiUnitOfWork,
  asset: Asset,
  disposal: Disposal | undefined,
): Promise<Partial<Asset>> => {
  const { app, params, caller } = call
  if (!can(caller.rights, ['bod'])) throw AppError.of('assets.needs-bod')
  const ended = dayOf(work.now, caller.zone)
  const funds = app.service('funds')
  const after: Fund[] = []
  for (const fund of await fundsOf(work, asset)) {
    if (isOpen(fund)) await funds.change(work, params, fund, { status: 'cancelled' })
    else if (runsOn(fund, ended)) after.push(await funds.change(work, params, fund, { assetEnded: ended }))
    else after.push(fund)
  }
  if (!disposal) return { ended }
  const { bookValue, depreciated } = assetFigures(after, ended, caller.zone)
  const amount = dong(disposal.amount)
  if (amount > EVERYDAY_LIMIT) throw AppError.atField('disposal.amount', 'money.above-limit')
  if (amount > 0) await enterProceeds(call, work, asset, { ...disposal, amount })
  return { ended, disposal: { amount, bookValue, gain: dong(amount - bookValue), depreciated } }
}

const runsOn = (fund: Fund, ended: Day): boolean =>
  isScheduled(fund) && fund.status === 'completed' && fund.assetEnded === undefined && fund.assetUntil >= monthOfDay(ended)

/** The money that was got for an asset: one receipt. */
const enterProceeds = async (
  { app, params, caller }: Call<'assets'>,
  work: SocaiUnitOfWork,
  asset: Asset,
  { amount, label, name }: Disposal & { readonly amount: Dong },
): Promise<void> => {
  const database = app.get('database')
  await assertKnownLabels(database, caller, { option: 'fundLabels', field: 'disposal.label', after: label ? [label] : [] })
  await app.service('funds').add(work, params, {
    group: FUND_GROUPS.assets.name,
    amount,
    isCredit: true,
    name: `Thanh lý: ${asset.name}`.slice(0, 500),
    ...(name ? { recipientName: name } : {}),
    ...(label ? { label } : {}),
    assetId: asset._id,
    status: 'completed',
    completedAt: work.now,
    number: await nextVoucherNumber(database, caller.workspaceId, voucherWay(amount)),
    ...(caller.keyed ? { byKey: true } : {}),
  })
}

/**
 * Takes a removal back. Schedules that ended with it this month go on; open payments stay cancelled.
 * @throws AppError 409 for one that was sold or scrapped, 403 for others than the board
 */
export const restoreKept = async (
  { app, params, caller }: Call<'assets'>,
  work: SocaiUnitOfWork,
  asset: Asset,
): Promise<Partial<Asset>> => {
  if (!can(caller.rights, ['bod'])) throw AppError.of('assets.needs-bod')
  if (asset.disposal) throw AppError.of('assets.disposed', { name: asset.name })
  const { ended } = asset
  if (ended !== undefined && monthOfDay(ended) === monthOf(work.now, caller.zone))
    for (const fund of await fundsOf(work, asset))
      if (fund.assetEnded === ended) await app.service('funds').change(work, params, fund, { assetEnded: undefined })
  return { ended: undefined }
}
