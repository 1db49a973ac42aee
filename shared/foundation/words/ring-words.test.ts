import { declarations } from '../../registry/declarations'
import { ringText } from './ring-words'

const words = { topic: 'orders', en: 'New order {number}', vi: 'Đơn mới {number}' } as const

test('a device says a number and our words, in the reader’s language, and nothing else that stands in a notice', () => {
  expect([ringText(words, { number: 'S000012' }, 'vi'), ringText(words, { number: 'S000012' }, 'en')]).toEqual([
    'Đơn mới S000012',
    'New order S000012',
  ])
  expect(ringText(words, { number: '8.930.000 ₫' }, 'vi')).toBe('Đơn mới')
  expect(ringText(words, { number: '8930000' }, 'vi')).toBe('Đơn mới')
  expect(ringText({ topic: 'money', en: 'Money moved: {number}', vi: 'Đã thu chi: {number}' }, {}, 'vi')).toBe('Đã thu chi')
  expect(ringText({ topic: 'talk', en: '{who} mentioned you', vi: '{who} nhắc đến bạn' }, { who: 'Lê Khánh Ly' }, 'vi')).toBe(
    'Lê Khánh Ly nhắc đến bạn',
  )
})

test('each notice that members are told has its words for a device', () => {
  for (const { path, notices = [], rings = {} } of declarations) expect([path, Object.keys(rings)]).toEqual([path, [...notices]])
})
