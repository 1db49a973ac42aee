import { isPartnerGroup, type PartnerGroup } from '@shared/domain/partners/partners'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useMe } from '../../../api/session/use-me'
import { PartnerGroups } from '../components/partner-groups'
import { PartnerList } from '../components/partner-list'
import { groupLink, groupsFor, rightOf } from '../groups'
import { usePartnerList } from '../use-partner-list'
import '../components/partners.css'

const Group = ({ group, groups }: { group: PartnerGroup; groups: readonly PartnerGroup[] }) => {
  const view = usePartnerList(group)
  return (
    <div className="partners">
      <PartnerGroups groups={groups} countOf={view.countOf} />
      <PartnerList group={group} view={view} />
    </div>
  )
}

/** Customers, sales agents or suppliers; without a group the first one may see. */
export const PartnersScreen = () => {
  const { group } = useParams()
  const { pathname } = useLocation()
  const me = useMe()
  const groups = groupsFor(me.rights)
  const first = groups[0]
  if (group === undefined) return <Navigate replace to={first ? groupLink(first) : '/403'} />
  if (!isPartnerGroup(group)) return <Navigate replace to="/404" />
  if (!groups.includes(group)) return <Navigate replace to="/403" state={{ rights: [rightOf(group)], from: pathname }} />
  return <Group key={group} group={group} groups={groups} />
}
