import { dayOf, type Zone } from '@shared/foundation/days/days'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { TestApp } from './app'

/** A second and naive reckoning: loops over records and adds up. It shares no code with the ledger. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Local days, both counted in. */
export type NaiveRange = readonly [string, string]

export const isWithin = ([since, until]: NaiveRange, at: string | undefined, zone: Zone): boolean => {
  const day = at === undefined ? '' : dayOf(new Date(at), zone)
  return day >= since && day <= until
}

/** A movement of the books by an entry of funds. */
export interface NaiveMove {
  readonly at: string
  readonly amount: number
  readonly group: string
  readonly label: string
}

/**
 * The entries' moves of the books: at its date, and back on the day it was refunded; a part that was given back by its own entry, until that is
 * taken back. What was paid ahead before the books began moves none.
 */
export const movesOf = (funds: readonly Fund[]): NaiveMove[] =>
  funds.flatMap(({ status, created, refundedAt, amount, group, label = '', isOpening, isPart }) =>
    isOpening
      ? []
      : [
          ...(status === 'completed' || refundedAt || (isPart && status === 'refunded') ? [{ at: created, amount, group, label }] : []),
          ...(refundedAt ? [{ at: refundedAt, amount: -amount, group, label }] : []),
        ],
  )

/** The groups that the business report takes from elsewhere, or not at all. */
const OUTSIDE_BUSINESS: readonly string[] = ['Sales', 'Purchases', 'Assets', 'Opening Balance', 'Transfers']

/** The orders that the company earns with. */
const EARNING: readonly string[] = ['sales']

/** What the business report says of a range, before assets. */
export interface NaiveBusiness {
  readonly revenueOrdered: number
  readonly revenueShipped: number
  readonly cost: number
  readonly groups: Readonly<Record<string, number>>
  readonly netProfit: number
}

const isCounted = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'error'

/** The day on which a part of an order came back; of several the last one stands for all. */
const lastReturnOf = ({ shipments }: Order): string | undefined =>
  shipments.findLast(({ lines }) => lines.some(({ quantity }) => quantity < 0))?.time

/** For a company whose closed days were not closed yet when orders of them were changed. */
export const naiveBusiness = (orders: readonly Order[], funds: readonly Fund[], range: NaiveRange, zone: Zone): NaiveBusiness => {
  const within = (at: string | undefined): boolean => isWithin(range, at, zone)
  const sales = orders.filter(({ group, isOpening }) => EARNING.includes(group) && !isOpening)
  const returned = sales.filter(({ status, returnedAt }) => status === 'returned' && within(returnedAt))
  const ofReturned = returned.flatMap(({ shipments }) => shipments)
  const shipments = sales.flatMap((order) => order.shipments).filter(({ time }) => within(time))
  const ordered = sales.filter((order) => isCounted(order) && within(order.created))
  const inPart = sales.filter((order) => order.status !== 'returned' && isCounted(order) && within(lastReturnOf(order)))
  const revenueOrdered =
    sum(ordered.map(({ total }) => total)) -
    sum(returned.map(({ total }) => total)) -
    sum(inPart.map(({ returnedTotal = 0 }) => returnedTotal))
  const cost = sum(shipments.map((each) => each.cost)) - sum(ofReturned.map((each) => each.cost))
  const moves = movesOf(funds).filter(({ at, group }) => within(at) && !OUTSIDE_BUSINESS.includes(group))
  return {
    revenueOrdered,
    revenueShipped: sum(shipments.map(({ net }) => net)) - sum(ofReturned.map(({ net }) => net)),
    cost,
    groups: byName(moves.map(({ group, amount }) => [group, amount])),
    netProfit: revenueOrdered - cost + sum(moves.map(({ amount }) => amount)),
  }
}

/** Sums by name; those that come to nothing left out. */
export const byName = (amounts: readonly (readonly [string, number])[]): Readonly<Record<string, number>> => {
  const sums = new Map<string, number>()
  for (const [name, amount] of amounts) sums.set(name, (sums.get(name) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, total]) => Math.abs(total) > 0.0001))
}

/** What a purse held before a range and after it. */
export const naiveCash = (
  funds: readonly Fund[],
  range: NaiveRange,
  zone: Zone,
  label?: string,
): { readonly opening: number; readonly closing: number } => {
  const moves = movesOf(funds).filter((move) => label === undefined || move.label === label)
  const opening = sum(moves.filter(({ at }) => dayOf(new Date(at), zone) < range[0]).map(({ amount }) => amount))
  const within = moves.filter(({ at }) => isWithin(range, at, zone))
  return { opening, closing: opening + sum(within.map(({ amount }) => amount)) }
}

/** What a partner owes, or is owed, and may spend. */
export const naivePartner = (orders: readonly Order[], partnerId: string): { readonly outstanding: number; readonly balance: number } => {
  const own = orders.filter(
    ({ status, customerId, agentId, supplierId }) =>
      !['cancelled', 'returned', 'error'].includes(status) && [customerId, agentId, supplierId].some((each) => each === partnerId),
  )
  const left = own.map(({ total, returnedTotal = 0, paid }) => total - returnedTotal - paid)
  return { outstanding: sum(left.map((open) => Math.max(0, open))), balance: sum(left.map((open) => Math.max(0, -open))) }
}

/** A line of the journal as it is kept, by places of names: act, side and account, amount, whose. */
type KeptLine = readonly [number, number, number, number]
/** A figure as it is kept, by places of names: measure, key or its parts, and each sum with its amount. */
type KeptFigure = readonly [number, number | readonly number[], ...number[]]

/** A line of the journal: act, account, side, amount, whose. */
type NaiveLine = readonly [string, string, 'd' | 'c', number, string]
/** A figure: measure, key, sums. */
type NaiveFigure = readonly [string, string, Readonly<Record<string, number>>]

/** What entries of the journal say, read as the bare lists they are. */
export interface NaiveEntry {
  readonly slot: number
  readonly n: number
  readonly day: string
  readonly recordId: string
  readonly lines: readonly NaiveLine[]
  readonly figures: readonly NaiveFigure[]
}

export const naiveEntries = async ({ database }: Pick<TestApp, 'database'>, workspaceId: string): Promise<NaiveEntry[]> =>
  (await database.records('journal', workspaceId).find({})).map(({ slot, n, day, recordId, body }) => {
    const [names, lines, figures] = JSON.parse(body) as [string[], KeptLine[], KeptFigure[]]
    return {
      slot,
      n,
      day,
      recordId,
      lines: lines.map((line) => namedLine(names, line)),
      figures: figures.map((each) => namedFigure(names, each)),
    }
  })

const namedLine = (names: readonly string[], [act, sided, amount, of]: KeptLine): NaiveLine => {
  const account = names[sided] ?? ''
  return [names[act] ?? '', account.slice(1), account.startsWith('d') ? 'd' : 'c', amount, names[of] ?? '']
}

const namedFigure = (names: readonly string[], [measure, key, ...rest]: KeptFigure): NaiveFigure => {
  const parts = typeof key === 'number' ? [key] : key
  const sums = rest.flatMap((place, at) => (at % 2 === 0 ? [[names[place] ?? '', rest[at + 1] ?? 0] as const] : []))
  return [names[measure] ?? '', parts.map((part) => names[part]).join('|'), Object.fromEntries(sums)]
}

/** What accounts come to, debits less credits, by account. */
export const naiveBalances = (entries: readonly NaiveEntry[]): Readonly<Record<string, number>> =>
  byName(entries.flatMap(({ lines }) => lines.map(([, account, side, amount]) => [account, side === 'd' ? amount : -amount] as const)))

/** Every figure that entries add to, by `measure day key sum`. */
export const naiveFigures = (entries: readonly NaiveEntry[]): Readonly<Record<string, number>> =>
  byName(
    entries.flatMap(({ day, figures }) =>
      figures.flatMap(([measure, key, sums]) =>
        Object.entries(sums).map(([name, amount]) => [`${measure} ${day} ${key} ${name}`, amount] as const),
      ),
    ),
  )

/** What there is of a product on the evening of a day on which something of it moved, and what its account says. */
export interface NaiveEvening {
  readonly product: string
  readonly day: string
  readonly warehouse: string
  readonly pieces: number
  /** Of the warehouse, by its movements; and of all warehouses by the accounts, where it is told of the last of them. */
  readonly value: number
  readonly account: number
}

/** Every evening of each product in each warehouse, and in all (`warehouse` is empty), from movements and entries alone. */
export const stockOfEvenings = async (
  { database }: Pick<TestApp, 'database'>,
  workspaceId: string,
  zone: Zone,
): Promise<NaiveEvening[]> => {
  const moves = (await database.records('movements', workspaceId).find({})).map((move) => ({ ...move, day: dayOf(move.time, zone) }))
  const lines = (await naiveEntries({ database }, workspaceId)).flatMap(({ day, lines: own }) =>
    own.flatMap(([, account, side, amount, product]) =>
      account === '156' ? [{ day, product, amount: side === 'd' ? amount : -amount }] : [],
    ),
  )
  const evenings: NaiveEvening[] = []
  for (const product of new Set(moves.map(({ productId }) => productId))) {
    const own = moves.filter(({ productId }) => productId === product)
    for (const warehouse of ['', ...new Set(own.map(({ warehouseId }) => warehouseId))])
      for (const day of new Set(own.map((move) => move.day))) {
        const until = own.filter((move) => move.day <= day && (warehouse === '' || move.warehouseId === warehouse))
        const value = sum(until.map(({ sign, cost }) => sign * cost))
        const booked = sum(lines.filter((line) => line.product === product && line.day <= day).map(({ amount }) => amount))
        evenings.push({
          product,
          day,
          warehouse,
          pieces: sum(until.map(({ sign, quantity }) => sign * quantity)),
          value,
          account: warehouse === '' ? booked : value,
        })
      }
  }
  return evenings
}
