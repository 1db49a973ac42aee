import { mobileNumber, pastedNumbers, writtenNumber } from './phones'

test.each([
  ['0935 391 668', '84935391668'],
  ['+84 935391668', '84935391668'],
  ['84935391668', '84935391668'],
  ['0084.935.391.668', '84935391668'],
  ['028 3720 4488', null],
  ['0258 352 4421', null],
  ['09353916', null],
  ['', null],
])('“%s” is the mobile number %s', (written, mobile) => {
  expect(mobileNumber(written)).toBe(mobile)
})

test('is written as people read it', () => {
  expect(writtenNumber('84935391668')).toBe('0935 391 668')
})

test('pasted lines give numbers with their names, and leave out what is none', () => {
  expect(pastedNumbers('Chị Hoa, 0901 234 567\n0935391668\tBếp Nhà Mẹ\nkhông có số\n028 3720 4488')).toEqual([
    { phone: '84901234567', name: 'Chị Hoa' },
    { phone: '84935391668', name: 'Bếp Nhà Mẹ' },
  ])
})
