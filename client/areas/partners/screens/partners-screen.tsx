import { ASSET_GROUPS, isKeptGroup, NOTES_GROUP, type AssetGroup } from '@shared/foundation/documents/asset-groups'
import { Navigate, useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { classNames } from '../../../lib/class-names'
import { Forbidden } from '../../../components/error-page/forbidden'
import { KeptList } from '../components/kept-list'
import { NoteList } from '../components/note-list'
import { PartnerGroups } from '../components/partner-groups'
import { PartnerList } from '../components/partner-list'
import { firstGroup, groupLink, groupsFor, rightOf } from '../groups'
import '../components/partners.css'

const isGroup = (text: string): text is AssetGroup => ASSET_GROUPS.some((group) => group === text)

/** The register: partners, what is owned and rented, important notes; without a group the first one deals with. */
export const PartnersScreen = () => {
  const { group } = useParams()
  const me = useMe()
  const groups = groupsFor(me.rights)
  const counts = api.assets.useReport('assets', {}).data?.groups
  if (group === undefined) return <Navigate replace to={groupLink(firstGroup(me.rights))} />
  if (!isGroup(group)) return <Navigate replace to="/404" />
  if (!groups.includes(group)) return <Forbidden rights={rightOf(group)} />
  return (
    <div className={classNames('partners', !isKeptGroup(group) && 'partners--in-bar')}>
      <PartnerGroups groups={groups} countOf={(of) => counts?.find(({ _id }) => _id === of)?.count} />
      <GroupList key={group} group={group} />
    </div>
  )
}

const GroupList = ({ group }: { group: AssetGroup }) => {
  if (isKeptGroup(group)) return <KeptList group={group} />
  return group === NOTES_GROUP ? <NoteList /> : <PartnerList group={group} />
}
