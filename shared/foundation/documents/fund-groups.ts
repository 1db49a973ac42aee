import { can, type Right } from '../rights/rights'
import { ORDER_GROUP_NAMES, orderKind, type OrderGroup } from './order-kinds'

/** A kind of income (isCredit) or expense; non-business groups are no part of the business result. */
export interface FundGroup {
  name: string
  isCredit: boolean
  nonBusiness?: boolean
}

interface KnownGroup extends Required<FundGroup> {
  /** The business result takes it from orders and assets instead of from entries. */
  outsideResult?: true
  /** Who may read its single entries, beyond their sum; absent: whoever reads entries. */
  readBy?: readonly Right[]
  /** Nobody chooses it, and no workspace has it among its own. */
  unlisted?: true
}

/** The groups that rules know by name. */
export const FUND_GROUPS = {
  sales: { name: 'Sales', isCredit: true, nonBusiness: false, outsideResult: true },
  purchases: { name: 'Purchases', isCredit: false, nonBusiness: false, outsideResult: true },
  otherIncome: { name: 'Other Income', isCredit: true, nonBusiness: false },
  otherExpenses: { name: 'Other Expenses', isCredit: false, nonBusiness: false },
  /** What members are paid; it tells what single people earn. */
  salaries: { name: 'Salaries and Incentives', isCredit: false, nonBusiness: false, readBy: ['/office/hr', '/funds'] },
  /** What agents are paid for their months. */
  commissions: { name: 'Agent Commission Expenses', isCredit: false, nonBusiness: false },
  /** The payments for what the company owns and rents; the result takes them month by month. */
  assets: { name: 'Assets', isCredit: false, nonBusiness: false, outsideResult: true },
  /** What purses held when the books began. */
  opening: { name: 'Opening Balance', isCredit: true, nonBusiness: true },
  /** The pairs of entries that move money from one label to another. */
  transfers: { name: 'Transfers', isCredit: false, nonBusiness: false, outsideResult: true, unlisted: true },
  /** What a till had beyond its book, and what it lacked, when its cash was counted. */
  cashSurplus: { name: 'Cash Surplus', isCredit: true, nonBusiness: false, unlisted: true },
  cashShortage: { name: 'Cash Shortage', isCredit: false, nonBusiness: false, unlisted: true },
  /** Debts that nobody expects to be paid any more: orders tell of them, no entry of funds does. */
  badDebts: { name: 'Bad Debts', isCredit: false, nonBusiness: false, unlisted: true },
} as const satisfies Readonly<Record<string, KnownGroup>>

/** A group that every workspace has. */
export type BuiltInGroup = Exclude<keyof typeof FUND_GROUPS, UnlistedGroup>
type UnlistedGroup = 'transfers' | 'badDebts' | 'cashSurplus' | 'cashShortage'

const known: readonly KnownGroup[] = Object.values(FUND_GROUPS)

/** The groups that figures may tell of beside a company's own, whoever enters what is in them. */
export const FIGURE_GROUPS: readonly Required<FundGroup>[] = known.map(({ name, isCredit, nonBusiness }) => ({
  name,
  isCredit,
  nonBusiness,
}))

/** The groups every workspace has. */
export const BUILT_IN_GROUPS: readonly Required<FundGroup>[] = known
  .filter(({ unlisted }) => !unlisted)
  .map(({ name, isCredit, nonBusiness }) => ({ name, isCredit, nonBusiness }))

const isUnlisted = (key: keyof typeof FUND_GROUPS): key is UnlistedGroup => 'unlisted' in FUND_GROUPS[key]

/** Which of the groups every workspace has is called so; null for a company's own. */
export const builtInGroupOf = (name: string): BuiltInGroup | null =>
  (Object.keys(FUND_GROUPS) as (keyof typeof FUND_GROUPS)[]).find(
    (key): key is BuiltInGroup => !isUnlisted(key) && FUND_GROUPS[key].name === name,
  ) ?? null

/** The group of an order's own payments; what stays within the company has none. */
export const paymentGroupOf = (orderGroup: OrderGroup) => orderKind(orderGroup).settlement?.paidBy ?? null

/** The orders whose own payments a group is, or null. */
export const ordersPaidBy = (group: string): OrderGroup | null => ORDER_GROUP_NAMES.find((name) => paymentGroupOf(name) === group) ?? null

/** Whether someone may enter, change and complete entries of a group: with /funds any, without it an order's own payments alone.
 *  @param orderGroup that of the order which the entry names; null when it names none */
export const mayBookGroup = (rights: readonly Right[], group: string, orderGroup: OrderGroup | null): boolean =>
  can(rights, ['/funds']) || (orderGroup !== null && group === paymentGroupOf(orderGroup))

/** Whether someone may read the single entries of a group, beyond its sum. */
export const mayReadEntries = (rights: readonly Right[], group: string): boolean => {
  const readBy = known.find(({ name }) => name === group)?.readBy
  return !readBy || can(rights, readBy)
}

/** Whether the entries of a group are part of the business result.
 *  @param nonBusiness the names the workspace set apart (opts.nonBusinessIEGroups) */
export const countsInBusiness = (group: string, nonBusiness: readonly string[] = []): boolean =>
  !nonBusiness.includes(group) && !known.some((each) => each.name === group && (each.outsideResult || each.nonBusiness))
