import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Id } from '@shared/foundation/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { ScanField } from '../../../../components/scan/scan-field'
import { LoadFailed } from '../../../../components/list-states'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { failureOf } from '../../../../ui/form/form-error'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { parcelMessages } from '../../../../components/parcels/messages'
import { deliveryMessages as m } from '../messages'

interface Line {
  readonly productId: Id<'products'>
  readonly name: string
  readonly slug: string
  /** Left with the shipment. */
  readonly most: number
}

/** Goods of the shipment, by product. */
const linesOf = ({ items, shipments }: Order, time: string): Line[] => {
  const lines = new Map<string, Line>()
  for (const { index, productId, quantity } of shipments.find((shipment) => shipment.time === time)?.lines ?? []) {
    const item = items[index]
    if (!productId || item?.group !== 'goods') continue
    const before = lines.get(productId)?.most ?? 0
    lines.set(productId, { productId, name: item.name, slug: item.slug ?? '', most: before + quantity })
  }
  return [...lines.values()]
}

/** Goods that came back are counted, or scanned, into the warehouse: a return of the order. */
export const ArriveDialog = ({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) => {
  const intl = useIntl()
  const { _id, orderId, shippingTime, order } = delivery
  const { data, error, isFetching, refetch } = api.orders.useGet(orderId)
  const [patch, { isLoading }] = api.deliveries.usePatch()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const lines = data ? linesOf(data, shippingTime) : []
  const countOf = ({ productId, most }: Line): number => counts[productId] ?? most
  const total = lines.reduce((sum, line) => sum + (countOf(line) || 0), 0)
  const setCount = ({ productId }: Line, count: number | null): void => setCounts((so) => ({ ...so, [productId]: count ?? 0 }))
  /** The first scan begins at nought: what isn't scanned didn't come. */
  const scan = (code: string): void => {
    const line = lines.find(({ slug, productId }) => slug.toLowerCase() === code.toLowerCase() || productId === code)
    if (!line) return
    setCounts((so) => {
      const none = Object.fromEntries(lines.map(({ productId }) => [productId, 0]))
      const begun = Object.keys(so).length === 0 ? none : so
      return { ...begun, [line.productId]: Math.min(line.most, (begun[line.productId] ?? 0) + 1) }
    })
  }
  const confirm = async (): Promise<void> => {
    const returning = lines.flatMap((line) => (countOf(line) > 0 ? [{ productId: line.productId, quantity: countOf(line) }] : []))
    try {
      await patch({ id: _id, data: { action: 'arrive', returning } }).unwrap()
      toastDone(
        intl.formatMessage(m.done, { code: order?.order_number ?? '', what: intl.formatMessage(parcelMessages['status.returned']) }),
      )
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.arriveTitle, { number: order?.order_number ?? '' })}
      width={560}
      onClose={onClose}
      closable={!isLoading}
      onSend={() => void confirm()}
      foot={
        <>
          <Button kbd="Esc" onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button kind="primary" icon="inbox" kbd="Ctrl ↵" busy={isLoading} disabled={!(total > 0)} onClick={() => void confirm()}>
            {intl.formatMessage(m.arriveVerb, { count: total })}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <>
          <ScanField label={intl.formatMessage(m['act.arrive'])} onCode={scan} result={null} saysResult={false} autoFocus />
          <dl className="delivery-lines delivery-lines--back">
            {lines.map((line) => (
              <div key={line.productId}>
                <dt>{line.name}</dt>
                <dd>
                  <QuantityInput
                    stepper
                    aria-label={line.name}
                    value={countOf(line)}
                    max={line.most}
                    onChange={(count) => setCount(line, count)}
                  />
                  <span className="second num">/ {line.most}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="second">{intl.formatMessage(m.arriveHint)}</p>
        </>
      )}
    </Dialog>
  )
}
