import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useRef, useState, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { ListSearch } from '../../../../components/list-search'
import { orderLists, tagAddress } from '../../../../components/order-address'
import { OrderTag } from '../../../../components/words/word-tags'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { dayOf } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useShortcut } from '../../../../lib/use-shortcut'
import { Button } from '../../../../ui/Button/Button'
import { Chips, type Chip } from '../../../../ui/Chips/Chips'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Menu, type MenuEntry } from '../../../../ui/Menu/Menu'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { NO_PERIOD } from '../../../../ui/DateRange/presets'
import { useZone } from '../../../../ui/zone/zone-context'
import { orderWords } from '../kinds'
import { bulkMessages, filterMessages, ordersMessages as m, tagMessages } from '../messages'
import type { StatusChip } from '../status-chips'
import { isChip, type ListChip, type ListState } from './list-query'
import { FilterDialog } from './filter-dialog'
import { TagsDialog } from './tags-dialog'
import { useRangeWords } from './range-words'
import type { OrderList } from './use-order-list'

interface ListToolsProps {
  group: TradeGroup
  state: ListState
  onChange: (changes: Partial<ListState>) => void
  onNew: () => void
  /** Begins to mark several. */
  onMark: () => void
  list: OrderList
  /** Saved views and columns. */
  menu: ReactNode
}

/** Period, search, tags, views, and the new order. */
export const ListTools = ({ group, state, onChange, onNew, onMark, list, menu }: ListToolsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const words = useRangeWords()
  const workspace = useWorkspace()
  const phone = useIsPhone()
  // A search looks through all time until a period is chosen for it; the period before it comes back after it.
  const before = useRef(NO_PERIOD)
  const { q, period, since, until } = state
  const search = (text: string): void => {
    if (q === '') before.current = { period, since, until }
    onChange({ q: text, page: 1, ...(q === '' ? NO_PERIOD : text === '' ? before.current : null) })
  }
  useShortcut('n', onNew)

  const tags = workspace?.opts.orderTags ?? []
  const [managing, setManaging] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const entries: MenuEntry[] = [
    { key: 'by', icon: 'filter', label: intl.formatMessage(filterMessages[group]), onChoose: () => setFiltering(true) },
    { key: 'overdue', icon: 'clock', label: intl.formatMessage(m.linkOverdue), to: `${orderLists[group]}/overdue` },
    ...(tags.length > 0
      ? tags.map((tag) => ({
          key: `tag ${tag}`,
          label: <OrderTag>{tag}</OrderTag>,
          to: tagAddress(group, tag),
        }))
      : [{ key: 'none', label: intl.formatMessage(m.filterNone), reason: intl.formatMessage(m.filterNoneHint) }]),
    { key: 'manage tags', icon: 'edit', label: intl.formatMessage(tagMessages.manage), ruled: true, onChoose: () => setManaging(true) },
  ]
  return (
    <>
      <DateRange
        value={list.range?.since && list.range.until ? { from: list.range.since, to: list.range.until } : null}
        words={words(list.range)}
        from={workspace && dayOf(workspace.created, zone)}
        onChange={({ from, to }) => onChange({ ...NO_PERIOD, since: from, until: to, page: 1 })}
        onAll={() => onChange({ ...NO_PERIOD, period: 'all', page: 1 })}
      />
      <span className="ui-grow">
        <ListSearch label={intl.formatMessage(orderWords[group].search)} value={q} onChange={search} />
      </span>
      <Menu
        label={intl.formatMessage(m.filter)}
        title
        align="end"
        entries={entries}
        trigger={(props) => <IconButton {...props} edge icon="filter" label={intl.formatMessage(m.filter)} />}
      />
      {filtering && (
        <FilterDialog
          group={group}
          by={{ seller: state.seller, warehouse: state.warehouse, agent: state.agent }}
          onChange={(by) => onChange({ ...by, page: 1 })}
          onClose={() => setFiltering(false)}
        />
      )}
      {managing && <TagsDialog group={group} onClose={() => setManaging(false)} />}
      {menu}
      {!phone && <IconButton edge icon="check" label={intl.formatMessage(bulkMessages.begin)} onClick={onMark} />}
      <Button kind="primary" icon="plus" kbd="N" onClick={onNew}>
        {intl.formatMessage(m.newOrder)}
      </Button>
    </>
  )
}

const labels: Readonly<Record<StatusChip, MessageDescriptor>> = {
  new: m.chipNew,
  processing: m.chipProcessing,
  shipping: m.chipShipping,
  done: m.chipDone,
  returned: m.chipReturned,
  cancelled: m.chipCancelled,
  error: m.chipError,
}
const labelOf = (chip: ListChip, group: TradeGroup): MessageDescriptor => {
  if (chip === 'all') return m.chipAll
  if (chip === 'unsettled') return orderWords[group].owed
  if (chip === 'shipping') return orderWords[group].chipShipping
  if (chip === 'done') return orderWords[group].chipDone
  return labels[chip]
}
export { labelOf as chipLabel }

/** Chips that show only while there is something under them. */
const rare: readonly StatusChip[] = ['error', 'returned', 'cancelled']
const usual: readonly ListChip[] = ['all', 'new', 'processing', 'shipping', 'done', 'unsettled']

/** The status filters with what stands under each. */
export const ListChips = ({
  group,
  chosen,
  list,
  onChoose,
}: {
  group: TradeGroup
  chosen: ListChip
  list: OrderList
  onChoose: (chip: ListChip) => void
}) => {
  const intl = useIntl()
  const shown: ListChip[] = [
    ...usual.filter(
      (chip) => orderKind(group).first === 'new-order' || chip !== 'new' || (list.counts('new') ?? 0) > 0 || chosen === 'new',
    ),
    ...rare.filter((chip) => (list.counts(chip) ?? 0) > 0 || chosen === chip),
  ]
  const chips: Chip[] = shown.map((chip) => ({
    key: chip,
    label: intl.formatMessage(labelOf(chip, group)),
    count: list.counts(chip),
  }))
  return <Chips label={intl.formatMessage(m.chips)} chips={chips} chosen={chosen} onChoose={(key) => isChip(key) && onChoose(key)} />
}
