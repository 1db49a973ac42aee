import { DecompressionStream } from 'node:stream/web'
import type { Sheet } from '../../../../lib/table-file/cells'
import { sheetsToXlsx } from '../../../../lib/table-file/xlsx'
import { readZip } from '../../../../lib/table-file/zip'
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
const sheetOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> => {
  const files = readZip(bytes)
  const xml = (path: string) => new DOMParser().parseFromString(decoder.decode(files.get(path)), 'application/xml')
  const shared = [...xml('xl/sharedStrings.xml').getElementsByTagName('si')].map(({ textContent }) => textContent ?? '')
  return Object.fromEntries(
    [...xml('xl/worksheets/sheet1.xml').getElementsByTagName('c')].map((cell) => [
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
