import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { whyNotStatus } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { GoodsList } from '../../../goods/parts/goods-lines/goods-list'
import { TalkPart } from '../../../talk/parts/talk/talk-part'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { inventoryOrderMessages as m } from '../messages'
import './inventory-orders.css'

/** Which way the goods of an inventory order went. */
export const InventoryKind = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const isIn = !takesGoodsOut(order.group)
  if (order.status === 'returned') return <span className="faint">{intl.formatMessage(m.back)}</span>
  return <span className={isIn ? 'ink-credit' : 'ink-debit'}>{intl.formatMessage(isIn ? m.in : m.out)}</span>
}

export const unitsOf = ({ items }: Order): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** An inventory order as it was made; it can be taken back as a whole. */
export const OpenInventoryOrder = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const me = useMe()
  const [asking, setAsking] = useState(false)
  const document = { ...order, created: new Date(order.created), returnedAt: null, shipments: [] }
  const shipment = order.shipments.find(({ lines }) => lines.length > 0)
  const mayUndo = order.status !== 'returned' && whyNotStatus(document, 'returned', { rights: me.rights, userId: me._id }) === null
  return (
    <DockForm
      title={order.order_number}
      onClose={onClose}
      aside={
        shipment && (
          <IconButton
            icon="print"
            label={intl.formatMessage(m.print)}
            onClick={() => window.open(`/print/shipping/${encodeURIComponent(shipment.time)}`, '_blank', 'noopener')}
          />
        )
      }
      note={order.creator && intl.formatMessage(m.by, { name: order.creator.name })}
      foot={
        mayUndo && (
          <Button kind="quiet" icon="undo" onClick={() => setAsking(true)}>
            {intl.formatMessage(m.undo)}
          </Button>
        )
      }
    >
      <DockPart>
        <div className="inventory-head">
          <strong>
            <InventoryKind order={order} />
          </strong>
          <span>{order.warehouse?.name}</span>
          <span className="second">
            <When value={order.created} as="date-time" />
          </span>
        </div>
        {order.note && <p>{order.note}</p>}
      </DockPart>
      <GoodsList
        texts={m}
        goods={order.items}
        warehouseId={order.warehouseId}
        about={({ cost }) => {
          if (takesGoodsOut(order.group) || cost === undefined) return ''
          return cost === null ? intl.formatMessage(m.unknownCost) : formatMoney(cost, locale)
        }}
      />
      <TalkPart target="orders" id={order._id} />
      {asking && <ConfirmTakeBack order={order} onClose={() => setAsking(false)} />}
    </DockForm>
  )
}

const ConfirmTakeBack = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.orders.usePatch()
  const number = order.order_number
  const confirm = async (): Promise<void> => {
    try {
      await patch({ id: order._id, data: { status: 'returned' } }).unwrap()
      toastDone(intl.formatMessage(m.undone, { number }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  const change = { count: unitsOf(order), warehouse: order.warehouse?.name ?? '' }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.undoTitle, { number })}
      changes={[intl.formatMessage(takesGoodsOut(order.group) ? m.undoOut : m.undoIn, change)]}
      verb={intl.formatMessage(m.undoVerb)}
      safe={intl.formatMessage(m.undoSafe)}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
