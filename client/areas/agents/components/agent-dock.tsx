import type { Month } from '@shared/foundation/days/days'
import { useState } from 'react'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Figure } from '../../../ui/Figures/Figures'
import { When } from '../../../ui/When/When'
import { commissionLink } from '../agents-address'
import { agentMessages as m } from '../messages'
import { belowOf, type NetworkRow } from '../network-rows'
import { useAgentFacts } from '../use-agent-facts'
import { useRanks } from '../use-ranks'
import { AgentFactsList } from './agent-facts'
import { useAgentName } from './agent-name'
import { Facts } from './facts'
import { RankMark } from './rank-mark'
import { ReviewDialog } from './review-dialog'
import { RankHistory, PriceAndContact } from './agent-parts'

interface AgentDockProps {
  agent: NetworkRow
  agents: readonly NetworkRow[]
  month: Month
  /** Of the month; undefined while it isn't known, null for whom it isn't. */
  commission: number | null | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** An agent: rank, what speaks for the next one, ranks so far, who brought whom, price and contact. */
export const AgentDock = ({ agent, agents, month, commission, onOpen, onClose }: AgentDockProps) => {
  const intl = useIntl()
  const isSeller = useCan('/sales')
  const isBoard = useCan('bod')
  const [isReviewing, setReviewing] = useState(false)
  const { ranks = [], stepOf } = useRanks()
  const facts = useAgentFacts(agent._id)
  const nameOf = useAgentName()
  useKeysInView('agent-dock', isSeller)
  useShortcut('x', () => setReviewing(true), isSeller && !isReviewing)
  const next = ranks[stepOf(agent.rankId)]
  const { direct, indirect } = belowOf(agents, agent._id)
  const referrer = agents.find(({ _id }) => _id === agent.p1Id)
  const others = (list: readonly NetworkRow[]) =>
    list.length === 0 ? (
      <span className="faint">–</span>
    ) : (
      <span className="agent-names">
        {list.map((one) => (
          <button key={one._id} type="button" className="agent-link" onClick={() => onOpen(one._id)}>
            {nameOf(one)}
          </button>
        ))}
      </span>
    )
  return (
    <>
      <DockForm
        title={nameOf(agent)}
        onClose={onClose}
        foot={
          <>
            {commission !== null && agent.rankId !== undefined && (
              <ButtonLink icon="chart" to={commissionLink(agent._id, month)}>
                {intl.formatMessage(m.toCommission)}
              </ButtonLink>
            )}
            {isSeller && (
              <Button kind="primary" icon="trend" kbd="X" onClick={() => setReviewing(true)}>
                {intl.formatMessage(isBoard ? m.review : m.propose)}
              </Button>
            )}
          </>
        }
      >
        <DockPart sunken>
          <div className="agent-head">
            <Figure label={intl.formatMessage(m.rank)}>
              {agent.rank === undefined && agent.platformName !== undefined ? (
                <span className="muted">{intl.formatMessage(m.shopOf, { platform: PLATFORM_NAMES[agent.platformName] })}</span>
              ) : agent.rank === undefined ? (
                <span className="ink-warn">{intl.formatMessage(m.noRank)}</span>
              ) : (
                <RankMark step={stepOf(agent.rankId)} of={ranks.length}>
                  {agent.rank}
                </RankMark>
              )}
            </Figure>
            <Figure label={intl.formatMessage(m.branchMonth, { month: Number(month.slice(5)) })}>
              <Amount value={agent.branch} />
            </Figure>
            {commission !== null && (
              <Figure label={intl.formatMessage(m.commissionSoFar)}>
                <Amount value={commission ?? null} />
              </Figure>
            )}
          </div>
        </DockPart>
        {agent.pending && (
          <DockPart sunken>
            <p className="ink-warn">
              {intl.formatMessage(m.waits, { rank: agent.pending.rank })} <When value={agent.pending.created} as="date" />
            </p>
          </DockPart>
        )}
        <DockPart title={next ? intl.formatMessage(m.nextRank, { rank: next.name }) : intl.formatMessage(m.highestRank)}>
          {next?.desc && <p className="agent-desc">{next.desc}</p>}
          <AgentFactsList facts={facts} rank={next} ranks={ranks} />
        </DockPart>
        {isSeller && (
          <DockPart title={intl.formatMessage(m.history)}>
            <RankHistory agentId={agent._id} />
          </DockPart>
        )}
        <DockPart title={intl.formatMessage(m.referral)}>
          <Facts
            facts={[
              {
                key: 'referrer',
                label: intl.formatMessage(m.referrer),
                value: referrer ? others([referrer]) : intl.formatMessage(m.noReferrer),
              },
              { key: 'direct', label: intl.formatMessage(m.direct), value: others(direct) },
              { key: 'indirect', label: intl.formatMessage(m.indirect), value: others(indirect) },
            ]}
          />
        </DockPart>
        {isSeller && <PriceAndContact agent={agent} owed={facts.owed} />}
      </DockForm>
      {isReviewing && <ReviewDialog agent={agent} agents={agents} ranks={ranks} facts={facts} onClose={() => setReviewing(false)} />}
    </>
  )
}
