import type { Right } from '@shared/foundation/rights/rights'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { User } from '@shared/areas/people/services/users'
import type { Session } from '../api/session/session-slice'

const created = '2026-11-21T01:00:00.000Z' as Instant
export const workspaceId = 'c0ffee000000000000000001' as Id<'workspaces'>

/** A member with these rights. */
export const member = (rights: Right[] = [], more: Partial<User> = {}): User => ({
  _id: 'aaaaaaaaaaaaaaaaaaaaaaa1' as Id<'users'>,
  workspaceId,
  rev: 1,
  created,
  name: 'Nguyễn Thu Hằng',
  username: '2.mocsuong',
  emailRaw: 'hang@mocsuong.vn',
  email: 'hang@mocsuong.vn',
  emailVerified: true,
  rights,
  status: 'active',
  ...more,
})

/** A session of such a member. */
export const sessionOf = (rights: Right[] = [], accessToken = 'token-1'): Session => ({
  accessToken,
  user: member(rights),
  workspace: { _id: workspaceId, name: 'Mộc Sương', slug: 'mocsuong', status: 'enabled' },
  keep: true,
})
