import { defineService } from './define-service'

export const workspacesService = defineService({
  path: 'workspaces',
  scope: 'platform',
  methods: ['find', 'get', 'create', 'patch'],
  // Find by slug is the look-up before sign-in and create is the sign-up; a member reaches only their own workspace.
  access: { find: 'public', get: 'member', create: 'public', patch: 'member' },
  rows: (asker) => ({ _id: asker.workspaceId }),
  filter: ['_id', 'slug'],
  sort: ['_id'],
  defaultSort: { _id: 1 },
  hidden: [{ fields: ['apiKeyRights', 'apiKeyHint', 'apiKey'], visibleTo: ['bod'] }],
  secret: ['apiKeyHash'],
  indexes: [
    { fields: { slug: 1 }, unique: true },
    { fields: { apiKeyHash: 1 }, unique: true, partial: { apiKeyHash: { $exists: true } } },
  ],
  reports: { myWorkspaces: { access: 'member', parameters: {}, sources: [] } },
  realtime: 'merge',
})
