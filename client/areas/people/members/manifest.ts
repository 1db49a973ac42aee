import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { freeMessages } from '../../../lib/free-messages'

const m = freeMessages(
  defineMessages({
    area: { id: 'members.frame.area', defaultMessage: 'Office' },
    members: { id: 'members.frame.members', defaultMessage: 'Members' },
    own: { id: 'members.frame.own', defaultMessage: 'My page' },
    created: { id: 'members.frame.created', defaultMessage: '{who} added a member' },
    one: { id: 'members.frame.one', defaultMessage: 'Member' },
  }),
)

export const feature: FeatureManifest = {
  name: 'members',
  routes: [
    { path: '/office/hr', right: '/office/hr', lazy: () => import('./screens/members-screen').then((module) => module.MembersScreen) },
    { path: '/office/members/:id', lazy: () => import('./screens/member-screen').then((module) => module.MemberScreen) },
  ],
  areas: [{ key: 'office', title: m.area, icon: 'calendar', order: 70 }],
  pages: [
    { area: 'office', to: '/office/hr', title: m.members, order: 0, also: ['/office/members'] },
    { area: 'office', to: '/office/members/me', title: m.own, order: 10, isOwn: true },
  ],
  notices: {
    'member-created': {
      status: 'active',
      text: ({ who, values }, intl) => ({ title: intl.formatMessage(m.created, { who }), about: values.name ?? '' }),
      target: () => '/office/hr',
    },
  },
  records: { users: { word: m.one, fields: () => import('./messages').then((module) => module.memberMessages) } },
}
