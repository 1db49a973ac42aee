import { renamedWord } from './renamed-word'

test('one word of a list that got another name is told; words that came, went or changed places are not', () => {
  expect(renamedWord(['Két', 'Ngân hàng'], ['Két sắt', 'Ngân hàng'])).toEqual({ from: 'Két', to: 'Két sắt' })
  expect(renamedWord(['Két'], ['Két'])).toBeNull()
  expect(renamedWord(['Két'], ['Két', 'Ví'])).toBeNull()
  expect(renamedWord(['Két', 'Ví'], ['Két'])).toBeNull()
  expect(renamedWord(['Két', 'Ví'], ['Ví', 'Két'])).toBeNull()
})
