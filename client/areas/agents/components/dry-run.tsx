import { type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDate } from '../../../lib/format'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { Button } from '../../../ui/Button/Button'
import { failureOf } from '../../../ui/form/form-error'
import { Panel } from '../../../ui/Panel/Panel'
import { Select } from '../../../ui/Select/Select'
import { useZone } from '../../../ui/zone/zone-context'
import { newMechanic, textOf, valuesOf, type DraftMechanic, type MechanicValues, type Scheme } from '../mechanic-values'
import { commissionMessages as m, schemeMessages } from '../messages'
import { useRanks } from '../use-ranks'
import { useSchemesToCome } from '../use-schemes-to-come'
import { MechanicFields } from './mechanic-fields'
import type { CommissionReport } from './mechanic-panel'
import { FieldError } from '../../../ui/Field/FieldError'
import { Compared } from './compared-figures'
import { RankMonths } from './rank-months'
import { Apply } from './apply-trial'
import { TriedMechanic } from './tried-mechanic'

interface DryRunProps {
  present: CommissionReport
  agentId: string
  agentName: string
  since: Day
  until: Day
}

/** Another scheme on the very orders of the range, beside what is in force: figures are changed here and tried at once, nothing is stored. */
export const DryRun = (props: DryRunProps) => {
  const toCome = useSchemesToCome(props.present.rank?._id)
  const { ranks } = useRanks()
  const [chosen, setChosen] = useState('')
  const { rank } = props.present
  if (!rank) return null
  const draft = ranks?.find(({ _id }) => _id === rank._id)?.draft
  const begin = chosen === DRAFT ? draft?.mechanics : toCome?.find(({ _id }) => _id === chosen)?.mechanics
  return (
    <Trial
      key={begin ? `${chosen} ${draft?.savedAt ?? ''}` : ''}
      {...props}
      rank={rank}
      toCome={toCome ?? []}
      hasDraft={draft !== undefined}
      chosen={begin ? chosen : ''}
      begin={begin}
      onChoose={setChosen}
    />
  )
}

/** Stands for the rank's draft among the schemes that a dry run may begin with. */
const DRAFT = 'draft'

interface TrialProps extends DryRunProps {
  rank: NonNullable<CommissionReport['rank']>
  toCome: readonly Scheme[]
  hasDraft: boolean
  /** Which of them it begins with; empty: what is in force. */
  chosen: string
  begin: readonly DraftMechanic[] | undefined
  onChoose: (id: string) => void
}

const Trial = ({ present, agentId, agentName, since, until, rank, toCome, hasDraft, chosen, begin, onChoose }: TrialProps) => {
  const intl = useIntl()
  const zone = useZone()
  const isBoard = useCan('bod')
  const [first] = present.mechanics
  const inForce = present.mechanics.filter(({ comId }) => comId === first?.comId)
  // What was sold under a former rank counts by its scheme, whatever is tried.
  const former = present.mechanics.filter(({ comId }) => comId !== first?.comId)
  const begins = () => valuesOf(begin ?? inForce)
  const [mechanics, setMechanics] = useState<readonly MechanicValues[]>(begins)
  const standing = textOf(valuesOf(inForce))
  const [settled, settle] = useState(() => textOf(mechanics))
  const [, tell] = useDebouncedValue(settled, settle)
  const isChanged = textOf(mechanics) !== standing
  const tried = isChanged && settled !== standing ? settled : ''
  const read = api.apComs.useReport(
    'commissions',
    { since, until, agentId: agentId as Id<'assets'>, mechanics: tried, first: 0 },
    { skip: tried === '' },
  )
  const answer = tried === '' ? undefined : (read.currentData ?? read.data)
  const change = (next: readonly MechanicValues[]): void => {
    setMechanics(next)
    tell(textOf(next))
  }
  const refused = read.error && tried !== '' ? textsOf(read.error) : undefined
  return (
    <>
      <Panel title={intl.formatMessage(m.dryRun)} flush>
        <div className="dry-run__choice">
          {(hasDraft || toCome.length > 0) && (
            <Select
              aria-label={intl.formatMessage(m.dryRun)}
              value={chosen}
              options={[
                { value: '', label: intl.formatMessage(m.fromInForce) },
                ...(hasDraft ? [{ value: DRAFT, label: intl.formatMessage(m.fromDraft) }] : []),
                ...toCome.map(({ _id, created }) => ({
                  value: _id as string,
                  label: intl.formatMessage(m.dryRunOf, { rank: rank.name, day: formatDate(created, zone) }),
                })),
              ]}
              onChange={onChoose}
            />
          )}
          <span className="second">{intl.formatMessage(m.onRealOrders, { rank: rank.name })}</span>
          {isChanged && (
            <Button kind="link" onClick={() => change(begins())}>
              {intl.formatMessage(m.dropTrial)}
            </Button>
          )}
        </div>
        <div className="dry-run__line dry-run__head">
          <span>{intl.formatMessage(m.mechanic)}</span>
          <span>{intl.formatMessage(m.inForce)}</span>
          <span>{intl.formatMessage(m.tried)}</span>
          <span>{intl.formatMessage(m.change)}</span>
        </div>
        {mechanics.map((values, at) => {
          const set = (next: MechanicValues): void => change(mechanics.map((each, place) => (place === at ? next : each)))
          const remove = (): void => change(mechanics.filter((_each, place) => place !== at))
          const before = inForce[at]
          return before ? (
            <TriedMechanic
              key={values.key}
              values={values}
              number={at + 1}
              now={before.total}
              then={isChanged ? answer?.mechanics[at]?.total : null}
              onChange={set}
            />
          ) : (
            <ol key={values.key} className="mechanics dry-run__added">
              <MechanicFields values={values} number={at + 1} before={undefined} errors={noErrors} onChange={set} onRemove={remove} />
            </ol>
          )
        })}
        <div className="dry-run__more">
          <Button kind="link" icon="plus" onClick={() => change([...mechanics, newMechanic()])}>
            {intl.formatMessage(schemeMessages.addMechanic)}
          </Button>
        </div>
        {refused && (
          <FieldError className="dry-run__more" role="alert">
            {refused}
          </FieldError>
        )}
        {former.length > 0 && (
          <Compared
            label={intl.formatMessage(m.ofFormerRank, { rank: [...new Set(former.flatMap(({ rank: of }) => of?.name ?? []))].join(', ') })}
            now={totalOf(former)}
            then={isChanged ? answer && totalOf(answer.mechanics.filter(({ comId }) => comId !== first?.comId)) : null}
          />
        )}
        <Compared label={agentName} now={present.total} then={isChanged ? answer?.total : null} isSum />
      </Panel>
      <RankMonths rankId={rank._id} rank={rank.name} mechanics={isChanged ? tried : null} until={until}>
        {isBoard && isChanged && <Apply rank={rank} mechanics={mechanics} isDraft={chosen === DRAFT} isTried={tried !== ''} />}
      </RankMonths>
    </>
  )
}

/** What mechanics come to together; unknown where one of them is. */
const totalOf = (mechanics: CommissionReport['mechanics']): number | undefined =>
  mechanics.reduce<number | undefined>((sum, { total }) => (sum === undefined || total === undefined ? undefined : sum + total), 0)

const noErrors: Readonly<Record<string, string>> = {}

const textsOf = (error: unknown): string => {
  const { errors, message } = failureOf(error)
  return Object.values(errors ?? {})[0] ?? message ?? ''
}
