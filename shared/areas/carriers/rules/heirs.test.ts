import { heirsOf } from './heirs'
import { wards as table } from './wards'

const heirs = (ward: string, district: string, province: string) => heirsOf(table, { ward, district, province })

test('a ward that went whole into another has one heir, however it is written', () => {
  const saigon = { province: 'Hồ Chí Minh', wards: ['Phường Sài Gòn'] }
  expect(heirs('Phường Bến Nghé', 'Quận 1', 'Hồ Chí Minh')).toEqual(saigon)
  expect(heirs('ben nghe', 'q.1', 'TP HCM')).toEqual(saigon)
  expect(heirs('P. Bến Nghé', 'Quận 01', 'TP. Hồ Chí Minh')).toEqual(saigon)
})

test('one of a province that is no more has its heir in the province of today', () => {
  expect(heirs('Xã Đất Cuốc', 'Huyện Bắc Tân Uyên', 'Bình Dương')).toEqual({ province: 'Hồ Chí Minh', wards: ['Xã Bắc Tân Uyên'] })
})

test('a split one has all its heirs, and none is chosen', () => {
  expect(heirs('Phường 4', 'Quận 3', 'Hồ Chí Minh')).toEqual({ province: 'Hồ Chí Minh', wards: ['Phường Bàn Cờ', 'Phường Xuân Hòa'] })
})

test('what may mean two places, or none, has no heir', () => {
  // There were a town and a district of that name.
  expect(heirs('Phường 1', 'Cao Lãnh', 'Đồng Tháp')).toBeNull()
  expect(heirs('Phường 1', 'Thành phố Cao Lãnh', 'Đồng Tháp')).toEqual({ province: 'Đồng Tháp', wards: ['Phường Cao Lãnh'] })
  expect(heirs('Phường Không Có', 'Quận 1', 'Hồ Chí Minh')).toBeNull()
  // Sa Pa and Sa Pả were two wards: without accents nobody can tell them apart.
  expect(heirs('sa pa', 'Sa Pa', 'Lào Cai')).toBeNull()
  expect(heirs('Phường Sa Pả', 'Sa Pa', 'Lào Cai')).toEqual({ province: 'Lào Cai', wards: ['Phường Sa Pa'] })
  expect(heirs('', 'Quận 1', 'Hồ Chí Minh')).toBeNull()
  expect(heirs('Phường Bến Nghé', '', 'Hồ Chí Minh')).toBeNull()
})

test('the table has the 10,035 wards of then, 471 of them split; each is found by its own name', () => {
  const entries = Object.values(table.old).flatMap((districts) => Object.values(districts).flatMap((text) => text.split(', ')))
  expect([entries.length, entries.filter((entry) => entry.includes('+')).length]).toEqual([10_035, 471])
  const inHue = Object.entries(table.old['Huế'] ?? {}).flatMap(([district, text]) =>
    text.split(', ').map((entry) => heirs(entry.slice(0, entry.lastIndexOf(' ')), district, 'Thừa Thiên Huế')?.wards.length ?? 0),
  )
  expect(inHue.filter((count) => count === 0)).toEqual([])
})
