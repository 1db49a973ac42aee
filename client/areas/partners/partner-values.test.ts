import { createOf, patchOf, valuesOf, type PartnerValues } from './partner-values'

const empty: PartnerValues = valuesOf(undefined)
const known: PartnerValues = { ...empty, name: 'Quán Nhà Gió', phone: '0903', address: 'Đà Lạt' }

it('Only what was filled in is sent of a new partner', () => {
  expect(createOf('Customers', { ...empty, name: ' Quán Nhà Gió ', phone: '0903' })).toEqual({
    group: 'Customers',
    name: 'Quán Nhà Gió',
    phone: '0903',
  })
})

it('A delivery address that was never named follows the partner’s own', () => {
  expect(patchOf({ address: 'Bảo Lộc' }, { ...known, address: 'Bảo Lộc' })).toEqual({ address: 'Bảo Lộc', shippingAddress: 'Bảo Lộc' })
})

it('A delivery address of its own stays when the partner moves', () => {
  const values = { ...known, address: 'Bảo Lộc', shippingAddress: 'Kho Di Linh' }
  expect(patchOf({ address: 'Bảo Lộc' }, values)).toEqual({ address: 'Bảo Lộc' })
})

it('An emptied delivery field takes the own one again', () => {
  expect(patchOf({ shippingPhone: '' }, known)).toEqual({ shippingPhone: '0903' })
})

it('Who looks after an agent goes along when they were chosen, and is taken off when nobody is', () => {
  const keeper = 'a'.repeat(24)
  expect(createOf('Sales Agents', { ...known, userId: keeper })).toMatchObject({ userId: keeper })
  expect(createOf('Sales Agents', known)).not.toHaveProperty('userId')
  expect(patchOf({ userId: keeper }, { ...known, userId: keeper })).toEqual({ userId: keeper })
  expect(patchOf({ userId: '' }, known)).toEqual({ userId: null })
})
