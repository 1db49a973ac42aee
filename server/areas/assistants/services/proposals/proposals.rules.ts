import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { dataOf, editedOf, ownParams, revise, type Kept } from '../../revise'
import { write } from '../../write'
import { expireProposals } from './expire-proposals'
import { proposalsNotices } from './proposals.notices'

const HOUR_MS = 3_600_000

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
  const written = await write(
    app,
    { ...ownParams(params), caller, within: work },
    { service, act, id: recordId, basedOn, data: dataOf(proposal) },
  )
  return '_id' in written ? String(written._id) : ''
}

export const proposalsRules: ServiceRules<'proposals'> = {
  /** The first answer counts, whoever presses. What is changed before is tried first, and kept with the answer or not at all. */
  patch: async (call, id, data) => {
    const { service, params, caller } = call
    if (caller.keyed) throw AppError.of('assistants.person-answers')
    const { data: sent, ...answer } = data
    const revised = sent === undefined ? null : await revise(call, await service.read(id, params), sent)
    return service.run(params, [lock.record('proposals', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      const { status = before.status, note } = answer
      if (before.status !== 'waiting') throw AppError.of(before.status === 'expired' ? 'assistants.expired' : 'assistants.answered')
      const fields = { ...answer, ...(revised ? { ...revised, ...editedOf(before, revised, caller) } : {}) }
      if ((status !== 'waiting' || revised) && before.expires <= work.now) throw AppError.of('assistants.expired')
      if (status === 'waiting') return service.change(work, params, before, fields)
      if (status === 'refused') {
        if ((note ?? before.note ?? '').trim() === '') throw AppError.atField('note', 'assistants.note-required')
        return service.change(work, params, before, { ...fields, answeredAt: work.now })
      }
      const writtenId = await confirm(call, work, { ...before, ...fields })
      return service.change(work, params, before, { ...fields, answeredAt: work.now, ...(writtenId ? { writtenId } : {}) })
    })
  },
  notices: proposalsNotices,
  jobs: [{ name: 'proposals that nobody answered', everyMs: HOUR_MS, run: expireProposals }],
}
