import { plannedEntries, MAX_ASSET_MONTHS, whyNotAssetMonths, type Months, type PaymentWay } from '@shared/areas/partners/rules/schedule'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { Month, Zone } from '@shared/foundation/days/days'
import type { FundCreate } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import { AppError } from '../../../../platform/errors'

type Fund = StoredOf<'funds'>
type Sent = Stored<FundCreate>

/** The fields by which an asset is paid over months. */
const monthFields = ['instantPayment', 'recurringPayment', 'assetSince', 'assetUntil'] as const

/** What cannot pay for an asset at once. */
const foreign = ['orderId', 'userId', 'month', 'transferTo'] as const

/** Whether an entry pays for an asset over months; any other may name the asset it is for. */
export const paysOverMonths = (sent: Sent): boolean =>
  monthFields.some((field) => sent[field] !== undefined && sent[field] !== false) ||
  (sent.assetId !== undefined && sent.group === FUND_GROUPS.assets.name)

/** What was sent, but for how an asset is paid: each entry of the payment says its own. */
export const withoutMonths = (sent: Sent): Omit<Sent, (typeof monthFields)[number]> => {
  const rest = { ...sent }
  for (const field of monthFields) delete rest[field]
  return rest
}

/** How and over which months an asset is paid. */
export interface AssetPayment {
  readonly way: PaymentWay
  readonly months: Months
}

/**
 * Reads how an asset is to be paid.
 * @throws AppError 403 for others than the board; 400 without an asset, for both ways at once, months that are none or too many, another group
 */
export const assetPayment = (sent: Sent, caller: Caller, now: Date): AssetPayment => {
  if (!can(caller.rights, ['bod'])) throw AppError.of('funds.asset-needs-bod')
  if (sent.assetId === undefined) throw AppError.atField('assetId', 'data.field-required', { field: 'assetId' })
  const stray = foreign.find((field) => sent[field] !== undefined)
  if (stray !== undefined) throw AppError.atField(stray, 'activities.field-foreign', { field: stray, group: FUND_GROUPS.assets.name })
  if (sent.instantPayment && sent.recurringPayment) throw AppError.atField('recurringPayment', 'funds.asset-way')
  const months = monthsOf(sent.assetSince, sent.assetUntil, now, caller.zone)
  const way = sent.recurringPayment ? 'recurring' : 'instant'
  if (way === 'instant' && (sent.group ?? FUND_GROUPS.assets.name) !== FUND_GROUPS.assets.name)
    throw AppError.atField('group', 'funds.asset-group')
  if (way === 'recurring' && sent.status !== undefined && sent.status !== 'new-entry')
    throw AppError.atField('status', 'data.field-invalid', { field: 'status' })
  return { way, months }
}

const monthsOf = (since: Month | undefined, until: Month | undefined, now: Date, zone: Zone): Months => {
  const why = whyNotAssetMonths(since, until, now, zone)
  if (why || !since || !until) throw AppError.atField('assetUntil', why ?? 'funds.months-invalid', { max: MAX_ASSET_MONTHS })
  return { since, until }
}

type Planned = Pick<Fund, 'created'> & Partial<Fund>

/** The entries of a payment, as far as they differ from each other and from any other entry. */
export const entriesOfPayment = (
  { way, months }: AssetPayment,
  { amount, created, zone }: { amount: Dong; created: Date; zone: Zone },
): Planned[] =>
  plannedEntries(way, { amount, months, created, zone }).map((entry) => ({
    created: entry.created,
    assetSince: entry.months.since,
    assetUntil: entry.months.until,
    ...(way === 'instant' ? { instantPayment: true } : { recurringPayment: true }),
  }))

/** What a payment for an asset keeps: in another group it would be lost in no month, or counted twice. */
export const keepsAsset = (fund: Fund, changed: readonly string[]): boolean => fund.assetSince !== undefined && changed.includes('group')
