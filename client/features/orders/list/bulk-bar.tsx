import type { Order } from '@shared/services/orders'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { Button } from '../../../ui/Button/Button'
import { Menu, type MenuEntry } from '../../../ui/Menu/Menu'
import { OrderTag } from '../../../components/words/word-tags'
import { bulkMessages as m, ordersMessages } from '../messages'
import { allHave, useBulkTags } from './use-bulk-tags'

interface BulkBarProps {
  /** The marked ones. */
  orders: readonly Order[]
  onClose: () => void
}

/** In place of the list's foot while orders are marked: how many, and what can be done with all of them. */
export const BulkBar = ({ orders, onClose }: BulkBarProps) => {
  const intl = useIntl()
  const tags = useWorkspace()?.opts.orderTags ?? []
  const { busy, toggle } = useBulkTags()
  const entries: MenuEntry[] =
    tags.length > 0
      ? tags.map((tag) => ({
          key: tag,
          label: <OrderTag>{tag}</OrderTag>,
          ...(allHave(orders, tag) ? { icon: 'check' as const, detail: intl.formatMessage(m.takeOff) } : null),
          onChoose: () => void toggle(orders, tag),
        }))
      : [{ key: 'none', label: intl.formatMessage(ordersMessages.filterNone), reason: intl.formatMessage(ordersMessages.filterNoneHint) }]
  return (
    <>
      <span className="num" role="status">
        {intl.formatMessage(m.marked, { count: orders.length })}
      </span>
      <span className="order-bulk">
        <Menu
          label={intl.formatMessage(m.tags)}
          align="end"
          entries={entries}
          trigger={(props) => (
            <Button {...props} size="s" icon="tag" busy={busy} disabled={orders.length === 0}>
              {intl.formatMessage(m.tags)}
            </Button>
          )}
        />
        <Button size="s" kind="quiet" onClick={onClose}>
          {intl.formatMessage(m.done)}
        </Button>
      </span>
    </>
  )
}
