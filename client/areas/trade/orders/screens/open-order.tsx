import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { ErrorState } from '../../../../ui/ErrorState/ErrorState'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { partnerGroupsOf } from '../kinds'
import { OrderDock } from '../form/order-dock'
import { ordersMessages as m } from '../messages'
import { choiceOf } from '../parts/partner-picker'

interface OpenOrderProps {
  group: TradeGroup
  /** 'new' writes a new one. */
  id: string
  /** For whom a new one is; nobody yet when empty. */
  partnerId: string
  /** The address speaks of this order alone: without it there is no such page. */
  alone: boolean
  onCreated: (order: Order) => void
  onClose: () => void
}

/** The order in the address, loaded and kept current while its dock is open. */
export const OpenOrder = ({ group, id, partnerId, alone, onCreated, onClose }: OpenOrderProps) => {
  const intl = useIntl()
  const isNew = id === 'new'
  const { data, error, isFetching, refetch } = api.orders.useGet(id, { skip: isNew })
  const partner = api.assets.useGet(partnerId, { skip: !isNew || partnerId === '' })
  const isAwaited = isNew && partnerId !== '' && partner.data === undefined && partner.error === undefined
  if (isNew && !isAwaited) {
    const fits = partner.data && partnerGroupsOf(group).some((each) => each === partner.data?.group)
    return (
      <OrderDock
        group={group}
        order={null}
        {...(partner.data && fits ? { partner: choiceOf(partner.data) } : null)}
        onCreated={onCreated}
        onClose={onClose}
      />
    )
  }
  if (data && data.group === group) return <OrderDock group={group} order={data} onCreated={onCreated} onClose={onClose} />
  const gone = data !== undefined || (isApiError(error) && (error.code === 404 || error.code === 400 || error.code === 403))
  if (gone && alone) return <Navigate replace to="/404" />
  return (
    <DockForm title={isAwaited ? '…' : intl.formatMessage(gone ? m.openFailed : m.columnOrder)} onClose={onClose}>
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
