import { NEW_PROVINCES, OLD_PROVINCES, provinceOf, takenApart } from './divisions'

test('there are 34 provinces now, and were 63', () => {
  expect(new Set(NEW_PROVINCES).size).toBe(34)
  expect(Object.keys(OLD_PROVINCES).length + NEW_PROVINCES.length).toBe(63)
})

test.each([
  ['tp. hồ chí minh', 'Hồ Chí Minh'],
  ['TPHCM', 'Hồ Chí Minh'],
  ['Tỉnh Đồng Nai', 'Đồng Nai'],
  ['khanh hoa', 'Khánh Hòa'],
  ['Bình Dương', 'Bình Dương'],
  ['Biên Hoà', null],
  ['constructor', null],
])('%s names the province %s', (text, province) => expect(provinceOf(text)).toBe(province))

test.each([
  ['112 Phan Đình Phùng, Phường Trấn Biên, Đồng Nai', '112 Phan Đình Phùng', 'Phường Trấn Biên', '', 'Đồng Nai'],
  ['8 Nguyễn Tri Phương, P.5, Quận 10, TP.HCM', '8 Nguyễn Tri Phương', 'P.5', 'Quận 10', 'Hồ Chí Minh'],
  // Which ward it is in nobody says: it is asked, not guessed.
  ['45 Lê Hồng Phong, Quy Nhơn', '45 Lê Hồng Phong, Quy Nhơn', '', '', ''],
  ['Xã Đông Thạnh, Huyện Hóc Môn, Hồ Chí Minh', 'Xã Đông Thạnh', '', 'Huyện Hóc Môn', 'Hồ Chí Minh'],
])('%s is taken apart', (text, address, ward, district, province) =>
  expect(takenApart(text)).toEqual({ address, ward, district, province }),
)
