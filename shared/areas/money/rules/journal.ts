import { dayOf, type Day, type Zone } from '../../../foundation/days/days'
import { RENTED_ASSETS } from '../../../foundation/documents/asset-groups'
import { FUND_GROUPS, ordersPaidBy } from '../../../foundation/documents/fund-groups'
import type { FundDocument } from '../../../foundation/documents/fund-types'
import { earnedPay } from '../../../foundation/documents/accruals'
import { DEFAULT_LABELS, fundMoves, isMoneyIn, isPartRefund } from '../../../foundation/documents/funds'
import { partnerOfFund } from '../../../foundation/documents/order-totals'
import type { Account } from '../../../foundation/ledger/accounts'
import { bothSides, type Act, type JournalLine, type JournalOf } from '../../../foundation/ledger/journal-lines'
import { lossesOfEntry } from '../../partners/rules/figures'

type Place = Pick<JournalLine, 'account' | 'of'>

/** What the journal reads of an entry of funds, beyond what other rules do. */
export interface JournalFund extends FundDocument {
  /** Of a transfer: the label of the other entry. */
  transferLabel?: string | null
  asset?: { readonly group: string } | null
  /** The day its asset was removed. */
  assetEnded?: Day | undefined
  /** The account its money stood in when it was entered, and the one that stands against it; absent: by its label and group. */
  cashAccount?: '111' | '112' | undefined
  otherAccount?: Account | undefined
}

const [, BANK_LABEL] = DEFAULT_LABELS

/** The account of a label, where its entry doesn't say: the bank of the label that every company begins with, else cash. */
const cashAccountOf = (label: string | null | undefined): '111' | '112' => (label === BANK_LABEL ? '112' : '111')

const cashOf = ({ label, cashAccount }: JournalFund): Place => ({ account: cashAccount ?? cashAccountOf(label), of: label ?? '' })

/** The account that an entry settles what is owed on; null where it settles nothing. Takings that name nobody are owed to nobody yet. */
const settledOn = (fund: JournalFund): Place | null => {
  const { group, month, orderId, supplierId } = fund
  const partner = partnerOfFund(fund)
  const isPayment = ordersPaidBy(group) !== null
  const paysOrder = isMoneyIn(fund) !== Boolean(supplierId)
  if (month || !(isPayment || (partner !== null && (!orderId || paysOrder)))) return null
  const owes = partner === null ? group === FUND_GROUPS.purchases.name : Boolean(supplierId)
  return { account: owes ? '331' : '131', of: partner ?? '' }
}

/** What stands against the money of an entry, and what is done by it. */
function againstOf(fund: JournalFund): Place & { readonly act?: Act } {
  const { group, otherAccount } = fund
  const settled = settledOn(fund)
  if (settled) return settled
  if (group === FUND_GROUPS.opening.name) return { ...CAPITAL, act: 'opening' }
  if (group === FUND_GROUPS.assets.name)
    return { account: fund.asset?.group === RENTED_ASSETS ? '242' : '211', of: fund.assetId ?? '', act: 'asset-paid' }
  if (group === FUND_GROUPS.commissions.name) return { account: '6421', of: group }
  return { account: otherAccount ?? (isMoneyIn(fund) ? '711' : '6422'), of: group }
}

/** Money in or out: cash on one side, what stands against it on the other. @param amount signed whole dong */
const moved = (when: Pick<JournalLine, 'day' | 'act'>, cash: Place, against: Place, amount: number): JournalLine[] =>
  amount >= 0 ? bothSides(when, cash, against, amount) : bothSides(when, against, cash, -amount)

const memberOf = ({ userId }: JournalFund): Place => ({ account: '334', of: userId ?? '' })

/** What a payment of pay enters: the member against the money; and the expense of the month against the member, unless that is entered when it
 *  is earned. */
const paid = (fund: JournalFund, when: Pick<JournalLine, 'day' | 'act'>, amount: number): JournalLine[] => [
  ...(fund.accruedOn === undefined ? moved(when, memberOf(fund), { account: '6422', of: fund.group }, amount) : []),
  ...moved(when, cashOf(fund), memberOf(fund), amount),
]

/** What a month's pay enters when it is earned; what is called off turns it. */
const earned = (fund: JournalFund): JournalLine[] =>
  earnedPay(fund).flatMap(({ day, amount }) =>
    moved({ day, act: 'pay-earned' }, { account: '6422', of: fund.group }, memberOf(fund), amount),
  )

/** What a payment of a commission enters: what was an expense when it was earned is owed no more, the rest is one now. */
const paidToAgent = (fund: JournalFund, when: Pick<JournalLine, 'day' | 'act'>, amount: number): JournalLine[] => {
  const [before, rest]: [Place, Place] = [
    { account: '3388', of: fund.group },
    { account: '6421', of: fund.group },
  ]
  const owed = fund.accruedAmount ?? 0
  const parts = [
    { against: before, part: owed },
    { against: rest, part: Math.abs(amount) - owed },
  ]
  return parts.flatMap(({ against, part }) =>
    amount < 0 ? bothSides(when, against, cashOf(fund), part) : bothSides(when, cashOf(fund), against, part),
  )
}

const CAPITAL: Place = { account: '411', of: '' }

/** Where what is lost of an asset stands: with its depreciation, of a rented one with what was paid ahead. */
const lostPlaceOf = ({ asset, assetId }: JournalFund): Place => ({
  account: asset?.group === RENTED_ASSETS ? '242' : '214',
  of: assetId ?? '',
})

function linesOfMove(fund: JournalFund, when: Pick<JournalLine, 'day'>, amount: number, isRefund: boolean): JournalLine[] {
  // The entry that goes out tells of both; the one that comes in would tell it again.
  if (fund.transferLabel != null) {
    if (fund.amount > 0) return []
    const into = { account: fund.otherAccount ?? cashAccountOf(fund.transferLabel), of: fund.transferLabel }
    return moved({ ...when, act: 'money-moved' }, cashOf(fund), into, amount)
  }
  if (fund.group === FUND_GROUPS.salaries.name && fund.userId)
    return paid(fund, { ...when, act: isRefund ? 'money-refunded' : 'pay' }, amount)
  if (fund.accruedAmount !== undefined) return paidToAgent(fund, { ...when, act: isRefund ? 'money-refunded' : 'money-out' }, amount)
  const { act, ...against } = againstOf(fund)
  // Of before the books began: capital stands for the money that moved then, and for what of an asset was lost since.
  if (fund.isOpening && !isRefund) {
    const opened = { ...when, act: 'opening' } as const
    return [...moved(opened, CAPITAL, against, amount), ...bothSides(opened, CAPITAL, lostPlaceOf(fund), fund.assetDepreciated ?? 0)]
  }
  const done = { ...when, act: isRefund ? 'money-refunded' : (act ?? (amount > 0 ? 'money-in' : 'money-out')) } as const
  const { inputVat } = fund
  if (!inputVat) return moved(done, cashOf(fund), against, amount)
  const vat = Math.sign(amount) * inputVat.amount
  return [
    ...moved(done, cashOf(fund), against, amount - vat),
    ...moved(done, cashOf(fund), { account: '1331', of: String(inputVat.rate) }, vat),
  ]
}

/**
 * What an entry of funds enters in the journal: its money on the day it moves, what is taken back on the day of its refund, and of what was
 * paid for an asset what is lost, month by month.
 */
export const fundJournal: JournalOf<JournalFund> = (fund, { zone }) => [
  ...fundMoves(fund).flatMap(({ at, amount }, index) =>
    linesOfMove(fund, { day: dayOf(at, zone) }, amount, index > 0 || isPartRefund(fund)),
  ),
  ...earned(fund),
  ...lossLines(fund, zone),
]

const lossLines = (fund: JournalFund, zone: Zone): JournalLine[] => {
  const { group, assetSince, assetUntil } = fund
  if (!assetSince || !assetUntil) return []
  const scheduled = { ...fund, refundedAt: fund.refundedAt ?? undefined, assetSince, assetUntil }
  return lossesOfEntry(scheduled, zone).flatMap(({ day, amount }) =>
    bothSides({ day, act: 'depreciation' }, { account: '6422', of: group }, lostPlaceOf(fund), amount),
  )
}
