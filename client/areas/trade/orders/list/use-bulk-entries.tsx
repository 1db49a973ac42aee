import { orderKind, takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import type { OrderStatus } from '@shared/foundation/documents/order-statuses'
import type { Id } from '@shared/foundation/ids'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import type { WireQuery } from '../../../../api/wire-query'
import type { BulkRun } from '../../../../components/bulk-run/bulk-run-dialog'
import { tableFileMessages } from '../../../../components/table-file/messages'
import { OrderTag } from '../../../../components/words/word-tags'
import type { FileFormat } from '../../../../lib/table-file/cells'
import { saveTable } from '../../../../lib/table-file/save-table'
import type { MenuEntry } from '../../../../ui/Menu/Menu'
import { StatusDisc } from '../../../../ui/StatusDisc/StatusDisc'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { orderWords, statusLabel } from '../kinds'
import { bulkMessages as m, ordersMessages } from '../messages'
import { orderRows } from './order-file'
import { useAllOrders } from './use-all-orders'
import { allHave, useBulkTags } from './use-bulk-tags'

/** One job prints no more. */
const MAX_PRINTED = 200
/** What several orders may be set to; shipping asks for a warehouse. */
const STATUSES: readonly OrderStatus[] = ['confirmed', 'processing', 'processed', 'delivered', 'finished', 'cancelled']

const inUse = { status: 'active', $limit: 100 } as const

interface MarkedOrders {
  group: TradeGroup
  /** The marked ones. */
  orders: readonly Order[]
  /** All that fit the filter are meant, not the marked ones alone. */
  all: boolean
  filter: WireQuery
  /** How many are meant. */
  count: number
  /** Something is to be done with each of them. */
  onRun: (run: BulkRun<Order>) => void
}

/** What can be done with several orders at once, as entries of menus: tags, statuses, shipping, printing and files. */
export const useBulkEntries = ({ group, orders, all, filter, count, onRun }: MarkedOrders) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const navigate = useNavigate()
  const tags = useWorkspace()?.opts.orderTags ?? []
  const { busy, toggle } = useBulkTags()
  const [patch] = api.orders.usePatch()
  const readAll = useAllOrders()
  const warehouses = api.warehouses.useFind(inUse).data?.data ?? []
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
              onChoose: () => onRun(tagRun(tag, true)),
            })),
            ...tags.map((tag, at) => ({
              key: `off ${tag}`,
              ruled: at === 0,
              label: <OrderTag>{tag}</OrderTag>,
              detail: intl.formatMessage(m.takeOffDetail),
              onChoose: () => onRun(tagRun(tag, false)),
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
        onRun({
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
      onRun({
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
  return { busy, tagEntries, statusEntries, shipEntries, outEntries }
}
