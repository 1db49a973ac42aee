import { letOff, readInvoice } from './read-invoice'

const invoice = (
  over: { head?: string; currency?: string; rows?: string; prefix?: string; space?: string; total?: string } = {},
): string => {
  const p = over.prefix ?? ''
  const rows =
    over.rows ??
    `<${p}HHDVu><${p}TChat>1</${p}TChat><${p}STT>1</${p}STT><${p}MHHDVu>TS100</${p}MHHDVu><${p}THHDVu>Trà sen 100 g</${p}THHDVu><${p}DVTinh>hộp</${p}DVTinh><${p}SLuong>20</${p}SLuong><${p}DGia>96000</${p}DGia><${p}ThTien>1920000</${p}ThTien><${p}TSuat>8%</${p}TSuat></${p}HHDVu>
     <${p}HHDVu><${p}TChat>2</${p}TChat><${p}THHDVu>Túi giấy</${p}THHDVu><${p}SLuong>5</${p}SLuong><${p}DGia>2000</${p}DGia><${p}TSuat>KCT</${p}TSuat></${p}HHDVu>
     <${p}HHDVu><${p}TChat>3</${p}TChat><${p}THHDVu>Chiết khấu</${p}THHDVu><${p}ThTien>-120000</${p}ThTien></${p}HHDVu>
     <${p}HHDVu><${p}TChat>4</${p}TChat><${p}THHDVu>Giao trước 10 giờ</${p}THHDVu></${p}HHDVu>`
  const ns = p === '' ? (over.space ? ` xmlns="${over.space}"` : '') : ` xmlns:${p.replace(':', '')}="http://example.vn/hoadon"`
  return `<?xml version="1.0" encoding="UTF-8"?>${over.head ?? ''}<${p}HDon${ns}><${p}DLHDon><${p}TTChung><${p}KHMSHDon>1</${p}KHMSHDon><${p}KHHDon>C26TMS</${p}KHHDon><${p}SHDon>207</${p}SHDon><${p}NLap>2026-11-20</${p}NLap><${p}DVTTe>${over.currency ?? 'VND'}</${p}DVTTe></${p}TTChung>
  <${p}NDHDon><${p}NBan><${p}Ten>HTX chè Bảo Lộc</${p}Ten><${p}MST>5800614223</${p}MST></${p}NBan><${p}NMua><${p}Ten>Mộc Sương</${p}Ten><${p}MST>0316882407</${p}MST></${p}NMua><${p}DSHHDVu>${rows}</${p}DSHHDVu>
  <${p}TToan><${p}TgTCThue>1800000</${p}TgTCThue><${p}TgTThue>144000</${p}TgTThue><${p}TgTTTBSo>${over.total ?? '1944000'}</${p}TgTTTBSo></${p}TToan></${p}NDHDon></${p}DLHDon></${p}HDon>`
}

const told = {
  series: '1C26TMS',
  number: '207',
  date: '2026-11-20',
  seller: 'HTX chè Bảo Lộc',
  sellerTaxCode: '5800614223',
  lines: [
    { name: 'Trà sen 100 g', code: 'TS100', unit: 'hộp', quantity: 20, price: 96_000, rate: 8, isGift: false },
    { name: 'Túi giấy', code: '', unit: '', quantity: 5, price: 2000, rate: 'none', isGift: true },
  ],
  net: 1_800_000,
  vat: 144_000,
  buyerTaxCode: '0316882407',
  off: 0,
}

test('an e-invoice is read: who sold what at which rate; notes and what is let off are no goods', () => {
  const read = readInvoice(invoice())
  expect(read).toEqual(told)
  expect(typeof read === 'string' ? read : letOff(read)).toBe(120_000)
})

test('prefixes before its names, and another namespace, say nothing', () => {
  expect(readInvoice(invoice({ prefix: 'inv:' }))).toEqual(told)
  expect(readInvoice(invoice({ space: 'http://laphoadon.gdt.gov.vn/2014/09/invoicexml/v1' }))).toEqual(told)
})

test('sums that are a dong off are told; fees belong to what is paid', () => {
  expect(readInvoice(invoice({ total: '1944001' }))).toEqual({ ...told, off: 1 })
  expect(readInvoice(invoice({ total: '1943999' }))).toEqual({ ...told, off: -1 })
  const fee = '<DSLPhi><LPhi><TLPhi>Phí giao</TLPhi><TPhi>10000</TPhi></LPhi></DSLPhi></TToan>'
  expect(readInvoice(invoice({ total: '1954000' }).replace('</TToan>', fee))).toEqual(told)
})

test('what could define entities, is large, no invoice, or in dollars isn’t read', () => {
  expect(readInvoice(invoice({ head: '<!DOCTYPE a [<!ENTITY b "cccc">]>' }))).toBe('own-definitions')
  expect(readInvoice('<a>'.repeat(400_000))).toBe('too-large')
  expect(readInvoice('<a>')).toBe('not-an-invoice')
  expect(readInvoice('<kho><TTChung/></kho>')).toBe('not-an-invoice')
  expect(readInvoice(invoice({ currency: 'USD' }))).toBe('not-in-dong')
})
