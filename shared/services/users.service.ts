import { defineService } from './define-service'

export const usersService = defineService({
  path: 'users',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  // Anybody may ask for a forgotten password through find; a member may patch what is their own: see the service's rules.
  access: { find: 'public', get: 'member', create: ['/office/hr'], patch: 'member' },
  hidden: [
    { fields: ['baseSalary', 'bank'], visibleTo: ['/office/hr'], orPerson: '_id' },
    { fields: ['phone', 'emailRaw', 'email', 'emailVerified'], visibleTo: ['/office/hr'], orPerson: '_id' },
  ],
  filter: ['_id', 'status', 'username', 'email', 'division', 'created'],
  sort: ['_id', 'name', 'created', 'status'],
  sortByKey: ['name'],
  defaultSort: { _id: 1 },
  search: ['name', 'username', 'title'],
  indexes: [
    { fields: { username: 1 }, unique: true },
    { fields: { email: 1 }, unique: true },
    { fields: { status: 1 } },
    { fields: { 'keys.name': 1, _id: 1 } },
  ],
  // A forgotten password: `email`, `password=forgot`, and the workspace it is for.
  extraQuery: { find: { trigger: 'password', fields: ['email', 'password', 'workspaceId', 'slug'] } },
  secret: ['passwordHash', 'passwordHistory', 'temporaryPassword'],
  realtime: 'merge',
})
