import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import type { Order } from '@shared/areas/trade/services/orders'
import { ClosedBooks } from '../../../../components/closed-books/closed-books'
import { DraftNotice } from '../../../../components/record-form/draft-notice'
import { errorText } from '../../../../components/use-error-text'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { OrderConflicts } from './order-conflicts'
import type { OrderValues } from './order-values'
import type { useOrderForm } from './use-order-form'

interface OrderNoticesProps {
  /** Null while a new one is written. */
  order: Order | null
  /** A program writes it: nobody else may. */
  byProgram: boolean
  isDirty: boolean
  writing: ReturnType<typeof useOrderForm>
  values: OrderValues
  warehouses: readonly Warehouse[]
}

/** Over an order: what was left unsaved, who writes it, that its books are closed, and what two wrote at once. */
export const OrderNotices = ({ order, byProgram, isDirty, writing: { form, labels }, values, warehouses }: OrderNoticesProps) => {
  const locale = useLocale()
  return (
    <>
      {form.restored && isDirty && <DraftNotice onKeep={form.goOn} onDrop={form.discard} />}
      {byProgram && (
        <p className="order-notice">
          <Icon name="info" size={15} /> {errorText('orders.from-interface', locale)}
        </p>
      )}
      {!byProgram && order && <ClosedBooks created={order.created} isOrder />}
      {form.conflict && (
        <OrderConflicts
          form={form}
          values={values}
          labels={labels}
          warehouseName={(id) => warehouses.find(({ _id }) => _id === id)?.name ?? id}
        />
      )}
    </>
  )
}
