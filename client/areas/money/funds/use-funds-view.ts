import { useCallback, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { useWorkspace } from '../../../api/session/use-workspace'
import { readFundsView, writeFundsView, type FundsView } from './funds-address'

export type ChangeView = (changes: Partial<FundsView>) => void

/** What the address shows, and a setter of some of it: filters lead back to the first page; what opens can be gone back from. */
export const useFundsView = (): [FundsView, ChangeView] => {
  const { search, byId, since, until } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const zone = useZone()
  const today = useToday()
  const labels = useWorkspace()?.opts.fundLabels
  const view = useMemo(
    () => readFundsView({ search, byId, since, until }, query, today, zone, labels),
    [search, byId, since, until, query, today, zone, labels],
  )
  const change = useCallback<ChangeView>(
    (changes) => {
      const opens = 'open' in changes && Boolean(changes.open) && !view.open
      const filters = Object.keys(changes).some((key) => key !== 'open' && key !== 'order' && key !== 'page')
      void navigate(writeFundsView({ ...view, ...(filters && { page: 1 }), ...changes }, today), { replace: !opens })
    },
    [navigate, today, view],
  )
  return [view, change]
}
