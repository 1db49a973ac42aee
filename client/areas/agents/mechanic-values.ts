import { isPercentMethod, type CommissionMethod, type CommissionSource } from '@shared/areas/agents/rules/commissions'
import type { Id } from '@shared/foundation/ids'
import type { CreateOf, PatchOf, RecordOf } from '@shared/registry/service-types'
import { dong, isDong } from '@shared/foundation/money/money'

export type Scheme = RecordOf<'apComs'>
export type Mechanic = Scheme['mechanics'][number]
/** A scheme that is still being thought about, kept with its rank. */
export type SchemeDraft = NonNullable<RecordOf<'apRanks'>['draft']>
/** A mechanic whose figures may be missing. */
export type DraftMechanic = SchemeDraft['mechanics'][number]

/** What a mechanic is limited to; null is everything. */
export interface MechanicGoods {
  readonly kind: 'category' | 'product'
  readonly id: string
  readonly name: string
}

/** A mechanic while it is written. */
export interface MechanicValues {
  /** Stays with it while others come and go. */
  readonly key: string
  readonly sourceName: CommissionSource
  readonly methodName: CommissionMethod
  readonly x: number | null
  readonly comValue: number | null
  readonly goods: MechanicGoods | null
}

/** In place of an amount that can't be read: refused by name. */
const UNREADABLE = dong(-1)

let made = 0
const nextKey = (): string => `mechanic ${(made += 1)}`

/** How a new mechanic begins. */
export const newMechanic = (): MechanicValues => ({
  key: nextKey(),
  sourceName: 'own',
  methodName: 'percent of revenue',
  x: null,
  comValue: null,
  goods: null,
})

export const goodsOf = ({ productId, productName, categoryId, categoryName }: DraftMechanic): MechanicGoods | null =>
  productId
    ? { kind: 'product', id: productId, name: productName ?? '' }
    : categoryId
      ? { kind: 'category', id: categoryId, name: categoryName ?? '' }
      : null

export const valuesOf = (mechanics: readonly DraftMechanic[]): MechanicValues[] =>
  mechanics.map((mechanic) => ({
    key: nextKey(),
    sourceName: mechanic.sourceName,
    methodName: mechanic.methodName,
    x: mechanic.x ?? null,
    comValue: mechanic.comValue ?? null,
    goods: goodsOf(mechanic),
  }))

/** Whether the [X] of a method is an amount, not a count or a percentage. */
export const isAmountOf = (method: CommissionMethod): boolean => method.includes('dong')

/** The amounts of a mechanic that count, in whole dong; null what is empty, NaN what can't be read. */
export const amountsOf = ({ methodName, x, comValue }: MechanicValues): Partial<Record<'x' | 'comValue', number | null>> => ({
  ...(isAmountOf(methodName) ? { x } : null),
  ...(isPercentMethod(methodName) ? null : { comValue }),
})

/** As they are sent; what is empty goes as 0, and is refused by name. */
export const dataOf = (values: readonly MechanicValues[]): CreateOf<'apComs'>['mechanics'] =>
  values.map(({ sourceName, methodName, x, comValue, goods }) => ({
    sourceName,
    methodName,
    x: x && Number.isFinite(x) ? x : 0,
    ...(isPercentMethod(methodName) || comValue === null ? null : { comValue: isDong(comValue) ? comValue : UNREADABLE }),
    ...goodsData(goods),
  }))

const goodsData = (goods: MechanicGoods | null) => ({
  ...(goods?.kind === 'category' ? { categoryId: goods.id as Id<'categories'> } : null),
  ...(goods?.kind === 'product' ? { productId: goods.id as Id<'products'> } : null),
})

const MAX_X = 1e12
const isFigure = (x: number | null): x is number => x !== null && x >= 0 && x <= MAX_X

/** As a draft keeps them: what is missing or can't be read is left out. */
export const draftDataOf = (values: readonly MechanicValues[]): NonNullable<PatchOf<'apRanks'>['draft']>['mechanics'] =>
  values.map(({ sourceName, methodName, x, comValue, goods }) => ({
    sourceName,
    methodName,
    ...(isFigure(x) ? { x } : null),
    ...(comValue !== null && comValue >= 0 && isDong(comValue) ? { comValue } : null),
    ...goodsData(goods),
  }))

/** Whether nothing is missing or unreadable. */
export const isWhole = ({ methodName, x, comValue }: MechanicValues): boolean =>
  x !== null && Number.isFinite(x) && x > 0 && (isPercentMethod(methodName) || (comValue !== null && isDong(comValue)))

/** Mechanics as JSON, as they are tried without being written down; empty while one of them isn't whole. */
export const textOf = (mechanics: readonly MechanicValues[]): string =>
  mechanics.length > 0 && mechanics.every(isWhole) ? JSON.stringify(dataOf(mechanics)) : ''

/** A scheme of another day is the one in force from its day until the next one's. */
export interface SchemeTerm {
  readonly scheme: Scheme
  /** Its place among the rank's, the first is 1. */
  readonly number: number
  /** When the next one began; null: none has. */
  readonly next: string | null
}

/** The schemes of a rank, the newest first. */
export const termsOf = (schemes: readonly Scheme[]): SchemeTerm[] => {
  const ordered = [...schemes].sort((a, b) => (a.created < b.created || (a.created === b.created && a._id < b._id) ? -1 : 1))
  return ordered.map((scheme, at) => ({ scheme, number: at + 1, next: ordered[at + 1]?.created ?? null })).reverse()
}
