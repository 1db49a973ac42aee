export type DiscInk = 'info' | 'text2' | 'text3' | 'warn' | 'brand' | 'credit' | 'debit'
/** A ring filled by that share of a turn; a ring with a tick; or a solid disc with a glyph. */
export type DiscShape = number | 'ring-tick' | 'solid-tick' | 'solid-back' | 'solid-cross' | 'solid-bang'

export interface StatusLook {
  shape: DiscShape
  ink: DiscInk
}

/** How every status of the product looks; the disc fills up as an order advances. */
const looks: Record<string, StatusLook> = {
  'new-order': { shape: 0, ink: 'info' },
  reserved: { shape: 0.15, ink: 'text2' },
  confirmed: { shape: 0.15, ink: 'info' },
  processing: { shape: 0.35, ink: 'info' },
  processed: { shape: 0.6, ink: 'info' },
  'partial-shipped': { shape: 0.6, ink: 'warn' },
  shipped: { shape: 0.8, ink: 'brand' },
  delivered: { shape: 'ring-tick', ink: 'credit' },
  finished: { shape: 'solid-tick', ink: 'credit' },
  returning: { shape: 'solid-back', ink: 'warn' },
  returned: { shape: 'solid-back', ink: 'text3' },
  cancelled: { shape: 'solid-cross', ink: 'text3' },
  error: { shape: 'solid-bang', ink: 'debit' },
  // Fund entries and other work that is either waiting or done.
  'new-entry': { shape: 0.15, ink: 'warn' },
  pending: { shape: 0.15, ink: 'warn' },
  completed: { shape: 'solid-tick', ink: 'credit' },
  refunded: { shape: 'solid-back', ink: 'text3' },
  assigned: { shape: 0.35, ink: 'info' },
  done: { shape: 0.6, ink: 'info' },
  active: { shape: 'ring-tick', ink: 'credit' },
  inactive: { shape: 'solid-cross', ink: 'text3' },
  // What goes out to others at its time.
  draft: { shape: 0, ink: 'text2' },
  waiting: { shape: 0.35, ink: 'warn' },
  scheduled: { shape: 0.6, ink: 'info' },
  sending: { shape: 0.8, ink: 'info' },
  published: { shape: 'solid-tick', ink: 'text2' },
  failed: { shape: 'solid-bang', ink: 'debit' },
  unsure: { shape: 'solid-bang', ink: 'warn' },
}

/** The look of a status; an unknown one is a plain ring, so that a new status is never an error. */
export const statusLook = (status: string): StatusLook =>
  looks[status] ?? (status.includes('error') ? { shape: 'solid-bang', ink: 'debit' } : { shape: 0, ink: 'text2' })
