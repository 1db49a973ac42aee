import { addDays, firstDayOf, lastDayOf, monthOfDay, shiftMonth, type Month } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { dayOf, formatDate, formatDayRange, formatMoney } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { termsOf, textOf, valuesOf, type DraftMechanic, type Scheme, type SchemeDraft, type SchemeTerm } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import type { Rank } from '../use-ranks'
import { useSchemeDraft } from '../use-scheme-draft'
import { Facts } from './facts'
import { MechanicSentence, useMechanicWords } from '../parts/mechanic-sentence'
import { SchemeEditor } from './scheme-editor'
import { sumTold } from '../sum-told'

const Sentences = ({ scheme }: { scheme: { readonly mechanics: readonly DraftMechanic[] } }) => (
  <ol className="mechanics mechanics--read">
    {scheme.mechanics.map((mechanic, at) => (
      <li key={at}>
        <MechanicSentence mechanic={mechanic} />
      </li>
    ))}
  </ol>
)

/** The schemes of a rank: in force, in draft and to come with what they would have made of last month, and those before. */
export const SchemePart = ({ rank, month }: { rank: Rank; month: Month }) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const isBoard = useCan('bod')
  const seesCommission = useCan('/report')
  const { data } = api.apComs.useFind({ rankId: rank._id, $sort: { created: -1 }, $limit: -1 })
  const [remove] = api.apComs.useRemove()
  const [isEditing, setEditing] = useState(false)
  const [dropping, setDropping] = useState<Scheme | null>(null)
  const { draft } = rank
  if (!data)
    return (
      <DockPart title={intl.formatMessage(m.title)}>
        <SkeletonRows rows={3} />
      </DockPart>
    )
  const terms = termsOf(data.data)
  const startOf = ({ scheme }: SchemeTerm) => dayOf(scheme.created, zone)
  const toCome = terms.filter((term) => startOf(term) > today)
  const inForce = terms.find((term) => startOf(term) <= today)
  const past = terms.filter((term) => term !== inForce && !toCome.includes(term))
  const nextMonth = firstDayOf(shiftMonth(monthOfDay(today), 1))
  const dropScheme = async (): Promise<void> => {
    if (!dropping) return
    try {
      await remove(dropping._id).unwrap()
      toastDone(intl.formatMessage(m.dropped))
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.failed))
      throw thrown
    }
  }
  return (
    <>
      <DockPart
        title={
          inForce
            ? intl.formatMessage(m.inForce, { number: inForce.number, day: formatDate(startOf(inForce)) })
            : intl.formatMessage(m.title)
        }
      >
        {inForce ? <Sentences scheme={inForce.scheme} /> : <p className="muted">{intl.formatMessage(m.none)}</p>}
        {isBoard && !isEditing && !draft && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            {intl.formatMessage(inForce ? m.writeNext : m.writeFirst)}
          </Button>
        )}
      </DockPart>
      {isEditing && (
        <DockPart title={intl.formatMessage(m.newScheme)}>
          <SchemeEditor
            rankId={rank._id}
            from={draft?.mechanics ?? (toCome[0] ?? inForce)?.scheme.mechanics ?? []}
            inForce={inForce?.scheme.mechanics ?? []}
            isDraft={draft !== undefined}
            since={draft?.since ?? (inForce ? nextMonth : today)}
            onSaved={() => setEditing(false)}
            onClose={() => setEditing(false)}
          />
        </DockPart>
      )}
      {draft && !isEditing && <DraftPart rank={rank} draft={draft} month={month} onEdit={() => setEditing(true)} />}
      {toCome.map((term) => (
        <DockPart key={term.scheme._id} title={intl.formatMessage(m.toCome, { number: term.number, day: formatDate(startOf(term)) })}>
          <Sentences scheme={term.scheme} />
          {seesCommission && <Effect rank={rank} tried={{ rehearse: term.scheme._id }} month={month} />}
          {isBoard && (
            <Button kind="danger-quiet" size="s" icon="trash" onClick={() => setDropping(term.scheme)}>
              {intl.formatMessage(m.dropScheme)}
            </Button>
          )}
        </DockPart>
      ))}
      {past.length > 0 && (
        <DockPart title={intl.formatMessage(m.earlier)} count={past.length}>
          <ol className="scheme-history">
            {past.map((term) => (
              <Past key={term.scheme._id} term={term} />
            ))}
          </ol>
        </DockPart>
      )}
      {dropping && (
        <ConfirmDialog
          title={intl.formatMessage(m.dropTitle)}
          changes={[intl.formatMessage(m.dropChange, { day: formatDate(dropping.created, zone) })]}
          verb={intl.formatMessage(m.dropScheme)}
          danger
          onConfirm={dropScheme}
          onClose={() => setDropping(null)}
        />
      )}
    </>
  )
}

interface DraftPartProps {
  rank: Rank
  draft: SchemeDraft
  month: Month
  onEdit: () => void
}

/** What the board hasn't decided yet: who saved it when, what it would have made of last month, and the ways on. */
const DraftPart = ({ rank, draft, month, onEdit }: DraftPartProps) => {
  const intl = useIntl()
  const zone = useZone()
  const seesCommission = useCan('/report')
  const { drop } = useSchemeDraft(rank._id)
  const [isDropping, setDropping] = useState(false)
  const mechanics = textOf(valuesOf(draft.mechanics))
  return (
    <DockPart title={intl.formatMessage(m.draft, { day: formatDate(draft.savedAt, zone), who: draft.savedBy ?? '' })}>
      <Sentences scheme={draft} />
      {seesCommission && mechanics !== '' && <Effect rank={rank} tried={{ mechanics, rankId: rank._id }} month={month} />}
      <div className="scheme-editor__foot">
        <Button kind="danger-quiet" size="s" icon="trash" onClick={() => setDropping(true)}>
          {intl.formatMessage(m.dropDraft)}
        </Button>
        <Button size="s" icon="edit" onClick={onEdit}>
          {intl.formatMessage(m.editDraft)}
        </Button>
      </div>
      {isDropping && (
        <ConfirmDialog
          title={intl.formatMessage(m.dropDraftTitle)}
          changes={[intl.formatMessage(m.dropDraftChange)]}
          verb={intl.formatMessage(m.dropDraft)}
          danger
          onConfirm={drop}
          onClose={() => setDropping(false)}
        />
      )}
    </DockPart>
  )
}

const Past = ({ term: { scheme, number, next } }: { term: SchemeTerm }) => {
  const intl = useIntl()
  const zone = useZone()
  const wordsOf = useMechanicWords()
  const first = dayOf(scheme.created, zone)
  const last = next === null ? first : addDays(dayOf(next, zone), -1)
  return (
    <li>
      <Avatar name={scheme.creator?.name ?? ''} size={20} label />
      <span>
        {intl.formatMessage(m.numbered, { number })}
        <small>{scheme.mechanics.map(wordsOf).join('; ')}</small>
      </span>
      <span className="second num">{last < first ? formatDate(first) : formatDayRange(first, last)}</span>
    </li>
  )
}

/** A scheme that is written down, or mechanics of a rank that aren't, as JSON. */
type Tried = { readonly rehearse: Scheme['_id'] } | { readonly mechanics: string; readonly rankId: Rank['_id'] }

/** What another scheme would have made of a real month, beside what the ones in force made of it: nothing is stored. */
const Effect = ({ rank, tried: by, month }: { rank: Rank; tried: Tried; month: Month }) => {
  const intl = useIntl()
  const locale = useLocale()
  const range = { since: firstDayOf(month), until: lastDayOf(month) }
  const present = api.apComs.useReport('commissionsOfAll', range).data
  const tried = api.apComs.useReport('commissionsOfAll', { ...range, ...by }).data
  if (!present || !tried) return <SkeletonRows rows={2} lines={1} />
  const ofRank = (rows: typeof present): number | undefined =>
    sumTold(rows.data.flatMap((row) => (row.rankId === rank._id ? [row.total] : [])))
  const [now, then] = [ofRank(present), ofRank(tried)]
  return (
    <div className="scheme-effect">
      <h4>{intl.formatMessage(m.triedOn, { month: Number(month.slice(5)) })}</h4>
      <Facts
        facts={[
          { key: 'now', label: intl.formatMessage(m.triedNow), value: <Amount value={now} /> },
          { key: 'then', label: intl.formatMessage(m.triedThen), value: <Amount value={then} /> },
          ...(now === undefined || then === undefined
            ? []
            : [
                {
                  key: 'more',
                  label: intl.formatMessage(then >= now ? m.triedMore : m.triedLess),
                  value: <b className="num">{formatMoney(then - now, locale, { plus: true })}</b>,
                },
              ]),
        ]}
      />
    </div>
  )
}
