import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Loaded, NoResults, StaleBanner } from '../../../components/list-states'
import { formatMoney, formatMonth } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { useLocale } from '../../../ui/zone/zone-context'
import { commissionLink } from '../agents-address'
import { useAgentName } from '../components/agent-name'
import { commissionColumns } from '../components/commission-columns'
import { CommissionTools } from '../components/commission-tools'
import { commissionMessages as m } from '../messages'
import { sumIfKnown } from '../sum-if-known'
import { useCommissions, type CommissionRow, type Commissions } from '../use-commissions'
import './agents.css'

const keyOf = ({ _id }: CommissionRow): string => _id

/** What every agent earned in a month, beside what a scheme to come would have made of it. */
export const CommissionsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const commissions = useCommissions()
  const { month, read, rows } = commissions
  const paper = `${intl.formatMessage(m.screen)} ${formatMonth(month, locale)}`
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      tools={<CommissionTools commissions={commissions} paper={paper} />}
      paper={paper}
      strip={read.data && <StaleBanner list={read} />}
      foot={rows && rows.length > 0 && <span className="num">{intl.formatMessage(m.count, { count: rows.length })}</span>}
    >
      <Loaded read={read}>
        <CommissionTable commissions={commissions} />
      </Loaded>
    </ListPage>
  )
}

const CommissionTable = ({ commissions }: { commissions: Commissions }) => {
  const { query, change, month, read, rows } = commissions
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const nameOf = useAgentName()
  const totals = useTotals(commissions)
  return (
    <DataTable<CommissionRow>
      label={intl.formatMessage(m.screen)}
      columns={commissionColumns({ intl, locale, nameOf, commissions })}
      rows={rows}
      rowKey={keyOf}
      onOpen={({ _id }) => void navigate(commissionLink(_id, month))}
      live={{ of: JSON.stringify([month, query.q, query.rehearse]) }}
      busy={read.isFetching && read.currentData === undefined}
      totals={totals}
      phone={(row) => (
        <PhoneRow
          name={nameOf(row)}
          amount={<Amount value={row.total} weight="name" />}
          about={row.rank ?? <span className="ink-warn">{intl.formatMessage(m.unranked)}</span>}
          owed={row.paid !== undefined && row.paid > 0 && intl.formatMessage(m.paidOf, { amount: formatMoney(row.paid, locale) })}
        />
      )}
      empty={
        query.q ? (
          <NoResults text={query.q} onClear={() => change({ q: '' })} />
        ) : (
          <EmptyState icon="chart" title={intl.formatMessage(m.none)}>
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        )
      }
    />
  )
}

/** What all of them come to; nothing under a search. */
const useTotals = ({ query, read: { data }, trial, isTrying }: Commissions) => {
  const intl = useIntl()
  const locale = useLocale()
  if (!data || query.q !== '') return {}
  const strong = (value: number | undefined) => <Amount value={value} currency={false} weight="strong" />
  return {
    name: intl.formatMessage(m.count, { count: data.data.length }),
    total: strong(data.total),
    ...(isTrying
      ? {
          tried: trial && strong(trial.total),
          change: trial?.total !== undefined && data.total !== undefined && (
            <b className="num">{formatMoney(trial.total - data.total, locale, { plus: true, currency: false })}</b>
          ),
        }
      : { paid: strong(sumIfKnown(data.data.map((row) => row.paid))) }),
  }
}
