import { isPartnerGroup, shippingAfter, shippingOf } from './partners'

test('one deals with customers, sales agents and suppliers', () => {
  expect(['Customers', 'Sales Agents', 'Suppliers', 'Friends', undefined].map(isPartnerGroup)).toEqual([true, true, true, false, false])
})

test('goods go to the partner’s own name, phone and address unless others are given', () => {
  expect(shippingOf({ name: 'Chị Hoa', phone: '0903', address: 'Huế', shippingName: 'Anh Ba', shippingPhone: ' ' })).toEqual({
    shippingName: 'Anh Ba',
    shippingPhone: '0903',
    shippingAddress: 'Huế',
  })
})

describe('when a partner changes', () => {
  const forBa = { shippingName: 'Anh Ba', shippingPhone: '0903', shippingAddress: 'Huế' }
  const hoa = { name: 'Chị Hoa', phone: '0903', address: 'Huế', ...forBa }

  test('its goods follow it to the new address, those for somebody else do not', () => {
    expect(shippingAfter(hoa, { name: 'Chị Hoà', address: 'Đà Nẵng' })).toEqual({ ...forBa, shippingAddress: 'Đà Nẵng' })
  })

  test('what is said of shipping wins, and a blank is taken from the partner again', () => {
    expect(shippingAfter(hoa, { address: 'Đà Nẵng', shippingAddress: 'Hội An', shippingName: ' ' })).toEqual({
      shippingName: 'Chị Hoa',
      shippingPhone: '0903',
      shippingAddress: 'Hội An',
    })
  })

  test('another change leaves them as they are', () => {
    expect(shippingAfter(hoa, {})).toEqual(forBa)
  })
})
