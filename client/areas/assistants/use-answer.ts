import type { Proposal, ProposalPatch } from '@shared/areas/assistants/services/proposals'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { assistantsMessages as m } from './messages'

/** Answers a proposal, and says what came of it. */
export const useAnswer = ({ _id, data: sent }: Proposal) => {
  const intl = useIntl()
  const [patch, { isLoading: busy }] = api.proposals.usePatch()
  const answer = async (data: ProposalPatch, done: 'confirmed' | 'refused' | 'looked'): Promise<void> => {
    try {
      await patch({ id: _id, data }).unwrap()
      toastDone(intl.formatMessage(m[done]))
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
      throw thrown
    }
  }
  return {
    busy,
    confirm: (): Promise<void> => answer({ status: 'confirmed' }, 'confirmed').catch(() => undefined),
    /** The same, tried against the record as it stands now. */
    lookAgain: sent && ((): Promise<void> => answer({ data: sent }, 'looked').catch(() => undefined)),
    /** @throws after it was told why it couldn't be */
    refuse: (note: string): Promise<void> => answer({ status: 'refused', note }, 'refused'),
  }
}
