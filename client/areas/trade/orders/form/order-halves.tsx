import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { DockHalves, DockPart } from '../../../../ui/DockForm/DockForm'
import { CollaboratorPart } from '../../../../ui/Presence/CollaboratorPart'
import { TalkPart } from '../../../talk/parts/talk/talk-part'
import { actionMessages as am, formMessages as m } from '../messages'
import { OrderEvents, Shipments } from '../parts/order-history'
import { Payments } from '../payment/payments'
import { SeriesPart } from '../series/series-part'
import { EInvoicePart } from './e-invoice-part'
import { InputInvoicePart } from './input-invoice-part'
import { OrderTags } from './order-tags'
import { OrderTotals } from './order-totals'
import { OrderVatPart } from './order-vat-part'

interface OrderHalvesProps {
  group: TradeGroup
  /** Null while a new one is written. */
  order: Order | null
  /** It was closed. */
  final: boolean
  /** It can't be written. */
  locked: boolean
}

/** Under the items of an order: payments, invoices and tags beside what it comes to. */
export const OrderHalves = ({ group, order, final, locked }: OrderHalvesProps) => {
  const intl = useIntl()
  return (
    <DockHalves
      left={
        <>
          {order && (
            <DockPart title={intl.formatMessage(am.payments)}>
              <Payments order={order} />
            </DockPart>
          )}
          <OrderVatPart group={group} order={order} />
          <EInvoicePart order={order} />
          {orderKind(group).settlement?.owed === 'payable' && <InputInvoicePart order={order} locked={final} />}
          <CollaboratorPart name="tags">
            <DockPart title={intl.formatMessage(m.tags)} className="order-tags-part">
              <OrderTags group={group} />
            </DockPart>
          </CollaboratorPart>
        </>
      }
      right={
        <DockPart>
          <OrderTotals group={group} order={order} locked={locked} />
        </DockPart>
      }
    />
  )
}

interface OrderPastProps {
  group: TradeGroup
  order: Order
  /** Absent where its shipments can't be changed. */
  onEdit: ((shipment: Shipment) => void) | undefined
  /** Absent where what came back stays so. */
  onUndoReturn: ((at: Instant) => void) | undefined
}

/** What became of an order: its series, its shipments, its events, and what is said of it. */
export const OrderPast = ({ group, order, onEdit, onUndoReturn }: OrderPastProps) => (
  <>
    <SeriesPart group={group} order={order} />
    <Shipments order={order} onEdit={onEdit} onUndoReturn={onUndoReturn} />
    <OrderEvents order={order} />
    <TalkPart target="orders" id={order._id} />
  </>
)
