import type { Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { Amount } from '../../../../ui/Amount/Amount'
import { eveningMessages as m } from '../messages'
import type { CashCount } from '../use-cash-count'
import type { ReportOf } from '@shared/registry/service-types'

export type Account = ReportOf<'dayCloses', 'book'>['data'][number]

/** What the book says there is, line by line. */
export const BookLines = ({ day, account, count }: { day: Day; account: Account; count: CashCount }) => {
  const intl = useIntl()
  const { label } = account
  const { data } = api.funds.useReport('funds', { since: day, until: day, label })
  const own = count.close?.difference ?? 0
  const at = `/funds?since=${day}&until=${day}&label=${encodeURIComponent(label)}`
  const booked = count.close?.status === 'signed' ? own : 0
  const received = data && data.credit.total - Math.max(0, booked)
  const spent = data && data.debit.total - Math.min(0, booked)
  const expected = count.close?.expected ?? account.balance
  return (
    <dl className="evening-lines">
      <div>
        <dt>{intl.formatMessage(m.opening)}</dt>
        <dd>{data ? <Amount value={data.opening} currency={false} /> : '…'}</dd>
      </div>
      <div>
        <dt>
          <Link to={at}>{intl.formatMessage(m.received)}</Link>
        </dt>
        <dd>{received === undefined ? '…' : <Amount value={received} currency={false} signed />}</dd>
      </div>
      <div>
        <dt>
          <Link to={at}>{intl.formatMessage(m.spent)}</Link>
        </dt>
        <dd>{spent === undefined ? '…' : <Amount value={spent} currency={false} signed />}</dd>
      </div>
      <div className="evening-lines__sum">
        <dt>{intl.formatMessage(m.expected)}</dt>
        <dd>
          <Amount value={expected} currency={false} weight="strong" />
        </dd>
      </div>
    </dl>
  )
}
