import { firstDayOf, monthOfDay, shiftMonth, startOfDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog'
import { failureOf } from '../../../ui/form/form-error'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { dataOf, type MechanicValues } from '../mechanic-values'
import { commissionMessages as m, schemeMessages } from '../messages'
import { useSchemeDraft } from '../use-scheme-draft'
import type { CommissionReport } from './mechanic-panel'

interface ApplyProps {
  rank: NonNullable<CommissionReport['rank']>
  mechanics: readonly MechanicValues[]
  /** It began with the rank's draft, which is used up by it. */
  isDraft: boolean
  /** What they come to is known. */
  isTried: boolean
}

/** Writes what was tried as the rank's scheme from the first of next month on, or keeps it for later as the rank's draft. */
export const Apply = ({ rank, mechanics, isDraft, isTried }: ApplyProps) => {
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
    <div className="dry-run__foot">
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
