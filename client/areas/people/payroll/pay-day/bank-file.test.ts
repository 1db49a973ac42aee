import { mbSheets, textOf, transferLines, usualText, type PaidEntry } from './bank-file'

const ly: PaidEntry = {
  _id: 'a',
  number: 'C000212',
  amount: -17_200_000,
  recipientName: 'Lê Khánh Ly',
  recipientInfo: 'Techcombank 0903 5518 2207',
}
const of = (...entries: PaidEntry[]) => transferLines(entries, { pattern: usualText('members'), month: '2026-11' })

test('a salary is a line in plain capitals that ends with its number, with leading zeros of the account kept', () => {
  expect(of(ly).lines).toEqual([
    {
      id: 'a',
      name: 'LE KHANH LY',
      bank: '970407',
      account: '090355182207',
      amount: 17_200_000,
      text: 'LUONG 11 LE KHANH LY C000212',
      slow: false,
    },
  ])
})

test('a name is plain whatever its letters were typed with', () => {
  const named = (recipientName: string) => of({ ...ly, recipientName }).lines[0]?.name
  expect(named('Đặng Đình Đức')).toBe('DANG DINH DUC')
  expect(named('Ðặng Ðình Ðức')).toBe('DANG DINH DUC')
  expect(named('Lê Thị Hoà'.normalize('NFD'))).toBe('LE THI HOA')
  expect(named('H’Len Niê')).toBe('H LEN NIE')
})

test('who has no account, a bank nobody knows, or an entry that waits is left out with the reason', () => {
  const { recipientInfo: _info, ...cash } = ly
  const { number: _number, ...waiting } = ly
  expect(of(cash, { ...ly, recipientInfo: 'Ngân hàng X 123456789' }, waiting).leftOut.map(({ why }) => why)).toEqual([
    'no-account',
    'no-bank',
    'no-number',
  ])
})

test('what a second person has yet to confirm is in no file of the bank, whatever number it has', () => {
  expect(of({ ...ly, status: 'pending' })).toMatchObject({ lines: [], leftOut: [{ why: 'no-number' }] })
  expect(of({ ...ly, status: 'completed' }).lines).toHaveLength(1)
})

test('the number stands on every text, also one that forgets it or is too long', () => {
  const values = { thang: '11', ten: 'LE KHANH LY', ma: 'C000212' }
  expect(textOf('Lương T{thang}, {ten} & con', values)).toBe('LUONG T11 LE KHANH LY CON C000212')
  const long = textOf(`${'x'.repeat(200)} {ma}`, values)
  expect([long.length <= 140, long.endsWith(' C000212')]).toEqual([true, true])
})

test('half a billion goes within a day, a dong less at once', () => {
  expect(of({ ...ly, amount: -500_000_000 }, { ...ly, amount: -499_999_999 }).lines.map(({ slow }) => slow)).toEqual([true, false])
})

test('MB’s sheet: title over B1:F1, heads in row 2, lines from row 3, accounts as texts, banks by the names of the second sheet', () => {
  const [sheet, list] = mbSheets(of(ly).lines)
  expect(sheet?.rows[0]).toEqual([null, { head: 'DANH SÁCH GIAO DỊCH (LIST OF TRANSACTIONS)', span: 5 }, null, null, null, null])
  expect(sheet?.rows[1]).toHaveLength(6)
  expect(sheet?.rows[2]).toEqual([
    1,
    { text: '090355182207' },
    'LE KHANH LY',
    'Kỹ Thương (TCB)',
    17_200_000,
    'LUONG 11 LE KHANH LY C000212',
  ])
  expect(list?.rows).toContainEqual(['Kỹ Thương (TCB)'])
  expect(list?.rows).toHaveLength(21)
})
