import { linesOfOwnFields, ownFieldsOf, withOwnFields } from './own-fields'

test('own fields are typed a line each, and read back as they stand', () => {
  const fields = ownFieldsOf('Vị trí: B2\n\n Giờ giao : 8:30 \nHãng')
  expect(fields).toEqual([
    { name: 'Vị trí', value: 'B2' },
    { name: 'Giờ giao', value: '8:30' },
    { name: 'Hãng', value: '' },
  ])
  expect(linesOfOwnFields(fields)).toBe('Vị trí: B2\nGiờ giao: 8:30\nHãng: ')
})

test('what a sheet says of a field takes the place of what stood there, and leaves the others', () => {
  expect(
    withOwnFields(
      [
        { name: 'Vị trí', value: 'B2' },
        { name: 'Hãng', value: 'Lộc' },
      ],
      [{ name: 'Vị trí', value: 'C1' }],
    ),
  ).toEqual([
    { name: 'Vị trí', value: 'C1' },
    { name: 'Hãng', value: 'Lộc' },
  ])
})
