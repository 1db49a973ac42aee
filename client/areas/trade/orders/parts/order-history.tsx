import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { FINAL_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import { ParcelLink } from '../../../../components/parcels/parcel-state'
import { useParcelsOf } from '../../../../components/parcels/use-parcels'
import { formatDateTime } from '../../../../lib/format'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Events, type EventLine } from '../../../../ui/Entity/Entity'
import { sendAddress, useSendsWithCarriers } from '../shipping/send-address'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { When } from '../../../../ui/When/When'
import { orderWords } from '../kinds'
import { actionMessages as m, returnMessages as rm } from '../messages'
import { useOrderFunds } from '../payment/use-order-funds'
import { piecesKept, shipmentCount } from './order-goods'
import { wholeReturnAt, shipmentEvent, repricedEvent, fundEvents, debtEvents, parcelEvents } from './order-events'

interface ShipmentsProps {
  order: Order
  /** Absent: shipments can't be edited (any more). */
  onEdit?: ((shipment: Shipment) => void) | undefined
  /** Absent: returns stay as they are. */
  onUndoReturn?: ((at: Instant) => void) | undefined
}

/** What has been shipped or received, each time with where and how many. */
export const Shipments = ({ order, onEdit, onUndoReturn }: ShipmentsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const shipments = order.shipments.filter(({ lines }) => lines.length > 0)
  const isBack = (shipment: Shipment): boolean => shipmentCount(order, shipment) < 0
  const returnedAt = wholeReturnAt(order)
  const isFinal = FINAL_STATUSES.includes(order.status)
  const carriers = useSendsWithCarriers(order)
  const navigate = useNavigate()
  const parcels = useParcelsOf(carriers ? [order._id] : [])?.get(order._id) ?? []
  const parcelOf = ({ time }: Shipment): Delivery | undefined => parcels.find(({ shippingTime }) => shippingTime === time)
  if (shipments.length === 0) return null
  const undo = (at: Instant) =>
    onUndoReturn && (
      <IconButton
        size="s"
        icon="undo"
        iconSize={14}
        label={intl.formatMessage(rm.undo, { time: formatDateTime(at, zone) })}
        onClick={() => onUndoReturn(at)}
      />
    )
  return (
    <DockPart title={intl.formatMessage(orderWords[order.group].shipments)} count={shipments.length}>
      <ul className="order-shipments">
        {shipments.map((shipment) => (
          <li key={shipment.time}>
            <Icon name={isBack(shipment) ? 'undo' : takesGoodsOut(order.group) ? 'truck' : 'inbox'} size={15} />
            <span className="num order-shipments__time">
              <When value={shipment.time} as="date-time" />
            </span>
            <span className="strong num">
              {intl.formatMessage(isBack(shipment) ? rm.pieces : m.pieces, { count: Math.abs(shipmentCount(order, shipment)) })}
            </span>
            <span className="muted cut">
              {parcelOf(shipment) ? (
                <ParcelLink parcel={parcelOf(shipment)} />
              ) : (
                [shipment.warehouse?.name, shipment.tracking].filter(Boolean).join(' · ')
              )}
            </span>
            {!isBack(shipment) && (
              <IconButton
                size="s"
                icon="print"
                iconSize={14}
                label={intl.formatMessage(m.printNote, { time: formatDateTime(shipment.time, zone) })}
                onClick={() => window.open(`/print/shipping/${shipment.time}`, '_blank', 'noopener')}
              />
            )}
            {carriers && !isBack(shipment) && !parcelOf(shipment) && (
              <IconButton
                size="s"
                icon="send"
                iconSize={14}
                label={intl.formatMessage(m.sendShipment, { time: formatDateTime(shipment.time, zone) })}
                onClick={() => void navigate(sendAddress(order, shipment.time))}
              />
            )}
            {onEdit && !isBack(shipment) && (
              <IconButton
                size="s"
                icon="edit"
                iconSize={14}
                label={intl.formatMessage(m.editShipment, { time: formatDateTime(shipment.time, zone) })}
                onClick={() => onEdit(shipment)}
              />
            )}
            {isBack(shipment) && !isFinal && undo(shipment.time)}
          </li>
        ))}
        {returnedAt && (
          <li>
            <Icon name="undo" size={15} />
            <span className="num order-shipments__time">
              <When value={returnedAt} as="date-time" />
            </span>
            <span className="strong num">{intl.formatMessage(rm.pieces, { count: piecesKept(order) })}</span>
            <span className="cut" />
            {undo(returnedAt)}
          </li>
        )}
      </ul>
    </DockPart>
  )
}

const MAX_SHOWN_EVENTS = 3

/** What happened to an order last: written, shipped, paid, returned. */
export const OrderEvents = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { funds } = useOrderFunds(order._id)
  const parcels = useParcelsOf(useSendsWithCarriers(order) ? [order._id] : [])?.get(order._id) ?? []
  const author = order.creator?.name ?? order.creatorProgram
  const events: EventLine[] = [
    {
      key: 'created',
      who: author ?? intl.formatMessage(m.someone),
      at: order.created,
      text: author ? intl.formatMessage(m.eventCreated, { name: author }) : intl.formatMessage(m.eventCreatedByKey),
    },
    ...order.shipments.filter(({ lines }) => lines.length > 0).map((shipment) => shipmentEvent(intl, order, shipment)),
    ...order.shipments.flatMap((shipment) => repricedEvent(intl, locale, shipment)),
    ...funds.flatMap((fund) => fundEvents(intl, locale, fund)),
    ...debtEvents(intl, locale, order),
    ...parcels.flatMap((parcel) => parcelEvents(intl, parcel)),
    ...(order.returnedAt ? [{ key: 'returned', who: author ?? '?', at: order.returnedAt, text: intl.formatMessage(m.eventReturned) }] : []),
  ]
  const latest = events.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_SHOWN_EVENTS)
  return (
    <DockPart sunken>
      <Events events={latest} />
    </DockPart>
  )
}
