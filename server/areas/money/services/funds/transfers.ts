import { fundErrors, isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import type { FundCreate } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { actorOf } from '../../../../kernel/actor'
import { assertKnownLabels } from '../../../workspace/labels'

type Fund = StoredOf<'funds'>
type Sent = Stored<FundCreate>
type Numbering = (fund: Pick<Partial<Fund>, 'status' | 'amount' | 'number'>) => Promise<Pick<Fund, 'number'>>

/** What a pair of entries has none of. */
const foreign = ['group', 'orderId', 'customerId', 'agentId', 'supplierId', 'userId', 'month', 'items'] as const

/**
 * Moves money from one label to another: an entry that goes out and one that comes in, of one command. The total of the books stays as it
 * is, and the result of the business knows nothing of it.
 * @returns the entry that goes out
 */
export const transfer = async ({ app, service, params, caller }: Call<'funds'>, sent: Sent, take: Numbering): Promise<Fund> => {
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
  const stray = foreign.find((field) => sent[field] !== undefined)
  if (stray !== undefined) throw AppError.atField(stray, 'funds.transfer-alone')
  if (label === '') throw AppError.atField('label', 'funds.transfer-label')
  if (label === transferTo) throw AppError.atField('transferTo', 'funds.transfer-same')
  if (status === 'completed') {
    const barred = whyNotCompletedAtOnce(actorOf(caller))
    if (barred) throw AppError.of(barred)
  }
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'label', after: [label] })
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'transferTo', after: [transferTo] })
  const numbers: Pick<Fund, 'number'>[] = []
  return service.run(params, [], async (work) => {
    assertNoFieldErrors(
      fundErrors({ group: FUND_GROUPS.transfers.name, amount, created: created ?? null }, { now: work.now, zone: caller.zone }),
    )
    if (!isFundAmount(amount)) throw AppError.of('funds.amount-invalid')
    const [outId, inId] = [work.newId<Fund['_id']>(), work.newId<Fund['_id']>()]
    const told = Object.fromEntries(
      Object.entries({ name, note, refId, recipientName, recipientInfo, avatar }).filter(([, value]) => value !== undefined),
    )
    const common = {
      ...told,
      group: FUND_GROUPS.transfers.name,
      created: created ?? work.now,
      status,
      ...(status === 'completed' ? { completedAt: work.now } : {}),
      ...(caller.keyed ? { byKey: true } : {}),
    }
    const sides = [
      { _id: outId, transferWith: inId, isCredit: false, amount: dong(-amount), label, transferLabel: transferTo },
      { _id: inId, transferWith: outId, isCredit: true, amount: dong(amount), label: transferTo, transferLabel: label },
    ]
    const stored: Fund[] = []
    for (const [index, side] of sides.entries()) {
      // A command that is run again keeps the numbers it took.
      numbers[index] ??= await take({ status, amount: side.amount })
      stored.push(await service.add(work, params, { ...common, ...side, ...numbers[index] }))
    }
    const [out] = stored
    if (!out) throw new Error('nothing was entered')
    return out
  })
}

/** What a side of a transfer keeps: with another label or amount the two would no longer be one. */
export const keepsTransfer = (fund: Fund, changed: readonly string[]): boolean =>
  fund.transferWith !== undefined && changed.some((field) => ['group', 'amount', 'items', 'created', 'label'].includes(field))
