import { definitions } from '../../../../../kernel/collections'

/**
 * Sign-ins, devices that ring, keys, half-done calls, what is to be done at services of others and how far programs have read belong to the installation.
 * Where records have other ids the entries of the journal stand in line anew:
 * what proves them here proves nothing there, and links to what is sealed open nothing there.
 */
const leftBehind: ReadonlySet<string> = new Set([
  'sessions',
  'accesses',
  'changes',
  'idempotency',
  'apiKeys',
  'blocks',
  'monthLinks',
  'outgoing',
  'pushDevices',
  'proposals',
  'seals',
  'sealLinks',
  'sealQuestions',
  'webhookDeliveries',
  'webhooks',
])

/** The collections, besides the workspace itself, that go along when a workspace is taken elsewhere. */
export const takenAlong: readonly string[] = definitions
  .filter(({ name, scoped }) => scoped && !leftBehind.has(name))
  .map(({ name }) => name)

export const isTakenAlong = (name: string): boolean => name === 'workspaces' || takenAlong.includes(name)
