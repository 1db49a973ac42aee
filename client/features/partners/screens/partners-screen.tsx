import { isPartnerGroup } from '@shared/domain/partners/partners'
import { Navigate, useParams } from 'react-router-dom'
import { assetsApi } from '../../../api/assets'
import { useMe } from '../../../api/session/use-me'
import { Forbidden } from '../../../components/error-page/forbidden'
import { PartnerGroups } from '../components/partner-groups'
import { PartnerList } from '../components/partner-list'
import { groupLink, groupsFor, rightOf } from '../groups'
import '../components/partners.css'

/** Customers, sales agents or suppliers; without a group the first one may see. */
export const PartnersScreen = () => {
  const { group } = useParams()
  const me = useMe()
  const groups = groupsFor(me.rights)
  const counts = assetsApi.useReport('assets', {}).data?.groups
  const first = groups[0]
  if (group === undefined) return first ? <Navigate replace to={groupLink(first)} /> : <Forbidden rights={['/sales', '/purchases']} />
  if (!isPartnerGroup(group)) return <Navigate replace to="/404" />
  if (!groups.includes(group)) return <Forbidden rights={[rightOf(group)]} />
  return (
    <div className="partners">
      <PartnerGroups groups={groups} countOf={(of) => counts?.find(({ _id }) => _id === of)?.count} />
      <PartnerList key={group} group={group} />
    </div>
  )
}
