import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { Amount } from '../../../ui/Amount/Amount'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { When } from '../../../ui/When/When'
import { agentMessages as m } from '../messages'
import { type NetworkRow } from '../network-rows'
import { AccountManager } from './account-manager'
import { Facts } from './facts'

const HISTORY_LIMIT = 50

/** The ranks of an agent, the newest first: who confirmed each and when. */
export const RankHistory = ({ agentId }: { agentId: string }) => {
  const intl = useIntl()
  const { data } = api.apAgents.useFind({ agentId, status: 'active', $limit: HISTORY_LIMIT })
  const reviews = data?.data
  if (reviews?.length === 0) return <p className="muted">{intl.formatMessage(m.noHistory)}</p>
  return (
    <ol className="agent-history">
      {reviews?.map(({ _id, rank, isFirst, isPending, confirmedBy, confirmedAt, creator, created, note }, at) => {
        const who = (isPending ? creator?.name : (confirmedBy?.name ?? creator?.name)) ?? ''
        const former = reviews.slice(at + 1).find((each) => !each.isPending)?.rank?.name
        const words = { rank: rank?.name ?? '', from: former ?? '', who }
        return (
          <li key={_id} data-held={at === reviews.findIndex((each) => !each.isPending)}>
            <span>
              {intl.formatMessage(isPending ? m.proposedBy : isFirst || !former ? m.firstRank : m.rankedFrom, words)}
              {note && <small>{note}</small>}
            </span>
            <When value={confirmedAt ?? created} as="date" />
          </li>
        )
      })}
    </ol>
  )
}

export const PriceAndContact = ({ agent, owed }: { agent: NetworkRow; owed: number | undefined }) => {
  const intl = useIntl()
  const { data: partner } = api.assets.useGet(agent._id)
  const { data: own } = api.apPrices.useFind({ agentId: agent._id, isCurrent: true, $limit: 1 })
  return (
    <DockPart title={intl.formatMessage(m.priceAndContact)}>
      <Facts
        facts={[
          {
            key: 'prices',
            label: intl.formatMessage(m.priceTable),
            value: agent.rank === undefined ? intl.formatMessage(m.publicPrices) : <Link to="/apps/agentpro/prices">{agent.rank}</Link>,
          },
          {
            key: 'own',
            label: intl.formatMessage(m.ownPrices),
            value: (
              <Link to={`/apps/agentpro/prices?agent=${agent._id}`}>{intl.formatMessage(m.products, { count: own?.total ?? 0 })}</Link>
            ),
          },
          partner && { key: 'manager', label: intl.formatMessage(m.accountManager), value: <AccountManager partner={partner} /> },
          partner?.phone !== undefined && {
            key: 'phone',
            label: intl.formatMessage(m.phone),
            value: <span className="num">{partner.phone}</span>,
          },
          partner?.address !== undefined && { key: 'address', label: intl.formatMessage(m.address), value: partner.address },
          owed !== undefined && {
            key: 'owed',
            label: intl.formatMessage(m.owed),
            value:
              owed === 0 ? (
                <span className="faint">–</span>
              ) : (
                <Link to={`/liabilities/agentId?open=${agent._id}`}>
                  <Amount value={owed} ink="warn" />
                </Link>
              ),
          },
          { key: 'more', label: '', value: <Link to={`/assets/Sales Agents?open=${agent._id}`}>{intl.formatMessage(m.toPartner)}</Link> },
        ]}
      />
    </DockPart>
  )
}
