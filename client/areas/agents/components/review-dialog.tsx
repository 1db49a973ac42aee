import type { Id } from '@shared/foundation/ids'
import { fold } from '@shared/foundation/text/fold'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDate, formatShare } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { CheckboxField, PickerField, SegmentedField, SelectField } from '../../../ui/form/ChoiceFields'
import { Declined } from '../../../ui/form/form-error'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import type { PickerOption } from '../../../ui/Picker/Picker'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { agentMessages as m } from '../messages'
import { belowOf, type NetworkRow } from '../network-rows'
import type { useAgentFacts } from '../use-agent-facts'
import type { Rank } from '../use-ranks'
import { AgentFactsList } from './agent-facts'
import { useAgentName } from './agent-name'
import { Facts } from './facts'
import { priceRatio } from '../price-ratio'

/** More ranks than these are chosen from a list. */
const MOST_SEGMENTS = 4

interface Values {
  rankId: string
  /** Who brought the agent; null leaves it as it is. */
  p1Id: Pick<PickerOption<NetworkRow>, 'value' | 'label'> | null
  note: string
  isSure: boolean
}

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
  const locale = useLocale()
  const zone = useZone()
  const isBoard = useCan('bod')
  const nameOf = useAgentName()
  const [create] = api.apAgents.useCreate()
  const [patch] = api.apAgents.usePatch()
  const [remove, { isLoading: declining }] = api.apAgents.useRemove()
  const { data: prices } = api.apPrices.useFind({ isCurrent: true, $limit: -1 })
  const held = ranks.find(({ _id }) => _id === agent.rankId)
  const above = ranks[held ? ranks.indexOf(held) + 1 : 0] ?? held
  const pending = isBoard ? agent.pending : undefined
  const rankOf = (rankId: string): Rank | undefined => ranks.find(({ _id }) => _id === rankId)
  const submit = useSubmit(
    async ({ rankId, p1Id, note }: Values) => {
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
  const form = useFormik<Values>({
    initialValues: { rankId: agent.pending?.rankId ?? above?._id ?? '', p1Id: null, note: '', isSure: false },
    validate: ({ isSure }) => (isBoard && !isSure ? { isSure: intl.formatMessage(m.sureFirst) } : {}),
    onSubmit: submit,
  })
  const { rankId } = form.values
  const rank = rankOf(rankId)
  const p1 = agents.find(({ _id }) => _id === agent.p1Id)
  const { direct, indirect } = belowOf(agents, agent._id)
  const below = [...direct, ...indirect]

  const search = (text: string): Promise<PickerOption<NetworkRow>[]> =>
    Promise.resolve(
      agents
        .filter(({ _id, name, phone = '' }) => _id !== agent._id && fold(`${name} ${phone}`).includes(fold(text)))
        .slice(0, 20)
        .map((row) => ({
          value: row._id,
          label: nameOf(row),
          detail: row.rank,
          ...(below.includes(row) ? { reason: intl.formatMessage(m.standsBelow) } : null),
          data: row,
        })),
    )
  const decline = useSubmit(async (_values: Values) => pending && remove(pending._id).unwrap(), {
    done: intl.formatMessage(m.declined, { name: nameOf(agent) }),
    onSaved: onClose,
  })
  const priced = prices?.data.filter((price) => price.rankId === rankId).length ?? 0
  const ratio = prices && held && rank && rank !== held ? priceRatio(prices.data, rank._id, held._id) : null
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
          <div className="review">
            <div>
              <p className="ui-field__label" aria-hidden="true">
                {intl.formatMessage(m.newRank)}
              </p>
              {ranks.length <= MOST_SEGMENTS ? (
                <SegmentedField
                  name="rankId"
                  block
                  label={intl.formatMessage(m.newRank)}
                  segments={ranks.map(({ _id, name }) => ({
                    key: _id as string,
                    label: _id === held?._id ? intl.formatMessage(m.keeps, { rank: name }) : name,
                  }))}
                />
              ) : (
                <SelectField
                  name="rankId"
                  label={intl.formatMessage(m.newRank)}
                  bare
                  options={ranks.map(({ _id, name }) => ({ value: _id, label: name }))}
                />
              )}
            </div>
            <div className="review__halves">
              <section>
                <h3>{rank && intl.formatMessage(m.rankNamed, { rank: rank.name })}</h3>
                <p>{rank?.desc || <span className="muted">{intl.formatMessage(m.noDesc)}</span>}</p>
              </section>
              <section>
                <h3>{intl.formatMessage(m.whatSpeaks)}</h3>
                <AgentFactsList facts={facts} rank={rank} ranks={ranks} />
              </section>
            </div>
            <div className="review__change">
              <h3>{intl.formatMessage(isBoard ? m.fromNow : m.onceConfirmed)}</h3>
              {rank && (
                <Facts
                  facts={[
                    {
                      key: 'prices',
                      label: intl.formatMessage(m.changePrices, { count: priced, rank: rank.name }),
                      value:
                        ratio !== null &&
                        held &&
                        intl.formatMessage(ratio <= 1 ? m.changeLower : m.changeHigher, {
                          share: formatShare(Math.abs(1 - ratio), locale),
                          rank: held.name,
                        }),
                    },
                    {
                      key: 'scheme',
                      label: intl.formatMessage(m.changeScheme, { rank: rank.name }),
                      value: held && held !== rank && intl.formatMessage(m.changeOld, { rank: held.name }),
                    },
                    direct.length > 0 && {
                      key: 'below',
                      label: intl.formatMessage(m.changeBelow, { names: below.slice(0, 3).map(nameOf).join(', '), count: below.length }),
                      value: intl.formatMessage(m.changeStay),
                    },
                    { key: 'orders', label: intl.formatMessage(m.changeOrders), value: intl.formatMessage(m.changeFixed) },
                  ]}
                />
              )}
            </div>
            <div className="review__halves">
              <PickerField<NetworkRow>
                name="p1Id"
                label={intl.formatMessage(m.referrer)}
                hint={intl.formatMessage(m.referrerHint)}
                icon="search"
                clearable
                placeholder={p1 ? nameOf(p1) : intl.formatMessage(m.noReferrer)}
                search={search}
              />
              <TextField name="note" label={intl.formatMessage(m.note)} maxLength={1000} />
            </div>
            {isBoard && (
              <CheckboxField name="isSure" hint={intl.formatMessage(m.sureHint)}>
                {intl.formatMessage(m.sure)}
              </CheckboxField>
            )}
          </div>
        )}
      </FormDialog>
    </FormikProvider>
  )
}
