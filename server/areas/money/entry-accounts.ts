import { builtInGroupOf, FUND_GROUPS, ordersPaidBy } from '@shared/foundation/documents/fund-groups'
import { DEFAULT_LABELS } from '@shared/foundation/documents/funds'
import type { StoredOf } from '../../kernel/collections'
import type { Records } from '../../platform/mongo/records'

type Fund = StoredOf<'funds'>
type Accounts = Partial<Pick<Fund, 'cashAccount' | 'otherAccount'>>

/** What is read of the company. */
interface Settings {
  readonly bankAccounts: Pick<Records<StoredOf<'bankAccounts'>>, 'one'>
  readonly fundGroups: Pick<Records<StoredOf<'fundGroups'>>, 'one'>
  readonly company: () => Promise<Pick<StoredOf<'workspaces'>, 'opts'> | null>
}

const [CASH_LABEL, BANK_LABEL] = DEFAULT_LABELS

/** The account of a label: the bank's where it is that of one of the company's bank accounts, or is called so; else cash. */
export const accountOfLabel = async (settings: Pick<Settings, 'bankAccounts'>, label: string | undefined): Promise<'111' | '112'> => {
  if (label === undefined || label === '' || label === CASH_LABEL) return '111'
  if (label === BANK_LABEL) return '112'
  return (await settings.bankAccounts.one({ label }, { only: ['label'] })) ? '112' : '111'
}

/** Whose account follows from what they pay, whatever the company says of its groups. */
const isSettled = (group: string): boolean => {
  const known = builtInGroupOf(group)
  return ordersPaidBy(group) !== null || (known !== null && known !== 'otherIncome' && known !== 'otherExpenses')
}

/** Whether the company keeps a group apart from its business result. */
const isApart = async ({ fundGroups, company }: Settings, group: string): Promise<boolean> => {
  const [own, workspace] = await Promise.all([fundGroups.one({ name: group }, { only: ['nonBusiness'] }), company()])
  return own?.nonBusiness === true || workspace?.opts.nonBusinessIEGroups?.includes(group) === true
}

/**
 * The accounts that a completed entry stands on: decided once, so that no setting and no other name of a label moves what was entered. Of a
 * transfer `otherAccount` is that of the other label; of a group kept apart from the business other payables; what a till lacks is another expense.
 */
export const accountsOf = async (entry: Fund, settings: Settings): Promise<Accounts> => {
  const { status, label, group, transferLabel, cashAccount } = entry
  if (status !== 'completed' || cashAccount !== undefined) return {}
  const own = await accountOfLabel(settings, label)
  if (group === FUND_GROUPS.transfers.name) return { cashAccount: own, otherAccount: await accountOfLabel(settings, transferLabel) }
  if (group === FUND_GROUPS.cashShortage.name) return { cashAccount: own, otherAccount: '811' }
  return { cashAccount: own, ...(!isSettled(group) && (await isApart(settings, group)) ? { otherAccount: '3388' } : {}) }
}
