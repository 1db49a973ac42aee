import { defineMessages } from 'react-intl'
import { orderAddress } from '../../../components/order-address'
import type { FeatureManifest, NoticeKind, TellableNotice } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    mention: { id: 'home.frame.mention', defaultMessage: '{who} mentioned you at {name}' },
    comment: { id: 'home.frame.comment', defaultMessage: '{who} wrote about {name}' },
    guest: { id: 'home.frame.guest', defaultMessage: '{who} asks on the wall' },
  }),
)

/** Where a record that is talked about is open, by its service and group. */
const addresses: Readonly<Record<TellableNotice['target']['service'], (id: string, group?: string) => string>> = {
  tasks: (id) => `/tasks/byId/${id}`,
  posts: (id) => `/?post=${id}`,
  orders: (id, group = '') => orderAddress({ _id: id, group }),
  funds: (id) => `/funds?open=${id}`,
  assets: (id, group = 'Customers') => `/assets/${encodeURIComponent(group)}?open=${id}`,
  products: (id, group) => `/products/${group === 'services' ? 'services' : 'goods'}?open=${id}`,
  users: (id) => `/office/members/${id}`,
}

const noticeOf = (title: (typeof m)['mention']): NoticeKind => ({
  status: 'assigned',
  text: ({ who, values, body }, intl) => ({ title: intl.formatMessage(title, { who, name: values.name ?? '' }), about: body }),
  target: ({ target, values }) => addresses[target.service]?.(target._id, values.group) ?? '/',
})

export const wallNotices: NonNullable<FeatureManifest['notices']> = {
  mention: noticeOf(m.mention),
  comment: noticeOf(m.comment),
  'guest-question': {
    status: 'pending',
    text: ({ values, body }, intl) => ({ title: intl.formatMessage(m.guest, { who: values.name ?? '' }), about: body }),
    target: ({ target }) => addresses['posts']?.(target._id) ?? '/',
  },
}
