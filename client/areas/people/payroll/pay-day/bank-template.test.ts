import { DecompressionStream } from 'node:stream/web'
import type { Sheet } from '../../../../lib/table-file/cells'
import { sheetsToXlsx } from '../../../../lib/table-file/xlsx'
import { readZip, writeZip } from '../../../../lib/table-file/zip'
import type { TransferLine } from './bank-file'
import { assertTemplate, filledTemplate, NoTemplate } from './bank-template'

beforeAll(() => void Object.assign(globalThis, { DecompressionStream }))

const bytesOf = (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.readAsArrayBuffer(blob)
  })
const workbook = async (...sheets: Sheet[]) => bytesOf(await sheetsToXlsx(sheets))

/** As a bank hands it out: words above, an account that pays, heads in an order of its own, its list of banks. */
const template = () =>
  workbook(
    {
      name: 'Chuyen khoan',
      rows: [
        ['NGÂN HÀNG ABC, BẢNG KÊ CHI LƯƠNG'],
        ['Số tài khoản nguồn', '0071001234567'],
        ['STT', 'Họ tên người thụ hưởng', 'Số TK thụ hưởng', 'Tại ngân hàng', 'Mã chi nhánh', 'Số tiền', 'Diễn giải'],
        [null, null, null, null, 'giữ nguyên'],
      ],
    },
    {
      name: 'DM',
      rows: [
        ['Mã', 'Tên'],
        ['01', 'NH TMCP Kỹ thương VN - TECHCOMBANK'],
        ['02', 'NH TMCP Á Châu'],
      ],
    },
  )
const line = (more: Partial<TransferLine> = {}): TransferLine => ({
  id: 'a',
  name: 'LE KHANH LY',
  bank: '970407',
  account: '0903551822',
  amount: 17_200_000,
  text: 'LUONG 11 LE KHANH LY C000212',
  slow: false,
  ...more,
})
const decoder = new TextDecoder()
const sheetOf = async (bytes: Uint8Array<ArrayBuffer>, number = 1): Promise<Record<string, string>> => {
  const files = readZip(bytes)
  const xml = (path: string) => new DOMParser().parseFromString(decoder.decode(files.get(path)), 'application/xml')
  const shared = [...xml('xl/sharedStrings.xml').getElementsByTagName('si')].map(({ textContent }) => textContent ?? '')
  return Object.fromEntries(
    [...xml(`xl/worksheets/sheet${number}.xml`).getElementsByTagName('c')].map((cell) => [
      cell.getAttribute('r') ?? '',
      cell.getAttribute('t') === 's' ? (shared[Number(cell.textContent)] ?? '') : (cell.textContent ?? ''),
    ]),
  )
}

test('the lines stand under the bank’s own heads, banks by its own list, and nothing else of the file is changed', async () => {
  const before = await template()
  const after = await filledTemplate(before, [
    line(),
    line({ name: 'VO MINH TAM', bank: '970416', account: '228841907', amount: 5_000_000 }),
  ])
  expect(await sheetOf(after)).toEqual({
    ...(await sheetOf(before)),
    A4: '1',
    B4: 'LE KHANH LY',
    C4: '0903551822',
    D4: 'NH TMCP Kỹ thương VN - TECHCOMBANK',
    F4: '17200000',
    G4: 'LUONG 11 LE KHANH LY C000212',
    A5: '2',
    B5: 'VO MINH TAM',
    C5: '228841907',
    D5: 'NH TMCP Á Châu',
    F5: '5000000',
    G5: 'LUONG 11 LE KHANH LY C000212',
  })
  const [files, old] = [readZip(after), readZip(before)]
  expect([...files.keys()]).toEqual([...old.keys()])
  for (const [path, content] of old) if (path !== 'xl/worksheets/sheet1.xml') expect(files.get(path)).toEqual(content)
})

test('a sheet without these heads is no template, nor is a file of another kind', async () => {
  await expect(assertTemplate(await workbook({ name: 'Khác', rows: [['Tên hàng', 'Giá bán']] }))).rejects.toBeInstanceOf(NoTemplate)
  await expect(assertTemplate(new TextEncoder().encode('số tài khoản;tên;số tiền;nội dung'))).rejects.toBeInstanceOf(RangeError)
})

/** As banks make theirs: words on a sheet before, examples with formulas under heads in two languages, banks chosen from one column of a list. */
const withExamples = async () => {
  const bytes = await workbook(
    { name: 'HD', rows: [['Chuyển trong hệ thống Vietcombank thì ghi VCB'], ['Chuyển sang Techcombank: xem danh mục']] },
    {
      name: 'Lệnh',
      rows: [
        ['Số tài khoản trích nợ', '0071001234567'],
        ['STT', 'Tên người thụ hưởng', 'Số tài khoản', 'Ngân hàng thụ hưởng', 'Mã chi nhánh', 'Số tiền', 'Nội dung', 'Loại tiền'],
        ['No.', 'Beneficiary', 'Account', 'Beneficiary bank', 'Branch code', 'Amount', 'Remarks', 'Currency'],
        [null, 'NGUYEN VAN A', { text: '0123456789' }, 'Á Châu', 'HN01', 100_000, 'Vi du', 'VND'],
        [null, 'TRAN THI B', { text: '0123456788' }, 'Á Châu', 'HN02', 200_000, 'Vi du', 'VND'],
        [null, null, null, null, null, null, 'Người lập'],
      ],
    },
    {
      name: "Danh mục 'A'",
      rows: [
        ['VCB', 'Ngân hàng TMCP Ngoại thương Việt Nam'],
        ['SGB', 'Ngân hàng TMCP Sài Gòn Công Thương'],
        ['ICB', 'Ngân hàng TMCP Công thương Việt Nam'],
        ['TCB', null],
      ],
    },
  )
  const files = readZip(bytes)
  const path = 'xl/worksheets/sheet2.xml'
  const number = '<f>ROW()-3</f><v>0</v></c>'
  const sheet = decoder
    .decode(files.get(path))
    .replace(/(<row r="4"[^>]*>)/, `$1<c r="A4">${number}`)
    .replace(/(<row r="5"[^>]*>)/, `$1<c r="A5">${number}`)
    .replace(
      '</sheetData>',
      `</sheetData><dataValidations count="1"><dataValidation type="list" sqref="D4:D99"><formula1>'Danh mục ''A'''!$B$1:$B$9</formula1></dataValidation></dataValidations>`,
    )
  return writeZip(new Map([...files, [path, new TextEncoder().encode(sheet)]]))
}

test('banks are named as the list says of which their column is chosen, and never as a bank whose name holds theirs', async () => {
  const after = await sheetOf(
    await filledTemplate(await withExamples(), [
      line({ bank: '970415', account: '00711187850' }),
      line({ bank: '970436' }),
      line({ bank: '970407' }),
    ]),
    2,
  )
  expect([after['C4'], after['D4'], after['D5'], after['D6']]).toEqual([
    '00711187850',
    'Ngân hàng TMCP Công thương Việt Nam',
    'Ngân hàng TMCP Ngoại thương Việt Nam',
    'Kỹ Thương (TCB)',
  ])
})

test('the bank’s examples are paid to nobody, and leave no branch on our lines; what counts by itself goes on counting', async () => {
  const { A4, B4, C4, D4, E4, F4, G4, H4, ...rest } = await sheetOf(
    await filledTemplate(await withExamples(), [line({ bank: '970436' })]),
    2,
  )
  expect([A4, B4, C4, D4, E4, F4, G4, H4]).toEqual([
    'ROW()-30',
    'LE KHANH LY',
    '0903551822',
    'Ngân hàng TMCP Ngoại thương Việt Nam',
    '',
    '17200000',
    'LUONG 11 LE KHANH LY C000212',
    'VND',
  ])
  expect(rest).toMatchObject({
    B1: '0071001234567',
    A5: 'ROW()-30',
    B5: '',
    C5: '',
    D5: '',
    E5: '',
    F5: '',
    G5: '',
    H5: 'VND',
    G6: 'Người lập',
  })
})

test('200 lines stand one under the other, accounts as texts with their zeros', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => line({ account: `00${7_100_000 + at}`, amount: 5_000_000 + at }))
  const after = await sheetOf(await filledTemplate(await template(), lines))
  expect([after['A4'], after['C4'], after['F4'], after['E4']]).toEqual(['1', '007100000', '5000000', 'giữ nguyên'])
  expect([after['A203'], after['C203'], after['F203'], after['A204']]).toEqual(['200', '007100199', '5000199', undefined])
})
