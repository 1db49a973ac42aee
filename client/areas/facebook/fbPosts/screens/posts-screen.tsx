import { FB_POST_STATUSES } from '@shared/areas/facebook/rules/types'
import { fbPosts } from '@shared/areas/facebook/services/fbPosts'
import { resourceList } from '../../../../resource/resource-list'
import { Chips } from '../../../../ui/Chips/Chips'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { When } from '../../../../ui/When/When'
import { PostForm, type GivenPost } from '../components/post-form'
import { fbMessages as m } from '../messages'
import { statusLabels } from '../post-labels'
import './fb-posts.css'

const shown = FB_POST_STATUSES.filter((status) => status !== 'removed' && status !== 'sending')
const nothingGiven: GivenPost = {}

/** All posts, the newest first: what is being written, waits, was published, failed. */
export const PostsScreen = resourceList<'fbPosts', object, GivenPost>({
  service: fbPosts,
  messages: m,
  use: () => nothingGiven,
  Form: PostForm,
  icon: 'send',
  sort: '-created',
  filters: { status: '' },
  query: ({ status }) => ({ status: status || { $ne: 'removed' } }),
  chips: ({ filters, filter, intl }) => (
    <Chips
      label={intl.formatMessage(m.state)}
      chosen={filters['status'] ?? ''}
      onChoose={(status) => filter({ status })}
      chips={[
        { key: '', label: intl.formatMessage(m.allStates) },
        ...shown.map((status) => ({ key: status, label: intl.formatMessage(statusLabels[status]) })),
      ]}
    />
  ),
  columns: ({ intl }) => [
    {
      key: 'name',
      head: intl.formatMessage(m.name),
      width: 'minmax(0, 1.6fr)',
      cell: ({ name, desc = '' }) => <TwoLines first={name} second={desc} />,
    },
    {
      key: 'page',
      head: intl.formatMessage(m.pageId),
      width: 'minmax(0, 0.7fr)',
      hideNarrow: true,
      cell: ({ page }) => <span className="cut">{page?.name}</span>,
    },
    {
      key: 'at',
      head: intl.formatMessage(m.at),
      width: 130,
      cell: ({ at }) => (at ? <When value={at} as="date-time" /> : <span className="faint">–</span>),
    },
    {
      key: 'likes',
      head: intl.formatMessage(m.likes),
      width: 80,
      align: 'end',
      hideNarrow: true,
      cell: ({ figures }) => (figures ? <span className="num">{intl.formatNumber(figures.likes)}</span> : <span className="faint">–</span>),
    },
    {
      key: 'status',
      head: intl.formatMessage(m.state),
      width: 150,
      cell: ({ status }) => <StatusTag status={status}>{intl.formatMessage(statusLabels[status])}</StatusTag>,
    },
  ],
  phone: ({ name, status, at, page }, { intl }) => ({
    name,
    amount: at && <When value={at} as="day-month" />,
    about: <span className="cut">{page?.name}</span>,
    owed: <StatusTag status={status}>{intl.formatMessage(statusLabels[status])}</StatusTag>,
  }),
})
