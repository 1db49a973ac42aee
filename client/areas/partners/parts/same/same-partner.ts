import { fold } from '@shared/foundation/text/fold'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { WireQuery } from '../../../../api/wire-query'

/** A shorter number is still being typed. */
const MIN_PHONE_DIGITS = 8
const LOOKED_AT = 20

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** What tells a partner from others. */
export interface Known {
  readonly name: string
  readonly phone: string
}

/** What is typed, without what says nothing yet. */
export const knownIn = ({ name, phone }: Known): Known => ({
  name: name.trim(),
  phone: digitsOf(phone).length >= MIN_PHONE_DIGITS ? phone.trim() : '',
})

/** Asks for partners of that name. */
export const byName = (group: string, name: string): WireQuery => ({
  group,
  status: 'active',
  search: name,
  $limit: LOOKED_AT,
  $total: false,
})

/** Asks for partners of that phone, in the ways a number is written. */
export const byPhone = (group: string, phone: string): WireQuery => {
  const digits = digitsOf(phone)
  const written = [' ', '.', '-'].flatMap((mark) => [
    [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].join(mark),
    [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(mark),
  ])
  return { group, status: 'active', phone: { $in: [...new Set([phone, digits, ...written])] }, $limit: LOOKED_AT, $total: false }
}

/** The one among others that has the same name, accents or not, or the same phone, however it is written. */
export const sameAmong = (others: readonly Asset[], { name, phone }: Known, own?: string): Asset | undefined =>
  others.find(
    (other) =>
      other._id !== own &&
      ((name !== '' && fold(other.name) === fold(name)) || (phone !== '' && digitsOf(other.phone ?? '') === digitsOf(phone))),
  )
