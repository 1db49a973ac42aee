import { useIntl } from 'react-intl'
import { Amount } from '../../../ui/Amount/Amount'
import { Pagination } from '../../../ui/Pagination/Pagination'
import { Select } from '../../../ui/Select/Select'
import { ordersMessages as m } from '../messages'
import type { TradeGroup } from '../order-group'
import { pageSizes, type ListState } from './list-query'
import type { OrderList } from './use-order-list'

interface ListFootProps {
  group: TradeGroup
  list: OrderList
  state: ListState
  onChange: (changes: Partial<ListState>) => void
}

/** Which rows of how many, the pages, and what the list comes to. */
export const ListFoot = ({ group, list, state, onChange }: ListFootProps) => {
  const intl = useIntl()
  const total = list.page.data?.total ?? 0
  const shown = list.page.data?.data.length ?? 0
  if (total === 0) return null
  const from = (state.page - 1) * state.size + 1
  return (
    <>
      <span className="order-list__paging">
        <span className="num">{intl.formatMessage(m.rowsOf, { from, to: from + Math.max(0, shown - 1), total })}</span>
        {total > Math.min(...pageSizes) && (
          <Select
            aria-label={intl.formatMessage(m.pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: intl.formatMessage(m.perPage, { count: size }) }))}
            value={String(state.size)}
            onChange={(size) => onChange({ size: Number(size), page: 1 })}
          />
        )}
      </span>
      <Pagination page={state.page} pages={Math.ceil(total / state.size)} onPage={(page) => onChange({ page })} />
      <span className="order-list__foot-figures">
        {list.total !== undefined && (
          <span>
            {intl.formatMessage(m.total)} <Amount value={list.total} weight="strong" />
          </span>
        )}
        {list.settled !== undefined && list.settled > 0 && (
          <span>
            {intl.formatMessage(group === 'sales' ? m.receivable : m.payable)} <Amount value={list.settled} weight="strong" ink="warn" />
          </span>
        )}
      </span>
    </>
  )
}
