import { CHANNELS, HOURS, WEEKDAYS, type Channel, type Hour, type Weekday } from '@shared/foundation/documents/order-origin'
import type { TradeFigure, TradeView } from '@shared/areas/trade/rules/reports/trade-entries'
import {
  CONDITIONS,
  isPeriod,
  partsAsked,
  sourceOf,
  type ConditionName,
  type Dimension,
  type Part,
  type QuestionTerms,
} from '@shared/areas/questions/rules/measures'
import type { Day } from '../../lib/format'
import type { Pivot, Place } from './words'

/** What a cell is made of: entries that one of the reports tells, or a page. */
export type Behind =
  | {
      readonly of: 'trade'
      readonly by: TradeView
      readonly figure: TradeFigure
      readonly partnerId?: string
      readonly productId?: string
      readonly memberId?: string
      readonly categoryId?: string
      readonly channel?: Channel
      readonly weekday?: Weekday
      readonly hour?: Hour
      readonly warehouseId?: string
      readonly tag?: string
    }
  | { readonly of: 'result'; readonly group: string; readonly isExpense: boolean }
  | { readonly of: 'money'; readonly direction: 'in' | 'out'; readonly group?: string; readonly label?: string }
  | { readonly of: 'debt'; readonly partnerId: string; readonly group: 'customerId' | 'agentId' | 'supplierId' }
  | { readonly of: 'page'; readonly to: string }

/** A cell that was opened. */
export interface OpenCell {
  readonly behind: Behind
  readonly title: string
  readonly value: number
  readonly since: Day
  readonly until: Day
  /** What it may be seen by next, and what it is narrowed to then. */
  readonly next: NextQuestion | null
}

/** A question about one cell. */
export interface NextQuestion {
  readonly conditions: Readonly<Partial<Record<ConditionName, string>>>
  readonly dimensions: readonly Dimension[]
}

const trade: Readonly<Partial<Record<QuestionTerms['measure'], TradeFigure>>> = {
  ordered: 'ordered',
  shipped: 'shipped',
  cost: 'cost',
  profit: 'profit',
  orders: 'orders',
  returned: 'returned',
  paid: 'paid',
  discount: 'discount',
}
const ofGoods: Readonly<Partial<Record<QuestionTerms['measure'], TradeFigure>>> = {
  ordered: 'revenueOrdered',
  shipped: 'revenueShipped',
  cost: 'cost',
  profit: 'profit',
  piecesOrdered: 'ordered',
  piecesShipped: 'shipped',
  piecesGiven: 'gift',
}

/** What a cell tells apart, by its row, its column and the conditions; null where it stands for several. */
export const partsOf = (terms: QuestionTerms, row: Place | null, column: Place | null): Partial<Record<Part, string>> | null => {
  const told: Partial<Record<Part, string>> = {}
  for (const [name, part] of Object.entries(CONDITIONS)) {
    const value = terms[name as keyof typeof CONDITIONS]
    if (value !== undefined) told[part] = value
  }
  for (const [dimension, place] of [
    [terms.rows, row],
    [terms.columns, column],
  ] as const) {
    if (dimension === undefined || place === null || isPeriod(dimension)) continue
    if (place.is !== 'one') return null
    told[dimension] = place.key
  }
  return told
}

/** A key of a list as that part of a cell; nothing where it is none. */
const listed = <Part extends string, Key extends string>(
  part: Part,
  keys: readonly Key[],
  key: string | undefined,
): { readonly [Name in Part]?: Key } | null => {
  const found = keys.find((each) => each === key)
  return found === undefined ? null : ({ [part]: found } as { readonly [Name in Part]?: Key })
}

/** The entries behind a cell, a sum where `row` or `column` is null; null where nothing can be opened. */
export const behindOf = (terms: QuestionTerms, pivot: Pivot, row: Place | null, column: Place | null): Behind | null => {
  const source = sourceOf(terms)
  const parts = partsOf(terms, row, column)
  if (source === null || parts === null) return null
  const isSum = partsAsked(terms).some((part) => parts[part] === undefined)
  const hasRest = [...pivot.data, ...pivot.columns].some(({ is }) => is === 'rest')
  const figure = trade[terms.measure]
  // With what belongs to none the sum is all sales.
  if (isSum && hasRest && figure) return { of: 'trade', by: 'days', figure }
  const { product, category, customer, agent, supplier, buyer, seller, group, label, account, channel, weekday, hour, warehouse, tag } =
    parts
  switch (source) {
    case 'business':
      return figure ? { of: 'trade', by: 'days', figure } : null
    case 'goods': {
      const own = ofGoods[terms.measure]
      if (!own || (product === undefined && category === '')) return null
      const which = product !== undefined ? { productId: product } : category !== undefined ? { categoryId: category } : null
      return { of: 'trade', by: 'productId', figure: own, ...which }
    }
    case 'customers':
    case 'agents': {
      const partnerId = source === 'customers' ? customer : agent
      const by = source === 'customers' ? 'customerId' : 'agentId'
      return figure ? { of: 'trade', by, figure, ...(partnerId === undefined ? null : { partnerId }) } : null
    }
    case 'sellers':
      if (!figure) return null
      if (seller === undefined) return { of: 'trade', by: 'days', figure }
      return seller === '' ? { of: 'trade', by: 'withoutMember', figure } : { of: 'trade', by: 'creatorId', figure, memberId: seller }
    case 'made':
    case 'warehouses':
      if (!figure || warehouse === '') return null
      return {
        of: 'trade',
        by: 'made',
        figure,
        ...listed('channel', CHANNELS, channel),
        ...listed('weekday', WEEKDAYS, weekday),
        ...listed('hour', HOURS, hour),
        ...(warehouse === undefined ? null : { warehouseId: warehouse }),
      }
    case 'tags':
      return figure && tag !== '' ? { of: 'trade', by: 'tag', figure, ...(tag === undefined ? null : { tag }) } : null
    case 'discounts':
      return figure ? { of: 'trade', by: 'discounts', figure, ...(buyer === undefined ? null : { partnerId: buyer }) } : null
    case 'result':
      return group === undefined ? null : { of: 'result', group, isExpense: terms.measure === 'expense' }
    case 'cash': {
      const direction = terms.measure === 'moneyIn' ? 'in' : 'out'
      return { of: 'money', direction, ...(group === undefined ? null : { group }), ...(label === undefined ? null : { label }) }
    }
    case 'accounts':
      return account === undefined ? null : { of: 'page', to: `/report/books?book=account&account=${account}` }
    case 'receivables':
    case 'payables': {
      const [partnerId, of] =
        customer !== undefined
          ? [customer, 'customerId' as const]
          : agent !== undefined
            ? [agent, 'agentId' as const]
            : [supplier, 'supplierId' as const]
      return partnerId === undefined ? null : { of: 'debt', partnerId, group: of }
    }
  }
}
