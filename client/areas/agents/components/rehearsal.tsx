import { firstDayOf, lastDayOf, monthOfDay, shiftMonth, startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import { isPercentMethod } from '@shared/areas/agents/rules/commissions'
import type { Id } from '@shared/foundation/ids'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../ui/form/form-error'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Panel } from '../../../ui/Panel/Panel'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { dataOf, isAmountOf, newMechanic, textOf, valuesOf, type DraftMechanic, type MechanicValues, type Scheme } from '../mechanic-values'
import { commissionMessages as m, schemeMessages } from '../messages'
import { useRanks } from '../use-ranks'
import { useSchemeDraft } from '../use-scheme-draft'
import { useSchemesToCome } from '../use-schemes-to-come'
import { MechanicFields } from './mechanic-fields'
import { MethodSentence, sourceWords } from '../parts/mechanic-sentence'
import { sumTold } from '../sum-told'
import type { CommissionReport } from './mechanic-panel'
import { FieldError } from '../../../ui/Field/FieldError'

interface RehearsalProps {
  present: CommissionReport
  agentId: string
  agentName: string
  since: Day
  until: Day
}

/** Another scheme on the very orders of the range, beside what is in force: figures are changed here and tried at once, nothing is stored. */
export const DryRun = (props: RehearsalProps) => {
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

/** Stands for the rank's draft among the schemes that a rehearsal may begin with. */
const DRAFT = 'draft'

interface TrialProps extends RehearsalProps {
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
        <div className="rehearsal__choice">
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
        <div className="rehearsal__line rehearsal__head">
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
            <ol key={values.key} className="mechanics rehearsal__added">
              <MechanicFields values={values} number={at + 1} before={undefined} errors={noErrors} onChange={set} onRemove={remove} />
            </ol>
          )
        })}
        <div className="rehearsal__more">
          <Button kind="link" icon="plus" onClick={() => change([...mechanics, newMechanic()])}>
            {intl.formatMessage(schemeMessages.addMechanic)}
          </Button>
        </div>
        {refused && (
          <FieldError className="rehearsal__more" role="alert">
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

interface TriedMechanicProps {
  values: MechanicValues
  number: number
  now: number | undefined
  then: Tried
  onChange: (values: MechanicValues) => void
}

/** A mechanic with its figures open for trying, and what they come to. */
const TriedMechanic = ({ values, number, now, then, onChange }: TriedMechanicProps) => {
  const intl = useIntl()
  const { sourceName, methodName, x, comValue, goods } = values
  const label = (text: string): string => `${text}, ${intl.formatMessage(schemeMessages.mechanic, { number })}`
  return (
    <div className="rehearsal__line">
      <span className="rehearsal__what">
        <span className="rehearsal__sentence">
          <b className="num second">{number}</b>{' '}
          <MethodSentence
            method={methodName}
            x={
              isAmountOf(methodName) ? (
                <MoneyInput aria-label={label('[X]')} value={x} onChange={(next) => onChange({ ...values, x: next })} />
              ) : (
                <QuantityInput
                  decimals={isPercentMethod(methodName)}
                  aria-label={label('[X]')}
                  value={x}
                  onChange={(next) => onChange({ ...values, x: next })}
                />
              )
            }
            value={
              <MoneyInput
                aria-label={label(intl.formatMessage(schemeMessages.value))}
                value={comValue}
                onChange={(next) => onChange({ ...values, comValue: next })}
              />
            }
          />
        </span>
        <small>
          {[intl.formatMessage(sourceWords[sourceName]), goods?.name ?? intl.formatMessage(schemeMessages.allGoods)].join(' · ')}
        </small>
      </span>
      <Figures now={now} then={then} />
    </div>
  )
}

/** What something would come to: null while nothing is tried, undefined until it is known. */
type Tried = number | null | undefined

const Figures = ({ now, then }: { now: number | undefined; then: Tried }) => {
  const locale = useLocale()
  return (
    <>
      <span className="muted">
        <Amount value={now} currency={false} />
      </span>
      {typeof then === 'number' ? <Amount value={then} currency={false} /> : <span className="faint">{then === null ? '–' : '…'}</span>}
      <b className="num">
        {typeof then !== 'number' || now === undefined ? '' : formatMoney(then - now, locale, { plus: true, currency: false })}
      </b>
    </>
  )
}

const Compared = ({ label, now, then, isSum }: { label: string; now: number | undefined; then: Tried; isSum?: boolean }) => (
  <div className={isSum ? 'rehearsal__line rehearsal__sum' : 'rehearsal__line'}>
    <span className="cut">{label}</span>
    <Figures now={now} then={then} />
  </div>
)

interface RankMonthsProps {
  rankId: Id<'apRanks'>
  rank: string
  /** As JSON; empty: they aren't whole yet; null: nothing is tried. */
  mechanics: string | null
  until: Day
  children: ReactNode
}

/** The whole rank over three months, with what commissions are of its sales. */
const RankMonths = ({ rankId, rank, mechanics, until, children }: RankMonthsProps) => {
  const intl = useIntl()
  const last = monthOfDay(until)
  return (
    <Panel title={intl.formatMessage(m.wholeRank, { rank })} flush>
      <div className="rehearsal__line rehearsal__line--share rehearsal__head">
        <span>{intl.formatMessage(m.month)}</span>
        <span>{intl.formatMessage(m.inForce)}</span>
        <span>{intl.formatMessage(m.tried)}</span>
        <span>{intl.formatMessage(m.change)}</span>
        <span>{intl.formatMessage(m.ofSales)}</span>
      </div>
      {[shiftMonth(last, -2), shiftMonth(last, -1), last].map((month) => (
        <RankMonth key={month} rankId={rankId} mechanics={mechanics} month={month} />
      ))}
      {children}
    </Panel>
  )
}

const RankMonth = ({
  rankId,
  mechanics,
  month,
}: Pick<RankMonthsProps, 'rankId' | 'mechanics'> & { month: ReturnType<typeof monthOfDay> }) => {
  const locale = useLocale()
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const present = api.apComs.useReport('commissionsOfAll', range).data
  const tried = api.apComs.useReport('commissionsOfAll', { ...range, mechanics: mechanics ?? '', rankId }, { skip: !mechanics }).data
  const network = api.apAgents.useReport('network', range).data
  const sum = (rows: typeof present): number | undefined =>
    rows && sumTold(rows.data.flatMap((row) => (row.rankId === rankId ? [row.total] : [])))
  const now = present ? sum(present) : 0
  const then = mechanics === null ? null : mechanics === '' ? undefined : sum(tried)
  const sales = network?.data.reduce((so, row) => (row.rankId === rankId ? so + row.own : so), 0) ?? 0
  const share = (of: number | undefined): string => (of === undefined ? '–' : formatNumber(Math.round((of / sales) * 1000) / 10, locale))
  return (
    <div className="rehearsal__line rehearsal__line--share">
      <span className="num">{`${month.slice(5)}/${month.slice(0, 4)}`}</span>
      <Figures now={now} then={then} />
      <span className="num second">{sales > 0 ? (typeof then === 'number' ? `${share(now)} → ${share(then)}` : share(now)) : '–'}</span>
    </div>
  )
}

interface ApplyProps {
  rank: NonNullable<CommissionReport['rank']>
  mechanics: readonly MechanicValues[]
  /** It began with the rank's draft, which is used up by it. */
  isDraft: boolean
  /** What they come to is known. */
  isTried: boolean
}

/** Writes what was tried as the rank's scheme from the first of next month on, or keeps it for later as the rank's draft. */
const Apply = ({ rank, mechanics, isDraft, isTried }: ApplyProps) => {
  const intl = useIntl()
  const zone = useZone()
  const day = firstDayOf(shiftMonth(monthOfDay(useToday() as Day), 1))
  const [create] = api.apComs.useCreate()
  const draft = useSchemeDraft(rank._id)
  const [isAsking, setAsking] = useState(false)
  const verb = intl.formatMessage(m.applyFrom, { day: formatDate(day) })
  const apply = async (): Promise<void> => {
    try {
      const created = startOfDay(day, asZone(zone)).toISOString() as Instant
      await create({ rankId: rank._id, created, mechanics: dataOf(mechanics), ...(isDraft ? { draft: true } : null) }).unwrap()
      toastDone(intl.formatMessage(schemeMessages.saved, { day: formatDate(day) }))
    } catch (thrown) {
      const { errors, message } = failureOf(thrown)
      toastError(Object.values(errors ?? {})[0] ?? message ?? intl.formatMessage(schemeMessages.failed))
      throw thrown
    }
  }
  return (
    <div className="rehearsal__foot">
      <span className="second">{intl.formatMessage(m.staysPaid)}</span>
      <Button kind="link" busy={draft.busy} onClick={() => void draft.save(mechanics).catch(() => undefined)}>
        {intl.formatMessage(schemeMessages.saveDraft)}
      </Button>
      {isTried && <Button onClick={() => setAsking(true)}>{verb}</Button>}
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(m.applyTitle, { rank: rank.name, day: formatDate(day) })}
          changes={[intl.formatMessage(schemeMessages.sinceHint)]}
          verb={verb}
          onConfirm={apply}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
