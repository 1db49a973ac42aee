import { fold } from '../../../foundation/text/fold'
import { OLD_PROVINCES, provinceOf } from './divisions'

/**
 * What wards of before 1 July 2025 have become. `new`: by province, its wards with commas between; `old`: by province and district, its wards, each
 * with the places of its heirs among the wards of the province of today (`Phường 4 9+108`).
 */
export interface WardTable {
  readonly new: Readonly<Record<string, string>>
  readonly old: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A ward by the names of before 1 July 2025. */
export interface OldWard {
  readonly province: string
  readonly district: string
  readonly ward: string
}

export interface Heirs {
  readonly province: string
  /** All that the ward went into; of a split one several, and nobody but who lives there knows which. */
  readonly wards: readonly string[]
}

const PREFIX = /^(phuong|xa|thi tran|dac khu|quan|huyen|thi xa|thanh pho|tt\.?|tx\.?|tp\.?|[pxqh]\.|[pq](?=\s*\d))\s*/
const whole = (name: string): string => fold(name).replace(/\s+/g, ' ').trim()
/** Without what kind of place it is, and without the 0 in front of a number. */
const bare = (name: string): string =>
  whole(name)
    .replace(PREFIX, '')
    .replace(/^0+(?=\d)/, '')

/** As it is written, then without accents, then without what kind of place it is: some names differ by an accent alone. */
const READINGS: readonly ((name: string) => string)[] = [(name) => name.normalize('NFC').toLowerCase().trim(), whole, bare]

/** The one name that is meant; null: none, or several. */
const meant = (names: readonly string[], typed: string): string | null => {
  if (bare(typed) === '') return null
  const alike = READINGS.map((read) => names.filter((name) => read(name) === read(typed))).find((found) => found.length > 0) ?? []
  const [only] = alike
  return only !== undefined && alike.length === 1 ? only : null
}

/** Wards of a district with the places of their heirs. */
const wardsOf = (text: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    text.split(', ').map((entry) => {
      const at = entry.lastIndexOf(' ')
      return [
        entry.slice(0, at),
        entry
          .slice(at + 1)
          .split('+')
          .map(Number),
      ] as const
    }),
  )

/** What an old ward has become; null where nobody can tell which one is meant. Nothing is guessed. */
export const heirsOf = (table: WardTable, { province, district, ward }: OldWard): Heirs | null => {
  const before = provinceOf(province) ?? ''
  const districts = table.old[before] ?? {}
  const known = meant(Object.keys(districts), district)
  const wards = wardsOf(known === null ? '' : (districts[known] ?? ''))
  const name = meant([...wards.keys()], ward)
  const now = OLD_PROVINCES[before] ?? before
  const today = (table.new[now] ?? '').split(', ')
  const heirs = name === null ? [] : (wards.get(name) ?? []).flatMap((at) => today[at] ?? [])
  return heirs.length === 0 ? null : { province: now, wards: heirs }
}
