import { adjustmentErrors } from './adjustments'

const codes = (adjustment: Parameters<typeof adjustmentErrors>[0]): string[] => adjustmentErrors(adjustment).map(({ code }) => code)

test('a bonus or a deduction in whole dong with a note is fine', () => {
  expect(codes({ amount: 500_000, body: 'Thưởng Tết' })).toEqual([])
  expect(codes({ amount: -880, body: 'Vỡ ly' })).toEqual([])
})

test.each([0, 0.5, null, undefined, '500000', Number.NaN])('%p is no amount of an adjustment', (amount) => {
  expect(codes({ amount, body: 'Thưởng' })).toEqual(['activities.amount-invalid'])
})

test('an adjustment needs a note', () => {
  expect(codes({ amount: 1000, body: '  ' })).toEqual(['activities.note-required'])
  expect(codes({ amount: 1000 })).toEqual(['activities.note-required'])
})
