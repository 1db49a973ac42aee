import type { ProposedService } from '@shared/areas/assistants/rules/proposable'
import type { Proposal } from '@shared/areas/assistants/services/proposals'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../api/api'
import { formatMoney } from '../../lib/format'
import { TwoLines } from '../../ui/DataTable/DataTable'
import { useLocale } from '../../ui/zone/zone-context'
import { proposedMessages as m } from './messages'
import './proposed.css'

const MOST_MARKED = 50
const waiting = {
  status: 'waiting',
  act: 'patch',
  $select: ['service', 'recordId', 'changes'],
  $limit: MOST_MARKED,
  $total: false,
} as const

/** What an assistant proposes to change of a record, where somebody may still confirm it; undefined: nothing. */
export const useProposed = (service: ProposedService, id: string): Proposal | undefined =>
  api.proposals.useFind(waiting).data?.data.find((proposal) => proposal.service === service && proposal.recordId === id)

interface MarkProps {
  readonly service: ProposedService
  readonly id: string
}

const addressOf = ({ _id }: Proposal): string => `/proposals?open=${_id}`

/** It stands in a row that opens something else. */
const ProposalLink = ({ proposal, children }: { readonly proposal: Proposal; readonly children: ReactNode }) => (
  <Link className="proposed num" to={addressOf(proposal)} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
    {children}
  </Link>
)

interface MarkOrProps extends MarkProps {
  /** Fields whose proposed values stand elsewhere in the row. */
  readonly toldBeside?: readonly string[] | undefined
  readonly otherwise?: ReactNode
}

/** That a change of a row's record is proposed, which leads to it; else what is given. */
export const ProposedOr = ({ service, id, toldBeside, otherwise }: MarkOrProps) => {
  const intl = useIntl()
  const proposal = useProposed(service, id)
  const isLeft = proposal && Object.keys(proposal.changes).some((field) => !toldBeside?.includes(field))
  return isLeft ? <ProposalLink proposal={proposal}>{intl.formatMessage(m.proposed)}</ProposalLink> : otherwise
}

/** The same in words alone, where the row is one button; nothing where none is. */
export const ProposedWords = ({ service, id }: MarkProps) => {
  const intl = useIntl()
  return useProposed(service, id) && <span className="proposed">{intl.formatMessage(m.proposed)}</span>
}

/** A sum of a row's record, and under it the one that is proposed in its place, which leads to the proposal. */
export const WithProposed = ({ service, id, field, children }: MarkProps & { readonly field: string; readonly children: ReactNode }) => {
  const intl = useIntl()
  const locale = useLocale()
  const proposal = useProposed(service, id)
  const after = proposal?.changes[field]?.after
  if (!proposal || typeof after !== 'number') return children
  const words = intl.formatMessage(m.value, { value: formatMoney(after, locale, { currency: false }) })
  return <TwoLines first={children} second={<ProposalLink proposal={proposal}>{words}</ProposalLink>} />
}
