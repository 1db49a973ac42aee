import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { sumBy } from '@shared/foundation/sum'
import type { Draft, DryRun } from './dry-run/findings'

/** What a draft leaves to be paid by its partner: of a delivered order what wasn't paid; below 0 of what was paid without naming an order. */
const leftOf = ({ service, data, amount = 0, paid, entered, returned = [], beside }: Draft): number => {
  if (service === 'orders')
    return beside || data['status'] !== 'delivered'
      ? 0
      : amount - (paid?.amount ?? 0) - (entered?.amount ?? 0) - sumBy(returned, ({ worth }) => worth)
  const payments = paymentGroupOf(data['supplierId'] === undefined ? 'sales' : 'purchases')
  const isAhead = service === 'funds' && data['orderId'] === undefined && data['status'] === 'completed' && data['group'] === payments
  return isAhead ? -amount : 0
}

/** What the delivered orders of drafts leave unpaid, less what entries pay without naming one, by partner. Whole dong. */
const leftByPartner = (drafts: readonly Draft[]): ReadonlyMap<string, number> => {
  const left = new Map<string, number>()
  for (const draft of drafts) {
    const { data } = draft
    const partner = data['customerId'] ?? data['agentId'] ?? data['supplierId']
    const open = leftOf(draft)
    if (typeof partner === 'string' && open !== 0) left.set(partner, (left.get(partner) ?? 0) + open)
  }
  return left
}

/** What a partner owes from before, without what orders that come in with it say already: together they come to what the file says. */
const withoutLeft = (draft: Draft, left: ReadonlyMap<string, number>): Draft => {
  const told = draft.debt ?? draft.even
  const own = told && left.get(draft._id ?? draft.as ?? '')
  if (!told || !own) return draft
  const { debt: _told, ...rest } = draft
  const total = told.total - own
  return { ...rest, inOrders: own, ...(total === 0 ? {} : { debt: { ...told, total } }) }
}

/**
 * Sheets that come in together tell the same debt twice: the partners' file as a sum, the orders one by one. The sum is what counts: the opening
 * debt is what of it is in none of the orders; where these leave more unpaid than the sum says, the rest was paid without naming one, and is
 * paid ahead.
 */
export const withoutOrders = <K, R extends Pick<DryRun, 'drafts'>>(dryRuns: ReadonlyMap<K, R>): ReadonlyMap<K, R> => {
  const left = leftByPartner([...dryRuns.values()].flatMap(({ drafts }) => drafts))
  if (left.size === 0) return dryRuns
  return new Map(
    [...dryRuns].map(([each, dryRun]) => [each, { ...dryRun, drafts: dryRun.drafts.map((draft) => withoutLeft(draft, left)) }]),
  )
}
