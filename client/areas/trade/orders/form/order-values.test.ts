import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import { sampleOrder } from '../order-samples'
import { baseOf, changedFields, mergeRecord, revOf, settleField } from '../../../../components/record-form/merge-record'
import { orderRules, valuesOf } from './order-values'
import { inputOfFields } from './order-input'

const zone = 'Asia/Ho_Chi_Minh'
const stored = sampleOrder()
const values = valuesOf(stored, zone)
const base = baseOf(values, stored.rev)
const mergeLive = (mine: typeof values, order: Order) => mergeRecord(mine, base, valuesOf(order, zone), order.rev, orderRules)

test('untouched fields follow a colleague, touched ones stay as they are written', () => {
  const mine = { ...values, note: 'Giao chiều' }
  const after = mergeLive(mine, sampleOrder({ rev: 4, tracking: 'GHN 1', note: 'Giao trước 9 giờ' }))
  expect([after.values.tracking, after.values.note]).toEqual(['GHN 1', 'Giao chiều'])
  expect(changedFields(after.values, after.base.values, orderRules)).toEqual(['note'])
})

test('a field that both changed is saved on the revision it was written over, so that the server finds the conflict', () => {
  const mine = { ...values, note: 'Giao chiều', refId: 'HD 7' }
  const after = mergeLive(mine, sampleOrder({ rev: 4, note: 'Giao trước 9 giờ' }))
  expect(revOf(after.base, ['refId'])).toBe(4)
  expect(revOf(after.base, ['refId', 'note'])).toBe(3)
})

test('a shipment meanwhile is no conflict with the lines one is writing, and is seen on them', () => {
  const mine = { ...values, items: values.items.map((line) => ({ ...line, quantity: 12 })) }
  const shipped = sampleOrder({ rev: 5, items: stored.items.map((item) => ({ ...item, shipped: 4 })) })
  const after = mergeLive(mine, shipped)
  expect(after.values.items.map(({ quantity, shipped: out }) => [quantity, out])).toEqual([
    [12, 4],
    [12, 4],
  ])
  expect(revOf(after.base, ['items'])).toBe(5)
})

test('once one has chosen, the field is compared with what is stored now', () => {
  const current = sampleOrder({ rev: 6, note: 'Giao trước 9 giờ' })
  const settled = settleField(base, 'note', valuesOf(current, zone), current.rev)
  expect(settled.values.note).toBe('Giao trước 9 giờ')
  expect(revOf(settled, ['note'])).toBe(6)
})

test('only what was changed is sent, in the server’s words', () => {
  const mine = { ...values, discount: 50_000, items: values.items.map((line, at) => (at === 0 ? { ...line, free: 2 } : line)) }
  const fields = changedFields(mine, values, orderRules)
  expect(fields).toEqual(['items', 'discount'])
  const sent = inputOfFields(fields, mine, { group: 'sales', zone, now: new Date('2026-11-21T03:00:00Z') })
  expect(sent).toEqual({
    discount: dong(50_000),
    items: [
      { productId: stored.items[0]?.productId, quantity: 10, quantityGift: 2, price: 100_000 },
      { productId: stored.items[1]?.productId, quantity: 4, quantityGift: 0, price: 50_000 },
    ],
  })
})

test('another kind of buyer takes the place of the one before', () => {
  const mine = { ...values, partner: { value: 'a55000000000000000000002', label: 'Đại lý Hiếu', group: 'Sales Agents' as const } }
  expect(inputOfFields(['partner'], mine, { group: 'sales', zone, now: new Date() })).toEqual({
    customerId: null,
    agentId: 'a55000000000000000000002',
  })
})
