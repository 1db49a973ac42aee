import type { QuestionTerms } from '@shared/areas/questions/rules/measures'
import type { RangeName } from '@shared/areas/questions/rules/steps'
import type { Sort } from '@shared/areas/questions/rules/table'

/** A question without its name: what is asked, over which range, and how it is told. */
export interface Asked extends QuestionTerms {
  readonly range: RangeName
  readonly compare?: boolean | undefined
  readonly sort?: Sort | undefined
  readonly top?: number | undefined
}

/** Questions that shops ask, by the name of their text. */
export const READY = {
  categories: { measure: 'ordered', rows: 'category', columns: 'month', range: 'months6' },
  margins: { measure: 'profit', rows: 'category', columns: 'month', range: 'months6' },
  bestGoods: { measure: 'piecesShipped', rows: 'product', range: 'last28', compare: true, top: 20 },
  slowGoods: { measure: 'piecesShipped', rows: 'product', range: 'months3', compare: true, sort: 'least', top: 20 },
  buyers: { measure: 'ordered', rows: 'customer', range: 'months3', compare: true, top: 20 },
  agentsMonths: { measure: 'ordered', rows: 'agent', columns: 'month', range: 'months6' },
  sellersWeeks: { measure: 'ordered', rows: 'seller', columns: 'week', range: 'last28' },
  days: { measure: 'ordered', rows: 'day', range: 'month' },
  expenses: { measure: 'expense', rows: 'group', columns: 'month', range: 'months6' },
  purses: { measure: 'moneyOut', rows: 'group', columns: 'label', range: 'month' },
  debts: { measure: 'receivable', rows: 'customer', columns: 'month', range: 'months6' },
  suppliers: { measure: 'payable', rows: 'supplier', columns: 'month', range: 'months6' },
} as const satisfies Readonly<Record<string, Asked>>
export type ReadyName = keyof typeof READY
export const READY_NAMES = Object.keys(READY) as ReadyName[]
