import { type Static, Type } from '@sinclair/typebox'
import { ORDER_COMMANDS } from '../rules/commands'
import { orderEntries } from '../rules/entries'
import { orderPostings } from '../rules/postings'
import { orderJournal } from '../rules/journal'
import {
  missingInSoldItems,
  missingInPeriod,
  missingInShippingTime,
  missingInStatus,
  missingInWarehouse,
  unlessFromOutbox,
} from '../rules/stored-as-sent'
import { stillOpen } from '../../../foundation/documents/order-totals'
import { MAX_DONG } from '../../../foundation/money/money'
import { ORDER_PERIODS } from '../rules/series'
import { INTERNAL_GROUPS, ORDER_GROUP_NAMES, orderKind } from '../../../foundation/documents/order-kinds'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../foundation/documents/order-statuses'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { INVOICE_STATUSES } from '../../../foundation/documents/invoice-statuses'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
import { SHOP_STANDINGS, SHOP_TROUBLES } from '../../../foundation/documents/shop-platforms'
import { productGroups } from '../../goods/services/categories'
import { defineService } from '../../../foundation/declaration/define-service'
import { businessReports } from './business-reports'
import { anyGroup, orderListReports } from './order-list-reports'
import { orderExamples, orderNotes } from './order-notes'
import { orderReports } from './order-reports'
import { inputInvoice } from '../../money/services/input-invoice'
import { costPapers } from './cost-papers'
import { taxBook } from './tax-book'
import { taxYear } from './tax-year'
import { vatReports } from './vat-reports'
import {
  bookTime,
  creatorFields,
  day,
  flag,
  id,
  instant,
  judged,
  literalOf,
  list,
  money,
  month,
  name,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  unitCost,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Dong, below 0 for what came back. */
const signedCost = () => Type.Number({ minimum: -MAX_DONG, maximum: MAX_DONG, kind: 'number' })
const quantity = Type.Number({ minimum: -1e9, maximum: 1e9, kind: 'number' })
/** Counted once more, once less, or as before. */
const sign = Type.Integer({ minimum: -1, maximum: 1, kind: 'number' })
/** A rate of VAT: in per cent, or that there is none. */
const vatRate = () => literalOf(VAT_RATES)
const count = Type.Number({ minimum: 0, maximum: 1e9, kind: 'number' })

export const orderItem = shape({
  productId: optional(id('products')),
  group: oneOf([...productGroups, 'others']),
  name: text(),
  slug: optional(text()),
  unit: optional(text(30)),
  price: optional(money()),
  /** Null: unknown (inventory in only). */
  cost: optional(orNull(unitCost())),
  quantity,
  quantityGift: quantity,
  shipped: quantity,
  /** Of those shipped, how many came back. */
  returned: optional(quantity),
  note: optional(text(500)),
  avatar: optional(text(300)),
  /** What a shop on a marketplace calls it, and its SKU there. */
  aliasName: optional(text(500)),
  aliasSlug: optional(text()),
  /** Of an order with VAT: its rate on the order's day. */
  vatRate: optional(vatRate()),
  /** 10 % that is less while the law reduces it: the order's day decides. */
  vatReduced: optional(flag()),
  /** Its price holds its VAT. */
  vatIncluded: optional(flag()),
})
export type OrderItem = Static<typeof orderItem>

/** A booking of goods leaving or coming: times, where, how many, what they are worth and what they cost; of a return all below 0. */
export const shipment = shape({
  time: instant(),
  warehouseId: optional(id('warehouses')),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  tracking: optional(text()),
  lines: list(shape({ index: whole(), productId: orNull(id('products')), quantity }), 500),
  net: money(),
  cost: signedCost(),
  /** The same by product, where there are goods of several. */
  costs: optional(list(shape({ productId: id('products'), cost: signedCost() }), 500)),
  /** Units whose cost is not known, left out of `cost`. */
  unknown: optional(Type.Integer({ minimum: -1e9, maximum: 1e9, kind: 'number' })),
  /** Of goods that come in: what of its value no unit carries, and is cost of goods of that day. */
  uncarried: optional(money()),
  /** Of a correction of cost alone: when the price of the supplier was corrected. */
  repriced: optional(instant()),
  by: optional(shape({ _id: id('users'), name: text() })),
})
export type Shipment = Static<typeof shipment>

/** What the order keeps of a partner at the time it was made. */
const partner = shape({
  _id: id('assets'),
  name: text(),
  phone: optional(text(40)),
  address: optional(text(400)),
  taxCode: optional(text(14)),
  shippingName: optional(text()),
  shippingPhone: optional(text(40)),
  shippingAddress: optional(text(400)),
})

const details = {
  refId: optional(text()),
  note: optional(text(2000)),
  tracking: optional(text()),
  reservation: optional(text(40)),
  tags: optional(list(text(60), 30)),
  discount: optional(money()),
  discountNote: optional(text(300)),
  usePartnerBalance: optional(money()),
}

/** What a marketplace says of an order that came from there. */
const shopPart = shape({
  assetId: id('assets'),
  platform: oneOf(SHOP_PLATFORMS),
  /** Its number there. */
  code: text(60),
  /** When it was changed there last. */
  version: instant(),
  /** The platform's own word for where it stands. */
  word: text(),
  /** How far it has come by the platform; absent while it has said nothing of it. */
  standing: optional(oneOf(SHOP_STANDINGS)),
  /** What a person has to settle with the platform. */
  trouble: optional(oneOf(SHOP_TROUBLES)),
  buyer: shape({ name: text(), phone: optional(text(40)), address: optional(text(400)) }),
  /** What the shop sold, where one of its lines is a bundle of several of our goods. */
  lines: optional(list(shape({ sku: text(), name: text(500), price: money(), quantity }), 500)),
  /** By how much our items come to more than those lines: whole dong can't be split. It is taken off the order. */
  over: optional(money()),
  /** What was paid out for it, what was kept, and how much of that the platform gave a name. */
  payouts: optional(list(shape({ ref: text(), at: instant(), amount: money(), fee: money(), named: optional(money()) }), 50)),
})
export type ShopPart = Static<typeof shopPart>

const counterPayments = () => list(shape({ label: text(60), amount: money({ minimum: 1 }) }), 10)

/** What is said of goods that a buyer brings back for those of a sale at a counter. */
const counterExchange = {
  /** The order they were sold with. */
  orderId: id('orders'),
  returning: list(shape({ productId: id('products'), quantity: judged(count) }), 500),
  /** What they come to above the new goods is given back at once, by the board; absent: it stays as the customer’s balance. */
  refund: optional(flag()),
}

/** What is said of a sale at a counter. */
const counterSale = {
  shiftId: id('shifts'),
  /** Absent: the shift's. */
  warehouseId: optional(id('warehouses')),
  /** Each enters what was paid to an account of money; `code` is what its buyer's transfer says, by which the bank's word and the payment find each other. */
  payments: list(shape({ label: text(60), amount: money({ minimum: 1 }), code: optional(text(12)) }), 10),
  /** The cash that was handed over; whole dong. */
  received: optional(money({ minimum: 0 })),
  /** The number that a counter without a connection gave it: what the books can't take of such a sale becomes an order all the same. */
  provisional: optional(text(20)),
  /** Made by the counter: a sale is entered once by it, whoever sends it and however often. */
  key: optional(text(64)),
}

/** Why the books couldn't take a sale that was made without a connection. */
export const SETTLE_REASONS = ['stock', 'product', 'customer', 'period', 'account', 'sum', 'other'] as const

/** A sale that was made and paid without a connection, and of which nothing was shipped: somebody has to settle it. */
const toSettle = shape({
  reason: oneOf(SETTLE_REASONS),
  /** The same in words. */
  words: text(500),
  /** When it was sold. */
  soldAt: instant(),
  /** When it was settled: shipped, or cancelled; absent while somebody has to. */
  settled: optional(instant()),
})

/** An order that comes again: month by month up to `ended`, or every `period` months until it is cancelled. */
const series = {
  started: optional(day()),
  ended: optional(day()),
  /** Months. */
  period: optional(
    Type.Union(
      ORDER_PERIODS.map((months) => Type.Literal(months)),
      { kind: 'number' },
    ),
  ),
  /** The day of the month it is paid on, 1–28; 0 is the last. */
  moPaymentDate: optional(whole({ maximum: 28 })),
}

export const order = shape({
  _id: id('orders'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  group: oneOf(ORDER_GROUP_NAMES),
  order_number: text(20),
  items: list(orderItem, 500),
  /** With VAT. */
  total: money(),
  /** Its VAT by rate, what of the order is taxed at it, and the tax: of sales and purchases of a company by deduction alone. */
  vat: optional(list(shape({ rate: vatRate(), base: money(), amount: money() }), VAT_RATES.length)),
  /** What of the total came back. */
  returnedTotal: optional(money()),
  status: oneOf(ORDER_STATUSES),
  statusPayment: oneOf(PAYMENT_STATUSES),
  paid: money(),
  ...details,
  discount: money(),
  usePartnerBalance: money(),
  customerId: optional(id('assets')),
  customer: optional(partner),
  agentId: optional(id('assets')),
  agent: optional(partner),
  supplierId: optional(id('assets')),
  supplier: optional(partner),
  warehouseId: optional(id('warehouses')),
  warehouse: optional(shape({ _id: id('warehouses'), name: text() })),
  shippingTime: optional(instant()),
  shipments: list(shipment, 1000),
  /** Cost of the goods shipped. */
  cost: optional(unitCost()),
  returnedAt: optional(instant()),
  /** The day by which it is to be paid; absent: its own day. */
  dueDate: optional(day()),
  /** What of its debt nobody expects to be paid any more, when and why; also what was taken back of that. */
  writeOffs: optional(
    list(
      shape({
        at: instant(),
        amount: money(),
        reason: text(500),
        by: optional(shape({ _id: id('users'), name: text() })),
        /** Taken back: when that was done, by whom, and when it counts: as the write-off did while its day is open, else when it was done. */
        undone: optional(shape({ at: instant(), counts: instant(), by: optional(shape({ _id: id('users'), name: text() })) })),
      }),
      100,
    ),
  ),
  /** What of that stands. */
  writtenOff: optional(money()),
  /** Who let it take what its buyer owes above the limit of that time, and to how much. */
  limitPassed: optional(shape({ at: instant(), limit: money(), owed: money(), by: optional(shape({ _id: id('users'), name: text() })) })),
  /** What was owed, or stood in stock, when the books began: in accounts and stock, and no sale, purchase or takings. */
  isOpening: optional(flag()),
  /** What was said of the files it came in with. */
  importTag: optional(text(60)),
  /** In a list of orders paid in a range: whether a payment of it fell in another month than the order. */
  latePayment: optional(flag()),
  /** Of an order that came from a marketplace. */
  shop: optional(shopPart),
  /** Of a sale at a counter, with what the counter is called. */
  counter: optional(
    shape({
      ...counterSale,
      name: text(60),
      exchange: optional(
        shape({
          ...counterExchange,
          number: text(20),
          /** When the goods came back. */
          at: instant(),
          /** What of the sale they paid, by the accounts they had been paid to: no money moved for it. */
          payments: counterPayments(),
        }),
      ),
    }),
  ),
  /** What of the cash was given back to the buyer at the counter; whole dong. */
  change: optional(money()),
  /** Of a sale without a connection that the books couldn't take as it was. */
  toSettle: optional(toSettle),
  /** Whether a key that made the order lets people change its status by hand. */
  manual: optional(flag()),
  /** Open the printed notes of its shipments, each by its time, without signing in, until they are revoked. */
  noteTokens: optional(list(shape({ time: instant(), token: text(60) }), 1000)),
  /** The order it was copied from; with `copyMonth`: once into that month. */
  copyOf: optional(id('orders')),
  copyMonth: optional(month()),
  /** The first order of the series it belongs to, and the month it is for. */
  sourceId: optional(id('orders')),
  periodOf: optional(month()),
  ...series,
  /** The order that follows it in its series. */
  nextOrderId: optional(id('orders')),
  /** Answered with `period: 0`: the order that follows. */
  newOrder: optional(
    shape({
      _id: id('orders'),
      rev: whole(),
      order_number: text(20),
      group: oneOf(ORDER_GROUP_NAMES),
      created: instant(),
      status: oneOf(ORDER_STATUSES),
      statusPayment: oneOf(PAYMENT_STATUSES),
      total: money(),
      period: optional(whole()),
      periodOf: optional(month()),
      sourceId: optional(id('orders')),
    }),
  ),
  /** Of a purchase: the seller's invoice. */
  inputInvoice: optional(inputInvoice),
  /** Of a sale: its e-invoice as it stands, and how far that has come. */
  invoiceId: optional(id('invoices')),
  invoiceStatus: optional(oneOf(INVOICE_STATUSES)),
  /** Opens the printed invoice without signing in, until it is revoked. */
  printToken: optional(text(60)),
})
export type Order = Static<typeof order>

const orderItemInput = shape({
  productId: optional(id('products')),
  group: optional(oneOf([...productGroups, 'others'])),
  name: optional(text()),
  slug: optional(text()),
  unit: optional(text(30)),
  // What these hold is judged by the domain's rules, which name the item in their text.
  price: optional(judged(money({ minimum: 0 }))),
  /** Of one unit; 'n/a' (of inventory in): it isn't known. */
  cost: optional(judged(Type.Union([unitCost(), oneOf(['n/a']), Type.Null()]))),
  quantity: judged(count),
  quantityGift: optional(judged(count)),
  // A whole order may be sent back; these the server keeps as it has them.
  shipped: optional(judged(quantity)),
  returned: optional(judged(quantity)),
  avatar: optional(text(300)),
  note: optional(text(500)),
  aliasName: optional(text(500)),
  aliasSlug: optional(text()),
  /** Of an order with VAT; absent: the line's own, its product's, its category's, or the company's. */
  vatRate: optional(vatRate()),
  // As they were answered: the server keeps them as it has them.
  vatReduced: optional(flag()),
  vatIncluded: optional(flag()),
  /** Inventory out that is delivered at once: the very units that leave; absent: the oldest. */
  units: optional(list(id('stocks'), 5000)),
})
export type OrderItemInput = Static<typeof orderItemInput>

const input = {
  items: optional(list(orderItemInput, 500)),
  total: optional(money()),
  ...details,
  created: optional(bookTime()),
  customerId: optional(orNull(id('assets'))),
  agentId: optional(orNull(id('assets'))),
  supplierId: optional(orNull(id('assets'))),
  warehouseId: optional(id('warehouses')),
  /** Of a new order absent: by the terms of its partner; null: at once. */
  dueDate: optional(orNull(day())),
  /** Of a purchase: the seller's invoice, which stands on no other; null takes it away. */
  inputInvoice: optional(orNull(inputInvoice)),
  /** The buyer may owe more by it than their limit. */
  overLimit: optional(flag()),
  status: optional(oneOf(ORDER_STATUSES)),
  isForce: optional(flag()),
  shippingTime: optional(bookTime()),
}
export const orderCreate = shape({
  /** Left out where an order is copied. */
  group: optional(oneOf(ORDER_GROUP_NAMES)),
  ...input,
  /** Sells at a counter: made, shipped, paid and delivered at once. Without a customer it is the walk-in customer's. */
  counter: optional(
    shape({
      ...counterSale,
      /** Goods of an earlier sale come back by the same press, and pay for these: `payments` are what is paid besides. */
      exchange: optional(shape(counterExchange)),
    }),
  ),
  manual: optional(flag()),
  /** What was owed when the books began, an order without items; or stood in stock then, inventory in: no sale, purchase or takings. */
  isOpening: optional(flag()),
  started: optional(day()),
  ended: optional(day()),
  period: series.period,
  // Judged by the domain's rules.
  moPaymentDate: optional(judged(orNull(whole({ maximum: 28 })))),
  /** Makes an order like this one, whose total is `confirmTotal`. */
  copy: optional(id('orders')),
  /** Copies the orders of this one's group and month, which come to `confirmTotal`, a page at a time. */
  copyMonth: optional(id('orders')),
  confirmTotal: optional(money()),
  $skip: optional(whole()),
  $limit: optional(whole({ minimum: 1, maximum: 50 })),
})
export type OrderCreate = Static<typeof orderCreate>

export const orderPatch = shape({
  ...input,
  /** With status shipped: how many of each product go, or come, in this shipment. */
  shipping: optional(list(shape({ productId: id('products'), quantity: judged(count), units: optional(list(id('stocks'), 5000)) }), 500)),
  /** The shipment whose printed note `share` is about; absent: the invoice. */
  shareShipping: optional(instant()),
  /** How many of each product come back of what was shipped; into `warehouseId`, absent: where they left. */
  returning: optional(list(shape({ productId: id('products'), quantity: judged(count), units: optional(list(id('stocks'), 5000)) }), 500)),
  /** The moment of a return, of a part or of the whole, which is taken back as if it had never been; money that was given back stays so. */
  undoReturn: optional(instant()),
  /** The moment of a shipment, which is taken back as if it had never been: its goods go back where they came from. */
  undoShipment: optional(instant()),
  /** With `returning`: what is overpaid by it is refunded at once; absent: it becomes the partner's balance. */
  refund: optional(flag()),
  /** 0: makes the order that follows it in its series, once; else every how many months it comes again. */
  period: optional(
    Type.Union(
      [0, ...ORDER_PERIODS].map((months) => Type.Literal(months)),
      { kind: 'number' },
    ),
  ),
  /** Gives up what isn't shipped: quantities come down to what was. */
  close: optional(flag()),
  /** Of a sale: so much of what is owed of it is an expense now, or on a day before; by the board. */
  writeOff: optional(
    shape({
      amount: money({ minimum: 1, error: 'orders.write-off-amount' }),
      reason: name('orders.write-off-reason', 500),
      at: optional(bookTime()),
    }),
  ),
  /** The moment of a write-off, which is taken back. */
  undoWriteOff: optional(instant()),
  /** Of a sale at a counter: as if it had never been; its goods and its money go back while its shift is open. */
  undoSale: optional(flag()),
  /**
   * Of a sale in `toSettle`: its goods, with `items` others than were sold, leave from `warehouseId` and are handed over. What they come to more is
   * paid by `payments`; what was paid above them is given back with `refund`, by the board, else it stays as the customer’s balance.
   */
  settle: optional(shape({ payments: optional(counterPayments()), refund: optional(flag()) })),
  /** true: makes (or keeps) the token of the printed page; false: revokes it. */
  share: optional(flag()),
  /** Of a sale: mails its receipt there, by a link that opens without signing in (`share`). */
  mailReceipt: optional(text(200, { pattern: '^[^\\s@]+@[^\\s@]+$', error: 'orders.mail-address' })),
})
export type OrderPatch = Static<typeof orderPatch>

/** Units that came back, by the shipment (of a sale) and the warehouse they left, and where they came to. */
const movedBack = () =>
  list(shape({ units: list(id('stocks'), 5000), shipped: optional(instant()), from: id('warehouses'), to: id('warehouses') }), 5000)

/** What their goods cost says what is earned by them. */
const PRICED_GROUPS = ORDER_GROUP_NAMES.filter((group) => orderKind(group).valuedAt === 'price')

export const orders = defineService({
  path: 'orders',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: order,
  create: orderCreate,
  patch: orderPatch,
  // Of a month that is copied: how many orders this call made and how many are left, and which can't be copied.
  brief: {
    create: [
      shape({
        copied: whole(),
        remaining: whole(),
        refused: list(shape({ _id: id('orders'), order_number: text(20), message: text() }), 50),
      }),
    ],
  },
  commands: {
    create: {
      isForce: { of: ['status'] },
      overLimit: {},
      copy: {},
      copyMonth: { alone: ['confirmTotal', '$skip', '$limit'] },
      confirmTotal: { of: ['copy', 'copyMonth'] },
      $skip: { of: ['copyMonth'] },
      $limit: { of: ['copyMonth'] },
    },
    patch: {
      overLimit: {},
      isForce: { of: ['status', 'shipping', 'returning', 'undoReturn', 'undoShipment', 'close'] },
      shipping: {},
      returning: {},
      undoReturn: {},
      undoShipment: {},
      close: {},
      writeOff: {},
      undoWriteOff: {},
      undoSale: {},
      settle: {},
      refund: { of: ['returning'] },
      share: {},
      shareShipping: { of: ['share'] },
      mailReceipt: { alone: [] },
    },
  },
  oneAtATime: Object.values(ORDER_COMMANDS),
  notes: orderNotes,
  examples: orderExamples,
  takenAs: {
    items: missingInSoldItems,
    created: unlessFromOutbox('created'),
    customerId: unlessFromOutbox('customerId'),
    counter: unlessFromOutbox('counter'),
    status: missingInStatus,
    warehouseId: missingInWarehouse,
    shippingTime: missingInShippingTime,
    period: missingInPeriod,
  },
  // A printed invoice opens to anybody who has its token: see the service's rules.
  access: { find: anyGroup, get: 'public', create: anyGroup, patch: anyGroup },
  groups: Object.fromEntries(ORDER_GROUP_NAMES.map((group) => [group, { read: orderKind(group).rights, write: orderKind(group).rights }])),
  extraQuery: { get: ['printToken'] },
  hidden: [
    {
      fields: ['cost', 'shipments.cost', 'shipments.costs', 'shipments.unknown', 'shipments.uncarried', 'items.cost'],
      visibleTo: ['bod'],
      groups: PRICED_GROUPS,
    },
    {
      fields: [
        'cost',
        'shipments.cost',
        'shipments.costs',
        'shipments.unknown',
        'shipments.uncarried',
        'items.cost',
        'total',
        'shipments.net',
      ],
      visibleTo: ['/purchases'],
      groups: INTERNAL_GROUPS,
    },
  ],
  filter: [
    '_id',
    'group',
    'status',
    'statusPayment',
    'created',
    'order_number',
    'customerId',
    'agentId',
    'supplierId',
    'warehouseId',
    'creatorId',
    'tags',
    'total',
    'items.productId',
    'tracking',
    'refId',
    'shippingTime',
    'sourceId',
    'copyOf',
    'shop.assetId',
    'shop.code',
    'isOpening',
    'importTag',
    'counter.shiftId',
    'counter.provisional',
    'counter.key',
    'toSettle.reason',
    'toSettle.settled',
    'invoiceStatus',
  ],
  sort: ['_id', 'created', 'order_number', 'total', 'status', 'owed'],
  sortByFigure: { owed: stillOpen },
  defaultSort: { _id: -1 },
  search: [
    'order_number',
    'customer.name',
    'customer.phone',
    'agent.name',
    'agent.phone',
    'supplier.name',
    'supplier.phone',
    'items.name',
    'items.slug',
    'tracking',
    'refId',
    'note',
    'shop.code',
    'shop.buyer.name',
    'counter.provisional',
  ],
  narrowedBy: {
    /** true: sales without a connection that somebody has to settle. */
    toSettle: flag(),
    /** Orders paid in these days. */
    paymentSince: day(),
    paymentUntil: day(),
    /** Orders of which something is owed and that were to be paid before this day. */
    dueBefore: day(),
    /** Of these, or of all: those that are to be paid on this day or later. */
    dueSince: day(),
    /** Orders that the partner's balance comes from or was spent on. */
    balancePartnerId: id('assets'),
    /** Orders in which some of the product still has to be shipped, or to come. */
    notShippedProductId: id('products'),
    /** Orders of shops that wait because nobody knows this SKU, or these goods; the page also says `totalQty` and `totalOrder`. */
    errorSKU: text(),
    errorItem: text(500),
  },
  references: {
    customerId: {
      service: 'assets',
      as: 'customer',
      fields: ['name', 'phone', 'address', 'taxCode', 'shippingName', 'shippingPhone', 'shippingAddress'],
      keep: 'frozen',
      groups: ['Customers'],
      whenRemoved: 'partners.removed',
    },
    agentId: {
      service: 'assets',
      as: 'agent',
      fields: ['name', 'phone', 'address', 'taxCode', 'shippingName', 'shippingPhone', 'shippingAddress'],
      keep: 'frozen',
      groups: ['Sales Agents'],
      whenRemoved: 'partners.removed',
    },
    supplierId: {
      service: 'assets',
      as: 'supplier',
      fields: ['name', 'phone', 'address', 'taxCode', 'shippingName', 'shippingPhone', 'shippingAddress'],
      keep: 'frozen',
      groups: ['Suppliers'],
      whenRemoved: 'partners.removed',
    },
    warehouseId: { service: 'warehouses', as: 'warehouse', fields: ['name'], keep: 'frozen', whenRemoved: 'warehouses.removed' },
  },
  indexes: [
    { fields: { group: 1, _id: -1 } },
    { fields: { group: 1, created: -1, _id: -1 } },
    { fields: { group: 1, total: -1, _id: -1 } },
    { fields: { group: 1, 'keys.owed': -1, _id: -1 } },
    { fields: { group: 1, order_number: 1 }, unique: true },
    { fields: { group: 1, status: 1, _id: -1 } },
    { fields: { group: 1, statusPayment: 1, _id: -1 } },
    { fields: { customerId: 1, _id: -1 }, partial: { customerId: { $exists: true } } },
    { fields: { agentId: 1, _id: -1 }, partial: { agentId: { $exists: true } } },
    { fields: { supplierId: 1, _id: -1 }, partial: { supplierId: { $exists: true } } },
    { fields: { customerId: 1, created: -1 }, partial: { customerId: { $exists: true } } },
    { fields: { agentId: 1, created: -1 }, partial: { agentId: { $exists: true } } },
    { fields: { supplierId: 1, created: -1 }, partial: { supplierId: { $exists: true } } },
    { fields: { customerId: 1, returnedTotal: 1 }, partial: { returnedTotal: { $exists: true } } },
    { fields: { agentId: 1, returnedTotal: 1 }, partial: { returnedTotal: { $exists: true } } },
    { fields: { supplierId: 1, returnedTotal: 1 }, partial: { returnedTotal: { $exists: true } } },
    { fields: { agentId: 1, 'earnings.at': 1 }, partial: { 'earnings.at': { $exists: true } } },
    { fields: { 'earnings.at': 1 }, partial: { 'earnings.at': { $exists: true } } },
    // What changed terms left over, which the entries of a figure name beside shipments.
    { fields: { 'bookings.at': 1 }, partial: { 'bookings.isShipment': false } },
    // What was written off, on statements and behind the figure of bad debts.
    { fields: { 'writeOffs.at': 1 }, partial: { 'writeOffs.at': { $exists: true } } },
    // What was agreed anew once the day of an order was closed, likewise.
    { fields: { 'termChanges.at': 1 }, partial: { 'termChanges.at': { $exists: true } } },
    { fields: { 'shipments.time': 1 }, unique: true, partial: { 'shipments.time': { $exists: true } } },
    { fields: { 'noteTokens.token': 1 }, acrossWorkspaces: true, partial: { 'noteTokens.token': { $exists: true } } },
    // What was sold in a shift.
    { fields: { 'counter.shiftId': 1, _id: -1 }, partial: { 'counter.shiftId': { $exists: true } } },
    { fields: { 'counter.key': 1 }, unique: true, partial: { 'counter.key': { $exists: true } } },
    { fields: { 'toSettle.reason': 1, _id: -1 }, partial: { 'toSettle.reason': { $exists: true } } },
    // What stood when the books began.
    { fields: { isOpening: 1, _id: -1 }, partial: { isOpening: { $exists: true } } },
    { fields: { importTag: 1, _id: 1 }, partial: { importTag: { $exists: true } } },
    { fields: { copyOf: 1, copyMonth: 1 }, unique: true, partial: { copyMonth: { $exists: true } } },
    { fields: { sourceId: 1, periodOf: 1 }, unique: true, partial: { periodOf: { $exists: true } } },
    { fields: { period: 1 }, partial: { period: { $exists: true } } },
    { fields: { tags: 1, _id: -1 }, partial: { tags: { $exists: true } } },
    { fields: { 'items.productId': 1, _id: -1 } },
    { fields: { 'shop.assetId': 1, 'shop.code': 1 }, unique: true, partial: { 'shop.code': { $exists: true } } },
    { fields: { 'shop.assetId': 1, created: -1 }, partial: { 'shop.code': { $exists: true } } },
    // An invoice of a seller stands on one purchase.
    { fields: { inputInvoiceKey: 1 }, unique: true, partial: { inputInvoiceKey: { $exists: true } } },
    // What changed since a moment, for programs that keep a copy.
    { fields: { updated: 1, _id: 1 } },
  ],
  /** Gives a tag another name, everywhere it stands. */
  patchMany: {
    access: anyGroup,
    by: { tag: text(60) },
    data: shape({ tag: text(60) }),
    example: { tag: 'Rất gấp' },
    result: shape({ tag: text(60), orders: whole() }),
  },
  reports: { ...businessReports, ...orderListReports, ...orderReports, ...vatReports, taxYear, taxBook, costPapers },
  secret: {
    /** Seller, series and number of its invoice: see `inputInvoiceKey`. */
    inputInvoiceKey: optional(text(60)),
    /** What came to count for commissions of its agent, and stopped counting, by moment: see `withEarnings`. */
    earnings: optional(
      list(
        shape({
          at: instant(),
          lines: list(shape({ index: whole(), quantity, net: money(), cost: money(), categoryId: optional(id('categories')) }), 500),
        }),
        1000,
      ),
    ),
    /** What was booked of its lines, for good: see `withBookings`. */
    bookings: optional(
      list(
        shape({
          at: instant(),
          isShipment: flag(),
          lines: list(
            shape({
              index: whole(),
              quantity,
              net: money(),
              back: optional(money()),
              discount: optional(money()),
              gifts: optional(money()),
              giftPieces: optional(quantity),
              vat: optional(money()),
              vatBack: optional(money()),
              rate: optional(vatRate()),
            }),
            500,
          ),
        }),
        2000,
      ),
    ),
    /** What changed of what was agreed once its own day was closed: see `agreedMoves`. */
    termChanges: optional(
      list(
        shape({
          at: instant(),
          orders: sign,
          total: money(),
          vat: optional(money()),
          given: sign,
          discount: money(),
          gifts: money(),
          lines: list(shape({ productId: orNull(id('products')), quantity, net: money(), gift: quantity, giftValue: money() }), 1000),
        }),
        1000,
      ),
    ),
    /** Of each return of a part: which units moved, out of which shipment, from where to where, and what gave money back; so that it can be
     *  taken back exactly. */
    partReturns: optional(
      list(
        shape({
          at: instant(),
          refunded: optional(flag()),
          refunds: optional(list(id('funds'), 1000)),
          /** Of goods that paid for others: the sale of those, and where this order stood. */
          exchange: optional(shape({ orderId: id('orders'), number: text(20), status: oneOf(ORDER_STATUSES) })),
          moved: movedBack(),
        }),
        1000,
      ),
    ),
    /** Of an order that came back as a whole: likewise, and where it stood. */
    returnedFrom: optional(shape({ status: oneOf(ORDER_STATUSES), moved: movedBack() })),
  },
  staysHere: ['printToken', 'noteTokens'],
  unaudited: ['printToken', 'noteTokens'],
  postings: orderPostings,
  journal: orderJournal,
  entries: orderEntries,
  notices: ['order-created', 'order-shipped'],
  rings: {
    'order-created': { topic: 'orders', en: 'New order {number}', vi: 'Đơn mới {number}' },
    'order-shipped': { topic: 'orders', en: 'Goods moved: {number}', vi: 'Đã giao nhận hàng: {number}' },
  },
  locks: { orders: ['partners'] },
  bringsBack: { not: ['status', 'items', 'total'] },
  takenIn: { without: ['printToken', 'noteTokens'] },
  sandbox: { sample: 'orderId' },
  realtime: 'merge',
})
