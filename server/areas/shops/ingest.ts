import { RETRIED_OUTCOMES } from '@shared/areas/shops/rules/events'
import type { ShopNames } from '@shared/areas/shops/rules/lines'
import { textOf, UnreadablePayload, type Payload } from '@shared/areas/shops/rules/payload'
import type { ShopPayout } from '@shared/areas/shops/rules/shop-order'
import { followOrder } from './follow-order'
import { countAgain, note, settle, type Outcome, type ShopEvent } from './journal'
import { payOut } from './pay-out'
import type { ShopRun } from './shop-run'

const unreadable = (message: string): Outcome => ({
  outcome: 'refused',
  reason: { code: 'shops.unreadable', en: message.slice(0, 500), vi: message.slice(0, 500) },
})

/** Whether an event that was heard before has to be done once more. */
const isOpen = ({ outcome }: ShopEvent): boolean => RETRIED_OUTCOMES.includes(outcome)

export interface TakenIn {
  readonly outcome: Outcome | null
  /** It was heard for the first time. */
  readonly isNew: boolean
}

/**
 * Takes in an order as a platform told it: kept in the journal first, then followed. The same state of an order is told often: that is
 * counted where somebody sent it to us, and says nothing where we asked ourselves.
 */
export const takeInOrder = async (run: ShopRun, payload: Payload, names: ShopNames, via: 'pull' | 'push'): Promise<TakenIn> => {
  let reported
  try {
    reported = run.client.read(payload)
  } catch (error) {
    if (!(error instanceof UnreadablePayload)) throw error
    const code = ['order_sn', 'code', 'order_id'].map((field) => textOf(payload[field])).find(Boolean) ?? ''
    const received = {
      kind: 'order' as const,
      word: '',
      code: code.slice(0, 100),
      at: run.now(),
      key: `unreadable ${code} ${error.message}`.slice(0, 300),
    }
    const { isNew } = await note(run, { ...received, payload, ...unreadable(error.message) })
    return { outcome: null, isNew }
  }
  if (!reported) return { outcome: null, isNew: false }
  const { code, version, word } = reported
  const key = `order ${code} ${version} ${word}`.slice(0, 300)
  const { event, isNew } = await note(run, { kind: 'order', word, code, at: new Date(version), key, payload })
  if (!isNew && via === 'push') await countAgain(run, event._id)
  if (!isNew && !isOpen(event)) return { outcome: null, isNew }
  const outcome = await followOrder(run, reported, names)
  await settle(run, event._id, outcome)
  return { outcome, isNew }
}

/** Takes in what a platform paid out, likewise. */
export const takeInPayout = async (run: ShopRun, reported: ShopPayout, payload: Payload): Promise<TakenIn> => {
  const { code, ref, at } = reported
  const received = { kind: 'money' as const, word: 'payout', code, at: new Date(at), key: `money ${code} ${ref}`.slice(0, 300) }
  const { event, isNew } = await note(run, { ...received, payload: { told: reported, payload } })
  if (!isNew && !isOpen(event)) return { outcome: null, isNew }
  const outcome = await payOut(run, reported)
  await settle(run, event._id, outcome)
  return { outcome, isNew }
}

/** Does an event once more, from what was kept of it. */
export const replay = async (run: ShopRun, event: ShopEvent, names: ShopNames): Promise<ShopEvent | null> => {
  const kept: unknown = event.payload === undefined ? null : JSON.parse(event.payload)
  const outcome = kept === null ? null : await again(run, event, kept as Payload, names)
  return outcome ? settle(run, event._id, outcome) : event
}

const again = async (run: ShopRun, { kind }: ShopEvent, payload: Payload, names: ShopNames): Promise<Outcome | null> => {
  // What was kept of a payout is what was read of it.
  if (kind === 'money') return payOut(run, payload['told'] as ShopPayout)
  if (kind !== 'order') return null
  try {
    const reported = run.client.read(payload)
    return reported ? await followOrder(run, reported, names) : { outcome: 'skipped' }
  } catch (error) {
    if (!(error instanceof UnreadablePayload)) throw error
    return unreadable(error.message)
  }
}
