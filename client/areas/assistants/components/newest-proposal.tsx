import { api } from '../../../api/api'
import { ProposalCard } from './proposal-card'
import { ThisWeek } from './this-week'

const newest = { status: 'waiting', $limit: 1 } as const

/** The newest proposal that waits, with its answers. */
export const NewestProposal = () => {
  const proposal = api.proposals.useFind(newest).data?.data[0]
  if (!proposal) return null
  return (
    <>
      <ProposalCard proposal={proposal} isOpen={false} />
      <p className="second proposal__week">
        <ThisWeek />
      </p>
    </>
  )
}
