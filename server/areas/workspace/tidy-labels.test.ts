import { tidyLabels } from './tidy-labels'

test('labels are kept without blanks around them, in the order given', () => {
  expect(tidyLabels('opts.orderTags', [' Gấp ', 'VIP'])).toEqual(['Gấp', 'VIP'])
})

test('a label stands once, whatever its case; accents make another', () => {
  expect(() => tidyLabels('opts.fundLabels', ['Tiền mặt', 'tiền MẶT '])).toThrow('Label already exists')
  expect(tidyLabels('opts.fundLabels', ['Tiền mặt', 'Tien mat'])).toHaveLength(2)
})

test('a label says something', () => {
  expect(() => tidyLabels('opts.fundLabels', ['  '])).toThrow('Please enter the name')
})
