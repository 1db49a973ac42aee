import type { Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useToday } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'

/** The day that the figures of before are of, asked once: debts, money and assets are dated by it; stock lies there from the day it comes in. */
export const AsOf = ({ day }: { readonly day: Day }) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  const today = useToday()
  const [patch, { isLoading }] = api.workspaces.usePatch()
  const set = async (openingDay: Day | null): Promise<void> => {
    if (!workspace || openingDay === day) return
    try {
      await patch({ id: workspace._id, data: { opts: { openingDay } } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <label className="moving-as-of">
      <span className="name">{intl.formatMessage(m.asOf)}</span>
      <DatePicker value={day} max={today} disabled={isLoading || !workspace} onChange={(chosen) => void set(chosen)} />
      <span className="second">{intl.formatMessage(m.asOfHint)}</span>
    </label>
  )
}
