import type { Id } from '@shared/foundation/ids'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Declined } from '../../../ui/form/form-error'
import { FormDialog } from '../../../ui/form/FormDialog'
import { useSubmit } from '../../../ui/form/use-submit'
import { useZone } from '../../../ui/zone/zone-context'
import { agentMessages as m } from '../messages'
import type { NetworkRow } from '../network-rows'
import type { useAgentFacts } from '../use-agent-facts'
import type { Rank } from '../use-ranks'
import { useAgentName } from './agent-name'
import { ReviewFields, type ReviewValues } from './review-fields'

interface ReviewDialogProps {
  agent: NetworkRow
  agents: readonly NetworkRow[]
  ranks: readonly Rank[]
  facts: ReturnType<typeof useAgentFacts>
  onClose: () => void
}

/**
 * Gives an agent a rank, for good: facts beside what the rank asks for, what will change, and the tick without which nothing is confirmed.
 * Sellers propose; the board confirms a proposal, changes it before, or declines it.
 */
export const ReviewDialog = ({ agent, agents, ranks, facts, onClose }: ReviewDialogProps) => {
  const intl = useIntl()
  const zone = useZone()
  const isBoard = useCan('bod')
  const nameOf = useAgentName()
  const [create] = api.apAgents.useCreate()
  const [patch] = api.apAgents.usePatch()
  const [remove, { isLoading: declining }] = api.apAgents.useRemove()
  const held = ranks.find(({ _id }) => _id === agent.rankId)
  const above = ranks[held ? ranks.indexOf(held) + 1 : 0] ?? held
  const pending = isBoard ? agent.pending : undefined
  const rankOf = (rankId: string): Rank | undefined => ranks.find(({ _id }) => _id === rankId)
  const submit = useSubmit(
    async ({ rankId, p1Id, note }: ReviewValues) => {
      const rank = rankOf(rankId)
      if (!rank) throw new Declined()
      const above = agents.find(({ _id }) => _id === p1Id?.value)
      const data = { rankId: rank._id, ...(above && { p1Id: above._id }), ...(note.trim() && { note: note.trim() }) }
      return pending
        ? patch({ id: pending._id, data: { ...data, isPending: false } }).unwrap()
        : create({ agentId: agent._id as Id<'assets'>, ...data, isPending: !isBoard }).unwrap()
    },
    {
      done: (_saved, { rankId }) =>
        intl.formatMessage(isBoard ? m.ranked : m.proposed, { name: nameOf(agent), rank: rankOf(rankId)?.name ?? '' }),
      onSaved: onClose,
    },
  )
  const form = useFormik<ReviewValues>({
    initialValues: { rankId: agent.pending?.rankId ?? above?._id ?? '', p1Id: null, note: '', isSure: false },
    validate: ({ isSure }) => (isBoard && !isSure ? { isSure: intl.formatMessage(m.sureFirst) } : {}),
    onSubmit: submit,
  })
  const { rankId } = form.values
  const rank = rankOf(rankId)
  const p1 = agents.find(({ _id }) => _id === agent.p1Id)
  const decline = useSubmit(async (_values: ReviewValues) => pending && remove(pending._id).unwrap(), {
    done: intl.formatMessage(m.declined, { name: nameOf(agent) }),
    onSaved: onClose,
  })
  const subtitle = [
    held && agent.since
      ? intl.formatMessage(m.heldSince, { rank: held.name, day: formatDate(agent.since, zone) })
      : intl.formatMessage(m.unranked),
    p1 ? intl.formatMessage(m.broughtBy, { name: nameOf(p1) }) : intl.formatMessage(m.noReferrerHead),
  ].join(' · ')

  return (
    <FormikProvider value={form}>
      <FormDialog
        title={intl.formatMessage(isBoard ? m.reviewTitle : m.proposeTitle, { name: nameOf(agent) })}
        subtitle={subtitle}
        width={620}
        note={intl.formatMessage(m.reviewSigned)}
        others={
          pending && (
            <Button kind="danger-quiet" busy={declining} disabled={form.isSubmitting} onClick={() => void decline(form.values, form)}>
              {intl.formatMessage(m.decline)}
            </Button>
          )
        }
        safe={intl.formatMessage(m.later)}
        cautious
        verb={rank ? intl.formatMessage(isBoard ? m.rankTo : m.proposeTo, { rank: rank.name }) : intl.formatMessage(m.review)}
        icon="trend"
        ready={rank !== undefined && !declining}
        onClose={onClose}
      >
        {ranks.length === 0 ? (
          <EmptyState icon="trend" title={intl.formatMessage(m.noRanks)}>
            {intl.formatMessage(m.noRanksHint)}
          </EmptyState>
        ) : (
          <ReviewFields agent={agent} agents={agents} ranks={ranks} held={held} facts={facts} />
        )}
      </FormDialog>
    </FormikProvider>
  )
}
