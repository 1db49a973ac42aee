import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { forcedStatuses, hasGoodsToShip, type OrderStatus } from '@shared/foundation/documents/order-statuses'
import { id } from '@shared/foundation/ids'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useMe } from '../../../../api/session/use-me'
import { Fields } from '../../../../ui/Field/Field'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { useSubmit } from '../../../../ui/form/use-submit'
import { statusLabel } from '../kinds'
import { actionMessages as am, forceMessages as m, formMessages as fm } from '../messages'
import { actorOf, asDocument } from '../order-document'
import { useOverLimit } from './use-over-limit'

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
  const withinLimit = useOverLimit()
  const choices = forcedStatuses(document, actor, { shipsGoods: true })
  const shipsBy = (to: string): boolean => hasGoodsToShip(document) && (to === 'delivered' || to === 'finished')
  const word = (status: OrderStatus): string => intl.formatMessage(statusLabel(status, group))
  const submit = useSubmit(
    async ({ to, warehouseId }: { to: string; warehouseId: string }) => {
      const from = shipsBy(to) && warehouseId ? { warehouseId: id<'warehouses'>(warehouseId) } : null
      const data = { status: to, isForce: true, rev: order.rev, ...from }
      await withinLimit((confirmed) => patch({ id: order._id, data: { ...data, ...confirmed } as never }).unwrap())
    },
    {
      done: (_done, { to }) => {
        const status = choices.find((choice) => choice === to)
        return status && intl.formatMessage(am.statusSaved, { number: order.order_number, status: word(status) })
      },
      onSaved: onClose,
    },
  )
  return (
    <Formik initialValues={{ to: choices[0] ?? '', warehouseId: order.warehouseId ?? warehouses[0]?._id ?? '' }} onSubmit={submit}>
      {({ values: { to } }) => (
        <FormDialog
          title={intl.formatMessage(m.title, { number: order.order_number })}
          verb={intl.formatMessage(m.verb)}
          kind="danger"
          cautious
          ready={to !== ''}
          onClose={onClose}
        >
          <Fields>
            <SelectField
              name="to"
              label={intl.formatMessage(m.status)}
              options={choices.map((status) => ({ value: status, label: word(status) }))}
            />
            {shipsBy(to) && (
              <SelectField
                name="warehouseId"
                label={intl.formatMessage(fm.warehouse)}
                options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
            )}
          </Fields>
          <ul className="ui-confirm__changes">
            <li>{intl.formatMessage(m.aside)}</li>
            {shipsBy(to) && <li>{intl.formatMessage(m.ships)}</li>}
          </ul>
        </FormDialog>
      )}
    </Formik>
  )
}
