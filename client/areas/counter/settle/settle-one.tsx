import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useUndo } from '../../../components/undo/use-undo'
import { formatQuantity } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { Field } from '../../../ui/Field/Field'
import { Panel, Stack } from '../../../ui/Panel/Panel'
import { Select } from '../../../ui/Select/Select'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { WayChoice, type Way } from '../../../ui/WayChoice/WayChoice'
import { useLocale } from '../../../ui/zone/zone-context'
import { settleMessages as m } from '../messages'

type WayOut = 'ship' | 'found' | 'elsewhere' | 'back'

/** What of an order's goods isn't in a warehouse; null: not known yet. */
const useMissing = ({ items }: Order, warehouseId: string | undefined) => {
  const { data } = api.stocks.useReport('levels', { warehouseId: warehouseId ?? '' }, { skip: !warehouseId })
  if (!data) return null
  const here = new Map(data.data.map(({ productId, count }) => [productId as string, count]))
  return items.flatMap(({ productId, group, quantity, shipped }) => {
    const lacks = group === 'goods' && productId ? quantity - shipped - Math.max(0, here.get(productId) ?? 0) : 0
    return productId && lacks > 0 ? [{ productId, quantity: lacks }] : []
  })
}

/** One sale that was paid and isn't shipped, what clashed, and the ways out. */
export const SettleOne = ({ order }: { readonly order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const missing = useMissing(order, order.warehouseId)
  const all = api.warehouses.useFind({ status: 'active', $limit: 200 }).data?.data ?? []
  const warehouses = all.filter(({ _id }) => _id !== order.warehouseId).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const [from, setFrom] = useState('')
  const elsewhere = from || warehouses[0]?.value
  const missingElsewhere = useMissing(order, elsewhere)
  const offerUndo = useUndo()
  const mayRefund = useCan('/refunds')
  const mayCount = useCan('/purchases')
  const [create, creating] = api.orders.useCreate()
  const [patch, patching] = api.orders.usePatch()
  const [failure, setFailure] = useState<unknown>(null)
  const [chosen, setChosen] = useState<WayOut | null>(null)
  const lacks = missing?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const way = (key: WayOut): Way<WayOut> => ({
    key,
    title: intl.formatMessage(m.way, { way: key }),
    about: intl.formatMessage(m.wayAbout, { way: key, count: formatQuantity(lacks, locale) }),
  })
  const ways = [
    ...(lacks > 0 ? (mayCount ? [way('found')] : []) : [way('ship')]),
    ...(lacks > 0 && elsewhere ? [way('elsewhere')] : []),
    ...(mayRefund ? [way('back')] : []),
  ]
  const taken = chosen ?? ways[0]?.key
  const settle = async (): Promise<void> => {
    setFailure(null)
    try {
      if (taken === 'found' && missing)
        await create({
          group: 'inventoryIn',
          items: missing,
          status: 'delivered',
          warehouseId: order.warehouseId,
          isForce: true,
          note: order.counter?.provisional,
        } as never).unwrap()
      const warehouseId = taken === 'elsewhere' ? elsewhere : order.warehouseId
      const data = taken === 'back' ? { status: 'cancelled' } : { status: 'shipped', warehouseId }
      const { shipments } = await patch({ id: order._id, data: data as never }).unwrap()
      const said = intl.formatMessage(m.settled, { number: order.counter?.provisional ?? order.order_number })
      const shipped = shipments.at(-1)?.time
      // Money that was given back stays given back.
      if (taken === 'back' || shipped === undefined) toastDone(said)
      else offerUndo(said, () => patch({ id: order._id, data: { undoShipment: shipped } as never }).unwrap())
    } catch (thrown) {
      setFailure(thrown)
    }
  }
  const isBusy = creating.isLoading || patching.isLoading
  const isThere = taken !== 'elsewhere' || missingElsewhere?.length === 0
  const isReady = missing !== null && taken !== undefined && isThere && !isBusy
  useShortcut('ctrl+Enter', () => isReady && void settle())
  return (
    <Panel title={order.order_number}>
      <Stack gap={12}>
        <p className="ink-warn" role="note">
          {intl.formatMessage(m.told, { reason: order.toSettle?.reason ?? 'other', counter: order.counter?.name ?? '' })}
          <small className="muted"> {order.toSettle?.words}</small>
        </p>
        <ul className="settle-lines">
          {order.items.map(({ name, quantity, price = 0, shipped }, at) => (
            <li key={at}>
              <span>{name}</span>
              <span className="num muted">
                {formatQuantity(shipped, locale)}/{formatQuantity(quantity, locale)}
              </span>
              <Amount value={price} currency={false} />
            </li>
          ))}
          {order.counter?.payments.map(({ label, amount }) => (
            <li key={label}>
              <span>{label}</span>
              <span />
              <Amount value={amount} ink="credit" weight="name" />
            </li>
          ))}
        </ul>
        {taken !== undefined && <WayChoice label={intl.formatMessage(m.ways)} ways={ways} chosen={taken} onChoose={setChosen} />}
        {taken === 'elsewhere' && (
          <Field label={intl.formatMessage(m.from)} error={missingElsewhere && !isThere ? intl.formatMessage(m.notThere) : undefined}>
            {(ids) => <Select {...ids} value={elsewhere ?? ''} onChange={setFrom} options={warehouses} />}
          </Field>
        )}
        {isApiError(failure) && (
          <p className="ink-debit" role="alert">
            {failure.message}
          </p>
        )}
        <p className="settle-foot">
          <Link to={`/sales/orders?open=${order._id}`}>{intl.formatMessage(m.openOrder)}</Link>
          {taken !== undefined && (
            <Button kind="primary" kbd="Ctrl ↵" disabled={!isReady} busy={isBusy} onClick={() => void settle()}>
              {intl.formatMessage(m.way, { way: taken })}
            </Button>
          )}
        </p>
      </Stack>
    </Panel>
  )
}
