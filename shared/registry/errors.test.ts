import { errorText } from './catalogue'
import { errors, fillText } from './errors'

test('each refusal has its own English and Vietnamese text with the same placeholders', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
  for (const [code, { en, vi, status }] of Object.entries(errors)) {
    expect([code, names(vi)]).toEqual([code, names(en)])
    // The specification gives this one in Vietnamese alone.
    if (code !== 'apAgents.unranked') expect(vi).not.toBe(en)
    expect([400, 401, 403, 404, 409, 410, 413, 429, 503]).toContain(status)
  }
})

test('a refusal names the thing it is about', () => {
  expect(fillText(errors['stock.not-enough'].en, { name: 'Gạo' })).toBe('Gạo not enough stock')
  expect(fillText(errors['orders.price-invalid'].en, { name: 'Gạo' })).toBe("Gạo 's Price is invalid")
  expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

test('days and months are written as people write them', () => {
  expect(errorText('imports.already', 'vi', { day: '2026-11-28' })).toBe('Các dòng này đã được nhập ngày 28/11/2026')
})
