import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useUndo } from '../../../components/undo/use-undo'
import { useLabelOptions } from '../../../components/fund-labels'
import { formatMoney, formatQuantity } from '../../../lib/format'
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
import { useCounterVat } from '../use-counter-vat'
import { InsteadPart } from './instead-part'
import { isWhole, lackingOf, settledItems, settledLines, type Instead } from './settle-lines'

type WayOut = 'ship' | 'found' | 'elsewhere' | 'instead' | 'part' | 'back'

/** How many of each product stand in a warehouse; null: not known yet. */
const useLevels = (warehouseId: string | undefined): ReadonlyMap<string, number> | null => {
  const { data } = api.stocks.useReport('levels', { warehouseId: warehouseId ?? '' }, { skip: !warehouseId })
  return data ? new Map(data.data.map(({ productId, count }) => [productId as string, count])) : null
}

/** What of an order's goods isn't in a warehouse; null: not known yet. */
const missingOf = ({ items }: Order, here: ReadonlyMap<string, number> | null) => {
  if (!here) return null
  return items.flatMap(({ productId, group, quantity, shipped }) => {
    const lacks = group === 'goods' && productId ? quantity - shipped - Math.max(0, here.get(productId) ?? 0) : 0
    return productId && lacks > 0 ? [{ productId, quantity: lacks }] : []
  })
}

/** One sale that was paid and isn't shipped, what clashed, and the ways out. */
export const SettleOne = ({ order }: { readonly order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const levels = useLevels(order.warehouseId)
  const missing = missingOf(order, levels)
  const lacking = levels ? lackingOf(order.items, levels) : []
  const all = api.warehouses.useFind({ status: 'active', $limit: 200 }).data?.data ?? []
  const warehouses = all.filter(({ _id }) => _id !== order.warehouseId).map(({ _id, name }) => ({ value: _id as string, label: name }))
  const [from, setFrom] = useState('')
  const elsewhere = from || warehouses[0]?.value
  const missingElsewhere = missingOf(order, useLevels(elsewhere))
  const offerUndo = useUndo()
  const mayRefund = useCan('/refunds')
  const mayCount = useCan('/purchases')
  const [create, creating] = api.orders.useCreate()
  const [patch, patching] = api.orders.usePatch()
  const [failure, setFailure] = useState<unknown>(null)
  const [chosen, setChosen] = useState<WayOut | null>(null)
  const lacks = missing?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const hasPart = lacking.length > 0 && settledItems(order.items, lacking, null).length > 0
  const [instead, setInstead] = useState<Instead | null>(null)
  const labels = useLabelOptions()
  const [label, setLabel] = useState('')
  const payLabel = label || (order.counter?.payments[0]?.label ?? labels[0]?.value ?? '')
  const totalOf = useCounterVat()
  /** What a way out leaves open, in whole dong; below 0: what goes back. */
  const openAfter = (other: Instead | null): number =>
    totalOf({ lines: settledLines(order.items, lacking, other), discount: order.discount }).total - order.usePartnerBalance - order.paid
  const way = (key: WayOut): Way<WayOut> => ({
    key,
    title: intl.formatMessage(m.way, { way: key }),
    about: intl.formatMessage(m.wayAbout, {
      way: key,
      count: formatQuantity(lacks, locale),
      amount: key === 'part' ? formatMoney(-openAfter(null), locale) : '',
    }),
  })
  const ways = [
    ...(lacks > 0 ? (mayCount ? [way('found')] : []) : [way('ship')]),
    ...(lacks > 0 && elsewhere ? [way('elsewhere')] : []),
    ...(lacking.length > 0 ? [way('instead')] : []),
    ...(hasPart && mayRefund ? [way('part')] : []),
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
      if (taken === 'part' || taken === 'instead') {
        const other = taken === 'instead' ? instead : null
        const open = openAfter(other)
        const settle = { ...(open > 0 ? { payments: [{ label: payLabel, amount: open }] } : {}), ...(open < 0 ? { refund: true } : {}) }
        await patch({ id: order._id, data: { items: settledItems(order.items, lacking, other), settle, warehouseId } as never }).unwrap()
        toastDone(intl.formatMessage(m.settled, { number: order.counter?.provisional ?? order.order_number }))
        return
      }
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
  const open = taken === 'instead' ? openAfter(instead) : 0
  const isChosen = taken !== 'instead' || (instead !== null && isWhole(instead) && (open >= 0 || mayRefund))
  const isReady = missing !== null && taken !== undefined && isThere && isChosen && !isBusy
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
        {taken === 'instead' && (
          <InsteadPart
            lacks={lacking.reduce((sum, { quantity }) => sum + quantity, 0)}
            instead={instead}
            onChoose={setInstead}
            open={open}
            mayRefund={mayRefund}
          >
            {open > 0 && (
              <Field label={intl.formatMessage(m.paidTo)}>
                {(ids) => <Select {...ids} value={payLabel} onChange={setLabel} options={labels} />}
              </Field>
            )}
          </InsteadPart>
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
