import { dayOf, type Zone } from '@shared/foundation/days/days'
import { isBooked } from '@shared/foundation/ledger/measures'
import { unfolded } from '../ledger/sheets'
import type { TestApp } from './app'
import { byName, naiveEntries } from './naive-books'

/** A figure of the company: what it says, on which day (of one that stands now: none), and whether its day keeps it for good. */
export interface KeptAmount {
  readonly name: string
  readonly day: string
  readonly isBooked: boolean
  readonly amount: number
}

const NO_DAY = ''

/**
 * Every figure that is kept of a company, each by name and day: the rows of all measures, the journal by account and sub-ledger, units and
 * levels of stock, movements by day, and what stands on partners and products.
 */
export const everyFigure = async ({ database }: Pick<TestApp, 'database'>, workspaceId: string, zone: Zone): Promise<KeptAmount[]> => {
  const amounts: KeptAmount[] = []
  const add = (name: string, day: string, isKept: boolean, amount: number): void =>
    void amounts.push({ name, day, isBooked: isKept, amount })
  for (const row of await database.records('rollups', workspaceId).find({}))
    if (!/^[YM]/u.test(row.period) || row.series === 'commissions')
      for (const { key, sums } of unfolded(row))
        for (const [sum, amount] of Object.entries(sums))
          add(`${row.series} ${key} ${sum}`, row.period.slice(1), isBooked(row.series, sum), amount)
  for (const { day, lines } of await naiveEntries({ database }, workspaceId))
    for (const [, account, side, amount, of] of lines) add(`account ${account} of ${of}`, day, true, side === 'd' ? amount : -amount)
  for (const { productId, warehouseId, count, value, unknown } of await database.records('levels', workspaceId).find({})) {
    add(`level ${productId} ${warehouseId} count`, NO_DAY, false, count)
    add(`level ${productId} ${warehouseId} value`, NO_DAY, false, value)
    add(`level ${productId} ${warehouseId} unknown`, NO_DAY, false, unknown)
  }
  for (const { productId, warehouseId, time, sign, quantity, cost } of await database.records('movements', workspaceId).find({})) {
    add(`moved ${productId} ${warehouseId} pieces`, dayOf(time, zone), true, sign * quantity)
    add(`moved ${productId} ${warehouseId} cost`, dayOf(time, zone), true, sign * cost)
  }
  for (const { productId, warehouseId, cost, exported } of await database.records('stocks', workspaceId).find({}))
    if (!exported) add(`units ${productId} ${warehouseId} at ${cost ?? 'n/a'}`, NO_DAY, false, 1)
  for (const { _id, outstanding = 0, partnerBalance = 0 } of await database.records('assets', workspaceId).find({})) {
    add(`outstanding ${_id}`, NO_DAY, false, outstanding)
    add(`balance ${_id}`, NO_DAY, false, partnerBalance)
  }
  for (const { _id, stockCount } of await database.records('products', workspaceId).find({})) add(`stock ${_id}`, NO_DAY, false, stockCount)
  return amounts
}

/** Figures by day and name, added up; those that come to nothing left out. */
export const figuresByDay = (amounts: readonly KeptAmount[]): Readonly<Record<string, number>> =>
  byName(amounts.map(({ day, name, amount }) => [`${day} ${name}`, amount]))

/** By name what figures have more than others. */
export const moreThan = (after: readonly KeptAmount[], before: readonly KeptAmount[]): Readonly<Record<string, number>> =>
  figuresByDay([...after, ...before.map((each) => ({ ...each, amount: -each.amount }))])
