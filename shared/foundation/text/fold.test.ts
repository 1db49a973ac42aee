import { fold, isSlug, skuOf, slugOf, words } from './fold'

test('search knows neither case nor accents', () => {
  expect(fold('Điện thoại ĐẸP')).toBe('dien thoai dep')
  expect(words('Cà-phê  Trung Nguyên (500g), cà phê')).toEqual(['ca', 'phe', 'trung', 'nguyen', '500g'])
  expect(words(' - ')).toEqual([])
})

test('a workspace slug is its name in lower case without separators', () => {
  expect(slugOf('Cửa hàng Đông Á 24h')).toBe('cuahangdonga24h')
  expect(slugOf('x'.repeat(40))).toBe('x'.repeat(30))
  expect(slugOf('!')).toBe('')
  expect(slugOf('A')).toBe('')
  expect([isSlug('ab'), isSlug('a'), isSlug('Ab'), isSlug('a-b')]).toEqual([true, false, false, false])
})

test('a SKU is the name in upper case with underscores, numbered when it is taken', () => {
  expect(skuOf('Cà phê đen 500g')).toBe('CA_PHE_DEN_500G')
  expect(skuOf('  Bàn (gỗ) ')).toBe('BAN_GO')
  expect(skuOf('★')).toBe('SKU')
  expect(skuOf('Bàn', (sku) => ['BAN', 'BAN_2'].includes(sku))).toBe('BAN_3')
})
