import { plannedEntries, MAX_ASSET_MONTHS, whyNotAssetMonths, type Months, type PaymentWay } from '@shared/areas/partners/rules/schedule'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong, type Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { Month, Zone } from '@shared/foundation/days/days'
import type { Caller } from '../../kernel/call'
import type { EntryKind, Fund, SentEntry } from '../../ledger/entry-kinds'
import { AppError } from '../../platform/errors'

/** The fields by which an asset is paid over months. */
const monthFields = ['instantPayment', 'recurringPayment', 'assetSince', 'assetUntil'] as const

/** What cannot pay for an asset at once. */
const foreign = ['orderId', 'userId', 'month', 'transferTo'] as const

/** How and over which months an asset is paid. */
interface AssetPayment {
  readonly way: PaymentWay
  readonly months: Months
}

/**
 * Reads how an asset is to be paid.
 * @throws AppError 403 for others than the board; 400 without an asset, for both ways at once, months that are none or too many, another group
 */
const assetPayment = (sent: SentEntry, caller: Caller, now: Date): AssetPayment => {
  if (!can(caller.rights, ['bod'])) throw AppError.of('funds.asset-needs-bod')
  if (sent.assetId === undefined) throw AppError.atField('assetId', 'data.field-required', { field: 'assetId' })
  const misplaced = foreign.find((field) => sent[field] !== undefined)
  if (misplaced !== undefined)
    throw AppError.atField(misplaced, 'activities.field-foreign', { field: misplaced, group: FUND_GROUPS.assets.name })
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
const entriesOfPayment = (
  { way, months }: AssetPayment,
  { amount, created, zone }: { amount: Dong; created: Date; zone: Zone },
): Planned[] =>
  plannedEntries(way, { amount, months, created, zone }).map((entry) => ({
    created: entry.created,
    assetSince: entry.months.since,
    assetUntil: entry.months.until,
    ...(way === 'instant' ? { instantPayment: true } : { recurringPayment: true }),
  }))

/** What is paid for an asset over months; any other entry may name the asset it is for. */
export const assetPayments: EntryKind = {
  is: (entry) =>
    monthFields.some((field) => entry[field] !== undefined && entry[field] !== false) ||
    (entry.assetId !== undefined && entry.group === FUND_GROUPS.assets.name),
  group: FUND_GROUPS.assets.name,
  instructions: monthFields,
  spread: ({ app, caller }, sent) => {
    const payment = assetPayment(sent, caller, app.get('now')())
    return ({ amount = dong(0), created }, now) => entriesOfPayment(payment, { amount, created: created ?? now, zone: caller.zone })
  },
  // In another group it would be lost in no month, or counted twice.
  assertKeeps: ({ assetSince }, changed) => {
    if (assetSince !== undefined && changed.includes('group')) throw AppError.of('funds.asset-fixed')
  },
  // What the asset cost was settled when it was sold or scrapped.
  assertVoidable: async (work, { assetId, isOpening }) => {
    if (isOpening) throw AppError.of('assets.opening-only')
    const asset = assetId && (await work.read('assets').byId(assetId, { only: ['name', 'disposal'] }))
    if (asset?.disposal) throw AppError.of('assets.disposed', { name: asset.name })
  },
}
