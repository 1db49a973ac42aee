import { Type, type Static } from '@feathersjs/typebox'
import { FUND_STATUSES } from '../domain/funds/funds'
import {
  creatorFields,
  flag,
  id,
  instant,
  list,
  money,
  name,
  oneOf,
  optional,
  shape,
  text,
  unitCost,
  updaterFields,
  workspaceFields,
} from './schema-kit'

const item = shape({
  name: name('funds.item-name-invalid'),
  note: optional(text(500)),
  price: unitCost(),
  quantity: Type.Number({ minimum: 0, maximum: 1e9 }),
  unit: optional(text(30)),
})

const fields = {
  name: optional(text(500)),
  recipientName: optional(text()),
  recipientInfo: optional(text(500)),
  note: optional(text(2000)),
  label: optional(text(60)),
  refId: optional(text()),
  avatar: optional(text(300)),
  items: optional(list(item, 100)),
}

/** What an entry keeps of a partner at the time it was made. */
const partner = shape({ _id: id('assets'), name: text() })

export const fund = shape({
  _id: id('funds'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** The name of its fund group. */
  group: text(),
  isCredit: flag(),
  /** Signed: money in is positive, money out negative. */
  amount: money(),
  status: oneOf(FUND_STATUSES),
  ...fields,
  orderId: optional(id('orders')),
  order: optional(shape({ _id: id('orders'), order_number: text(20), group: text(20), created: instant() })),
  customerId: optional(id('assets')),
  customer: optional(partner),
  agentId: optional(id('assets')),
  agent: optional(partner),
  supplierId: optional(id('assets')),
  supplier: optional(partner),
  /** The workspace whose key made the entry; the key counts as its creator. */
  byKey: optional(flag()),
  completedAt: optional(instant()),
  refundedAt: optional(instant()),
  refundedBy: optional(text()),
  refundReason: optional(text(500)),
  /** The balance after this entry; in lists, for completed entries. */
  balance: optional(money()),
  balanceLabel: optional(money()),
})
export type Fund = Static<typeof fund>

export const fundCreate = shape({
  ...fields,
  group: name('funds.group-required'),
  // Judged by the domain's rule, whose text is the specification's: it may be missing, too large or not a number.
  amount: optional(Type.Unknown()),
  created: optional(instant()),
  status: optional(oneOf(['new-entry', 'pending', 'completed'])),
  orderId: optional(id('orders')),
  customerId: optional(id('assets')),
  agentId: optional(id('assets')),
  supplierId: optional(id('assets')),
})
export type FundCreate = Static<typeof fundCreate>

export const fundPatch = shape({
  ...fields,
  group: optional(name('funds.group-required')),
  amount: optional(Type.Unknown()),
  created: optional(instant()),
  status: optional(oneOf(FUND_STATUSES)),
  refundReason: optional(text(500)),
})
export type FundPatch = Static<typeof fundPatch>
