import type { Account } from '../../../foundation/ledger/accounts'
import type { Channel, Hour, Weekday } from '../../../foundation/documents/order-origin'
import { can, type Right } from '../../../foundation/rights/rights'
import type { ErrorCode } from '../../../registry/catalogue'

/** Steps of time that a question is told by. */
export const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/**
 * What else tells the parts of a figure apart. A buyer is a customer or an agent, a group and a label are those of funds. Weekday and hour are
 * those an order is dated, a warehouse is that which its goods left, a tag one that an order has now.
 */
export const PARTS = [
  'product',
  'category',
  'customer',
  'agent',
  'supplier',
  'buyer',
  'seller',
  'channel',
  'warehouse',
  'tag',
  'weekday',
  'hour',
  'group',
  'label',
  'account',
] as const
export type Part = (typeof PARTS)[number]

export const DIMENSIONS = [...PARTS, ...PERIODS] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const isPeriod = (dimension: Dimension): dimension is Period => PERIODS.some((period) => period === dimension)

/** Kept figures that questions are answered from, each with the parts that it tells. */
const SOURCES = {
  business: { parts: [] },
  goods: { parts: ['product', 'category'] },
  customers: { parts: ['customer'] },
  agents: { parts: ['agent'] },
  sellers: { parts: ['seller'] },
  made: { parts: ['channel', 'weekday', 'hour'], crosses: true },
  warehouses: { parts: ['warehouse', 'channel', 'weekday', 'hour'], crosses: true },
  tags: { parts: ['tag'] },
  discounts: { parts: ['buyer'] },
  result: { parts: ['group'] },
  cash: { parts: ['group', 'label'], crosses: true },
  accounts: { parts: ['account'] },
  receivables: { parts: ['customer', 'agent'] },
  payables: { parts: ['supplier'] },
} as const satisfies Readonly<Record<string, { readonly parts: readonly Part[]; readonly crosses?: true }>>
export type Source = keyof typeof SOURCES

const sources: Readonly<Record<Source, { readonly parts: readonly Part[]; readonly crosses?: true }>> = SOURCES

interface AskedMeasure {
  readonly kind: 'money' | 'quantity'
  /** One of these is needed. */
  readonly rights: readonly Right[]
  /** The kept figures that tell it; the first tells all of it, unless it is told by its parts alone. */
  readonly from: readonly Source[]
  readonly byPartsAlone?: true
  /** What stands at the end of a time, and isn't added up over time. */
  readonly stands?: true
}

const sellers = ['/report', '/sales'] as const
const sales = ['business', 'goods', 'customers', 'agents', 'sellers', 'made', 'tags'] as const
const deliveries = [...sales, 'warehouses'] as const
const counts = ['sellers', 'customers', 'agents', 'made', 'tags'] as const

/** What can be asked: whole dong, or pieces and counts. */
const MEASURES = {
  /** Revenue as ordered, and as delivered, both less returns. */
  ordered: { kind: 'money', rights: sellers, from: sales },
  shipped: { kind: 'money', rights: sellers, from: deliveries },
  /** What was delivered cost; and the revenue that the company counts less that. */
  cost: { kind: 'money', rights: ['bod'], from: deliveries },
  profit: { kind: 'money', rights: ['bod'], from: sales },
  orders: { kind: 'quantity', rights: sellers, from: counts },
  returned: { kind: 'quantity', rights: sellers, from: counts },
  piecesOrdered: { kind: 'quantity', rights: sellers, from: ['goods'] },
  piecesShipped: { kind: 'quantity', rights: sellers, from: ['goods'] },
  piecesGiven: { kind: 'quantity', rights: sellers, from: ['goods'] },
  /** What buyers paid for orders; an order of a customer and an agent is told with both. */
  paid: { kind: 'money', rights: sellers, from: ['customers', 'agents'], byPartsAlone: true },
  discount: { kind: 'money', rights: ['/report'], from: ['discounts'] },
  /** Income and expense beside sales, as the business report counts them. */
  income: { kind: 'money', rights: ['/report'], from: ['result'] },
  expense: { kind: 'money', rights: ['/report'], from: ['result'] },
  moneyIn: { kind: 'money', rights: ['/funds'], from: ['cash'] },
  moneyOut: { kind: 'money', rights: ['/funds'], from: ['cash'] },
  /** What customers and agents owe, and what is owed to suppliers, at the end of each time. */
  receivable: { kind: 'money', rights: ['/sales'], from: ['receivables'], stands: true },
  payable: { kind: 'money', rights: ['/purchases'], from: ['payables'], stands: true },
  /** Turnovers of accounts in the books. */
  debit: { kind: 'money', rights: ['/report'], from: ['accounts'], byPartsAlone: true },
  credit: { kind: 'money', rights: ['/report'], from: ['accounts'], byPartsAlone: true },
} as const satisfies Readonly<Record<string, AskedMeasure>>

export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]

const measures: Readonly<Record<Measure, AskedMeasure>> = MEASURES

/** What a measure is counted in, and whether it stands at the end of a time. */
export const describedMeasure = (measure: Measure): Pick<AskedMeasure, 'kind' | 'stands'> => measures[measure]

/** Rights of which one is enough to ask something. */
export const ASKERS: readonly Right[] = ['/report', '/sales', '/purchases', '/funds']

export const mayAsk = (rights: readonly Right[], measure: Measure): boolean => can(rights, measures[measure].rights)

/** The measures somebody may ask for. */
export const measuresFor = (rights: readonly Right[]): Measure[] => MEASURE_NAMES.filter((measure) => mayAsk(rights, measure))

/** What narrows a question, each to one of a part. */
export const CONDITIONS = {
  productId: 'product',
  categoryId: 'category',
  customerId: 'customer',
  agentId: 'agent',
  supplierId: 'supplier',
  memberId: 'seller',
  channel: 'channel',
  warehouseId: 'warehouse',
  tag: 'tag',
  weekday: 'weekday',
  hour: 'hour',
  group: 'group',
  label: 'label',
  account: 'account',
} as const satisfies Readonly<Record<string, Part>>
export type ConditionName = keyof typeof CONDITIONS
export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[]
/** Conditions whose values are a list of their own. */
interface Listed {
  readonly account: Account
  readonly channel: Channel
  readonly weekday: Weekday
  readonly hour: Hour
}
export type Conditions = { readonly [Name in Exclude<ConditionName, keyof Listed>]?: string | undefined } & {
  readonly [Name in keyof Listed]?: Listed[Name] | undefined
}

/** What is asked, without its range. */
export interface QuestionTerms extends Conditions {
  readonly measure: Measure
  readonly rows: Dimension
  readonly columns?: Dimension | undefined
}

/** The conditions of a question, as parts of what it is narrowed to. */
export const conditionsOf = (terms: Conditions): { readonly part: Part; readonly value: string }[] =>
  CONDITION_NAMES.flatMap((name) => {
    const value = terms[name]
    return value === undefined ? [] : [{ part: CONDITIONS[name], value }]
  })

const dimensionsOf = ({ rows, columns }: Pick<QuestionTerms, 'rows' | 'columns'>): Dimension[] => (columns ? [rows, columns] : [rows])

/** The parts that a question's rows and columns tell apart. */
export const partsAsked = (terms: Pick<QuestionTerms, 'rows' | 'columns'>): Part[] =>
  dimensionsOf(terms).filter((dimension): dimension is Part => !isPeriod(dimension))

/** The kept figures that answer a question; null where none tell it. */
export const sourceOf = (terms: QuestionTerms): Source | null => {
  const { from, byPartsAlone } = measures[terms.measure]
  const told = partsAsked(terms)
  const needed = [...told, ...conditionsOf(terms).map(({ part }) => part)]
  if (needed.length === 0) return byPartsAlone ? null : (from[0] ?? null)
  const knows = (source: Source): boolean => {
    const { parts, crosses } = sources[source]
    return needed.every((part) => parts.includes(part)) && (crosses === true || told.length < 2)
  }
  return from.find(knows) ?? null
}

/** Why a question can't be answered; null where it can. */
export const whyNotAsked = (terms: QuestionTerms): ErrorCode | null => {
  const dimensions = dimensionsOf(terms)
  if (dimensions.length === 2 && (terms.rows === terms.columns || dimensions.every(isPeriod))) return 'questions.same-twice'
  return sourceOf(terms) === null ? 'questions.not-told' : null
}

/** What a question's rows, or beside those its columns, may be. */
export const dimensionsFor = (measure: Measure): Dimension[] => DIMENSIONS.filter((rows) => whyNotAsked({ measure, rows }) === null)
export const columnsFor = (terms: Omit<QuestionTerms, 'columns'>): Dimension[] =>
  DIMENSIONS.filter((columns) => whyNotAsked({ ...terms, columns }) === null)

/** What a question may be narrowed by. */
export const conditionsFor = (terms: QuestionTerms): ConditionName[] =>
  CONDITION_NAMES.filter((name) => terms[name] === undefined && whyNotAsked({ ...terms, [name]: '-' }) === null)

/** What a figure that is narrowed already may be seen by next: nothing that it is narrowed to. */
export const nextDimensionsFor = (terms: Omit<QuestionTerms, 'rows' | 'columns'>): Dimension[] => {
  const told = conditionsOf(terms).map(({ part }) => part)
  const isTold = (dimension: Dimension): boolean =>
    told.some((part) => part === dimension || (part === 'product' && dimension === 'category'))
  return DIMENSIONS.filter((rows) => !isTold(rows) && whyNotAsked({ ...terms, rows, columns: undefined }) === null)
}

/** The condition that narrows a question to one of a part; none where nothing does. */
export const conditionOn = (part: Part): ConditionName | undefined => CONDITION_NAMES.find((name) => CONDITIONS[name] === part)
