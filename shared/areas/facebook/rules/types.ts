/**
 * `waiting` for approval; `scheduled`: it goes out at its time; `sending`: it is on its way; `unsure`: nobody knows whether the platform took
 * it, and a person has to look; `removed` here, and on the platform if it was there.
 */
export const FB_POST_STATUSES = ['draft', 'waiting', 'scheduled', 'sending', 'published', 'failed', 'unsure', 'removed'] as const
export type FbPostStatus = (typeof FB_POST_STATUSES)[number]

/** What was done with a post, for its story. */
export const FB_POST_STEPS = ['sent', 'approved', 'returned', 'taken-back', 'published', 'failed', 'unsure', 'found', 'edited'] as const
export type FbPostStep = (typeof FB_POST_STEPS)[number]

export const MAX_FB_TEXT_LENGTH = 10_000
export const MAX_FB_PICTURES = 10
/** The longest story that is kept. */
export const MAX_FB_STEPS = 100
