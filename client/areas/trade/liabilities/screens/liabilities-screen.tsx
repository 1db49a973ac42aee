import { can } from '@shared/foundation/rights/rights'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useMe } from '../../../../api/session/use-me'
import { Forbidden } from '../../../../components/error-page/forbidden'
import { useToday } from '../../../../ui/zone/zone-context'
import { AccountsPage } from '../components/accounts-page'
import { AgingPage } from '../components/aging-page'
import { DuePage } from '../components/due-page'
import { readView, rightOf } from '../liabilities-address'
import '../liabilities.css'

/** What customers and agents owe, and what is owed to suppliers: by its age, by its due date, or as accounts over a range. */
export const LiabilitiesScreen = () => {
  const params = useParams()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const me = useMe()
  const today = useToday()
  const view = readView(pathname, params, query, today)
  if (!view) return <Navigate replace to="/404" />
  const right = rightOf(view.group)
  if (!can(me.rights, [right])) return <Forbidden rights={[right]} />
  if (view.of === 'due') return <DuePage key={view.group} view={view} />
  return view.of === 'aging' ? <AgingPage key={view.group} view={view} /> : <AccountsPage key={view.group} view={view} />
}
