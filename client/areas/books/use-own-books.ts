import { api } from '../../api/api'
import { useWorkspace } from '../../api/session/use-workspace'
import { useAppDispatch } from '../../api/use-app-dispatch'
import type { BookSource } from './use-book-files'

/** The company's own books, for its members. */
export const useOwnBooks = (): BookSource<{ from: string; skip: number }> => {
  const dispatch = useAppDispatch()
  const workspace = useWorkspace()
  return {
    company: workspace?.cfg.invoiceName ?? workspace?.name,
    account: (account, partnerId, range, from) =>
      dispatch(api.ledger.reportOnce('account', { account, ...range, ...(partnerId && { partnerId }), ...from })).unwrap(),
    journal: (range, from) => dispatch(api.ledger.reportOnce('journal', { ...range, ...from })).unwrap(),
  }
}
