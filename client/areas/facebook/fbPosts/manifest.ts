import { defineMessages } from 'react-intl'
import { appIcons, appNames } from '../../../components/apps/apps'
import type { FeatureManifest } from '../../../components/feature/manifest'
import { fbNotices } from './fb-notices'

const m = defineMessages({
  calendar: { id: 'fbPosts.frame.calendar', defaultMessage: 'Calendar' },
  posts: { id: 'fbPosts.frame.posts', defaultMessage: 'Posts' },
  results: { id: 'fbPosts.frame.results', defaultMessage: 'Results' },
  pages: { id: 'fbPosts.frame.pages', defaultMessage: 'Pages' },
  newPost: { id: 'fbPosts.frame.new', defaultMessage: 'New Facebook post' },
  keyMove: { id: 'fbPosts.frame.key.move', defaultMessage: 'Move the post on the calendar, Enter keeps it' },
  one: { id: 'fbPosts.frame.one', defaultMessage: 'Facebook post' },
})

const people = ['/adbreaks/manager', '/adbreaks/resourcer'] as const
const studio = '/apps/fbpagesPublishingStudio'

export const feature: FeatureManifest = {
  name: 'fbPosts',
  app: 'adbreaks',
  appMenu: { title: appNames.adbreaks, icon: appIcons.adbreaks, order: 30 },
  routes: [
    { path: studio, right: people, lazy: () => import('./screens/calendar-screen').then((module) => module.CalendarScreen) },
    { path: `${studio}/posts`, right: people, lazy: () => import('./screens/posts-screen').then((module) => module.PostsScreen) },
    { path: `${studio}/results`, right: people, lazy: () => import('./screens/results-screen').then((module) => module.ResultsScreen) },
    { path: `${studio}/pages`, right: people, lazy: () => import('./screens/pages-screen').then((module) => module.PagesScreen) },
  ],
  pages: [
    { area: 'apps', to: studio, title: m.calendar, order: 0 },
    {
      area: 'apps',
      to: `${studio}/posts`,
      title: m.posts,
      order: 10,
      count: () => import('./use-waiting-count').then((module) => module.useWaitingCount),
    },
    { area: 'apps', to: `${studio}/results`, title: m.results, order: 20 },
    { area: 'apps', to: `${studio}/pages`, title: m.pages, order: 30 },
  ],
  creates: [{ key: 'new-fb-post', title: m.newPost, icon: 'send', to: `${studio}?open=new`, rights: people, order: 95 }],
  notices: fbNotices,
  keys: [{ needs: ['post-card'], keys: ['←', '→', '↑', '↓'], does: m.keyMove }],
  records: { fbPosts: { word: m.one, fields: () => import('./messages').then((module) => module.fbMessages) } },
}
