import { addDays, type Month } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { dayOf, formatDate, formatDayRange } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useZone } from '../../../ui/zone/zone-context'
import { textOf, valuesOf, type DraftMechanic, type SchemeDraft, type SchemeTerm } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import type { Rank } from '../use-ranks'
import { useSchemeDraft } from '../use-scheme-draft'
import { MechanicSentence, useMechanicWords } from '../parts/mechanic-sentence'
import { SchemeEffect } from './scheme-effect'

export const Sentences = ({ scheme }: { scheme: { readonly mechanics: readonly DraftMechanic[] } }) => (
  <ol className="mechanics mechanics--read">
    {scheme.mechanics.map((mechanic, at) => (
      <li key={at}>
        <MechanicSentence mechanic={mechanic} />
      </li>
    ))}
  </ol>
)

interface DraftPartProps {
  rank: Rank
  draft: SchemeDraft
  month: Month
  onEdit: () => void
}

/** What the board hasn't decided yet: who saved it when, what it would have made of last month, and the ways on. */
export const DraftPart = ({ rank, draft, month, onEdit }: DraftPartProps) => {
  const intl = useIntl()
  const zone = useZone()
  const seesCommission = useCan('/report')
  const { drop } = useSchemeDraft(rank._id)
  const [isDropping, setDropping] = useState(false)
  const mechanics = textOf(valuesOf(draft.mechanics))
  return (
    <DockPart title={intl.formatMessage(m.draft, { day: formatDate(draft.savedAt, zone), who: draft.savedBy ?? '' })}>
      <Sentences scheme={draft} />
      {seesCommission && mechanics !== '' && <SchemeEffect rank={rank} tried={{ mechanics, rankId: rank._id }} month={month} />}
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

export const PastSchemes = ({ term: { scheme, number, next } }: { term: SchemeTerm }) => {
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
