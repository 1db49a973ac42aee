import { api } from '../../../api/api'
import { ProposalCard } from './proposal-card'

const newest = { status: 'waiting', $limit: 1 } as const

/** The newest proposal that waits, with its answers. */
export const NewestProposal = () => {
  const proposal = api.proposals.useFind(newest).data?.data[0]
  return proposal ? <ProposalCard proposal={proposal} isOpen={false} /> : null
}
