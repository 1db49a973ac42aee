import { fold } from '@shared/foundation/text/fold'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { CheckboxField, PickerField, SegmentedField, SelectField } from '../../../ui/form/ChoiceFields'
import { TextField } from '../../../ui/form/TextField'
import type { PickerOption } from '../../../ui/Picker/Picker'
import { agentMessages as m } from '../messages'
import { belowOf, type NetworkRow } from '../network-rows'
import type { useAgentFacts } from '../use-agent-facts'
import type { Rank } from '../use-ranks'
import { AgentFactsList } from './agent-facts'
import { useAgentName } from './agent-name'
import { ReviewChange } from './review-change'

/** More ranks than these are chosen from a list. */
const MOST_SEGMENTS = 4

/** What is said of an agent's rank. */
export interface ReviewValues {
  rankId: string
  /** Who brought the agent; null leaves it as it is. */
  p1Id: Pick<PickerOption<NetworkRow>, 'value' | 'label'> | null
  note: string
  isSure: boolean
}

interface ReviewFieldsProps {
  agent: NetworkRow
  agents: readonly NetworkRow[]
  ranks: readonly Rank[]
  /** The rank the agent has. */
  held: Rank | undefined
  facts: ReturnType<typeof useAgentFacts>
}

/** The rank to give, what speaks for it and what it changes, who brought the agent, and the board's tick. */
export const ReviewFields = ({ agent, agents, ranks, held, facts }: ReviewFieldsProps) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const nameOf = useAgentName()
  const { rankId } = useFormikContext<ReviewValues>().values
  const rank = ranks.find(({ _id }) => _id === rankId)
  const p1 = agents.find(({ _id }) => _id === agent.p1Id)
  const search = (text: string): Promise<PickerOption<NetworkRow>[]> => {
    const { direct, indirect } = belowOf(agents, agent._id)
    const below = [...direct, ...indirect]
    return Promise.resolve(
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
  }
  return (
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
      <ReviewChange agent={agent} agents={agents} held={held} rank={rank} />
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
  )
}
