import { DEFAULT_ZONE, zone } from '../../../foundation/days/days'
import { dong } from '../../../foundation/money/money'
import { ownFigures, type OwnParcel } from './own-parcels'

const vietnam = zone(DEFAULT_ZONE)
const handedOver = new Date('2026-11-02T03:00:00Z')
const of = (province: string, own: Partial<OwnParcel> = {}): OwnParcel => ({
  carrier: 'ghn',
  service: 'light',
  status: 'delivered',
  codState: 'due',
  to: { province },
  ...own,
})
const times = (count: number, parcel: OwnParcel): OwnParcel[] => Array.from({ length: count }, () => parcel)
const came = (at: string): Partial<OwnParcel> => ({
  deliveredAt: handedOver,
  codState: 'paid',
  held: [
    { at: handedOver, act: 'cod-collected', amount: dong(200_000) },
    { at: new Date(at), act: 'cod-settled', amount: dong(200_000) },
  ],
})
const way = { carrier: 'ghn', service: 'light', province: 'Đồng Nai' } as const

test('of ten parcels to a province of which nine arrived nine tenths did; those that still move, and those of other services, don’t count', () => {
  const there = [...times(9, of('Đồng Nai')), of('Đồng Nai', { status: 'returned' })]
  const others = [
    ...times(5, of('Đồng Nai', { status: 'delivering' })),
    ...times(5, of('Đồng Nai', { status: 'cancelled' })),
    ...times(5, of('Đồng Nai', { service: 'heavy', status: 'lost' })),
    ...times(5, of('Đồng Nai', { isStandIn: true, status: 'lost' })),
  ]
  expect(ownFigures([...there, ...others], way, vietnam)).toEqual({ arrived: { success: 0.9, parcels: 10, province: 'Đồng Nai' } })
})

test('a province that was merged counts with what it has become', () => {
  const before = times(10, of('Bình Phước'))
  expect(ownFigures(before, way, vietnam).arrived).toEqual({ success: 1, parcels: 10, province: 'Đồng Nai' })
  expect(ownFigures(before, { ...way, province: 'Tỉnh Bình Phước' }, vietnam).arrived?.parcels).toBe(10)
})

test('fewer than ten to a province tell of all provinces, and fewer than ten in all tell nothing', () => {
  const few = [...times(8, of('Đồng Nai')), of('Huế', { status: 'lost' })]
  expect(ownFigures(few, way, vietnam)).toEqual({})
  expect(ownFigures([...few, of('Huế')], way, vietnam)).toEqual({ arrived: { success: 0.9, parcels: 10 } })
})

test('money of a carrier comes as many days after the handing over as it did on average, whatever the service and the province', () => {
  const paid = [
    ...times(5, of('Huế', came('2026-11-05T03:00:00Z'))),
    ...times(5, of('Huế', { service: 'heavy', ...came('2026-11-07T03:00:00Z') })),
  ]
  expect(ownFigures(paid.slice(1), way, vietnam).moneyDays).toBeUndefined()
  expect(ownFigures(paid, way, vietnam).moneyDays).toBe(4)
  // What was taken back has not come.
  expect(
    ownFigures([...paid.slice(1), of('Huế', { ...came('2026-11-05T03:00:00Z'), codState: 'due' })], way, vietnam).moneyDays,
  ).toBeUndefined()
})

test('own drivers have one service, however it was written, and hand in the same day', () => {
  const driven = times(10, of('Đồng Nai', { carrier: 'own', service: undefined, ...came('2026-11-02T12:00:00Z') }))
  expect(ownFigures(driven, { ...way, carrier: 'own', service: 'own' }, vietnam)).toEqual({
    arrived: { success: 1, parcels: 10, province: 'Đồng Nai' },
    moneyDays: 0,
  })
})
