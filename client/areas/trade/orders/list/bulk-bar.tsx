import { takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { orderLists } from '../../../../components/order-address'
import type { WireQuery } from '../../../../api/wire-query'
import { BulkRunDialog, type BulkRun } from '../../../../components/bulk-run/bulk-run-dialog'
import { Button } from '../../../../ui/Button/Button'
import { Menu, type MenuEntry } from '../../../../ui/Menu/Menu'
import { actionMessages, bulkMessages as m } from '../messages'
import { useBulkEntries } from './use-bulk-entries'

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
  const [all, setAll] = useState(false)
  const [run, setRun] = useState<BulkRun<Order> | null>(null)
  const count = all ? total : orders.length
  const { busy, tagEntries, statusEntries, shipEntries, outEntries } = useBulkEntries({ group, orders, all, filter, count, onRun: setRun })

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
          menu('warehouse', intl.formatMessage(takesGoodsOut(group) ? actionMessages.ship : actionMessages.receive), shipEntries)}
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
