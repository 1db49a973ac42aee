import type { Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { draftDataOf, type MechanicValues } from './mechanic-values'
import { schemeMessages as m } from './messages'

/** Keeps a scheme that isn't decided yet with its rank, for the whole board to go on with, and drops it; what is refused is told, and thrown. */
export const useSchemeDraft = (rankId: Id<'apRanks'>) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.apRanks.usePatch()
  const write = async (draft: Parameters<typeof patch>[0]['data']['draft'], done: string): Promise<void> => {
    try {
      await patch({ id: rankId, data: { draft } }).unwrap()
      toastDone(done)
    } catch (thrown) {
      const { errors, message } = failureOf(thrown)
      toastError(Object.values(errors ?? {})[0] ?? message ?? intl.formatMessage(m.failed))
      throw thrown
    }
  }
  return {
    busy: isLoading,
    save: (mechanics: readonly MechanicValues[], since?: Day | null): Promise<void> =>
      write({ mechanics: draftDataOf(mechanics), ...(since ? { since } : null) }, intl.formatMessage(m.draftSaved)),
    drop: (): Promise<void> => write(null, intl.formatMessage(m.draftDropped)),
  }
}
