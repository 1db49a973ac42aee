import { lostWhenOpened, monthsOwned, openingDay, ownedBeforeErrors, type OwnedBefore } from '@shared/areas/partners/rules/opening-asset'
import type { AssetCreate } from '@shared/areas/partners/services/assets'
import type { Stored } from '@shared/foundation/declaration/wire'
import { dayOf, endOfDay, type Day } from '@shared/foundation/days/days'
import { isKeptGroup } from '@shared/foundation/documents/asset-groups'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong, isDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'

type Asset = StoredOf<'assets'>
type Fund = StoredOf<'funds'>
type AssetCall = Call<'assets'>
export type SentOpening = NonNullable<Stored<AssetCreate>['opening']>

/**
 * Enters what an asset was when the books began, in place of what was said of that before: an entry of funds that moves no money and has no
 * voucher. Null takes it back.
 * @throws AppError 403 for others than the board, 400 for what isn't owned or rented, or was never so; 409 where the day is closed, or the
 * asset was removed
 */
export const openAsset = async (
  call: AssetCall,
  work: SocaiUnitOfWork,
  asset: Pick<Asset, '_id' | 'group' | 'name'> & Partial<Asset>,
  sent: SentOpening | null,
): Promise<void> => {
  const { app, params, caller } = call
  if (!can(caller.rights, ['bod'])) throw AppError.atField('opening', 'assets.needs-bod')
  if (!isKeptGroup(asset.group)) throw AppError.atField('opening', 'assets.field-of-group', { field: 'opening', group: asset.group })
  if (asset.disposal) throw AppError.of('assets.disposed', { name: asset.name })
  if (asset.status === 'removed') throw AppError.of('partners.removed', { name: asset.name })
  const entry = sent && (await entryOf(call, work, asset, sent))
  await takeOpeningBack(call, work, asset)
  if (entry) await app.service('funds').add(work, params, entry)
}

const takeOpeningBack = async ({ app, params }: AssetCall, work: SocaiUnitOfWork, { _id }: Pick<Asset, '_id'>): Promise<void> => {
  const standing = await work.read('funds').find({ assetId: _id, isOpening: true, status: 'completed' })
  await work.lock(standing.map((fund) => lock.record('funds', fund._id)))
  for (const fund of standing) await app.service('funds').change(work, params, fund, { status: 'cancelled' })
}

const entryOf = async (
  call: AssetCall,
  work: SocaiUnitOfWork,
  { _id, name, group }: Pick<Asset, '_id' | 'group' | 'name'>,
  sent: SentOpening,
): Promise<Partial<Fund>> => {
  const { caller } = call
  const day = sent.day ?? (await usualDay(call, work.now))
  const owned: OwnedBefore = { ...sent, amount: isDong(sent.amount) ? sent.amount : Number.NaN }
  assertNoFieldErrors(ownedBeforeErrors(owned, day, work.now, caller.zone).map((error) => ({ ...error, path: `opening.${error.path}` })))
  const { since, until } = monthsOwned(owned)
  const { lost } = lostWhenOpened(owned, day)
  return {
    group: FUND_GROUPS.assets.name,
    isCredit: false,
    amount: dong(-owned.amount),
    name,
    assetId: _id,
    asset: { _id, name, group },
    assetSince: since,
    assetUntil: until,
    ...(lost > 0 ? { assetDepreciated: dong(lost) } : {}),
    isOpening: true,
    created: day === dayOf(work.now, caller.zone) ? work.now : endOfDay(day, caller.zone),
    status: 'completed',
    completedAt: work.now,
    ...(caller.keyed ? { byKey: true } : {}),
  }
}

const usualDay = async ({ app, caller }: AssetCall, now: Date): Promise<Day> => {
  const company = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId, { only: ['opts'] })
  return openingDay(now, caller.zone, company?.opts.lockDate, company?.opts.openingDay)
}
