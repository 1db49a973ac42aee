import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { isEqual } from '@shared/foundation/equal'
import { api } from '../../api/api'

interface Subject {
  readonly created: string
  readonly updated?: string
}

/** The record that a waiting proposal is to change, as it stands now. */
const useSubject = ({ service, recordId, status }: Proposal): Subject | undefined => {
  const skipUnless = (name: Proposal['service']) => ({ skip: recordId === undefined || status !== 'waiting' || service !== name })
  const id = recordId ?? ''
  const order = api.orders.useGet(id, skipUnless('orders')).data
  const task = api.tasks.useGet(id, skipUnless('tasks')).data
  const fund = api.funds.useGet(id, skipUnless('funds')).data
  const partner = api.assets.useGet(id, skipUnless('assets')).data
  const product = api.products.useGet(id, skipUnless('products')).data
  return order ?? task ?? fund ?? partner ?? product
}

/** A long list is told by how many it held: what it held isn't known. */
const isBrief = (value: unknown): boolean => typeof value === 'object' && value !== null && 'entries' in value

/** The fields of a waiting proposal that somebody changed after it was made, and when the record changed last: it waits to be looked at again. */
export const useChangedSince = (proposal: Proposal): { readonly fields: readonly string[]; readonly when: string } => {
  const subject = useSubject(proposal)
  if (!subject) return { fields: [], when: proposal.created }
  const values = Object.fromEntries(Object.entries(subject) as [string, unknown][])
  const fields = Object.entries(proposal.changes).flatMap(([field, { before }]) =>
    isBrief(before) || isEqual(values[field] ?? null, before ?? null) ? [] : [field],
  )
  return { fields, when: subject.updated ?? subject.created }
}
