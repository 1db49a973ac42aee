import { firstDayOf, monthOfDay, shiftMonth, type Month } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { isApiError } from '../../../api/api-error'
import { useCan } from '../../../api/session/use-me'
import { dayOf, formatDate } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { termsOf, type Scheme, type SchemeTerm } from '../mechanic-values'
import { schemeMessages as m } from '../messages'
import type { Rank } from '../use-ranks'
import { SchemeEditor } from './scheme-editor'
import { SchemeEffect } from './scheme-effect'
import { DraftPart, PastSchemes, Sentences } from './scheme-drafts'

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
          {seesCommission && <SchemeEffect rank={rank} tried={{ rehearse: term.scheme._id }} month={month} />}
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
              <PastSchemes key={term.scheme._id} term={term} />
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
