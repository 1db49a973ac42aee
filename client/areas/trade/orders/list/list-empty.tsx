import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { useLocale } from '../../../../ui/zone/zone-context'
import { filterMessages, ordersMessages as m } from '../messages'
import type { OrderLink } from '../order-link'
import { isNarrowed, type DayRange, type ListState } from './list-query'
import { chipLabel } from './list-tools'
import { useRangeWords } from './range-words'

interface ListEmptyProps {
  group: TradeGroup
  state: ListState
  range: DayRange | null
  link: OrderLink | null
  onClear: () => void
  onNew: () => void
}

/** Nothing in the list: what is missing, naming filter and month, and one thing to do about it. */
export const ListEmpty = ({ group, state, range, link, onClear, onNew }: ListEmptyProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const month = useRangeWords()(range)
  const inText = locale === 'vi' ? month.charAt(0).toLowerCase() + month.slice(1) : month
  const clear = <Button onClick={onClear}>{intl.formatMessage(m.clearFilter)}</Button>
  if (isNarrowed(state)) return <EmptyState title={intl.formatMessage(filterMessages.none)} action={clear} />
  if (link && state.q === '') return <EmptyState title={intl.formatMessage(m.emptyRange)} action={clear} />
  if (state.q)
    return (
      <EmptyState icon="search" title={intl.formatMessage(m.emptySearch, { text: state.q })} action={clear}>
        {intl.formatMessage(m.emptySearchHint)}
      </EmptyState>
    )
  if (state.chip !== 'all')
    return (
      <EmptyState
        title={intl.formatMessage(m.emptyChip, { chip: intl.formatMessage(chipLabel(state.chip, group)), month: inText })}
        action={clear}
      >
        {intl.formatMessage(m.emptyChipHint)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={intl.formatMessage(m.emptyMonth, { month: inText })}
      action={
        <Button kind="primary" icon="plus" onClick={onNew}>
          {intl.formatMessage(m.newOrder)}
        </Button>
      }
    >
      {intl.formatMessage(m.emptyHint)}
    </EmptyState>
  )
}
