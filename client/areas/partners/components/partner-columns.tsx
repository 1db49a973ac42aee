import type { PartnerGroup } from '@shared/foundation/documents/partners'
import type { RecordOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import type { RecentChangesMap } from '../../../api/realtime/recent-changes'
import { whoOr } from '../../../resource/columns'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { groupLabels } from '../groups'
import { partnerMessages as m } from '../messages'
import './partners.css'

type Partner = RecordOf<'assets'>

/** What is owed, in warn; a dash where nothing is. */
export const Owed = ({ value = 0 }: { value?: number | undefined }) =>
  value === 0 ? <span className="faint">–</span> : <Amount value={value} weight="name" {...(value > 0 ? { ink: 'warn' as const } : null)} />

export const Spendable = ({ value = 0 }: { value?: number | undefined }) =>
  value === 0 ? <span className="faint">–</span> : <Amount value={value} {...(value > 0 ? { ink: 'credit' as const } : null)} />

export const partnerColumns = (intl: IntlShape, group: PartnerGroup, recent: RecentChangesMap): Column<Partner>[] => [
  {
    key: 'name',
    head: intl.formatMessage(m.name),
    width: 'minmax(0, 1.2fr)',
    sortable: true,
    cell: ({ _id, name, avatar, asset_code, email }) => (
      <span className="resource-name">
        <Avatar name={name} image={avatar} shape="square" size={34} />
        <TwoLines first={name} second={whoOr(recent, _id, asset_code || email || undefined, { service: 'assets' })} />
      </span>
    ),
  },
  {
    key: 'contact',
    head: intl.formatMessage(m.contact),
    cell: ({ phone, address }) => <TwoLines first={<span className="num">{phone || '–'}</span>} second={address} />,
  },
  {
    key: 'outstanding',
    sortable: true,
    head: intl.formatMessage(groupLabels[group].owed),
    width: 120,
    align: 'end',
    cell: ({ outstanding }) => <Owed value={outstanding} />,
  },
  {
    key: 'partnerBalance',
    sortable: true,
    head: intl.formatMessage(groupLabels[group].balance),
    width: 132,
    align: 'end',
    hideNarrow: true,
    cell: ({ partnerBalance }) => <Spendable value={partnerBalance} />,
  },
]
