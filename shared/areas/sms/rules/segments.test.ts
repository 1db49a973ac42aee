import { smsSize, withoutAccents } from './segments'

describe('a text as an SMS', () => {
  test.each([
    ['', 'gsm7', 0, 0],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['a'.repeat(306), 'gsm7', 306, 2],
    ['a'.repeat(307), 'gsm7', 307, 3],
    ['€'.repeat(80), 'gsm7', 160, 1],
    ['€'.repeat(81), 'gsm7', 162, 2],
    ['à è é ì ò ù', 'gsm7', 11, 1],
    ['Chào chị', 'ucs2', 8, 1],
    ['ạ'.repeat(70), 'ucs2', 70, 1],
    ['ạ'.repeat(71), 'ucs2', 71, 2],
    ['ạ'.repeat(134), 'ucs2', 134, 2],
    ['ạ'.repeat(135), 'ucs2', 135, 3],
    ['🍵', 'ucs2', 2, 1],
  ])('“%.12s” is %s, takes %i places in %i messages', (text, encoding, units, segments) => {
    expect(smsSize(text)).toEqual({ encoding, units, segments })
  })

  test('has more room once its accents are gone', () => {
    const text = 'Mộc Sương chào “Bếp Nhà Mẹ”. Quý khách còn 24.857.000 ₫ của đơn S000391 – quá hạn 70 ngày…'
    expect(withoutAccents(text)).toBe('Moc Suong chao "Bep Nha Me". Quy khach con 24.857.000 d cua don S000391 - qua han 70 ngay...')
    expect([smsSize(text).segments, smsSize(withoutAccents(text)).segments]).toEqual([2, 1])
  })
})
