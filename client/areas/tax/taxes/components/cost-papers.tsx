import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ReportOf } from '@shared/registry/service-types'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { LoadFailed } from '../../../../components/list-states'
import { formatDate, formatMoney, type Day } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Opening } from '../../../../ui/Opening/Opening'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { taxMessages as m } from '../messages'

type Papers = ReportOf<'orders', 'costPapers'>
type Cost = Papers['data'][number]

/** So many are shown before all are asked for. */
const SHOWN = 8

/** Costs of a period that lack their invoice, or were paid in cash where the law wants otherwise. */
export const CostPapers = ({ range }: { range: { readonly since: Day; readonly until: Day } }) => {
  const intl = useIntl()
  const { data, error, refetch, isFetching } = api.orders.useReport('costPapers', range)
  return (
    <Panel
      title={intl.formatMessage(m.papers)}
      aside={data && <span className="second muted">{intl.formatMessage(m.documents, { count: data.total.count })}</span>}
    >
      {data ? (
        <Costs papers={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Panel>
  )
}

const Costs = ({ papers: { data, total, hidden, limit } }: { papers: Papers }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const shown = all ? data : data.slice(0, SHOWN)
  return (
    <>
      {total.count === 0 ? (
        <p className="second muted">{intl.formatMessage(m.papersNone)}</p>
      ) : (
        <ul className="tax-periods">
          {shown.map((cost) => (
            <CostRow key={`${cost.service} ${cost._id}`} cost={cost} />
          ))}
          {hidden.count > 0 && (
            <li>
              <span className="muted">{intl.formatMessage(m.hidden, { count: hidden.count })}</span>
              <Amount value={hidden.amount} currency={false} />
            </li>
          )}
          <li>
            <b>{intl.formatMessage(m.sum)}</b>
            <Amount value={total.amount} currency={false} weight="strong" />
          </li>
        </ul>
      )}
      {shown.length < data.length && (
        <Button kind="link" size="s" onClick={() => setAll(true)}>
          {intl.formatMessage(m.more, { count: data.length - shown.length })}
        </Button>
      )}
      {limit && (
        <p className="tax-note">
          {intl.formatMessage(m.papersLaw, {
            amount: formatMoney(limit.from, locale),
            since: formatDate(limit.since),
            source: limit.source,
          })}
        </p>
      )}
    </>
  )
}

const CostRow = ({ cost: { _id, service, document, date, name, group, amount, lacks } }: { cost: Cost }) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const [mayFunds, mayPurchases] = [useCan('/funds'), useCan('/purchases')]
  const to = service === 'funds' ? (mayFunds ? `/funds?open=${_id}` : null) : mayPurchases ? `/purchases/orders/byOrder/${_id}` : null
  return (
    <li>
      <Opening className="vat-list__two" to={to}>
        <span className="cut">{[document, name ?? (group && groupName(group))].filter(Boolean).join(' · ')}</span>
        <span className="second muted cut">
          <When value={date} as="day-month" /> · {lacks.map((lack) => intl.formatMessage(m[`lacks${lack}`])).join(', ')}
        </span>
      </Opening>
      <Amount value={amount} currency={false} />
    </li>
  )
}
