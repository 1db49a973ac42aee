import { nameInLists, receiverOf } from './bank-names'
import { bankBins } from './vietqr'

test.each([
  ['Techcombank 1903 5518 2207', '970407', '190355182207'],
  ['0071 0033 81902 - Vietcombank, HOANG GIA BAO', '970436', '0071003381902'],
  ['VCB 0071003381902 CN Thủ Đức', '970436', '0071003381902'],
  ['stk: 0908.771.2246 (MB Bank)', '970422', '09087712246'],
  ['Ngân hàng Á Châu, 228841907', '970416', '228841907'],
  ['Sài Gòn Hà Nội 1234567', '970443', '1234567'],
  ['Ngân hàng X 123456789', null, '123456789'],
  // Its name holds the whole name of another bank.
  ['Sài Gòn Công Thương 0123456789', null, '0123456789'],
  ['Ngân hàng TMCP Công Thương 0123456789', '970415', '0123456789'],
  ['TMCP Phát triển Thành phố Hồ Chí Minh 0123456789', '970437', '0123456789'],
  // The branch has a number too.
  ['BIDV CN 12 - 3141 0008 27734', '970418', '3141000827734'],
])('“%s” is an account at a bank', (text, bank, account) => expect(receiverOf(text)).toEqual({ bank, account }))

test.each(['', 'tiền mặt', 'Vietcombank', 'chi nhánh 2024'])('“%s” holds no account', (text) => expect(receiverOf(text)).toBeNull())

test('every bank has a name of its own in lists of transfers', () => {
  expect(new Set(bankBins.map(nameInLists)).size).toBe(bankBins.length)
  expect(nameInLists('970436')).toBe('Ngoại thương Việt Nam (VCB)')
})
