import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { zone as asZone } from '@shared/foundation/days/days'
import { lostBefore } from '@shared/areas/partners/rules/figures'
import { monthlyDepreciation } from '@shared/areas/partners/rules/schedule'
import type { FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { differenceOf } from '@shared/foundation/equal'
import { actorOf } from '../../../../kernel/actor'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import type { EntryKind, EntryMarks, Fund, FundCall, SentEntry } from '../../../../ledger/entry-kinds'
import { AppError } from '../../../../platform/errors'
import { assertKnownLabels } from '../../../workspace/labels'
import { accrualOf } from '../../accruals'
import { whenChanged, whenMarked } from '../../arrivals'
import { giveBackAtCounter } from '../../counter-drawer'
import { accountsOf } from '../../entry-accounts'
import { labelOf } from '../../entry-label'
import { vatOfEntry } from '../../input-invoice'
import { assertMayRefund, refund } from '../../order-money'
import { releaseTransfer } from '../../release-transfer'
import { closingOf, numbering, withStatus } from './entry-changes'
import { newEntry, withEdits } from './entry-fields'
import { fundsNotices } from './funds.notices'
import { fundsReports } from './funds.reports'
import {
  assertBookableGroup,
  assertMayChange,
  assertOwnPartners,
  assetKeys,
  completed,
  mayReadFunds,
  orderKeys,
  orderOf,
  partnerKeys,
  payableOrder,
} from './order-of-entry'
import { assertReadable, find, get } from './read-entries'
import { renameLabel } from './rename-label'
import { changedWaiting, enteredWaiting, refundAsked, refusedFields, settledAsking } from './second-person'

const assertKnownLabel = ({ app, caller }: FundCall, before: string | undefined, after: string | undefined) =>
  assertKnownLabels(app.get('database'), caller, {
    option: 'fundLabels',
    field: 'label',
    before: before ? [before] : [],
    after: after ? [after] : [],
  })

const kindsOf = ({ app }: FundCall, entry: EntryMarks): EntryKind[] => app.get('entryKinds').filter(({ is }) => is(entry))

const create = (call: FundCall, sent: SentEntry): Promise<Fund> => enterBy(call.app.get('entryKinds'), call, sent)

/** The first kind that enters in a way of its own hands what it comes to on to those after it. */
const enterBy = (kinds: readonly EntryKind[], call: FundCall, sent: SentEntry): Promise<Fund> => {
  const at = kinds.findIndex(({ enter: own, is }) => own && is(sent))
  const after = (step: FundCall, part: SentEntry): Promise<Fund> => enterBy(kinds.slice(at + 1), step, part)
  return kinds[at]?.enter?.(call, sent, after) ?? enter(call, sent)
}

const enter = async (call: FundCall, sent: SentEntry): Promise<Fund> => {
  const { app, service, params, caller } = call
  const kinds = kindsOf(call, sent)
  const spread = kinds.find((kind) => kind.spread)?.spread?.(call, sent)
  const instructions = app.get('entryKinds').flatMap((kind) => kind.instructions ?? [])
  const data = { ...without(sent, instructions), group: sent.group ?? kinds.find(({ group }) => group)?.group ?? '' }
  const judgedByKind = kinds.some(({ rights }) => rights)
  if (!data.orderId && !judgedByKind && !mayReadFunds(caller)) throw AppError.of('rights.missing')
  if (data.status === 'completed') {
    const reason = whyNotCompletedAtOnce(actorOf(caller))
    if (reason) throw AppError.of(reason)
  }
  const take = numbering(call)
  return service.run(params, [...assetKeys(data.assetId), ...orderKeys(data.orderId)], async (work) => {
    const entry = (await kinds.find(({ make }) => make)?.make?.(call, work, data)) ?? data
    const order = data.orderId ? await payableOrder(call, work, data.orderId) : null
    assertOwnPartners(data, order)
    await work.lock(partnerKeys(order, data as Partial<Fund>))
    if (!judgedByKind) assertBookableGroup(caller, data.group, order)
    await assertKnownLabel(call, undefined, data.label)
    const fields = { ...(await newEntry(work, call, entry, order)), ...params.besides }
    const whole = { ...fields, ...(await take(fields)) }
    // What is paid in months waits as what it comes to.
    const waiting = await enteredWaiting(work, call, whole)
    const stored: Fund[] = []
    for (const part of spread?.(whole, work.now) ?? [{}]) stored.push(await service.add(work, params, { ...whole, ...part, ...waiting }))
    const [first] = stored
    if (!first) throw new Error('nothing was entered')
    if (first.status === 'completed' && !params.isPaidAlready) await completed(call, work, first, null, order)
    for (const { tell } of kinds) await tell?.(work, caller, first)
    return first
  })
}

/** What was sent, but for some fields. */
const without = (sent: SentEntry, fields: readonly (keyof SentEntry)[]): SentEntry => {
  const rest = { ...sent }
  for (const field of fields) delete rest[field]
  return rest
}

/** What an entry holds while it stands, set free: one that is called off or refunded pays no month any more. */
const freed = (fund: Fund, kinds: readonly EntryKind[]): Partial<Fund> =>
  Object.fromEntries(kinds.flatMap(({ marks = [] }) => marks.filter((mark) => fund[mark] !== undefined).map((mark) => [mark, undefined])))

const patch = async (call: FundCall, id: string, data: Stored<FundPatch>): Promise<Fund> => {
  const { service, params, caller } = call
  await assertReadable(call, id)
  if (data.refundReason && data.status !== 'refunded') throw AppError.atField('refundReason', 'data.not-taken', { field: 'refundReason' })
  const take = numbering(call)
  const closing = closingOf(call, data)
  return service.run(params, [lock.record('funds', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    await work.lock(orderKeys(before.orderId))
    const order = before.orderId ? await orderOf(call, before.orderId) : null
    await work.lock(partnerKeys(order, before))
    const kinds = kindsOf(call, before)
    if (data.arrived !== undefined) {
      assertMayChange(caller, kinds, before.group, order)
      return service.change(work, params, before, whenMarked(work, caller, before, data.arrived))
    }
    const edited = await withEdits(work, caller, before, data, kinds)
    assertMayChange(caller, kinds, edited.group, order)
    await assertKnownLabel(call, before.label, edited.label)
    const moved = async (): Promise<Fund> => {
      const { fields: waiting, instead } = await changedWaiting(work, call, before, edited, data)
      const asMeant = withStatus(work, caller, edited, data)
      const after: Fund = { ...asMeant, ...waiting, ...(instead ? { status: instead, completedAt: undefined } : {}) }
      return service.change(
        work,
        params,
        before,
        differenceOf(before, {
          ...after,
          // Under another label its money stands elsewhere.
          ...(after.label === before.label ? {} : { cashAccount: undefined }),
          ...(after.status === 'cancelled' || after.status === 'refunded' ? freed(after, kinds) : {}),
          ...(await take(after)),
        }),
      )
    }
    const refunded = async (): Promise<Fund> => {
      assertMayRefund(before, caller)
      const { waits, fields, ...confirmed } = await refundAsked(work, call, before, data)
      if (waits) return service.change(work, params, before, differenceOf(before, { ...edited, ...fields }))
      for (const { assertVoidable } of kinds) await assertVoidable?.(work, before)
      await releaseTransfer(work, before._id)
      return refund(work, { ...closing, ...confirmed, isConfirmed: true }, before, {
        ...differenceOf(before, edited),
        ...freed(before, kinds),
        ...fields,
      })
    }
    const refused = async (reason: string): Promise<Fund> => {
      const fields = await refusedFields(work, call, before, reason)
      return service.change(work, params, before, { ...fields, ...(fields.status ? freed(before, kinds) : {}) })
    }
    const refunds = data.status === 'refunded' && before.status !== 'refunded'
    const stored = data.refusal === undefined ? await (refunds ? refunded() : moved()) : await refused(data.refusal)
    if (stored.status !== before.status) {
      await completed(call, work, stored, before, order)
      for (const { tell } of kinds) await tell?.(work, caller, stored)
    }
    const waits = data.status !== undefined && stored.status !== data.status && stored.asked !== undefined
    if (!waits) for (const { follow } of kinds) await follow?.(call, work, before, data, stored)
    // Asked for last: the shift is the last that a command holds.
    if (order) await giveBackAtCounter(work, order)
    return stored
  })
}

type Company = Pick<StoredOf<'workspaces'>, 'opts' | 'zone' | 'taxesBefore'>

const lostEachMonth = async (entry: Fund, company: () => Promise<Company | null>): Promise<Pick<Partial<Fund>, 'assetDepre'>> => {
  const { group, amount, assetSince: since, assetUntil: until } = entry
  if (!since || !until || group !== FUND_GROUPS.assets.name) return {}
  const before = entry.isOpening ? lostBefore(entry, asZone((await company())?.zone ?? '')) : undefined
  return { assetDepre: monthlyDepreciation(amount, { since, until }, before) }
}

/** What a payment for an asset loses each month follows its amount; the label and the accounts it stands on are decided when it is
 *  completed, and the day on which pay is an expense when it is known. */
const derive: ServiceRules<'funds'>['derive'] = async (entry, work, { before }) => {
  const asking = await settledAsking(work, entry, before)
  const company = () => work.readPlatform('workspaces').byId(work.workspaceId, { only: ['opts', 'zone', 'taxesBefore'] })
  const lost = await lostEachMonth(entry, company)
  const label = await labelOf(entry, before, company)
  const [accounts, accrual, vat] = await Promise.all([
    accountsOf({ ...entry, ...label }, { bankAccounts: work.read('bankAccounts'), fundGroups: work.read('fundGroups'), company }),
    accrualOf(entry, company),
    vatOfEntry(entry, before, company),
  ])
  return { ...lost, ...label, ...accounts, ...accrual, ...vat, ...asking, ...whenChanged(entry, before) }
}

export const fundsRules: ServiceRules<'funds'> = {
  find,
  get,
  create,
  patch,
  patchMany: renameLabel,
  derive,
  reports: fundsReports,
  notices: fundsNotices,
}
