import { defineMessages } from 'react-intl'
import type { FeatureManifest } from '../../components/feature/manifest'
import { taskNotices } from './task-notices'

const m = defineMessages({
  area: { id: 'tasks.frame.area', defaultMessage: 'Tasks' },
  keyMove: { id: 'tasks.frame.key.move', defaultMessage: 'Move the card to the next status, or back' },
  one: { id: 'tasks.frame.one', defaultMessage: 'Task' },
})

export const feature: FeatureManifest = {
  name: 'tasks',
  routes: [{ path: '/tasks/:search?/:byId?', lazy: () => import('./screens/tasks-screen').then((module) => module.TasksScreen) }],
  areas: [{ key: 'tasks', title: m.area, icon: 'task', order: 75, phoneOrder: 15 }],
  pages: [
    {
      area: 'tasks',
      to: '/tasks',
      title: m.area,
      order: 0,
      count: () => import('./use-waiting-count').then((module) => module.useWaitingCount),
    },
  ],
  find: () => import('./find-tasks').then((module) => module.findTasks),
  notices: taskNotices,
  keys: [{ needs: ['task-card'], keys: ['←', '→'], does: m.keyMove }],
  records: { tasks: { word: m.one, fields: () => import('./messages').then((module) => module.taskMessages) } },
}
