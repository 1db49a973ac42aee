import { oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'

/** By which names of provinces and wards an address goes: those of since 1 July 2025, which have no districts, or those before. */
export const DIVISIONS = ['new', 'old'] as const

/** A place as it was called before 1 July 2025. */
const placeBefore = () =>
  shape({ province: text(100, { minLength: 1 }), district: text(100, { minLength: 1 }), ward: text(100, { minLength: 1 }) })

/** A place, by the names of a carrier's own lists. */
const place = {
  address: text(400, { minLength: 1, pattern: '\\S', error: 'deliveries.address-required' }),
  division: oneOf(DIVISIONS),
  province: text(100, { minLength: 1, pattern: '\\S', error: 'deliveries.province-required' }),
  /** Of the old division alone. */
  district: optional(text(100)),
  ward: text(100, { minLength: 1, pattern: '\\S', error: 'deliveries.ward-required' }),
  /** Of the new division: what it was before, for carriers that go by that. */
  before: optional(placeBefore()),
}

/** Who sends or receives, and where. */
export const personAt = () =>
  shape({
    name: text(200, { minLength: 1, pattern: '\\S', error: 'deliveries.name-required' }),
    phone: text(40),
    ...place,
  })

/** Centimetres. */
export const size = () => shape({ length: whole({ maximum: 200 }), width: whole({ maximum: 200 }), height: whole({ maximum: 200 }) })
