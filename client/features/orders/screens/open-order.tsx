import type { Order } from '@shared/services/orders.schema'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { ordersApi } from '../../../api/orders'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { ErrorState } from '../../../ui/ErrorState/ErrorState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { OrderDock } from '../form/order-dock'
import { ordersMessages as m } from '../messages'
import type { TradeGroup } from '../order-group'

interface OpenOrderProps {
  group: TradeGroup
  /** 'new' writes a new one. */
  id: string
  onCreated: (order: Order) => void
  onClose: () => void
}

/** The order in the address, loaded and kept current while its dock is open. */
export const OpenOrder = ({ group, id, onCreated, onClose }: OpenOrderProps) => {
  const intl = useIntl()
  const isNew = id === 'new'
  const { data, error, isFetching, refetch } = ordersApi.useGet(id, { skip: isNew })
  if (isNew) return <OrderDock group={group} order={null} onCreated={onCreated} onClose={onClose} />
  if (data && data.group === group) return <OrderDock group={group} order={data} onCreated={onCreated} onClose={onClose} />
  const gone = data !== undefined || (isApiError(error) && (error.code === 404 || error.code === 400 || error.code === 403))
  return (
    <DockForm title={intl.formatMessage(gone ? m.openFailed : m.columnOrder)} onClose={onClose}>
      {gone || error !== undefined ? (
        <ErrorState
          title={intl.formatMessage(m.openFailed)}
          code={isApiError(error) && error.code ? String(error.code) : undefined}
          {...(gone ? null : { onRetry: () => void refetch(), retrying: isFetching })}
        >
          {gone ? intl.formatMessage(m.openGone) : null}
        </ErrorState>
      ) : (
        <DockPart>
          <SkeletonRows rows={8} />
        </DockPart>
      )}
    </DockForm>
  )
}
