import { awayOrder } from './away-order'

test('the receipt of a sale without a connection says what one of the books would', () => {
  const items = [{ group: 'goods', name: 'Trà sen', price: 100_000, quantity: 3, quantityGift: 1, shipped: 3, vatRate: 8 }] as never
  const rates = [{ rate: 8, base: 180_000, amount: 14_400 }] as never
  const waiting = { provisional: 'Q2B-000137', at: '2026-11-21T07:02:00.000Z', counter: 'Quầy 2' }
  const cart = { customer: { _id: 'c1', name: 'Chị Hạnh' }, discount: 20_000 }
  const paid = { payments: [{ label: 'Tiền mặt', amount: 194_400 }], received: 200_000, change: 5_600 }
  expect(awayOrder(waiting, cart, { total: 194_400, vat: 14_400, items, rates }, paid, 'Phương Uyên')).toEqual({
    group: 'sales',
    order_number: 'Q2B-000137',
    created: '2026-11-21T07:02:00.000Z',
    status: 'delivered',
    items: [{ group: 'goods', name: 'Trà sen', price: 100_000, quantity: 3, quantityGift: 1, shipped: 3, vatRate: 8 }],
    discount: 20_000,
    total: 194_400,
    vat: [{ rate: 8, base: 180_000, amount: 14_400 }],
    paid: 194_400,
    usePartnerBalance: 0,
    change: 5_600,
    customer: { name: 'Chị Hạnh' },
    creator: { name: 'Phương Uyên' },
    counter: {
      name: 'Quầy 2',
      provisional: 'Q2B-000137',
      payments: [{ label: 'Tiền mặt', amount: 194_400 }],
      received: 200_000,
    },
  })
})
