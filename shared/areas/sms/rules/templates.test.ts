import { asksForDebt, fieldsIn, smsText, textInWords, unknownField } from './templates'

const text = 'Mộc Sương chào {name}. Quý khách còn {debt} đ của đơn {order}.'

test('a text is written for one recipient, with accents or without', () => {
  const values = { name: 'Bếp Nhà Mẹ', debt: '24.857.000', order: 'S000391' }
  expect(smsText(text, values, false)).toBe('Mộc Sương chào Bếp Nhà Mẹ. Quý khách còn 24.857.000 đ của đơn S000391.')
  expect(smsText(text, values, true)).toBe('Moc Suong chao Bep Nha Me. Quy khach con 24.857.000 d cua don S000391.')
})

test('its fields are known, and what is none is named', () => {
  expect(fieldsIn(`${text} {name}`)).toEqual(['name', 'debt', 'order'])
  expect(unknownField(text)).toBeNull()
  expect(unknownField('Chào {tên}')).toBe('tên')
})

test('in a list its fields are told by their words', () => {
  const words: Readonly<Record<string, string>> = { company: 'công ty', name: 'tên', debt: 'số nợ' }
  expect(textInWords('{company} chào {name}, còn {debt} {lạ}', (field) => words[field] ?? field)).toBe(
    '[công ty] chào [tên], còn [số nợ] {lạ}',
  )
})

test('it speaks of a debt only by its fields', () => {
  expect([asksForDebt(text), asksForDebt('Chúc mừng {name}')]).toEqual([true, false])
})
