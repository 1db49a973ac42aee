import { workspaceId } from './people'

/** A customer as the service answers one. */
export const customer = {
  _id: 'a'.repeat(24),
  workspaceId,
  rev: 1,
  created: '2026-11-01T01:00:00.000Z',
  group: 'Customers',
  name: 'Chị Lan',
  phone: '0912 345 678',
  status: 'active',
  outstanding: 0,
  partnerBalance: 0,
}
