import { type Static, Type } from '@sinclair/typebox'
import { column, defineService, report, type Viewer } from '../../../foundation/declaration/define-service'
import { can } from '../../../foundation/rights/rights'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { COD_STATES } from '../rules/cod'
import { deliveryJournal, HELD_ACTS } from '../rules/held'
import { OUTCOMES_BY } from '../rules/outcomes'
import { CARRIERS, DELIVERY_STATUSES, FEE_PAYERS } from '../rules/statuses'
import { personAt, size } from './delivery-shapes'

/** How often money of one delivery may be collected, come and be taken back. */
const MAX_HELD = 100

/** What is done with a delivery: by its carrier (`cancel`, `redeliver`, `return`), by our own driver, or by us. */
export const DELIVERY_ACTIONS = ['cancel', 'redeliver', 'return', 'retry', 'start', 'deliver', 'fail', 'arrive', 'handIn', 'print'] as const
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number]

/** Papers of carriers' own labels, in millimetres or by name; GHTK knows A5, and A6 for the others. */
export const LABEL_PAPERS = ['a5', '80x80', '52x70'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]
/** Labels that are printed together. */
export const MAX_LABELS = 200
/** Of a PDF, as base64. */
const MAX_LABEL_FILE = 4_000_000

/** What is said of a parcel when it is handed to a carrier. */
const parcel = {
  orderId: id('orders'),
  /** The moment of the shipment, which it is known by. */
  shippingTime: instant(),
  accountId: optional(id('carrierAccounts')),
  carrier: oneOf(CARRIERS),
  /** GHN: `light`, `heavy` (from 20 kg); GHTK: `road`, `fly`; own drivers: none. */
  service: optional(text(40)),
  /** What is to be collected from whoever receives it; whole dong. */
  cod: money({ minimum: 0 }),
  /** What it is declared to be worth; whole dong. */
  insured: optional(money({ minimum: 0 })),
  /** Grams. */
  weight: whole({ minimum: 1, maximum: 1_000_000, error: 'deliveries.weight-required' }),
  size: optional(size()),
  to: personAt(),
  /** What whoever brings it should know. */
  note: optional(text(500)),
  /** Of own drivers: who brings it. */
  driverId: optional(id('users')),
  /** Who pays the carrier's fee; absent: we do. Own drivers' is always ours. */
  feePayer: optional(oneOf(FEE_PAYERS)),
  /** The fee as it was quoted; whole dong. */
  quoted: optional(money({ minimum: 0 })),
}

export const delivery = shape({
  _id: id('deliveries'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...parcel,
  order: optional(shape({ _id: id('orders'), order_number: text(20), group: text(20) })),
  driver: optional(shape({ _id: id('users'), name: text() })),
  accountId: id('carrierAccounts'),
  from: optional(personAt()),
  /** What the carrier knows it by; absent until it does. */
  code: optional(text(60)),
  status: oneOf(DELIVERY_STATUSES),
  /** What the carrier takes for it, as it said last; whole dong. */
  charged: optional(money()),
  /** What happened to it, as the carrier tells: its own word, and what that means. */
  events: list(shape({ at: instant(), status: oneOf(DELIVERY_STATUSES), word: text(60), reason: optional(text(300)) }), 200),
  codState: oneOf(COD_STATES),
  /** Why the carrier doesn't have it yet, in the carrier's words; or what stood in the way of the order. */
  problem: optional(text(300)),
  /** When it is to arrive, as the carrier says. */
  expected: optional(instant()),
  deliveredAt: optional(instant()),
  returningAt: optional(instant()),
  /** The statement by which its money came. */
  statementId: optional(id('codStatements')),
  /** When what came back was scanned in. */
  arrivedAt: optional(instant()),
  /** When its label was printed last. */
  printedAt: optional(instant()),
  /** A stand-in of the carrier has it: nobody brings anything, and no money comes. */
  isStandIn: optional(flag()),
})
export type Delivery = Static<typeof delivery>

export const deliveryCreate = shape(parcel)
export type DeliveryCreate = Static<typeof deliveryCreate>

export const deliveryPatch = Type.Partial(
  shape({
    action: oneOf(DELIVERY_ACTIONS),
    /** Of `fail`: why nobody took it. */
    reason: text(300),
    /** Of `arrive`: how many of each product came back. */
    returning: list(shape({ productId: id('products'), quantity: whole({ minimum: 1 }) }), 500),
    warehouseId: id('warehouses'),
    cod: money({ minimum: 0 }),
    note: text(500),
    driverId: id('users'),
  }),
  { additionalProperties: false },
)
export type DeliveryPatch = Static<typeof deliveryPatch>

/** Of deliveries, in all: how many, the part of 1 that arrived, days on average, and fees in whole dong. */
const outcomeFigures = {
  sent: whole(),
  delivered: whole(),
  failed: whole(),
  success: Type.Number({ kind: 'number' }),
  days: Type.Number({ kind: 'number' }),
  quoted: money(),
  charged: money(),
  dearer: money(),
}

const onlyOwn = ({ rights, userId }: Viewer) => (can(rights, ['/sales']) ? null : { driverId: userId ?? '' })

/** Shipments of sales that a carrier brings, from when it is asked to until its money came. */
export const deliveries = defineService({
  path: 'deliveries',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: delivery,
  create: deliveryCreate,
  patch: deliveryPatch,
  commands: {
    patch: {
      action: {},
      reason: { of: ['action'] },
      returning: { of: ['action'] },
      warehouseId: { of: ['action'] },
    },
  },
  oneAtATime: [['action', 'cod']],
  access: { find: 'member', get: 'member', create: ['/sales'], patch: 'member' },
  /** A driver sees what they bring, and nothing of what it costs. */
  rows: onlyOwn,
  hidden: [{ fields: ['quoted', 'charged', 'insured'], visibleTo: ['/sales'] }],
  notes: {
    create: [
      'Only a shipment that was booked is sent. The answer is `waiting`: the carrier is told by the server, exactly once, as soon as it answers; until then the delivery has no `code`. It is known to the carrier by its `_id`.',
    ],
    patch: [
      '`cancel`, `redeliver`, `return` and `cod` are asked of the carrier at once: what it refuses changes nothing. `retry` tells it again what it refused. `start`, `deliver`, `fail` and `handIn` are of own drivers. `arrive` books goods that came back as a return of the order. `print` notes that its label was printed.',
    ],
  },
  examples: {
    create: {
      'sends a shipment by GHN': {
        orderId: '6b092bf732b0eda0dca44924',
        shippingTime: '2026-11-21T07:10:00.000Z',
        carrier: 'ghn',
        service: 'light',
        cod: 1_590_000,
        weight: 1200,
        to: {
          name: 'Chị Thảo',
          phone: '0913660248',
          address: '112 Phan Đình Phùng',
          division: 'new',
          province: 'Đồng Nai',
          ward: 'Phường Trấn Biên',
        },
      },
    },
    patch: { 'has it delivered again': { action: 'redeliver' } },
  },
  filter: [
    '_id',
    'orderId',
    'accountId',
    'carrier',
    'status',
    'code',
    'codState',
    'driverId',
    'created',
    'deliveredAt',
    'returningAt',
    'arrivedAt',
    'printedAt',
    'shippingTime',
  ],
  sort: ['_id', 'created', 'deliveredAt', 'cod'],
  defaultSort: { _id: -1 },
  search: ['code', 'order.order_number', 'to.name', 'to.phone'],
  references: {
    orderId: { service: 'orders', as: 'order', fields: ['order_number', 'group'], keep: 'frozen', groups: ['sales'] },
    accountId: { service: 'carrierAccounts', whenRemoved: 'carriers.removed' },
    driverId: { service: 'users', as: 'driver', fields: ['name'], keep: 'frozen' },
  },
  indexes: [
    {
      fields: { orderId: 1, shippingTime: 1, standing: 1 },
      unique: true,
      partial: { standing: { $exists: true } },
      whenTaken: 'deliveries.standing',
    },
    { fields: { status: 1, _id: -1 } },
    { fields: { codState: 1, _id: -1 } },
    { fields: { carrier: 1, created: -1 } },
    { fields: { accountId: 1, code: 1 }, partial: { code: { $exists: true } } },
    { fields: { driverId: 1, _id: -1 }, partial: { driverId: { $exists: true } } },
    { fields: { dueAt: 1 }, acrossWorkspaces: true, partial: { dueAt: { $exists: true } } },
  ],
  secret: {
    /** A shipment has one delivery that wasn't called off. */
    standing: optional(flag()),
    /** When the server looks at it next: to tell the carrier, to ask it, or to move the order; absent: nothing is to be done. */
    dueAt: optional(instant()),
    /** How often the carrier was told of it: it may know it from the first time on. */
    attempts: optional(whole()),
    /** As of when the carrier told where it is. */
    toldAt: optional(instant()),
    /** It has arrived, and its order hasn't been looked at since. */
    landing: optional(flag()),
    /** What was entered of the money that its carrier collected, each at its moment. */
    held: optional(list(shape({ at: instant(), act: oneOf(HELD_ACTS), amount: money(), partnerId: optional(id('assets')) }), MAX_HELD)),
  },
  postings: {},
  journal: deliveryJournal,
  reports: {
    /** What a parcel would cost by each carrier and service. One that doesn't answer says so, and holds up no other. */
    quotes: report({
      access: ['/sales'],
      parameters: {
        orderId: id('orders'),
        /** Grams. */
        weight: whole({ minimum: 1 }),
        cod: money({ minimum: 0 }),
        province: text(100),
        district: optional(text(100)),
        ward: text(100),
        address: text(400),
        insured: optional(money({ minimum: 0 })),
        /** What the place was before 1 July 2025, all three or none; GHTK goes by that. */
        provinceBefore: optional(text(100)),
        districtBefore: optional(text(100)),
        wardBefore: optional(text(100)),
      },
      result: shape({
        data: list(
          shape({
            accountId: id('carrierAccounts'),
            carrier: oneOf(CARRIERS),
            isStandIn: optional(flag()),
            service: text(40),
            /** Whole dong; absent where the carrier doesn't say. */
            fee: optional(money()),
            /** Until it arrives; absent where the carrier doesn't say. */
            days: optional(whole()),
            /** Why there is no fee, in the carrier's words. */
            problem: optional(text(300)),
            /** It didn't answer; what it refuses is no silence. */
            isSilent: optional(flag()),
            /**
             * Of our own parcels by this service in the last 90 days whose end is known (`parcels`), the part of 1 that arrived: of those that
             * went to `province`, or, where it is absent, to any. Absent where they are fewer than ten.
             */
            arrived: optional(
              shape({
                success: Type.Number({ kind: 'number' }),
                parcels: whole(),
                province: optional(text(100)),
              }),
            ),
            /** Days from when a parcel is handed over until its money has come, on average of our own of this carrier in the last 90 days; absent of fewer than ten. */
            moneyDays: optional(whole()),
          }),
          100,
        ),
      }),
      sources: ['carrierAccounts'],
    }),
    /**
     * The carrier's own labels of its parcels, which the server asks for: GHN answers an address that prints all of them for half an hour, GHTK
     * the PDF of the first one. Absent where the carrier has none: own drivers, stand-ins, parcels without a code.
     */
    labels: report({
      access: ['/sales'],
      parameters: {
        accountId: id('carrierAccounts'),
        /** Ids of deliveries, with commas between. */
        deliveryIds: text(25 * MAX_LABELS, { pattern: `^[0-9a-f]{24}(,[0-9a-f]{24}){0,${MAX_LABELS - 1}}$` }),
        paper: oneOf(LABEL_PAPERS),
      },
      result: shape({
        url: optional(text(1000)),
        name: optional(text(200)),
        /** Base64. */
        bytes: optional(text(MAX_LABEL_FILE)),
      }),
      sources: ['deliveries', 'carrierAccounts'],
    }),
    /** Money that carriers collect: of deliveries that were handed over in these days. */
    cod: report({
      access: ['/sales'],
      parameters: { since: optional(day()), until: optional(day()) },
      result: shape({
        data: list(
          shape({
            carrier: oneOf(CARRIERS),
            /** Collected, and not come yet; whole dong. */
            due: money(),
            /** What of that was collected over a week ago. */
            overdue: money(),
            paid: money(),
            /** What the carrier took for them, and what it had said it would take. */
            fees: money(),
            quoted: money(),
            /** What is due, by the days since it was collected. */
            ages: list(shape({ days: whole(), amount: money(), count: whole() }), 5),
            count: whole(),
          }),
          10,
        ),
        total: shape({ due: money(), overdue: money(), paid: money(), fees: money(), quoted: money() }),
      }),
      sources: ['deliveries'],
    }),
    /** What became of parcels that were sent in these days: those that never left are left out. */
    outcomes: report({
      access: ['/sales'],
      parameters: { since: day(), until: day(), by: oneOf(OUTCOMES_BY) },
      result: shape({
        data: list(shape({ _id: text(), name: text(), ...outcomeFigures }), 10_000),
        total: shape(outcomeFigures),
      }),
      tables: [
        {
          rows: 'data',
          columns: [
            column('deliveries.outcome.name', 'Name', 'text'),
            column('deliveries.outcome.sent', 'Sent', 'quantity'),
            column('deliveries.outcome.delivered', 'Delivered', 'quantity'),
            column('deliveries.outcome.failed', 'Came back, lost', 'quantity'),
            column('deliveries.outcome.success', 'Success', 'percent'),
            column('deliveries.outcome.days', 'Days', 'quantity'),
            column('deliveries.outcome.quoted', 'Fee quoted', 'money'),
            column('deliveries.outcome.charged', 'Fee taken', 'money'),
            column('deliveries.outcome.dearer', 'Dearer by', 'money'),
          ],
        },
      ],
      sources: ['deliveries'],
    }),
  },
  notices: ['delivery-failed', 'delivery-returning'],
  rings: {
    'delivery-failed': { topic: 'orders', en: 'Delivery of {number} failed', vi: 'Chưa giao được {number}' },
    'delivery-returning': { topic: 'orders', en: 'Goods of {number} come back', vi: 'Hàng của {number} đang quay về' },
  },
  realtime: 'merge',
})
