import { groupBy } from '../group-by'
import { dong, sumDong, type Dong } from '../money/money'

/**
 * What is known of money that was sent to a person. `received`: all of it is there; `differs`: the bank tells another sum than the books;
 * `returned`: it came back. Of what nobody told anything there is none: it is on its way.
 */
export const ARRIVAL_STATES = ['received', 'differs', 'returned'] as const
export type ArrivalState = (typeof ARRIVAL_STATES)[number]

/** An entry as it is told of. */
interface PaidEntry {
  /** Signed whole dong: money out is negative. */
  readonly amount: number
  readonly status: string
  readonly userId?: string | undefined
  readonly agentId?: string | undefined
  readonly month?: string | undefined
}

/** Whether an entry pays a member their pay, or an agent their commission. */
export const paysPerson = ({ amount, userId, agentId, month }: PaidEntry): boolean =>
  amount < 0 && (userId !== undefined || (agentId !== undefined && month !== undefined))

/** What the books say was sent by an entry; 0 of one that was taken back or called off. Whole dong. */
export const sentBy = ({ amount, status }: Pick<PaidEntry, 'amount' | 'status'>): Dong =>
  dong(status === 'pending' || status === 'completed' ? Math.abs(amount) : 0)

/** Notices of a bank about one entry: above 0 what left the account, below 0 what came back; whole dong. */
interface Told {
  readonly accountId: string
  readonly amount: number
  /** Who told it: a bank's pushes and its statement tell the same money. */
  readonly by: string
}

/** Of one sum of one account: who told it most often told all of it. Whole dong. */
const toldOfSum = (notices: readonly Told[]): Dong => {
  const byTeller = [...groupBy(notices, ({ by }) => by).values()]
  return sumDong(byTeller.reduce((most, each) => (each.length > most.length ? each : most)).map(({ amount }) => dong(amount)))
}

/** What a bank told in all, each of its ways to tell it counted once: what left the account less what came back. Whole dong. */
export const toldOf = (notices: readonly Told[]): Dong =>
  sumDong([...groupBy(notices, ({ accountId, amount }) => `${accountId} ${amount}`).values()].map(toldOfSum))

/**
 * What notices of a bank come to, in whatever order they came; null where there are none.
 * @param sent whole dong, as the books say
 */
export const arrivalState = (sent: number, notices: readonly Told[]): ArrivalState | null => {
  if (notices.length === 0) return null
  const told = toldOf(notices)
  if (told <= 0) return 'returned'
  return told === sent ? 'received' : 'differs'
}
