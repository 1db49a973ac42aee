import { errors } from '../errors'
import { partnerProblems, shippingOf } from './partners'

const said = (draft: Parameters<typeof partnerProblems>[0]) => partnerProblems(draft).map(({ path, code }) => `${path}: ${errors[code].en}`)

test('only a name and a group are required of a partner', () => {
  expect(said({ name: 'Chị Hoa', group: 'Customers' })).toEqual([])
  expect(said({ name: ' ' })).toEqual(['name: Please enter the name', 'group: Group of Asset is required'])
  expect(said({ name: 'x', group: 'Friends' })).toEqual(['group: Group of Asset is required'])
})

test('a link starts with http', () => {
  expect(said({ name: 'x', group: 'Suppliers', link: 'javascript:alert(1)' })).toEqual(['link: Link must start with http'])
  expect(said({ name: 'x', group: 'Suppliers', link: 'https://example.com' })).toEqual([])
})

test('goods go to the partner’s own name, phone and address unless others are given', () => {
  expect(shippingOf({ name: 'Chị Hoa', phone: '0903', address: 'Huế', shippingName: 'Anh Ba', shippingPhone: ' ' })).toEqual({
    shippingName: 'Anh Ba',
    shippingPhone: '0903',
    shippingAddress: 'Huế',
  })
})
