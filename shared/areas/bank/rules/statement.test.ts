import { contentKey, readStatement } from './statement'

const statement = [
  ['NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM', null],
  ['Tài khoản', '0071001234567'],
  ['Từ ngày 01/11/2026 đến ngày 21/11/2026', null],
  ['Ngày giao dịch', 'Số tham chiếu', 'Ghi nợ (VND)', 'Ghi có (VND)', 'Số dư', 'Nội dung'],
  ['20/11/2026 09:15:02', 'FT26324001', null, '1.250.000', '41.250.000', 'S000123 chuyen tien'],
  ['20/11/2026', 'FT26324002', 300_000, null, 40_950_000, 'Tra tien dien'],
  ['21/11/2026', null, null, 500_000, 41_450_000, 'Tien hang'],
  ['Cộng phát sinh', null, 300_000, 1_750_000, null, null],
]

describe('a bank’s statement', () => {
  test('gives what came in and went out, whatever stands above and below', () => {
    expect(readStatement(statement)).toEqual([
      {
        line: 5,
        day: '2026-11-20',
        minutes: 555,
        amount: 1_250_000,
        content: 'S000123 chuyen tien',
        reference: 'FT26324001',
        counterName: '',
        counterAccount: '',
        goesOut: false,
      },
      {
        line: 6,
        day: '2026-11-20',
        minutes: null,
        amount: 300_000,
        content: 'Tra tien dien',
        reference: 'FT26324002',
        counterName: '',
        counterAccount: '',
        goesOut: true,
      },
      {
        line: 7,
        day: '2026-11-21',
        minutes: null,
        amount: 500_000,
        content: 'Tien hang',
        reference: '',
        counterName: '',
        counterAccount: '',
        goesOut: false,
      },
    ])
  })

  test('is read with heads in two languages and signed amounts', () => {
    expect(
      readStatement([
        ['Ngày / Date', 'Mô tả / Description', 'Số tiền / Amount', 'Mã giao dịch / Transaction ID'],
        ['2026-11-20', 'S000124', '-200000', 'A1'],
        ['2026-11-20', 'S000123', '200000', 'A2'],
      ]),
    ).toMatchObject([
      { line: 2, amount: 200_000, reference: 'A1', goesOut: true },
      { line: 3, amount: 200_000, reference: 'A2', goesOut: false },
    ])
  })

  test('is none when no line looks like heads', () => {
    expect(
      readStatement([
        ['Tên', 'Giá'],
        ['Trà', 1000],
      ]),
    ).toBeNull()
  })

  test('without references tells rows apart by day, amount and words', () => {
    const row = { day: '2026-11-20', amount: 5, content: 'Tiền hàng' } as const
    expect(contentKey(row as never)).toBe(contentKey({ ...row, content: 'TIEN HANG.' } as never))
  })
})
