import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { forcedStatuses, hasGoodsToShip, type OrderStatus } from '@shared/foundation/documents/order-statuses'
import { id } from '@shared/foundation/ids'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { Field, Fields } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { Select } from '../../../../ui/Select/Select'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { statusLabel } from '../kinds'
import { actionMessages as am, forceMessages as m, formMessages as fm } from '../messages'
import { actorOf, asDocument } from '../order-document'

interface ConfirmForceProps {
  group: TradeGroup
  order: Order
  warehouses: readonly Warehouse[]
  onClose: () => void
}

/** Gives an order a status that its rules don't lead to: the board's alone; what still has to be shipped is shipped with it. */
export const ConfirmForce = ({ group, order, warehouses, onClose }: ConfirmForceProps) => {
  const intl = useIntl()
  const actor = actorOf(useMe())
  const [patch] = api.orders.usePatch()
  const document = asDocument(order)
  const choices = forcedStatuses(document, actor, { shipsGoods: true })
  const [to, setTo] = useState<OrderStatus | undefined>(choices[0])
  const [warehouseId, setWarehouse] = useState<string>(order.warehouseId ?? warehouses[0]?._id ?? '')
  const ships = hasGoodsToShip(document) && (to === 'delivered' || to === 'finished')
  const word = (status: OrderStatus): string => intl.formatMessage(statusLabel(status, group))

  const confirm = async (): Promise<void> => {
    if (!to) return
    try {
      await patch({
        id: order._id,
        data: {
          status: to,
          isForce: true,
          rev: order.rev,
          ...(ships && warehouseId ? { warehouseId: id<'warehouses'>(warehouseId) } : null),
        } as never,
      }).unwrap()
      toastDone(intl.formatMessage(am.statusSaved, { number: order.order_number, status: word(to) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      title={intl.formatMessage(m.title, { number: order.order_number })}
      verb={intl.formatMessage(m.verb)}
      danger
      changes={[intl.formatMessage(m.aside), ...(ships ? [intl.formatMessage(m.ships)] : [])]}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Fields>
        <Field label={intl.formatMessage(m.status)}>
          {(ids) => (
            <Select
              {...ids}
              value={to ?? ''}
              onChange={(text) => setTo(choices.find((status) => status === text))}
              options={choices.map((status) => ({ value: status, label: word(status) }))}
            />
          )}
        </Field>
        {ships && (
          <Field label={intl.formatMessage(fm.warehouse)}>
            {(ids) => (
              <Select
                {...ids}
                value={warehouseId}
                onChange={setWarehouse}
                options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            )}
          </Field>
        )}
      </Fields>
    </ConfirmDialog>
  )
}
