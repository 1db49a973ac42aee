import type { CreateOf, PatchOf } from '../../../registry/service-types'

/** The services whose records an assistant may propose to make and to change. */
export const PROPOSED_SERVICES = ['orders', 'tasks', 'funds', 'assets', 'products'] as const
export type ProposedService = (typeof PROPOSED_SERVICES)[number]

export const PROPOSED_ACTS = ['create', 'patch'] as const
export type ProposedAct = (typeof PROPOSED_ACTS)[number]

type Proposable = {
  readonly [Name in ProposedService]: {
    readonly create: readonly (keyof CreateOf<Name>)[]
    readonly patch: readonly (keyof PatchOf<Name>)[]
  }
}

const partner = [
  'name',
  'phone',
  'email',
  'address',
  'shippingName',
  'shippingPhone',
  'shippingAddress',
  'asset_code',
  'note',
  'taxCode',
  'paymentDays',
  'creditLimit',
] as const

const terms = ['items', 'note', 'tags', 'discount', 'discountNote', 'customerId', 'agentId', 'supplierId', 'dueDate', 'tracking'] as const

const entry = ['name', 'recipientName', 'recipientInfo', 'note', 'label', 'amount', 'created'] as const

/** The fields of each that may be proposed: what makes many records at once, opens a link or connects a platform may not. */
export const PROPOSABLE: Proposable = {
  orders: { create: ['group', ...terms, 'warehouseId'], patch: [...terms, 'status', 'warehouseId', 'shipping', 'returning'] },
  tasks: {
    create: ['name', 'group', 'desc', 'privacy', 'deadline', 'userId', 'assetId'],
    patch: ['name', 'desc', 'userId', 'assetId', 'status', 'result', 'deadline', 'reason'],
  },
  funds: { create: [...entry, 'group', 'status', 'orderId', 'customerId', 'agentId', 'supplierId'], patch: [...entry, 'group', 'status'] },
  assets: { create: ['group', ...partner], patch: [...partner, 'status'] },
  products: {
    create: ['group', 'categoryId', 'name', 'price', 'cost', 'unit', 'lowStock', 'barcode'],
    patch: ['categoryId', 'name', 'price', 'cost', 'unit', 'lowStock', 'barcode', 'status'],
  },
}

/** The field of each that says what it comes to, in dong; what isn't named here moves no money. */
export const SUM_OF_PROPOSED: Readonly<Partial<Record<ProposedService, string>>> = {
  orders: 'total',
  funds: 'amount',
  assets: 'creditLimit',
}

/** So many proposals of one key wait at most. */
export const MOST_WAITING = 50

/** Bytes of JSON that a proposal holds at most. */
export const MAX_PROPOSED_BYTES = 20_000

/** What writing a proposal may do: to what a partner owes us, to what we owe, to our money, to goods in stock. */
export const EFFECT_KINDS = ['receivable', 'payable', 'money', 'goods'] as const

/** So many effects of a proposal are told at most. */
export const MOST_EFFECTS = 20
