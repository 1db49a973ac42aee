import { addDays, endOfDay, startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import { isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import { OPEN_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { orderAddress } from '../../../../components/order-address'
import { formatDayMonth } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { When } from '../../../../ui/When/When'
import { useZone } from '../../../../ui/zone/zone-context'
import { eveningMessages as m } from '../messages'
import { EveningList } from './evening-lines'

/** Named one by one; the rest is one press away. */
const NAMED = 4

const partnerOf = ({ customer, agent, supplier, order_number }: Order): string => (customer ?? agent ?? supplier)?.name ?? order_number

/** Sales that haven't reached their customer by the end of the day: to be shipped, or on the way. */
export const DeliveriesLeft = ({ day }: { day: Day }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const left = {
    group: 'sales' as const,
    status: { $in: OPEN_STATUSES.filter((status) => status !== 'reserved') },
    created: { $lte: endOfDay(day, zone).toISOString() },
  }
  const answer = api.orders.useFind({ ...left, $sort: { created: 1 }, $limit: NAMED })
  const totals = api.orders.useReport('totals', left).data
  return (
    <EveningList
      title={intl.formatMessage(m.deliveries)}
      total={answer.data?.total}
      sum={totals && <Amount value={totals.total} />}
      none={intl.formatMessage(m.deliveriesNone)}
      all="/sales/orders/open"
      answer={answer}
      lines={(answer.data?.data ?? []).map((order) => ({
        key: order._id,
        to: orderAddress(order),
        name: partnerOf(order),
        about: (
          <>
            <span className="num">{order.order_number}</span> · {formatDayMonth(order.created, zone)} ·{' '}
            {intl.formatMessage(order.status === 'shipped' ? m.onTheWay : order.status === 'partial-shipped' ? m.partShipped : m.toShip)}
          </>
        ),
        amount: <Amount value={order.total} currency={false} />,
      }))}
    />
  )
}

/** What partners are to pay tomorrow, or we are to pay them. */
export const DueTomorrow = ({ day, group }: { day: Day; group: 'sales' | 'purchases' }) => {
  const intl = useIntl()
  const due = { group, dueSince: addDays(day, 1), dueBefore: addDays(day, 2) }
  const answer = api.orders.useFind({ ...due, $sort: { owed: -1 }, $limit: NAMED })
  const orders = answer.data?.data ?? []
  const isSales = isPaidByCredit(group)
  return (
    <EveningList
      title={intl.formatMessage(isSales ? m.dueFrom : m.dueTo, { day: formatDayMonth(addDays(day, 1)) })}
      total={answer.data?.total}
      sum={
        answer.data &&
        (answer.data.total ?? 0) <= orders.length && <Amount value={orders.reduce((sum, order) => sum + stillOpen(order), 0)} />
      }
      none={intl.formatMessage(isSales ? m.dueFromNone : m.dueToNone)}
      all={`/${group}/liabilities`}
      answer={answer}
      lines={orders.map((order) => ({
        key: order._id,
        to: orderAddress(order),
        name: partnerOf(order),
        about: <span className="num">{order.order_number}</span>,
        amount: <Amount value={stillOpen(order)} currency={false} weight="name" />,
      }))}
    />
  )
}

interface BankAccount {
  readonly label: string
  readonly balance: number
}

/** What the book says of each account at a bank, and what the bank told that nobody has entered yet. */
export const BankLeft = ({ day, accounts }: { day: Day; accounts: readonly BankAccount[] }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const waiting = { status: 'waiting' as const, time: { $lte: endOfDay(day, zone).toISOString() } }
  const answer = api.bankTransfers.useFind({ ...waiting, $sort: { time: 1 }, $limit: NAMED })
  const all = api.bankTransfers.useFind({ ...waiting, $limit: -1 }).data?.data ?? []
  const told = all.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <EveningList
      title={intl.formatMessage(m.bank)}
      total={answer.data?.total}
      sum={intl.formatMessage(m.bankWaiting, { count: all.length })}
      none={intl.formatMessage(m.bankNone)}
      all="/funds/transfers"
      answer={answer}
      lines={(answer.data?.data ?? []).map(({ _id, content, counterName, amount, time }) => ({
        key: _id,
        to: `/funds/transfers?open=${_id}`,
        name: content || counterName,
        about: (
          <>
            <When value={time} as="row" />
            {counterName && content ? ` · ${counterName}` : ''}
          </>
        ),
        amount: <Amount value={amount} currency={false} signed />,
      }))}
    >
      <dl className="evening-lines evening-pad">
        {accounts.map(({ label, balance }) => (
          <div key={label}>
            <dt className="cut">{label}</dt>
            <dd>
              <Amount value={balance} currency={false} {...(balance < 0 && { ink: 'debit' as const })} />
            </dd>
          </div>
        ))}
        {told > 0 && (
          <>
            <div>
              <dt>{intl.formatMessage(m.bankTold)}</dt>
              <dd>
                <Amount value={told} currency={false} signed />
              </dd>
            </div>
            <div className="evening-lines__sum">
              <dt>{intl.formatMessage(m.bankShould)}</dt>
              <dd>
                <Amount value={told + accounts.reduce((sum, { balance }) => sum + balance, 0)} currency={false} weight="strong" />
              </dd>
            </div>
          </>
        )}
      </dl>
    </EveningList>
  )
}

/** The evenings before, and how the till stood. */
export const EveningsBefore = ({ day, onOpen }: { day: Day; onOpen: (day: Day, label: string) => string }) => {
  const intl = useIntl()
  const answer = api.dayCloses.useFind({ status: 'signed', day: { $lt: day, $gte: addDays(day, -31) }, $sort: { day: -1 }, $limit: NAMED })
  return (
    <EveningList
      title={intl.formatMessage(m.before)}
      total={Math.min(answer.data?.total ?? 0, NAMED)}
      none={intl.formatMessage(m.beforeNone)}
      plain
      all="/funds/evening"
      answer={answer}
      lines={(answer.data?.data ?? []).map((close) => ({
        key: close._id,
        to: onOpen(close.day, close.label),
        name: `${formatDayMonth(startOfDay(close.day, 'UTC' as never))} · ${close.label}`,
        about: close.difference ? `${close.signedBy?.name ?? ''} · ${close.reason ?? ''}` : close.signedBy?.name,
        amount: close.difference ? (
          <Amount value={close.difference} currency={false} signed />
        ) : (
          <span className="ink-credit">{intl.formatMessage(m.agrees)}</span>
        ),
      }))}
    />
  )
}
