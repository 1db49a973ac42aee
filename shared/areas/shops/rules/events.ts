export const SHOP_EVENT_KINDS = ['order', 'money', 'stock', 'shop'] as const
export type ShopEventKind = (typeof SHOP_EVENT_KINDS)[number]

/** What the books did with an event. */
export const SHOP_OUTCOMES = [
  'waiting',
  'made',
  'moved',
  'unchanged',
  'late',
  'unknown-goods',
  'no-stock',
  'paid',
  'skipped',
  'trouble',
  'refused',
  'sent',
  'not-sent',
  'connected',
  'expired',
  'disconnected',
] as const
export type ShopOutcome = (typeof SHOP_OUTCOMES)[number]

/** Events that wait for a person, or for goods. */
export const OPEN_OUTCOMES: readonly ShopOutcome[] = ['unknown-goods', 'no-stock', 'trouble', 'refused', 'not-sent', 'expired']

/** What the journal shows: an event that is still being done isn't told, money that waits for its order is. */
export const TOLD_EVENTS = { $or: [{ outcome: { $ne: 'waiting' } }, { kind: 'money' }] } as const

/** Events that are done once more when something has changed: goods came in, or have a name. */
export const RETRIED_OUTCOMES: readonly ShopOutcome[] = ['waiting', 'no-stock', 'refused']
