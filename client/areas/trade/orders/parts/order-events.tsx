import { enteredAmount, isPartRefund, keptAmount } from '@shared/foundation/documents/funds'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { type IntlShape } from 'react-intl'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { parcelMessages } from '../../../../components/parcels/messages'
import { carrierName, statusWord } from '../../../../components/parcels/parcel-words'
import { formatMoney, type Locale } from '../../../../lib/format'
import { type EventLine } from '../../../../ui/Entity/Entity'
import { actionMessages as m, returnMessages as rm } from '../messages'
import { shipmentCount } from './order-goods'

/** When an order came back as a whole: not by a return of what was left of it. */
export const wholeReturnAt = ({ status, returnedAt, shipments }: Order): Instant | undefined =>
  status === 'returned' && !shipments.some(({ time }) => time === returnedAt) ? returnedAt : undefined

export const shipmentEvent = (intl: IntlShape, order: Order, shipment: Shipment): EventLine => {
  // What a marketplace reports is shipped by the marketplace.
  const name = shipment.by?.name ?? (order.shop && order.creatorProgram) ?? intl.formatMessage(m.someone)
  const warehouse = shipment.warehouse?.name
  const count = shipmentCount(order, shipment)
  if (count < 0) return { key: shipment.time, who: name, at: shipment.time, text: intl.formatMessage(rm.event, { name, count: -count }) }
  const text = warehouse ? (takesGoodsOut(order.group) ? m.eventShipped : m.eventReceived) : m.eventDelivered
  return {
    key: shipment.time,
    who: name,
    at: shipment.time,
    text: intl.formatMessage(text, { name, count, warehouse: warehouse ?? '' }),
  }
}

/** What a supplier's price that was corrected makes of the cost of an order's goods, for whoever sees costs. */
export const repricedEvent = (intl: IntlShape, locale: Locale, { time, repriced, cost }: Shipment): EventLine[] => {
  if (!repriced || !Number.isFinite(cost) || cost === 0) return []
  const amount = formatMoney(cost, locale, { plus: true })
  return [{ key: time, who: intl.formatMessage(m.someone), at: time, text: intl.formatMessage(m.eventRepriced, { amount }) }]
}

export const fundEvents = (intl: IntlShape, locale: Locale, fund: Fund): EventLine[] => {
  const name = fund.creator?.name ?? fund.creatorProgram ?? intl.formatMessage(m.someone)
  const amount = formatMoney(enteredAmount(fund), locale)
  if (isPartRefund(fund))
    return [{ key: `${fund._id}.back`, who: name, at: fund.created, text: intl.formatMessage(m.eventRefunded, { amount }) }]
  // The reversal of a whole entry is told with that.
  if (fund.reverses) return []
  const label = fund.label ?? intl.formatMessage(m.noLabel)
  return [
    ...(fund.completedAt
      ? [
          {
            key: `${fund._id}.done`,
            who: name,
            at: fund.completedAt,
            text: intl.formatMessage(fund.isCredit ? m.eventTook : m.eventPaid, { name, amount, label }),
          },
        ]
      : []),
    ...(fund.refundedAt
      ? [
          {
            key: `${fund._id}.back`,
            who: fund.refundedBy ?? name,
            at: fund.refundedAt,
            text: intl.formatMessage(m.eventRefunded, { amount: formatMoney(Math.abs(keptAmount(fund)), locale) }),
          },
        ]
      : []),
  ]
}

/** Who let the buyer owe more than their limit, and what was written off and taken back. */
export const debtEvents = (intl: IntlShape, locale: Locale, { limitPassed, writeOffs = [] }: Order): EventLine[] => {
  const money = (amount: number): string => formatMoney(amount, locale)
  const nameOf = (by: { readonly name: string } | undefined): string => by?.name ?? intl.formatMessage(m.someone)
  return [
    ...(limitPassed
      ? [
          {
            key: 'limit',
            who: nameOf(limitPassed.by),
            at: limitPassed.at,
            text: intl.formatMessage(m.eventOverLimit, {
              name: nameOf(limitPassed.by),
              owed: money(limitPassed.owed),
              limit: money(limitPassed.limit),
            }),
          },
        ]
      : []),
    ...writeOffs.flatMap(({ at, amount, reason, by, undone }) => [
      {
        key: `off.${at}`,
        who: nameOf(by),
        at,
        text: intl.formatMessage(m.eventWrittenOff, { name: nameOf(by), amount: money(amount), reason }),
      },
      ...(undone
        ? [
            {
              key: `back.${at}`,
              who: nameOf(undone.by),
              at: undone.at,
              text: intl.formatMessage(m.eventWriteOffUndone, { name: nameOf(undone.by), amount: money(amount) }),
            },
          ]
        : []),
    ]),
  ]
}

/** What carriers told of an order's parcels. */
export const parcelEvents = (intl: IntlShape, { _id, code, carrier, created, creator, events, codState }: Delivery): EventLine[] => {
  const who = [carrierName(carrier, intl), code].filter(Boolean).join(' ')
  const author = creator?.name ?? intl.formatMessage(m.someone)
  return [
    { key: `${_id}.sent`, who: author, at: created, text: intl.formatMessage(parcelMessages.sent, { carrier: who }) },
    ...events
      .filter(({ word }) => word !== 'created')
      .map(({ at, status, word }) => ({
        key: `${_id}.${at}.${word}`,
        who,
        at,
        text: `${who}: ${statusWord({ status, carrier, codState: codState === 'paid' ? 'none' : codState }, intl)}`,
      })),
  ]
}
