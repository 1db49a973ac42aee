import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Instant } from '@shared/foundation/declaration/wire'
import { Suspense } from 'react'
import { LeaveDialog } from '../../../../components/record-form/leave-dialog'
import { ConfirmClose } from '../parts/confirm-close'
import { ConfirmRest } from '../parts/confirm-rest'
import {
  ConfirmForce,
  ConfirmUndoReturn,
  CopyDialog,
  CopyMonthDialog,
  ReturnDialog,
  ShippingDialog,
  WriteOffDialog,
} from '../parts/dialogs'

/** What is asked for over an open order; null: nothing. */
export type Asked =
  | { kind: 'ship'; editing: Shipment | null }
  | { kind: 'close'; to: 'cancelled' | 'returned' }
  | { kind: 'return' | 'closeRest' | 'copy' | 'copyMonth' | 'force' | 'writeOff' }
  | { kind: 'undoReturn'; at: Instant }
  | { kind: 'leave' }
  | null

interface OrderDialogsProps {
  group: TradeGroup
  order: Order | null
  asked: Asked
  warehouses: readonly Warehouse[]
  onCopied: (order: Order) => void
  /** Saves what is written, then leaves. */
  onSave: () => void
  /** Leaves, with what is written kept on this device. */
  onKeep: () => void
  /** Leaves, with what is written forgotten. */
  onDrop: () => void
  onClose: () => void
}

/** The dialog that was asked for: to ship, return, copy or close the order, or to leave it. */
export const OrderDialogs = ({ group, order, asked, warehouses, onCopied, onSave, onKeep, onDrop, onClose }: OrderDialogsProps) => (
  <Suspense>
    {asked?.kind === 'ship' && order && <ShippingDialog order={order} editing={asked.editing} warehouses={warehouses} onClose={onClose} />}
    {asked?.kind === 'return' && order && <ReturnDialog order={order} warehouses={warehouses} onClose={onClose} />}
    {asked?.kind === 'copy' && order && <CopyDialog order={order} onCopied={onCopied} onClose={onClose} />}
    {asked?.kind === 'copyMonth' && order && <CopyMonthDialog order={order} onClose={onClose} />}
    {asked?.kind === 'force' && order && <ConfirmForce group={group} order={order} warehouses={warehouses} onClose={onClose} />}
    {asked?.kind === 'writeOff' && order && <WriteOffDialog order={order} onClose={onClose} />}
    {asked?.kind === 'closeRest' && order && <ConfirmRest order={order} onClose={onClose} />}
    {asked?.kind === 'undoReturn' && order && <ConfirmUndoReturn order={order} at={asked.at} onClose={onClose} />}
    {asked?.kind === 'close' && order && <ConfirmClose order={order} to={asked.to} onClose={onClose} />}
    {asked?.kind === 'leave' && (
      <LeaveDialog
        onSave={() => {
          onClose()
          onSave()
        }}
        onKeep={onKeep}
        onDrop={onDrop}
        onClose={onClose}
      />
    )}
  </Suspense>
)
