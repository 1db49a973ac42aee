import { readLocal, writeLocal } from '../../../lib/store-local'
import type { Base } from './merge-live'
import type { OrderValues } from './order-values'

/** Writing that isn't saved yet: what it is based on (null for a new order) and what was written. */
export interface Draft {
  readonly base: Base | null
  readonly values: OrderValues
}

/** Which draft: of whom, of which order or of a new one. */
export const draftKey = (userId: string, group: string, orderId: string | null): string =>
  `socai.draft.${userId}.${group}.${orderId ?? 'new'}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'items' in value.values

/** The draft kept on this device; null when there is none or it is damaged. */
export const readDraft = (key: string): Draft | null => {
  const found = readLocal<unknown>(key, null)
  return isDraft(found) ? found : null
}

/** Keeps a draft over a reload; null forgets it. */
export const writeDraft = (key: string, draft: Draft | null): void => writeLocal(key, draft ?? undefined)
