import { differenceOf } from '@shared/foundation/equal'
import { fundErrors, isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { can } from '@shared/foundation/rights/rights'
import type { EntryKind, Fund } from '../../../../ledger/entry-kinds'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { actorOf } from '../../../../kernel/actor'
import { assertKnownLabels } from '../../../workspace/labels'
import { refund } from '../../order-money'
import { enterPair } from '../../transfer-pair'
import { closingOf, numbering, withStatus } from './entry-changes'

/** What a pair of entries has none of. */
const foreign = ['group', 'orderId', 'customerId', 'agentId', 'supplierId', 'userId', 'month', 'items'] as const

/**
 * Moves money from one label to another: an entry that goes out and one that comes in, of one command. The total of the books stays as it
 * is, and the result of the business knows nothing of it.
 * @returns the entry that goes out
 */
const enter: NonNullable<EntryKind['enter']> = async (call, sent) => {
  const { app, service, params, caller } = call
  if (!can(caller.rights, ['/funds'])) throw AppError.of('rights.missing')
  const {
    label = '',
    transferTo = '',
    status = 'completed',
    amount,
    created,
    name,
    note,
    refId,
    recipientName,
    recipientInfo,
    avatar,
  } = sent
  const misplaced = foreign.find((field) => sent[field] !== undefined)
  if (misplaced !== undefined) throw AppError.atField(misplaced, 'funds.transfer-alone')
  if (label === '') throw AppError.atField('label', 'funds.transfer-label')
  if (label === transferTo) throw AppError.atField('transferTo', 'funds.transfer-same')
  if (status === 'completed') {
    const blockedBy = whyNotCompletedAtOnce(actorOf(caller))
    if (blockedBy) throw AppError.of(blockedBy)
  }
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'label', after: [label] })
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'transferTo', after: [transferTo] })
  const take = numbering(call)
  const numbers: Pick<Fund, 'number'>[] = []
  return service.run(params, [], async (work) => {
    assertNoFieldErrors(
      fundErrors({ group: FUND_GROUPS.transfers.name, amount, created: created ?? null }, { now: work.now, zone: caller.zone }),
    )
    if (!isFundAmount(amount)) throw AppError.of('funds.amount-invalid')
    const described = Object.fromEntries(
      Object.entries({ name, note, refId, recipientName, recipientInfo, avatar }).filter(([, value]) => value !== undefined),
    )
    const common = {
      ...described,
      created: created ?? work.now,
      status,
      ...(status === 'completed' ? { completedAt: work.now } : {}),
      ...(caller.keyed ? { byKey: true } : {}),
    }
    const [out] = await enterPair(
      work,
      { funds: service, params },
      { from: label, to: transferTo, amount },
      common,
      // A command that is run again keeps the numbers it took.
      async (index, side) => (numbers[index] ??= await take({ status, amount: side.amount })),
    )
    return out
  })
}

/** With another label or amount the two sides would no longer be one. */
const kept = ['group', 'amount', 'items', 'created', 'label']

/** The other side goes the same way. */
const follow: NonNullable<EntryKind['follow']> = async (call, work, before, data) => {
  if (before.transferWith === undefined || data.status === undefined || data.status === before.status) return
  const { service, params, caller } = call
  const other = await work.read('funds').byId(before.transferWith)
  if (!other || other.status !== before.status) throw AppError.of('conflict.stale')
  if (data.status === 'refunded') {
    await refund(work, closingOf(call, data), other)
    return
  }
  const after = withStatus(work, caller, other, data)
  await service.change(work, params, other, differenceOf(other, { ...after, ...(await numbering(call)(after)) }))
}

/** A pair of entries that moves money from one label to another. */
export const labelTransfers: EntryKind = {
  is: ({ transferTo, transferWith }) => transferTo !== undefined || transferWith !== undefined,
  instructions: ['transferTo'],
  enter,
  assertKeeps: (_before, changed) => {
    if (changed.some((field) => kept.includes(field))) throw AppError.of('funds.transfer-fixed')
  },
  assertVoidable: (_work, { shiftId }) => (shiftId === undefined ? Promise.resolve() : Promise.reject(AppError.of('funds.of-shift'))),
  follow,
}
