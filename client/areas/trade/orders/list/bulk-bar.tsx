import { orderKind, takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import type { OrderStatus } from '@shared/foundation/documents/order-statuses'
import type { Id } from '@shared/foundation/ids'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { orderLists } from '../../../../components/order-address'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import type { WireQuery } from '../../../../api/wire-query'
import { BulkRunDialog, type BulkRun } from '../../../../components/bulk-run/bulk-run-dialog'
import { tableFileMessages } from '../../../../components/table-file/messages'
import { OrderTag } from '../../../../components/words/word-tags'
import type { FileFormat } from '../../../../lib/table-file/cells'
import { saveTable } from '../../../../lib/table-file/save-table'
import { Button } from '../../../../ui/Button/Button'
import { Menu, type MenuEntry } from '../../../../ui/Menu/Menu'
import { StatusDisc } from '../../../../ui/StatusDisc/StatusDisc'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { orderWords, statusLabel } from '../kinds'
import { actionMessages, bulkMessages as m, ordersMessages } from '../messages'
import { orderRows } from './order-file'
import { useAllOrders } from './use-all-orders'
import { allHave, useBulkTags } from './use-bulk-tags'

/** One job prints no more. */
const MAX_PRINTED = 200
/** What several orders may be set to; shipping asks for a warehouse. */
const STATUSES: readonly OrderStatus[] = ['confirmed', 'processing', 'processed', 'delivered', 'finished', 'cancelled']

const inUse = { status: 'active', $limit: 100 } as const

interface BulkBarProps {
  group: TradeGroup
  /** The marked ones. */
  orders: readonly Order[]
  /** What the list shows, and how many orders fit it. */
  filter: WireQuery
  total: number
  onClose: () => void
}

/** In place of the list's foot while orders are marked: how many, and what can be done with all of them, or with all that fit the filter. */
export const BulkBar = ({ group, orders, filter, total, onClose }: BulkBarProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const navigate = useNavigate()
  const tags = useWorkspace()?.opts.orderTags ?? []
  const { busy, toggle } = useBulkTags()
  const [patch] = api.orders.usePatch()
  const readAll = useAllOrders()
  const warehouses = api.warehouses.useFind(inUse).data?.data ?? []
  const [all, setAll] = useState(false)
  const [run, setRun] = useState<BulkRun<Order> | null>(null)
  const count = all ? total : orders.length
  const gather = (): Promise<readonly Order[]> => (all ? readAll(filter) : Promise.resolve(orders))

  const changeTags = async (order: Order, tags: readonly string[], bulkId: string): Promise<boolean> => {
    if ((order.tags ?? []).length === tags.length) return false
    await patch({ id: order._id, data: { tags: [...tags], rev: order.rev }, bulkId }).unwrap()
    return true
  }
  const setStatus = async (order: Order, status: OrderStatus, bulkId: string): Promise<boolean> => {
    if (order.status === status) return false
    await patch({ id: order._id, data: { status, rev: order.rev }, bulkId }).unwrap()
    return true
  }
  /** All that is left of an order leaves one warehouse, or comes to it. */
  const shipRest = async (order: Order, warehouseId: Id<'warehouses'>, bulkId: string): Promise<boolean> => {
    if (order.items.every((item) => remainingOf(item) === 0)) return false
    await patch({ id: order._id, data: { status: 'shipped', warehouseId, rev: order.rev }, bulkId }).unwrap()
    return true
  }
  const tagRun = (tag: string, on: boolean): BulkRun<Order> => ({
    title: intl.formatMessage(on ? m.putOnAll : m.takeOffAll, { tag }),
    gather,
    change: (order, bulkId) => {
      const others = (order.tags ?? []).filter((one) => one !== tag)
      return changeTags(order, on ? [...others, tag] : others, bulkId)
    },
  })
  const tagEntries: MenuEntry[] =
    tags.length === 0
      ? [{ key: 'none', label: intl.formatMessage(ordersMessages.filterNone), reason: intl.formatMessage(ordersMessages.filterNoneHint) }]
      : all
        ? [
            ...tags.map((tag) => ({
              key: `on ${tag}`,
              label: <OrderTag>{tag}</OrderTag>,
              detail: intl.formatMessage(m.putOnDetail),
              onChoose: () => setRun(tagRun(tag, true)),
            })),
            ...tags.map((tag, at) => ({
              key: `off ${tag}`,
              ruled: at === 0,
              label: <OrderTag>{tag}</OrderTag>,
              detail: intl.formatMessage(m.takeOffDetail),
              onChoose: () => setRun(tagRun(tag, false)),
            })),
          ]
        : tags.map((tag) => ({
            key: tag,
            label: <OrderTag>{tag}</OrderTag>,
            ...(allHave(orders, tag) ? { icon: 'check' as const, detail: intl.formatMessage(m.takeOff) } : null),
            onChoose: () => void toggle(orders, tag),
          }))

  const statusEntries: MenuEntry[] = STATUSES.map((status) => {
    const word = intl.formatMessage(statusLabel(status, group))
    return {
      key: status,
      label: word,
      mark: <StatusDisc status={status} />,
      ...(status === 'cancelled' ? { ruled: true, danger: true } : null),
      onChoose: () =>
        setRun({
          title: intl.formatMessage(m.setStatus, { status: word }),
          danger: status === 'cancelled',
          gather,
          change: (order, bulkId) => setStatus(order, status, bulkId),
        }),
    }
  })
  const goesOut = takesGoodsOut(group)
  const shipEntries: MenuEntry[] = warehouses.map(({ _id, name }) => ({
    key: _id,
    label: intl.formatMessage(goesOut ? m.shipFrom : m.receiveInto, { warehouse: name }),
    onChoose: () =>
      setRun({
        title: intl.formatMessage(goesOut ? m.shipAllFrom : m.receiveAllInto, { warehouse: name }),
        about: intl.formatMessage(goesOut ? m.shipAbout : m.receiveAbout),
        gather,
        change: (order, bulkId) => shipRest(order, _id, bulkId),
      }),
  }))
  const print = async (kind: 'invoice' | 'receipt'): Promise<void> => {
    const ids = (await gather()).map(({ _id }) => _id)
    void navigate(`/print/orders?ids=${ids.join(',')}&as=${kind}`)
  }
  const save = async (format: FileFormat): Promise<void> => {
    const rows = orderRows(await gather(), { intl, group, zone })
    const name = intl.formatMessage(orderWords[group].screen)
    await saveTable({ name, rows }, format, locale)
  }
  const orFail = (act: Promise<void>): void => void act.catch(() => toastError(intl.formatMessage(tableFileMessages.failed)))
  const tooMany = count > MAX_PRINTED ? { reason: intl.formatMessage(m.printMost, { count: MAX_PRINTED }) } : null
  const { isSold } = orderKind(group)
  const outEntries: MenuEntry[] = [
    ...(isSold
      ? [
          {
            key: 'invoice',
            icon: 'print' as const,
            label: intl.formatMessage(m.printInvoices),
            ...tooMany,
            onChoose: () => orFail(print('invoice')),
          },
          {
            key: 'receipt',
            icon: 'print' as const,
            label: intl.formatMessage(m.printReceipts),
            ...tooMany,
            onChoose: () => orFail(print('receipt')),
          },
        ]
      : []),
    {
      key: 'xlsx',
      icon: 'download',
      ruled: isSold,
      label: intl.formatMessage(tableFileMessages.xlsx),
      onChoose: () => orFail(save('xlsx')),
    },
    { key: 'csv', icon: 'download', label: intl.formatMessage(tableFileMessages.csv), onChoose: () => orFail(save('csv')) },
  ]
  const menu = (icon: 'tag' | 'check' | 'print' | 'warehouse', label: string, entries: MenuEntry[]) => (
    <Menu
      label={label}
      align="end"
      entries={entries}
      trigger={(props) => (
        <Button {...props} size="s" icon={icon} busy={icon === 'tag' && busy} disabled={count === 0}>
          {label}
        </Button>
      )}
    />
  )
  return (
    <>
      <span className="num" role="status">
        {all ? intl.formatMessage(m.allMarked, { count: total }) : intl.formatMessage(m.marked, { count: orders.length })}
      </span>
      {(all || total > orders.length) && (
        <Button size="s" kind="link" onClick={() => setAll(!all)}>
          {all ? intl.formatMessage(m.onlyMarked) : intl.formatMessage(m.markAll, { count: total })}
        </Button>
      )}
      <span className="order-bulk">
        {menu('tag', intl.formatMessage(m.tags), tagEntries)}
        {menu('check', intl.formatMessage(m.status), statusEntries)}
        {shipEntries.length > 0 &&
          menu('warehouse', intl.formatMessage(goesOut ? actionMessages.ship : actionMessages.receive), shipEntries)}
        {menu('print', intl.formatMessage(m.out), outEntries)}
        <Button size="s" kind="quiet" onClick={onClose}>
          {intl.formatMessage(m.done)}
        </Button>
      </span>
      {run && (
        <BulkRunDialog<Order>
          run={run}
          count={count}
          nameOf={({ order_number }) => order_number}
          linkOf={({ _id }) => `${orderLists[group]}/byOrder/${_id}`}
          onClose={() => setRun(null)}
        />
      )}
    </>
  )
}
