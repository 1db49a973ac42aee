import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatDate, formatShare } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Field } from '../../../ui/Field/Field'
import { FieldError } from '../../../ui/Field/FieldError'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { agentMessages as m } from '../messages'
import { belowOf, type NetworkRow } from '../network-rows'
import type { useAgentFacts } from '../use-agent-facts'
import type { Rank } from '../use-ranks'
import { useReview, type Review } from '../use-review'
import { AgentFactsList } from './agent-facts'
import { useAgentName } from './agent-name'
import { Facts } from './facts'

/** More ranks than these are chosen from a list. */
const MOST_SEGMENTS = 4

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
  const nameOf = useAgentName()
  const review = useReview(agent, ranks, onClose)
  const { isBoard, held, rank, busy, errors } = review
  const searchReferrer = useReferrerSearch(agent, agents)
  const p1 = agents.find(({ _id }) => _id === agent.p1Id)
  const subtitle = [
    held && agent.since
      ? intl.formatMessage(m.heldSince, { rank: held.name, day: formatDate(agent.since, zone) })
      : intl.formatMessage(m.unranked),
    p1 ? intl.formatMessage(m.broughtBy, { name: nameOf(p1) }) : intl.formatMessage(m.noReferrerHead),
  ].join(' · ')
  return (
    <Dialog
      title={intl.formatMessage(isBoard ? m.reviewTitle : m.proposeTitle, { name: review.name })}
      subtitle={subtitle}
      width={620}
      closable={busy === null}
      onClose={onClose}
      note={intl.formatMessage(m.reviewSigned)}
      foot={<Answers review={review} onClose={onClose} />}
    >
      {ranks.length === 0 ? (
        <EmptyState icon="trend" title={intl.formatMessage(m.noRanks)}>
          {intl.formatMessage(m.noRanksHint)}
        </EmptyState>
      ) : (
        <div className="review">
          <RankChoice review={review} ranks={ranks} />
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
            {rank && <Changes agent={agent} agents={agents} rank={rank} held={held} />}
          </div>
          <div className="review__halves">
            <Field label={intl.formatMessage(m.referrer)} hint={intl.formatMessage(m.referrerHint)} error={errors['p1Id']}>
              {(ids) => (
                <Picker<NetworkRow>
                  {...ids}
                  icon="search"
                  clearable
                  value={review.referrer}
                  placeholder={p1 ? nameOf(p1) : intl.formatMessage(m.noReferrer)}
                  search={searchReferrer}
                  onChange={review.setReferrer}
                />
              )}
            </Field>
            <Field label={intl.formatMessage(m.note)} error={errors['note']}>
              {(ids) => (
                <TextInput {...ids} maxLength={1000} value={review.note} onChange={(event) => review.setNote(event.target.value)} />
              )}
            </Field>
          </div>
          {isBoard && <SureTick review={review} />}
          {errors['form'] && <FieldError role="alert">{errors['form']}</FieldError>}
        </div>
      )}
    </Dialog>
  )
}

/** Declining what was proposed, leaving it for later, or giving the rank. */
const Answers = ({ review: { pending, busy, rank, isBoard, confirm, decline }, onClose }: { review: Review; onClose: () => void }) => {
  const intl = useIntl()
  return (
    <>
      {pending && (
        <Button kind="danger-quiet" busy={busy === 'decline'} disabled={busy !== null} onClick={decline}>
          {intl.formatMessage(m.decline)}
        </Button>
      )}
      <Button data-autofocus kbd="Esc" disabled={busy !== null} onClick={onClose}>
        {intl.formatMessage(m.later)}
      </Button>
      <Button kind="primary" icon="trend" busy={busy === 'confirm'} disabled={!rank || busy !== null} onClick={confirm}>
        {rank ? intl.formatMessage(isBoard ? m.rankTo : m.proposeTo, { rank: rank.name }) : intl.formatMessage(m.review)}
      </Button>
    </>
  )
}

const RankChoice = ({ review: { rankId, setRankId, held, errors }, ranks }: { review: Review; ranks: readonly Rank[] }) => {
  const intl = useIntl()
  return (
    <div>
      <p className="ui-field__label" aria-hidden="true">
        {intl.formatMessage(m.newRank)}
      </p>
      {ranks.length <= MOST_SEGMENTS ? (
        <Segmented
          block
          label={intl.formatMessage(m.newRank)}
          chosen={rankId}
          onChoose={setRankId}
          segments={ranks.map(({ _id, name }) => ({
            key: _id as string,
            label: _id === held?._id ? intl.formatMessage(m.keeps, { rank: name }) : name,
          }))}
        />
      ) : (
        <Select
          aria-label={intl.formatMessage(m.newRank)}
          value={rankId}
          onChange={setRankId}
          options={ranks.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      {errors['rankId'] && <FieldError role="alert">{errors['rankId']}</FieldError>}
    </div>
  )
}

/** Agents by name or phone; who stands below can't have brought this one. */
const useReferrerSearch = (agent: NetworkRow, agents: readonly NetworkRow[]) => {
  const intl = useIntl()
  const nameOf = useAgentName()
  const { direct, indirect } = belowOf(agents, agent._id)
  return (text: string): Promise<PickerOption<NetworkRow>[]> =>
    Promise.resolve(
      agents
        .filter(({ _id, name, phone = '' }) => _id !== agent._id && fold(`${name} ${phone}`).includes(fold(text)))
        .slice(0, 20)
        .map((row) => ({
          value: row._id,
          label: nameOf(row),
          detail: row.rank,
          ...(direct.includes(row) || indirect.includes(row) ? { reason: intl.formatMessage(m.standsBelow) } : null),
          data: row,
        })),
    )
}

/** Without it the board confirms nothing. */
const SureTick = ({ review: { tick, isSure, setSure, errors } }: { review: Review }) => {
  const intl = useIntl()
  return (
    <div>
      <Checkbox
        ref={tick}
        checked={isSure}
        hint={intl.formatMessage(m.sureHint)}
        onChange={setSure}
        aria-invalid={errors['sure'] ? true : undefined}
      >
        {intl.formatMessage(m.sure)}
      </Checkbox>
      {errors['sure'] && <FieldError role="alert">{errors['sure']}</FieldError>}
    </div>
  )
}

interface ChangesProps {
  agent: NetworkRow
  agents: readonly NetworkRow[]
  rank: Rank
  held: Rank | undefined
}

/** What a rank will change for the agent: prices, commissions, who stands below, and the orders there are. */
const Changes = ({ agent, agents, rank, held }: ChangesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const nameOf = useAgentName()
  const { data: prices } = api.apPrices.useFind({ isCurrent: true, $limit: -1 })
  const { direct, indirect } = belowOf(agents, agent._id)
  const below = [...direct, ...indirect]
  const priced = prices?.data.filter(({ rankId }) => rankId === rank._id).length ?? 0
  const ratio = prices && held && rank !== held ? priceRatio(prices.data, rank._id, held._id) : null
  return (
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
  )
}

/** How the prices of a rank lie to those of another, over the products both have: 0.95 is 5 % lower. Null when none are in common. */
const priceRatio = (
  prices: readonly { readonly productId: string; readonly rankId?: string; readonly price: number }[],
  to: string,
  from: string,
) => {
  const before = new Map(prices.flatMap(({ rankId, productId, price }) => (rankId === from ? [[productId, price] as const] : [])))
  let [now, then] = [0, 0]
  for (const { rankId, productId, price } of prices) {
    const known = rankId === to ? before.get(productId) : undefined
    if (known === undefined) continue
    now += price
    then += known
  }
  return then === 0 ? null : now / then
}
