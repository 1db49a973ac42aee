import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { linesOfOwnFields, ownFieldsOf } from '@shared/foundation/documents/own-fields'
import { shippingOf } from '@shared/foundation/documents/partners'
import type { CreateOf, PatchOf, RecordOf } from '@shared/registry/service-types'

type Partner = RecordOf<'assets'>
const fields = [
  'name',
  'phone',
  'email',
  'address',
  'shippingName',
  'shippingPhone',
  'shippingAddress',
  'asset_code',
  'taxCode',
  'bank',
  'note',
] as const satisfies readonly (keyof Partner)[]
type Field = (typeof fields)[number]
type Texts = Record<Field, string>

/** A partner as its form holds it. */
export type PartnerValues = Record<Field, string> & {
  /** Of an agent: who looks after it; empty for nobody. */
  readonly userId: string
  /** Days of credit; null: none are agreed. */
  readonly paymentDays: number | null
  /** What a buyer may owe before one is asked; null: anything. */
  readonly creditLimit: number | null
  /** A line each: `Ngày giao: thứ Ba`. */
  readonly ownFields: string
  /** What a new one owes, or is owed, from before. */
  readonly openingDebt: number | null
}

/** Delivery fields that only repeat the partner's own stay empty: they follow when the own ones change. */
export const valuesOf = (partner: Partner | undefined): PartnerValues => {
  const values = Object.fromEntries(fields.map((field) => [field, partner?.[field] ?? ''])) as Texts
  const same = (delivery: string, own: string): string => (delivery === own ? '' : delivery)
  return {
    ...values,
    shippingName: same(values.shippingName, values.name),
    shippingPhone: same(values.shippingPhone, values.phone),
    shippingAddress: same(values.shippingAddress, values.address),
    userId: partner?.userId ?? '',
    paymentDays: partner?.paymentDays ?? null,
    creditLimit: partner?.creditLimit ?? null,
    ownFields: linesOfOwnFields(partner?.ownFields),
    openingDebt: null,
  }
}

const trimmed = (values: PartnerValues): Texts => Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Texts

/** A new partner: fields left empty are left out. */
export const createOf = (group: Partner['group'], values: PartnerValues): CreateOf<'assets'> => {
  const given = Object.fromEntries(Object.entries(trimmed(values)).filter(([, text]) => text !== ''))
  const { paymentDays, creditLimit } = values
  const terms = {
    ...(paymentDays === null ? null : { paymentDays }),
    ...(creditLimit === null ? null : { creditLimit: dong(creditLimit) }),
    ...(values.ownFields.trim() === '' ? null : { ownFields: ownFieldsOf(values.ownFields) }),
  }
  return { ...given, ...terms, ...(values.userId ? { userId: values.userId as Id<'users'> } : null), group, name: values.name.trim() }
}

/** What is sent of a changed partner: a delivery field that is empty in the form takes the partner's own. */
export const patchOf = (changes: Partial<PartnerValues>, values: PartnerValues): PatchOf<'assets'> => {
  const all = trimmed(values)
  const delivery = shippingOf(all)
  const sent = Object.fromEntries(fields.filter((field) => field in changes).map((field) => [field, all[field]])) as Partial<Texts>
  const follows = (own: Field, field: keyof typeof delivery): boolean => field in changes || (own in changes && all[field] === '')
  return {
    ...sent,
    ...(changes.userId === undefined ? null : { userId: changes.userId ? (changes.userId as Id<'users'>) : null }),
    ...(changes.paymentDays === undefined ? null : { paymentDays: changes.paymentDays }),
    ...(changes.creditLimit === undefined ? null : { creditLimit: changes.creditLimit === null ? null : dong(changes.creditLimit) }),
    ...(changes.ownFields === undefined ? null : { ownFields: ownFieldsOf(changes.ownFields) }),
    ...(follows('name', 'shippingName') ? { shippingName: delivery.shippingName } : null),
    ...(follows('phone', 'shippingPhone') ? { shippingPhone: delivery.shippingPhone } : null),
    ...(follows('address', 'shippingAddress') ? { shippingAddress: delivery.shippingAddress } : null),
  }
}
