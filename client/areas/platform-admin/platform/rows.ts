import type { Administered } from '@shared/areas/workspace/services/workspaces'
import { fold } from '@shared/foundation/text/fold'

export const filters = ['all', 'open', 'closed', 'away'] as const
export type Filter = (typeof filters)[number]

const AWAY_MS = 30 * 86_400_000

/** Whether a workspace is among those that are asked for. */
export const fits: Readonly<Record<Filter, (row: Administered, now: number) => boolean>> = {
  all: () => true,
  open: ({ status }) => status === 'enabled',
  closed: ({ status }) => status === 'disabled',
  away: ({ seenAt }, now) => seenAt === undefined || now - Date.parse(seenAt) > AWAY_MS,
}

/** Whether each word stands in the name, the address, or the founder's name or address; accents and case don't matter. */
export const hasWords = ({ name, slug, founder }: Administered, words: string): boolean => {
  const text = fold([name, slug, founder?.name ?? '', founder?.email ?? ''].join(' '))
  return fold(words)
    .split(' ')
    .every((word) => text.includes(word))
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size in the unit that leaves it below a thousand; its number still to be written as the reader's language has it. */
export const sizeOf = (bytes: number): { readonly amount: number; readonly unit: string } => {
  const at = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** at
  return { amount: amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount), unit: units[at] ?? 'B' }
}
