import { isOldProvince, provinceNow, takenApart, type AddressParts } from '@shared/areas/carriers/rules/divisions'
import { heirsOf, type OldWard, type WardTable } from '@shared/areas/carriers/rules/heirs'
import type { FeePayer } from '@shared/areas/carriers/rules/statuses'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { Order } from '@shared/areas/trade/services/orders'
import { shippingOf } from '@shared/foundation/documents/partners'
import { outstanding } from '@shared/foundation/documents/order-totals'
import { dong } from '@shared/foundation/money/money'
import { fold } from '@shared/foundation/text/fold'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api'

const ASKED_AFTER_MS = 600
const PHONE_DIGITS = 9

export interface Sending extends AddressParts {
  readonly name: string
  readonly phone: string
  /** The address as the customer gave it. */
  readonly given: string
  /** Grams; null while nobody said. */
  readonly weight: number | null
  /** Whole dong. */
  readonly cod: number | null
  readonly insured: number | null
  readonly note: string
  readonly feePayer: FeePayer
  readonly driverId: string
  /** What the place was before 1 July 2025, where somebody took its heir. */
  readonly before: OldWard | null
}

/** A parcel by what its order says: the address is taken apart, and what isn't sure stays empty. */
const sendingOf = (order: Order): Sending => {
  const { shippingName, shippingPhone, shippingAddress } = shippingOf(order.customer ?? order.agent ?? { name: '' })
  const owed = Math.max(0, outstanding(order))
  return {
    name: shippingName,
    phone: shippingPhone,
    given: shippingAddress,
    ...takenApart(shippingAddress),
    weight: null,
    cod: owed,
    insured: null,
    note: '',
    feePayer: 'sender',
    driverId: '',
    before: null,
  }
}

/** What the goods of a shipment weigh by their products, in grams; null where it isn't known of one of them. */
const useGoodsWeight = ({ items, shipments }: Order, time: string): number | null => {
  const lines = (shipments.find((each) => each.time === time)?.lines ?? []).flatMap(({ index, quantity }) => {
    const item = items[index]
    return item?.productId && item.group === 'goods' ? [{ productId: item.productId, quantity }] : []
  })
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort()
  const { data } = api.products.useFind({ _id: { $in: ids }, $limit: ids.length, $total: false }, { skip: ids.length === 0 })
  const weights = new Map(data?.data.map(({ _id, weight = 0 }) => [_id, weight]))
  const parts = lines.map(({ productId, quantity }) => quantity * (weights.get(productId) ?? 0))
  return parts.length === 0 || parts.includes(0) ? null : parts.reduce((sum, each) => sum + each, 0)
}

/** Where something went to the same telephone before, and the address is the same: it needn't be asked again. */
const knownPlace = (
  sent: readonly Delivery[] | undefined,
  { given, province }: Pick<Sending, 'given' | 'province'>,
): Delivery['to'] | undefined =>
  sent?.find(
    ({ to }) =>
      (given === '' || fold(given).includes(fold(to.address))) && (province === '' || provinceNow(to.province) === provinceNow(province)),
  )?.to

/** A value once it has stood still for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ASKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface Asked {
  readonly weight: number
  readonly cod: number
  readonly insured: number
  readonly province: string
  readonly district: string
  readonly ward: string
  readonly address: string
  readonly before: OldWard | null
}

/** The table of old wards, once an address of before is typed. */
const useWardTable = (isWanted: boolean): WardTable | null => {
  const [table, setTable] = useState<WardTable | null>(null)
  useEffect(() => {
    // Without it nothing is offered; the address is sent as it is typed.
    if (isWanted) import('@shared/areas/carriers/rules/wards').then(({ wards }) => setTable(wards)).catch(() => undefined)
  }, [isWanted])
  return table
}

/** The state of the dialog that sends a shipment: whom, where, what it weighs; and what carriers take for it. */
export const useSending = (order: Order, time: string) => {
  const [changes, setChanges] = useState<Partial<Sending>>({})
  const weighed = useGoodsWeight(order, time)
  const first: Sending = { ...sendingOf(order), weight: weighed }
  const phone = changes.phone ?? first.phone
  const digits = phone.replace(/\D/g, '')
  const before = api.deliveries.useFind({ search: phone.trim(), $limit: 5, $sort: { _id: -1 } }, { skip: digits.length < PHONE_DIGITS })
  const known = knownPlace(before.data?.data, first)
  const remembered: Partial<Sending> = known
    ? { address: known.address, ward: known.ward, district: known.district ?? '', province: known.province, before: known.before ?? null }
    : {}
  const sending: Sending = { ...first, ...remembered, ...changes }
  const { weight, cod, insured, province, district, ward, address, before: was } = sending
  const isOld = district.trim() !== '' || isOldProvince(province)
  const lacksPlace = !province || !ward.trim() || !address.trim() || (isOld && !district.trim())
  const amounts = [weight, cod ?? 0, insured ?? 0]
  const isWhole = !lacksPlace && weight !== null && weight > 0 && !amounts.some((amount) => Number.isNaN(amount))
  const asked: Asked | null = isWhole
    ? {
        weight,
        cod: cod ?? 0,
        insured: insured ?? 0,
        province,
        district: district.trim(),
        ward: ward.trim(),
        address: address.trim(),
        before: was,
      }
    : null
  const settled = useSettled(JSON.stringify(asked))
  const toAsk = JSON.parse(settled) as Asked | null
  const quotes = api.deliveries.useReport(
    'quotes',
    {
      orderId: order._id,
      weight: toAsk?.weight ?? 1,
      province: toAsk?.province ?? '',
      ward: toAsk?.ward ?? '',
      address: toAsk?.address ?? '',
      ...(toAsk?.before
        ? { provinceBefore: toAsk.before.province, districtBefore: toAsk.before.district, wardBefore: toAsk.before.ward }
        : {}),
      cod: dong(toAsk?.cod ?? 0),
      insured: dong(toAsk?.insured ?? 0),
      ...(toAsk?.district ? { district: toAsk.district } : { district: undefined }),
    },
    { skip: toAsk === null },
  )
  // What was before belongs to the place it was taken for.
  const change = (own: Partial<Sending>): void =>
    setChanges((so) => ({ ...so, ...('ward' in own || 'district' in own || 'province' in own ? { before: null } : {}), ...own }))
  const table = useWardTable(isOld)
  const heirs = isOld && table ? heirsOf(table, { province, district, ward }) : null
  return {
    sending,
    change,
    /** What the old ward has become; null where it isn't one, or nobody can tell. */
    heirs,
    takeHeir: (heir: string): void =>
      change({ ward: heir, district: '', province: heirs?.province ?? province, before: { province, district, ward } }),
    isOld,
    lacksPlace,
    isWhole,
    /** The weight is that of the goods. */
    isWeighed: weighed !== null && changes.weight === undefined,
    isKnown: known !== undefined && changes.given === undefined,
    quotes,
    isAsking: quotes.isFetching || settled !== JSON.stringify(asked),
    isAsked: toAsk !== null,
  }
}

/** What `useSending` answers. */
export type SendingState = ReturnType<typeof useSending>
