import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { ListPaging } from '../../../../components/list-paging'
import { Amount } from '../../../../ui/Amount/Amount'
import { orderWords } from '../kinds'
import { ordersMessages as m } from '../messages'
import type { OrderLink } from '../order-link'
import type { ListState } from './list-query'
import type { OrderList } from './use-order-list'

interface ListFootProps {
  group: TradeGroup
  link: OrderLink | null
  list: OrderList
  state: ListState
  onChange: (changes: Partial<ListState>) => void
}

/** Which rows of how many, the pages, and what the list comes to. */
export const ListFoot = ({ group, link, list, state, onChange }: ListFootProps) => {
  const intl = useIntl()
  const total = list.page.data?.total ?? 0
  const shown = list.page.data?.data.length ?? 0
  if (total === 0) return null
  const balance = link?.kind === 'balancePartnerId' ? list.sums?.balance : undefined
  return (
    <>
      <ListPaging
        page={state.page}
        size={state.size}
        shown={shown}
        total={total}
        onPage={(page) => onChange({ page })}
        onSize={(size) => onChange({ size, page: 1 })}
      />
      <span className="order-list__foot-figures">
        {list.sums && list.sums.leftOut.orders > 0 && (
          <span className="second">
            {intl.formatMessage(m.leftOut, { count: list.sums.leftOut.orders })} <Amount value={list.sums.leftOut.total} />
          </span>
        )}
        {list.sums && list.sums.opening.orders > 0 && (
          <span className="second">
            {intl.formatMessage(m.openingOrders, { count: list.sums.opening.orders })} <Amount value={list.sums.opening.total} />
          </span>
        )}
        {list.sums && list.sums.orders > 0 && (
          <span>
            {intl.formatMessage(m.total)} <Amount value={list.sums.total} weight="strong" />
          </span>
        )}
        {list.sums && list.sums.outstanding > 0 && (
          <span>
            {intl.formatMessage(orderWords[group].owed)} <Amount value={list.sums.outstanding} weight="strong" ink="warn" />
          </span>
        )}
        {balance !== undefined && (
          <span>
            {intl.formatMessage(m.balanceOfOrders)} <Amount value={balance} weight="strong" />
          </span>
        )}
      </span>
    </>
  )
}
