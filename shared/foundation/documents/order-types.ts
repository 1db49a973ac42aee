import type { Day } from '../days/days'
import type { Id } from '../ids'
import type { Dong } from '../money/money'
import type { InputInvoice } from './input-invoice'
import type { OrderGroup } from './order-kinds'
import type { OrderStatus, PaymentStatus } from './order-statuses'
import type { ShopPlatform } from './shop-platforms'
import type { VatRate } from './vat-rates'

/** What is sold as goods is counted in units of stock; services and other lines move none. */
export type ItemGroup = 'goods' | 'services' | 'others'

/** A line of an order, its name and price frozen at the time. */
export interface OrderItem {
  productId?: Id<'products'> | null
  group: ItemGroup
  name: string
  slug?: string
  unit?: string
  /** Whole dong a piece, of sales. */
  price?: number | null
  /** Dong a piece, of purchases and inventory; null is unknown ('n/a'). */
  cost?: number | null
  /** Pieces ordered, gifts among them. */
  quantity: number
  quantityGift?: number
  /** Pieces shipped so far, gifts among them. */
  shipped?: number
  /** Pieces of those shipped that came back. */
  returned?: number
  note?: string
  aliasName?: string
  aliasSlug?: string
  /** Its rate of VAT; absent: its order has none. */
  vatRate?: VatRate
  /** 10 % that is less while it is reduced: the order's day decides. */
  vatReduced?: boolean
  /** Its price holds its VAT. */
  vatIncluded?: boolean
}

/** What of an order stands at one rate of VAT: its value without the tax, and the tax, in whole dong. */
export interface VatLine {
  readonly rate: VatRate
  readonly base: Dong
  readonly amount: Dong
}

/** How much of which line left (or came) with a shipment; below 0 what came back of it. */
export interface ShipmentLine {
  /** The line's place in the order's items. */
  index: number
  productId: Id<'products'> | null
  quantity: number
}

/** What the units of a product that moved together cost, in dong, as far as it is known; below 0 what came back. */
export interface ProductCost {
  productId: Id<'products'>
  cost: number
}

/** One shipment of an order, or a return of some of it (all below 0); an entry without lines corrects the booked value after an edit. */
export interface Shipment {
  /** Unique in the workspace. */
  time: Date
  warehouseId?: Id<'warehouses'> | null
  lines: readonly ShipmentLine[]
  /** Booked value in whole dong. */
  net: number
  /** Cost of its goods in whole dong, as far as it is known. */
  cost: number
  /** Its cost by product, where it has goods of several. */
  costs?: readonly ProductCost[]
  /** Units whose cost is unknown. */
  unknown?: number
  /** Of its value in whole dong, what no unit carries, signed: it is cost of goods of that day. Absent: nothing. */
  uncarried?: number
  tracking?: string | null
}

/** What was booked of one line at one moment, for good; whole dong. */
export interface BookedLine {
  /** The line's place in the order's items. */
  readonly index: number
  /** Pieces that moved, gifts among them; below 0 what came back. */
  readonly quantity: number
  /** Of its value after discount: above 0 what was shipped, below 0 what came back. */
  readonly net: Dong
  /** What came back with it, above 0: of the order's total, of its discount, of what gifts are worth, and how many of those. Absent: none. */
  readonly back?: Dong | undefined
  readonly discount?: Dong | undefined
  readonly gifts?: Dong | undefined
  readonly giftPieces?: number | undefined
  /** VAT of its `net` and of what came back with it, and their rate. Absent: none. */
  readonly vat?: Dong | undefined
  readonly vatBack?: Dong | undefined
  readonly rate?: VatRate | undefined
}

/** What was booked of an order's lines at one moment. */
export interface Booking {
  readonly at: Date
  /** Whether it is the entry of `shipments` of that moment; else what changed terms left over. */
  readonly isShipment: boolean
  readonly lines: readonly BookedLine[]
}

/** What is agreed of a product in an order. */
export interface AgreedLine {
  /** Null: of a line that is no product of ours. */
  readonly productId: Id<'products'> | null
  /** Pieces, gifts among them. */
  readonly quantity: number
  /** After discount, in whole dong. */
  readonly net: Dong
  readonly gift: number
  /** Gifts at their own price, in whole dong. */
  readonly giftValue: Dong
}

/** What an order comes to as it is agreed; or by how much a change made it more, or less. Whole dong. */
export interface Agreed {
  /** 1 while it is neither cancelled nor in error. */
  readonly orders: number
  /** Without VAT. */
  readonly total: Dong
  /** Its VAT; absent: none. */
  readonly vat?: Dong | undefined
  /** 1 where it has a discount or gifts. */
  readonly given: number
  readonly discount: Dong
  readonly gifts: Dong
  readonly lines: readonly AgreedLine[]
}

/** So much of what a buyer owes for an order that nobody expects to be paid any more. */
export interface WriteOff {
  /** When it counts. */
  readonly at: Date
  /** Whole dong above 0. */
  readonly amount: number
  /** Taken back: when that was done, and when it counts, which is the moment of the write-off while its day is open. */
  readonly undone?: { readonly at: Date; readonly counts: Date } | undefined
}

/** What the rules read of an order. */
export interface OrderDocument {
  group: OrderGroup
  status: OrderStatus
  statusPayment?: PaymentStatus
  created: Date
  order_number?: string
  items: readonly OrderItem[]
  /** Whole dong, with VAT. */
  total: number
  /** Its VAT by rate; absent: it has none. */
  vat?: readonly VatLine[] | undefined
  /** Whole dong of its total that came back. */
  returnedTotal?: number
  /** Whole dong. */
  discount?: number | null
  /** Whole dong: its completed funds. */
  paid?: number
  /** Whole dong of the partner's balance spent on it. */
  usePartnerBalance?: number | null
  customerId?: Id<'assets'> | null
  agentId?: Id<'assets'> | null
  supplierId?: Id<'assets'> | null
  warehouseId?: Id<'warehouses'> | null
  /** Absent: made through the interface (an API key or a sales platform). */
  creatorId?: Id<'users'> | null
  /** The key that made it left its status to people. */
  manual?: boolean
  /** Of one that came from a marketplace. */
  shop?: { readonly platform: ShopPlatform } | undefined
  /** Of a sale at a counter. */
  counter?: { readonly shiftId: Id<'shifts'> } | undefined
  tags?: readonly string[] | undefined
  shipments?: readonly Shipment[]
  /** What was booked of its lines; absent: nothing yet, or not by line. */
  bookings?: readonly Booking[] | undefined
  /** What changed of what was agreed once its own day was closed, dated when it did: that day keeps what it said. */
  termChanges?: readonly (Agreed & { readonly at: Date })[] | undefined
  /** What was owed, or stood in stock, when the books began: in accounts and stock, and no sale, purchase or takings. */
  isOpening?: boolean | undefined
  /** Of a purchase: the seller's invoice. */
  inputInvoice?: InputInvoice | undefined
  /** What of its debt was written off, also what was taken back of that. */
  writeOffs?: readonly WriteOff[] | undefined
  /** What of that stands, in whole dong. */
  writtenOff?: number | undefined
  /** The day by which it is to be paid; absent: its own day. */
  dueDate?: Day | undefined
  /** When it was returned; absent while it is not. */
  returnedAt?: Date | null
}
