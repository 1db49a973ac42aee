import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../../ui/form/form-error'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { movingInMessages as m } from '../messages'

const SHOWN = 100

/** One opening figure as it was written down. */
interface Entered {
  readonly id: string
  readonly number: string
  readonly name: string
  /** Whole dong; what we owe is below 0. */
  readonly amount: number
  readonly created: string
  readonly to: string
  /** Whole dong that was paid of it since: then it goes back from its own page, with its payments. */
  readonly paid: number
  readonly takeBack: () => Promise<unknown>
}

interface EnteredDialogProps {
  readonly kind: 'debts' | 'cash'
  readonly onClose: () => void
}

/** What was written down of a step, the latest first, each taken back by one press as if it had never stood. */
export const EnteredDialog = ({ kind, onClose }: EnteredDialogProps) => {
  const intl = useIntl()
  const { rows, list } = { debts: useDebts(kind === 'debts'), cash: useCash(kind === 'cash') }[kind]
  return (
    <Dialog title={intl.formatMessage(kind === 'debts' ? m.debtsEntered : m.cashEntered)} width={560} page onClose={onClose}>
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !rows ? (
        <SkeletonRows rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState icon="check" title={intl.formatMessage(m.enteredNone)} />
      ) : (
        <ul className="moving-entered">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const Row = ({ row }: { readonly row: Entered }) => {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const { name, number, amount, created, to, paid } = row
  const takeBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await row.takeBack()
      toastDone(intl.formatMessage(m.enteredBack, { name }))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
      setBusy(false)
    }
  }
  return (
    <li>
      <span className="moving-entered__words">
        <span className="name">{name}</span>
        <span className="second">
          <Link to={to}>{number}</Link> · <When value={created} as="date" />
        </span>
      </span>
      <Amount value={amount} currency={false} weight="strong" />
      {paid === 0 ? (
        <Button size="s" icon="undo" busy={busy} onClick={() => void takeBack()} aria-label={`${intl.formatMessage(m.takeBack)} ${name}`}>
          {intl.formatMessage(m.takeBack)}
        </Button>
      ) : (
        <span className="second">{intl.formatMessage(m.enteredPaid)}</span>
      )}
    </li>
  )
}

const useDebts = (isAsked: boolean) => {
  const [patch] = api.orders.usePatch()
  const list = api.orders.useFind(
    { isOpening: true, group: { $in: ['sales', 'purchases'] }, status: { $nin: ['returned', 'cancelled'] }, $limit: SHOWN },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  )
  const rowOf = ({ _id, rev, order_number, group, total, created, paid, customer, agent, supplier }: Order): Entered => ({
    id: _id,
    number: order_number,
    name: (supplier ?? customer ?? agent)?.name ?? order_number,
    amount: orderKind(group).isSold ? total : -total,
    created,
    to: `/${group}/orders?open=${_id}`,
    paid,
    takeBack: () => patch({ id: _id, data: { status: 'returned', rev } }).unwrap(),
  })
  return { list, rows: list.data?.data.map(rowOf) }
}

const useCash = (isAsked: boolean) => {
  const [patch] = api.funds.usePatch()
  const list = api.funds.useFind(
    { group: FUND_GROUPS.opening.name, status: 'completed', $limit: SHOWN },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  )
  const rowOf = ({ _id, rev, number, label, amount, created }: Fund): Entered => ({
    id: _id,
    number: number ?? '',
    name: label ?? number ?? '',
    amount,
    created,
    to: `/funds?open=${_id}`,
    paid: 0,
    takeBack: () => patch({ id: _id, data: { status: 'refunded', rev } }).unwrap(),
  })
  return { list, rows: list.data?.data.map(rowOf) }
}
