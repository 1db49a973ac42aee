import { lock } from '../../../../kernel/locks'
import { partOf } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { isObject, type Fields } from '../../plain'
import { write } from '../../write'
import { expireProposals } from './expire-proposals'
import { proposalsNotices } from './proposals.notices'

const HOUR_MS = 3_600_000

type Kept = StoredOf<'proposals'>

const dataOf = ({ sent }: Kept): Fields => {
  const read: unknown = JSON.parse(sent)
  return isObject(read) ? read : {}
}

/** @throws AppError 409 when the record was changed since in what the proposal shows or sends */
const assertAsProposed = async (work: SocaiUnitOfWork, proposal: Kept): Promise<void> => {
  const { service, recordId, basedOn = 0, changes } = proposal
  if (recordId === undefined) return
  const record = await work.read(service).byId(recordId)
  const shown = new Set([...Object.keys(changes), ...Object.keys(dataOf(proposal))])
  const changed = Object.entries(record?.revs ?? {}).flatMap(([field, rev]) => (rev > basedOn && shown.has(field) ? [field] : []))
  if (changed.length > 0) throw AppError.of('assistants.changed', { fields: changed.join(', ') })
}

/** Writes what is proposed as whoever confirms: in one transaction with the answer, or not at all. */
const confirm = async ({ app, params, caller }: Call<'proposals'>, work: SocaiUnitOfWork, proposal: Kept): Promise<string> => {
  await assertAsProposed(work, proposal)
  const { service, act, recordId, basedOn } = proposal
  const { basedOn: _own, query: _query, provider: _outside, headers: _headers, ...part } = partOf(params)
  const written = await write(app, { ...part, caller, within: work }, { service, act, id: recordId, basedOn, data: dataOf(proposal) })
  return '_id' in written ? String(written._id) : ''
}

export const proposalsRules: ServiceRules<'proposals'> = {
  /** The first answer counts, whoever presses. */
  patch: (call, id, data) => {
    const { service, params, caller } = call
    if (caller.keyed) throw AppError.of('assistants.person-answers')
    return service.run(params, [lock.record('proposals', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      const { status = before.status, note } = data
      if (before.status !== 'waiting') throw AppError.of(before.status === 'expired' ? 'assistants.expired' : 'assistants.answered')
      if (status === 'waiting') return service.change(work, params, before, data)
      if (before.expires <= work.now) throw AppError.of('assistants.expired')
      if (status === 'refused') {
        if ((note ?? before.note ?? '').trim() === '') throw AppError.atField('note', 'assistants.note-required')
        return service.change(work, params, before, { ...data, answeredAt: work.now })
      }
      const writtenId = await confirm(call, work, before)
      return service.change(work, params, before, { ...data, answeredAt: work.now, ...(writtenId ? { writtenId } : {}) })
    })
  },
  notices: proposalsNotices,
  jobs: [{ name: 'proposals that nobody answered', everyMs: HOUR_MS, run: expireProposals }],
}
