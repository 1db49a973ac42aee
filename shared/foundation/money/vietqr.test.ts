import { crc16, vietQr } from './vietqr'

test('the check digits are those of the published example', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('an order is paid to the account by its amount and number, as NAPAS writes it', () => {
  expect(vietQr({ bank: '970436', account: '1234567890', amount: 1_250_000, purpose: 'S000123' })).toBe(
    '00020101021238540010A00000072701240006970436011012345678900208QRIBFTTA5303704540712500005802VN62110807S0001236304F303',
  )
})

test('a purpose holds plain letters, and no more than banks keep', () => {
  const text = vietQr({ bank: '970422', account: '19', amount: 5, purpose: 'S000001 Chị Đặng Thị Hồng Ánh, Huế' })
  expect(text).toContain('62290825S000001 Chi Dang Thi Hong6304')
})
