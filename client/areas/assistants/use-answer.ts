import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { assistantsMessages as m } from './messages'

/** Answers a proposal, and says what came of it. */
export const useAnswer = ({ _id }: Proposal) => {
  const intl = useIntl()
  const [patch, { isLoading: busy }] = api.proposals.usePatch()
  const answer = async (data: { status: 'confirmed' | 'refused'; note?: string }): Promise<void> => {
    try {
      await patch({ id: _id, data }).unwrap()
      toastDone(intl.formatMessage(m[data.status]))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
      throw thrown
    }
  }
  return {
    busy,
    confirm: (): Promise<void> => answer({ status: 'confirmed' }).catch(() => undefined),
    /** @throws after it was told why it couldn't be */
    refuse: (note: string): Promise<void> => answer({ status: 'refused', note }),
  }
}
