import { RIGHTS } from '../domain/rights/rights'
import { defineService } from './define-service'

export const activitiesService = defineService({
  path: 'activities',
  scope: 'workspace',
  methods: ['find', 'get', 'patch'],
  access: { find: 'member', get: 'member', patch: 'member' },
  rows: (asker) => ({ audience: { $in: ['member', ...(asker.rights.includes('bod') ? RIGHTS : asker.rights)] } }),
  filter: ['_id', 'group', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  secret: ['readBy'],
  indexes: [{ fields: { group: 1, _id: -1 } }],
  /** Which of the newest 500 notices the member hasn't read. */
  reports: { unread: { access: 'member', parameters: {}, sources: ['activities'] } },
  realtime: 'merge',
})
