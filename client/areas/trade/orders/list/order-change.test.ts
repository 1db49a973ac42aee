import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import { createIntl } from 'react-intl'
import type { WireRecord } from '../../../../api/realtime/event'
import { sampleOrder } from '../order-samples'
import { orderChangeLabel } from './order-change'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const said = (changes: Partial<Order>, group: 'sales' | 'purchases' = 'sales', by: string | null = 'Đức Thịnh'): string | undefined =>
  orderChangeLabel(intl, 'en', group, {
    by,
    before: sampleOrder() as unknown as WireRecord,
    record: sampleOrder(changes) as unknown as WireRecord,
  })

it.each<[string, Partial<Order>]>([
  ['Đức Thịnh set it to Shipped', { status: 'shipped', paid: dong(500_000) }],
  ['Đức Thịnh took 500,000\u00a0₫', { paid: dong(500_000) }],
  ['Đức Thịnh changed the items', { items: sampleOrder().items.slice(0, 1), total: dong(1_000_000) }],
  ['Đức Thịnh changed the total', { discount: dong(100_000), total: dong(1_100_000) }],
  ['Đức Thịnh changed the labels', { tags: ['Sỉ'] }],
  ['Đức Thịnh changed the note', { note: 'Giao chiều' }],
])('A changed order says what was done: %s', (words, changes) => {
  expect(said(changes)).toBe(words)
})

it('A purchase is paid, not taken', () => {
  expect(said({ paid: dong(500_000) }, 'purchases')).toBe('Đức Thịnh paid 500,000\u00a0₫')
})

it('What was shipped of an item is told as a shipment, not as other items', () => {
  const items = sampleOrder().items.map((item) => ({ ...item, shipped: 1 }))
  const [line] = items
  const shipment = { time: sampleOrder().created, lines: [{ ...line, quantity: 1 }] } as unknown as Order['shipments'][number]
  expect(said({ items, shipments: [shipment] })).toBe('Đức Thịnh shipped goods')
})

it('Where nothing is known of who or what, nothing is invented', () => {
  expect(said({ note: 'x' }, 'sales', null)).toBeUndefined()
  expect(said({ tracking: 'VN1' })).toBeUndefined()
})
