import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import { usePayAccount } from '../../bank/parts/bank/use-pay-account'

/** The company as its papers name it, paid to the account that was chosen; without a choice as its settings have it. */
export const usePaidTo = (workspace: Workspace | undefined) => {
  const paidTo = usePayAccount()
  const { account } = paidTo
  const issuer = workspace &&
    account && {
      ...workspace,
      cfg: { ...workspace.cfg, bankBin: account.bank, bankAccount: account.account, bankHolder: account.holder ?? '' },
    }
  return { issuer: issuer ?? workspace, paidTo }
}
