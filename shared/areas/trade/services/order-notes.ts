/** What the API's description says of orders besides their shapes. */
export const orderNotes = {
  create: [
    'A sale names its buyer (`customerId`, or an `agentId`), a purchase its supplier (`supplierId`). A line without `price` takes the product’s. It begins as `new-order` (a sale), `reserved` (with `reservation`) or `processing` (any other group); other words of `status` follow from what is done with it.',
  ],
  patch: [
    'One act a call: `status` or `shipping`, `returning`, `close`, `undoShipment`, `undoReturn`, `writeOff`, `undoWriteOff`, `undoSale`, `settle`, or plain fields.',
    '`status`: `shipped` (with `shipping` and `warehouseId` of goods: a part leaves it `partial-shipped`), then `delivered` or `finished` once all goods left, then `returned`; `cancelled` while nothing left. 409 says which are next.',
    '`mailReceipt` mails a sale’s receipt to that address, as often as it is asked for: its number, its total and the link of `share`, which is made where there is none.',
    'Who may take a paid order back: `status: returned` and `cancelled` refund what was paid, which takes `/refunds`; so does `refund` with `returning`. With the group’s right alone its goods come back by `returning`, all of them or a part: what was paid stays as the partner’s balance, for their next order (`usePartnerBalance`) or for whoever may refund to give back.',
  ],
} as const

const product = '65f0c0ffee65f0c0ffee65f0'
const warehouse = '65f0c0ffee65f0c0ffee65f1'

/** Bodies that the API's description shows. */
export const orderExamples = {
  create: {
    'Sells three pieces and gives one, 5,000 dong off': {
      group: 'sales',
      customerId: '65f0c0ffee65f0c0ffee65f2',
      items: [{ productId: product, quantity: 3, quantityGift: 1 }],
      discount: 5000,
    },
    'Buys ten pieces at 80,000 dong': {
      group: 'purchases',
      supplierId: '65f0c0ffee65f0c0ffee65f3',
      items: [{ productId: product, quantity: 10, cost: 80_000 }],
    },
  },
  patch: {
    'Ships four pieces (of a purchase: receives them)': {
      status: 'shipped',
      warehouseId: warehouse,
      shipping: [{ productId: product, quantity: 4 }],
    },
    'Is delivered': { status: 'delivered' },
    'Two pieces come back, without a refund': { returning: [{ productId: product, quantity: 2 }], warehouseId: warehouse },
    'All comes back and is refunded (/refunds)': { status: 'returned' },
    'Gives up what wasn’t shipped': { close: true },
  },
}
