import { IMPORT_KINDS } from './columns'
import { recogniseColumns, recogniseSheet } from './recognise'

const told = (heads: string): string[] => {
  const all = heads.split(' | ')
  const sheet = recogniseSheet(all, undefined, IMPORT_KINDS)
  const columns = recogniseColumns(sheet, all).map(({ column, unknown }) => (unknown ? '?' : (column ?? '-')))
  return [sheet.file?.origin ?? 'other', sheet.kind, ...columns]
}

test.each([
  [
    'Loại hàng | Nhóm hàng(3 Cấp) | Mã hàng | Tên hàng hóa | Giá bán | Giá vốn | Tồn kho | ĐVT | Mã ĐVT Cơ bản | Thuộc tính | Vị trí | Kệ trưng bày',
    ['kiotviet', 'products', 'group', 'category', 'slug', 'name', 'price', 'cost', 'quantity', 'unit', 'baseCode', 'variant', '-', '?'],
  ],
  // A shop that left the units unticked.
  ['Nhóm hàng(3 Cấp) | Mã hàng | Tên hàng | Giá bán', ['kiotviet', 'products', 'category', 'slug', 'name', 'price']],
  ['Nhóm hàng | Mã hàng | Tên hàng | Giá bán', ['other', 'products', 'category', 'slug', 'name', 'price']],
  [
    'Mã khách hàng | Tên khách hàng | Nợ cần thu hiện tại | Tổng bán (Không import) | Cấp thẻ',
    ['kiotviet', 'customers', 'asset_code', 'name', 'openingDebt', '-', '?'],
  ],
  ['Mã nhà cung cấp | Tên nhà cung cấp | Nợ cần trả hiện tại', ['kiotviet', 'suppliers', 'asset_code', 'name', 'openingDebt']],
  [
    'Mã hóa đơn | Thời gian | Mã khách hàng | Mã hàng | Số lượng | Đơn giá | Khách cần trả | Khách đã trả',
    ['kiotviet', 'orders', 'refId', 'created', 'partner', 'product', 'quantity', 'price', '-', 'paid'],
  ],
  [
    'Tên sản phẩm* | Mã SKU* | Tên phiên bản sản phẩm | LC_CN1_Tồn kho ban đầu* | LC_CN1_Giá vốn khởi tạo* | PL_Giá bán lẻ | LC_CN2_Tồn kho ban đầu*',
    ['sapo', 'products', 'name', 'slug', '-', 'quantity', 'cost', 'price', 'quantity2'],
  ],
  ['Tên hàng hóa | Là mẫu mã | Nhóm hàng hóa | Giá mua | Mã SKU', ['misa', 'products', 'name', '-', 'category', 'cost', 'slug']],
  [
    'Là tổ chức/cá nhân | Mã nhà cung cấp (*) | Tên nhà cung cấp (*) | Mã số thuế',
    ['misa', 'suppliers', '-', 'asset_code', 'name', 'taxCode'],
  ],
  ['id | name | default_code | list_price | qty_available', ['odoo', 'products', '-', 'name', 'slug', 'price', 'quantity']],
  [
    'Tên sản phẩm | Mã SP | Đơn vị tính | Đơn giá | Giá nhập | Số lượng',
    ['other', 'products', 'name', 'slug', 'unit', 'price', 'cost', 'quantity'],
  ],
  ['Tên hàng | Mã hàng | ĐVT | Giá bán | Giá vốn | Tồn', ['other', 'products', 'name', 'slug', 'unit', 'price', 'cost', 'quantity']],
  ['Tên KH | Số điện thoại | Địa chỉ | Nợ cũ', ['other', 'customers', 'name', 'phone', 'address', 'openingDebt']],
  // One column of a partner tells less of orders than three tell of suppliers.
  ['STT | Nhà cung cấp | SĐT | Phải trả', ['other', 'suppliers', '-', 'name', 'phone', 'openingDebt']],
  ['Tên khách hàng | Mã khách hàng | Nhóm khách hàng | Số dư nợ', ['other', 'customers', 'name', 'asset_code', '-', 'openingDebt']],
  [
    'STT | Mã đơn hàng | Ngày tạo | Nguồn bán hàng | Mã khách hàng | Khách đã trả | Mã SKU | Số lượng | Đơn giá',
    ['sapo', 'orders', '-', 'refId', 'created', '-', 'partner', 'paid', 'product', 'quantity', 'price'],
  ],
  [
    'Order Reference | Order Date | Customer | Order Lines/Product | Order Lines/Quantity | Order Lines/Unit Price | Total',
    ['odoo', 'orders', 'refId', 'created', 'partner', 'product', 'quantity', 'price', '-'],
  ],
  // Goods by the field that was chosen for the file; where there are two, by the surer one.
  [
    'Order Reference | Order Date | Customer | Status | Order Lines/Product | Order Lines/Product/Internal Reference | Order Lines/Quantity | Order Lines/Unit Price | Order Lines/Subtotal | Total',
    ['odoo', 'orders', 'refId', 'created', 'partner', 'status', '-', 'product', 'quantity', 'price', 'lineTotal', '-'],
  ],
  [
    'name | date_order | partner_id | state | order_line/product_id/default_code | order_line/product_uom_qty | order_line/price_unit',
    ['odoo', 'orders', 'refId', 'created', 'partner', 'status', 'product', 'quantity', 'price'],
  ],
  // Invoices name goods and customers, and are neither.
  [
    'Số hóa đơn | Ngày hóa đơn | Mã khách hàng | Tên khách hàng | Mã SKU | Tên hàng hóa | Số lượng | Đơn giá | Thành tiền | Đã thanh toán',
    ['other', 'orders', 'refId', 'created', 'partner', '-', 'product', '-', 'quantity', 'price', 'total', 'paid'],
  ],
  [
    'Số đơn | Ngày bán | Tên khách hàng | Mã hàng | SL | Đơn giá | Đã trả',
    ['other', 'orders', 'refId', 'created', 'partner', 'product', 'quantity', 'price', 'paid'],
  ],
  ['Tên KH | Mã KH | Ghi chú', ['other', 'customers', 'name', 'asset_code', 'note']],
  ['Tên NCC | Số ĐT | Đ/c | Địa chỉ giao hàng', ['other', 'suppliers', 'name', 'phone', 'address', 'shippingAddress']],
])('%s', (heads, expected) => expect(told(heads)).toEqual(expected))

test('A file of a program is taken for what its reader may bring in', () => {
  const heads = ['Mã nhà cung cấp', 'Tên nhà cung cấp', 'Nợ cần trả hiện tại']
  expect(recogniseSheet(heads, undefined, ['products', 'customers']).kind).toBe('customers')
})

test('Customers and suppliers under the same heads are told by where the sums stand', () => {
  const heads = ['Tên', 'Điện thoại', 'Tổng phải thu', 'Tổng phải trả']
  const kindOf = (filled: string): string => recogniseSheet(heads, undefined, IMPORT_KINDS, (head) => head === filled).kind
  expect([kindOf('Tổng phải thu'), kindOf('Tổng phải trả')]).toEqual(['customers', 'suppliers'])
})
