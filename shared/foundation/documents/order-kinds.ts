import type { ErrorCode } from '../../registry/errors'
import { can, type Right } from '../rights/rights'
import type { PartnerField, PartnerGroup } from './partners'

/** With whom an order is settled, and how. */
interface Settlement {
  /** Where it names the partner: the first that is given counts. */
  readonly with: readonly [PartnerField, ...PartnerField[]]
  /** What is said where none is. */
  readonly missing: ErrorCode
  /** What of it isn't paid yet, in the partner's books. */
  readonly owed: 'receivable' | 'payable'
  /** The group of funds of its own payments. */
  readonly paidBy: 'Sales' | 'Purchases'
}

/** How orders of one group differ from those of others. */
interface OrderKind {
  /** What its numbers begin with. */
  readonly letter: string
  /** The rights of which one is needed to see and write them. */
  readonly rights: readonly Right[]
  readonly goods: 'in' | 'out'
  readonly money: 'in' | 'out'
  /** What a piece of a line counts at, in dong. */
  readonly valuedAt: 'price' | 'cost'
  /** Whether a line may leave its cost open: never, by saying that it isn't known ('n/a'), or by saying nothing. */
  readonly openCost: 'never' | 'said' | 'unsaid'
  /** Its goods are sold: it counts for buyers, products and commissions, may come again, and is printed as an invoice. */
  readonly isSold: boolean
  /** Null: it stays within the company. Nobody owes anything for it, whoever may write it may force it, and it may be delivered as it is made. */
  readonly settlement: Settlement | null
  readonly first: 'new-order' | 'processing'
  /** Its goods may be on their way back. */
  readonly returning: boolean
}

/** The kinds of orders, each by its group's name. */
export const ORDER_GROUPS = {
  sales: {
    letter: 'S',
    rights: ['/sales'],
    goods: 'out',
    money: 'in',
    valuedAt: 'price',
    openCost: 'unsaid',
    isSold: true,
    settlement: { with: ['customerId', 'agentId'], missing: 'orders.buyer-required', owed: 'receivable', paidBy: 'Sales' },
    first: 'new-order',
    returning: true,
  },
  purchases: {
    letter: 'P',
    rights: ['/purchases'],
    goods: 'in',
    money: 'out',
    valuedAt: 'cost',
    openCost: 'never',
    isSold: false,
    settlement: { with: ['supplierId'], missing: 'orders.supplier-required', owed: 'payable', paidBy: 'Purchases' },
    first: 'processing',
    returning: false,
  },
  inventoryIn: {
    letter: 'I',
    rights: ['/sales', '/purchases'],
    goods: 'in',
    money: 'out',
    valuedAt: 'cost',
    openCost: 'said',
    isSold: false,
    settlement: null,
    first: 'processing',
    returning: false,
  },
  inventoryOut: {
    letter: 'O',
    rights: ['/sales', '/purchases'],
    goods: 'out',
    money: 'in',
    valuedAt: 'cost',
    openCost: 'unsaid',
    isSold: false,
    settlement: null,
    first: 'processing',
    returning: false,
  },
} as const satisfies Readonly<Record<string, OrderKind>>

export type OrderGroup = keyof typeof ORDER_GROUPS

/** The groups of orders that stay within the company, */
export type InternalGroup = { [Group in OrderGroup]: (typeof ORDER_GROUPS)[Group]['settlement'] extends null ? Group : never }[OrderGroup]
/** and of those that are settled with a partner. */
export type TradeGroup = Exclude<OrderGroup, InternalGroup>

const kinds: Readonly<Record<OrderGroup, OrderKind>> = ORDER_GROUPS

/** Whether `value` is a group of orders. */
export const isOrderGroup = (value: string): value is OrderGroup => value in ORDER_GROUPS

export const ORDER_GROUP_NAMES: readonly OrderGroup[] = Object.keys(ORDER_GROUPS).filter(isOrderGroup)

/** How orders of a group differ from others. */
export const orderKind = (group: OrderGroup): OrderKind => kinds[group]

/** Whether orders of a group stay within the company: they are settled with nobody. */
export const isInternal = (group: OrderGroup): group is InternalGroup => kinds[group].settlement === null

/** Whether orders of a group are settled with a partner. */
export const isTrade = (group: OrderGroup): group is TradeGroup => !isInternal(group)

export const TRADE_GROUPS: readonly TradeGroup[] = ORDER_GROUP_NAMES.filter(isTrade)
/** The groups whose suppliers write an invoice. */
export const INVOICED_BY_SUPPLIER: readonly TradeGroup[] = TRADE_GROUPS.filter((group) => ORDER_GROUPS[group].settlement.owed === 'payable')
export const INTERNAL_GROUPS: readonly InternalGroup[] = ORDER_GROUP_NAMES.filter(isInternal)

/** Whether goods of this group leave the warehouse (others bring them in). */
export const takesGoodsOut = (group: OrderGroup): boolean => kinds[group].goods === 'out'

/** The groups of orders that bring goods in. */
export const RECEIVING_GROUPS: readonly OrderGroup[] = ORDER_GROUP_NAMES.filter((group) => !takesGoodsOut(group))

/** Whether money for an order of this group comes in or goes out. */
export const isPaidByCredit = (group: OrderGroup): boolean => kinds[group].money === 'in'

/** Whether someone may see orders of a group, and with them their numbers and partners wherever these stand. */
export const mayReadOrders = (rights: readonly Right[], group: OrderGroup): boolean => can(rights, kinds[group].rights)

/** The orders made first with partners of each group. */
export const ORDERS_WITH = { Customers: 'sales', 'Sales Agents': 'sales', Suppliers: 'purchases' } as const satisfies Readonly<
  Record<PartnerGroup, TradeGroup>
>

type SoldGroup = { [Group in OrderGroup]: (typeof ORDER_GROUPS)[Group]['isSold'] extends true ? Group : never }[OrderGroup]
/** The orders by which goods are sold: what counts for buyers, shipments to them and commissions is asked of these. */
export const SOLD_GROUP: SoldGroup = 'sales'

/** Stock that was there when the books began came with orders of this group. */
export const OPENING_STOCK_GROUP = 'inventoryIn' satisfies OrderGroup
