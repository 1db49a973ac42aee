import type { ImportKind } from './columns'
import { BRANCHES } from './columns'
import { plainHead, plainText } from './heads'

/** The programs whose files are known by their heads; `other`: any own sheet. */
export const IMPORT_ORIGINS = ['kiotviet', 'sapo', 'misa', 'odoo', 'other'] as const
export type ImportOrigin = (typeof IMPORT_ORIGINS)[number]

/** What stands behind the code of a record that an old program had deleted. */
export const ASIDE_MARK = '{DEL}'

/** One file that a program exports. */
interface OriginFile {
  readonly origin: ImportOrigin
  readonly kind: ImportKind
  /** The heads that no other file has together; none of them is missing from it. */
  readonly own: readonly string[]
  /** A head that only this program spells so, brackets and all: it tells the file by itself, whatever else was left out of it. */
  readonly spelt?: string
  /** What its heads stand for here; null: known, and nothing of it is brought in. */
  readonly heads: Readonly<Record<string, string | null>>
  /** What is so of all of its rows, by column, where it has no such column. */
  readonly says?: Readonly<Record<string, string>>
  /** Of several files with the same heads: the column of this one in which there are figures. */
  readonly filled?: string
  /** What a row of it doesn't tell stands in the row above: of a version the product, of an order's further lines the order. */
  readonly leavesToAbove?: true
  /** It tells nothing of what was paid: its orders are taken as paid, and debts as the partners' file has them. */
  readonly paidWhole?: true
  /** Whether a sale may name nobody: whoever bought walked in. */
  readonly walkIns?: true
  /** Heads of further price lists, of which nothing is brought in: those that begin so, or all that the file doesn't know. */
  readonly priceLists?: 'PL_' | 'others'
  /** It tells prices of goods that stand elsewhere: it makes none. */
  readonly pricesAlone?: true
  /** Its amounts have a sign, its groups are words of its own, and a receipt's number holds the order's. */
  readonly cashBook?: true
}

/** Whether the column of a head has any figure but 0. */
export type IsFilled = (head: string) => boolean

const none = (heads: readonly string[]): Record<string, null> => Object.fromEntries(heads.map((head) => [head, null]))

/** The lines of an old program's orders: what they hold of the order stands on each of them. */
const kiotVietLine = {
  'Thời gian': 'created',
  'Mã hàng': 'product',
  'Số lượng': 'quantity',
  'Thành tiền': 'lineTotal',
  'Ghi chú': 'note',
  ...none(['Thời gian tạo', 'Ngày cập nhật', 'Email', 'Địa chỉ', 'Bảng giá', 'Người bán', 'Kênh bán', 'Giảm giá %', 'Mã trả hàng']),
  ...none(['Chi nhánh', 'Người tạo', 'Tên hàng', 'Mã vạch', 'ĐVT', 'Giảm giá', 'Ghi chú hàng hóa', 'Thương hiệu', 'Điện thoại']),
}

/** The stock of an old program's further branches, and what it cost there. */
const branchesOfSapo: Record<string, string | null> = Object.fromEntries(
  BRANCHES.flatMap((at) => [
    [`LC_CN${at}_Tồn kho ban đầu`, `quantity${at}`],
    [`LC_CN${at}_Giá vốn khởi tạo`, `cost${at}`],
    ...['Tồn tối thiểu', 'Tồn tối đa', 'Điểm lưu kho'].map((word) => [`LC_CN${at}_${word}`, null]),
  ]),
)

/** Customers and suppliers stand in files of the same heads; the sums tell which. */
const partnersOfOdoo = (words: Readonly<Record<'name' | 'code' | 'receivable' | 'payable', string>>): readonly OriginFile[] =>
  (['receivable', 'payable'] as const).map((side) => ({
    origin: 'odoo',
    kind: side === 'receivable' ? 'customers' : 'suppliers',
    own: [words.name, words.receivable, words.payable],
    filled: words[side],
    heads: {
      [words.name]: 'name',
      [words.code]: 'asset_code',
      Phone: 'phone',
      'Điện thoại': 'phone',
      Mobile: 'phone',
      Street: 'address',
      Đường: 'address',
      Email: 'email',
      'Tax ID': 'taxCode',
      'Mã số thuế': 'taxCode',
      [words[side]]: 'openingDebt',
      ...none([words[side === 'receivable' ? 'payable' : 'receivable'], 'City', 'Country', 'External ID', 'id', 'Thành phố', 'Quốc gia']),
    },
  }))

interface OrderWords {
  readonly number: string
  readonly day: string
  readonly partner: string
  /** What stands before each head of a line. */
  readonly line: string
  /** How goods may be named, the surest first: a file may hold several. */
  readonly product: readonly string[]
  readonly quantity: string
  readonly price: string
  /** What a line comes to after its discount. */
  readonly subtotal: string
  readonly status: string
  /** Heads of which nothing is brought in. */
  readonly left: readonly string[]
}

/** Orders name their goods, and their partner, by whichever field was chosen for the file. */
const ordersOfOdoo = ({
  number,
  day,
  partner,
  line,
  product,
  quantity,
  price,
  subtotal,
  status,
  left,
}: OrderWords): readonly OriginFile[] =>
  product.map((chosen) => ({
    origin: 'odoo',
    kind: 'orders',
    own: [number, `${line}/${chosen}`],
    leavesToAbove: true,
    paidWhole: true,
    says: { group: 'sales', status: 'delivered' },
    heads: {
      ...none(product.map((other) => `${line}/${other}`)),
      ...none([...left, 'id', `${line}/id`]),
      [number]: 'refId',
      [day]: 'created',
      [partner]: 'partner',
      [`${line}/${chosen}`]: 'product',
      [`${line}/${quantity}`]: 'quantity',
      [`${line}/${price}`]: 'price',
      [`${line}/${subtotal}`]: 'lineTotal',
      [status]: 'status',
    },
  }))

export const ORIGIN_FILES: readonly OriginFile[] = [
  {
    origin: 'kiotviet',
    kind: 'products',
    own: ['Nhóm hàng(3 Cấp)', 'Mã hàng', 'Mã ĐVT Cơ bản'],
    spelt: 'Nhóm hàng(3 Cấp)',
    heads: {
      'Loại hàng': 'group',
      'Nhóm hàng(3 Cấp)': 'category',
      'Mã hàng': 'slug',
      'Mã vạch': 'barcode',
      'Tên hàng': 'name',
      'Tên hàng hóa': 'name',
      'Giá bán': 'price',
      'Giá vốn': 'cost',
      'Tồn kho': 'quantity',
      'Tồn nhỏ nhất': 'lowStock',
      ĐVT: 'unit',
      'Mã ĐVT Cơ bản': 'baseCode',
      'Thuộc tính': 'variant',
      ...none(['Thương hiệu', 'Tồn lớn nhất', 'Quy đổi', 'Mã HH Liên quan', 'Hình ảnh', 'Sử dụng Imei', 'Trọng lượng', 'Vị trí', 'VAT']),
      ...none(['Đang kinh doanh', 'Được bán trực tiếp', 'Mẫu ghi chú', 'Hàng thành phần', 'Bảo hành', 'Bảo trì định kỳ', 'KH đặt']),
      ...none(['Dự kiến hết hàng', 'Thời gian tạo', 'Mô tả']),
    },
  },
  ...(['Giá chung', 'Bảng giá chung'] as const).map((general): OriginFile => ({
    origin: 'kiotviet',
    kind: 'products',
    own: ['Mã hàng', 'Giá nhập cuối', general],
    pricesAlone: true,
    priceLists: 'others',
    heads: {
      'Mã hàng': 'slug',
      'Tên hàng': 'name',
      [general]: 'price',
      ...none(['STT', 'Mã vạch', 'Nhóm hàng', 'Nhóm hàng(3 Cấp)', 'ĐVT', 'Thương hiệu', 'Tồn kho', 'Giá vốn', 'Giá nhập cuối', 'VAT']),
    },
  })),
  {
    origin: 'kiotviet',
    kind: 'funds',
    own: ['Mã phiếu', 'Loại thu chi', 'Giá trị'],
    cashBook: true,
    heads: {
      'Mã phiếu': 'refId',
      'Thời gian': 'created',
      'Loại thu chi': 'group',
      'Mã người nộp/nhận': 'partner',
      'Người nộp/nhận': 'recipientName',
      'Giá trị': 'amount',
      'Loại sổ quỹ': 'label',
      'Trạng thái': 'status',
      'Ghi chú': 'note',
      ...none(['STT', 'Chi nhánh', 'Thời gian tạo', 'Người tạo', 'Nhân viên', 'Tên tài khoản', 'Số tài khoản', 'Số điện thoại', 'Địa chỉ']),
      ...none(['Nội dung chuyển khoản', 'Phương thức', 'Loại người nộp/nhận', 'Hạch toán kết quả kinh doanh']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'customers',
    own: ['Mã khách hàng', 'Nợ cần thu hiện tại'],
    heads: {
      'Mã khách hàng': 'asset_code',
      'Tên khách hàng': 'name',
      'Điện thoại': 'phone',
      'Địa chỉ': 'address',
      'Mã số thuế': 'taxCode',
      Email: 'email',
      'Ghi chú': 'note',
      'Nợ cần thu hiện tại': 'openingDebt',
      ...none([
        'Loại khách',
        'Chi nhánh',
        'Chi nhánh tạo',
        'Khu vực giao hàng',
        'Phường/Xã',
        'Công ty',
        'Số CMND/CCCD',
        'Ngày sinh',
        'Giới tính',
        'Facebook',
      ]),
      ...none(['Nhóm khách hàng', 'Ngày giao dịch cuối', 'Tổng bán', 'Tổng bán trừ trả hàng', 'Trạng thái', 'Người tạo', 'Ngày tạo']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'suppliers',
    own: ['Mã nhà cung cấp', 'Nợ cần trả hiện tại'],
    heads: {
      'Mã nhà cung cấp': 'asset_code',
      'Tên nhà cung cấp': 'name',
      'Điện thoại': 'phone',
      'Địa chỉ': 'address',
      'Mã số thuế': 'taxCode',
      Email: 'email',
      'Ghi chú': 'note',
      'Nợ cần trả hiện tại': 'openingDebt',
      ...none(['Khu vực', 'Phường/Xã', 'Tổng mua', 'Nhóm nhà cung cấp', 'Trạng thái', 'Tổng mua trừ trả hàng', 'Công ty', 'Người tạo']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'orders',
    own: ['Mã hóa đơn', 'Khách cần trả'],
    says: { group: 'sales', status: 'delivered' },
    walkIns: true,
    heads: {
      ...kiotVietLine,
      'Mã hóa đơn': 'refId',
      'Mã khách hàng': 'partner',
      'Đơn giá': 'price',
      'Giảm giá hóa đơn': 'discount',
      'Khách đã trả': 'paid',
      'Trạng thái': 'status',
      VAT: 'vat',
      'Thu khác': 'surcharge',
      'Tiền mặt': 'paidCash',
      ...none(['Mã đặt hàng', 'Tên khách hàng', 'Tổng tiền hàng', 'Khách cần trả', 'Thẻ', 'Chuyển khoản', 'Ví', 'Giá bán']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'orders',
    own: ['Mã nhập hàng', 'Mã nhà cung cấp'],
    says: { group: 'purchases', status: 'delivered' },
    heads: {
      ...kiotVietLine,
      'Mã nhập hàng': 'refId',
      'Mã nhà cung cấp': 'partner',
      'Giá nhập': 'price',
      'Giảm giá phiếu nhập': 'discount',
      'Tiền đã trả NCC': 'paid',
      'Trạng thái': 'status',
      'VAT phiếu nhập': 'vat',
      ...none(['Tên nhà cung cấp', 'Cần trả NCC', 'Đơn giá', 'Tổng tiền hàng']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'returns',
    own: ['Mã trả hàng', 'Mã hóa đơn', 'Cần trả khách'],
    says: { group: 'sales' },
    heads: {
      ...kiotVietLine,
      'Mã trả hàng': 'refId',
      'Mã hóa đơn': 'order',
      'Giá nhập lại': 'price',
      'Đã trả khách': 'paid',
      'Trạng thái': 'status',
      ...none(['Mã khách hàng', 'Tên khách hàng', 'Tổng tiền hàng trả', 'Giảm giá phiếu trả', 'Phí trả hàng', 'Cần trả khách']),
      ...none(['Người nhận trả', 'Giá bán', 'Đơn giá', 'Tiền mặt', 'Thẻ', 'Chuyển khoản', 'Ví', 'Ghi chú']),
    },
  },
  {
    origin: 'kiotviet',
    kind: 'returns',
    own: ['Mã trả hàng nhập', 'NCC cần trả'],
    says: { group: 'purchases' },
    heads: {
      ...kiotVietLine,
      'Mã trả hàng nhập': 'refId',
      'Mã nhập hàng': 'order',
      'Giá trả lại': 'price',
      'Tiền NCC trả': 'paid',
      'Trạng thái': 'status',
      ...none(['Mã nhà cung cấp', 'Tên nhà cung cấp', 'NCC cần trả', 'Tổng tiền hàng trả', 'Giảm giá phiếu trả', 'Giá nhập', 'Ghi chú']),
    },
  },
  {
    origin: 'sapo',
    kind: 'returns',
    own: ['Mã đơn trả hàng', 'Mã đơn hàng', 'Mã SKU'],
    leavesToAbove: true,
    says: { group: 'sales' },
    heads: {
      'Mã đơn trả hàng': 'refId',
      'Mã đơn hàng': 'order',
      'Ngày trả hàng': 'created',
      'Ngày tạo': 'created',
      'Mã SKU': 'product',
      'Số lượng': 'quantity',
      'Số lượng trả': 'quantity',
      'Đơn giá': 'price',
      'Giá trả hàng': 'price',
      'Đã hoàn tiền': 'paid',
      'Tiền đã trả khách': 'paid',
      'Trạng thái': 'status',
      ...none(['STT', 'Mã khách hàng', 'Tên khách hàng', 'Tên sản phẩm', 'Tên phiên bản', 'Lý do trả hàng', 'Trạng thái hoàn tiền']),
      ...none(['Nhân viên', 'Chi nhánh', 'Thành tiền', 'Đơn vị', 'Ghi chú', 'Nguồn bán hàng', 'Tổng tiền']),
    },
  },
  {
    origin: 'sapo',
    kind: 'products',
    own: ['Tên sản phẩm', 'Mã SKU', 'Tên phiên bản sản phẩm'],
    leavesToAbove: true,
    priceLists: 'PL_',
    heads: {
      'Tên sản phẩm': 'name',
      'Loại sản phẩm': 'category',
      'Mã SKU': 'slug',
      Barcode: 'barcode',
      'Đơn vị': 'unit',
      'LC_CN1_Tồn kho ban đầu': 'quantity',
      'LC_CN1_Giá vốn khởi tạo': 'cost',
      'LC_CN1_Tồn tối thiểu': 'lowStock',
      'PL_Giá bán lẻ': 'price',
      ...branchesOfSapo,
      'Giá trị thuộc tính 1': 'variant',
      'Giá trị thuộc tính 2': 'variant2',
      'Giá trị thuộc tính 3': 'variant3',
      ...none([
        'Hình thức quản lý sản phẩm',
        'Mô tả sản phẩm',
        'Nhãn hiệu',
        'Tags',
        'Tên phiên bản sản phẩm',
        'Khối lượng',
        'Đơn vị khối lượng',
      ]),
      ...none(['Thuộc tính 1', 'Thuộc tính 2', 'Thuộc tính 3']),
      ...none(['Ảnh đại diện', 'Áp dụng thuế', 'LC_CN1_Tồn tối đa', 'LC_CN1_Điểm lưu kho', 'PL_Giá bán buôn', 'PL_Giá nhập']),
    },
  },
  {
    origin: 'sapo',
    kind: 'orders',
    own: ['Mã đơn hàng', 'Nguồn bán hàng', 'Mã SKU'],
    leavesToAbove: true,
    says: { group: 'sales', status: 'delivered' },
    walkIns: true,
    heads: {
      'Mã đơn hàng': 'refId',
      'Ngày tạo': 'created',
      'Ngày chứng từ': 'created',
      'Mã khách hàng': 'partner',
      'Trạng thái đơn hàng': 'status',
      'Trạng thái': 'status',
      'Khách đã trả': 'paid',
      'Mã SKU': 'product',
      'Số lượng': 'quantity',
      'Đơn giá': 'price',
      'Chiết khấu đơn hàng': 'discount',
      'Ghi chú': 'note',
      ...none(['STT', 'Nguồn bán hàng', 'Tên khách hàng', 'Số điện thoại', 'Khách phải trả', 'Tên sản phẩm', 'Tên phiên bản']),
      ...none(['Nhân viên', 'Chi nhánh', 'Thuế', 'Phí vận chuyển', 'Thành tiền', 'Đơn vị']),
    },
  },
  {
    origin: 'misa',
    kind: 'products',
    own: ['Tên hàng hóa', 'Là mẫu mã', 'Nhóm hàng hóa'],
    leavesToAbove: true,
    heads: {
      'Tên hàng hóa': 'name',
      'Nhóm hàng hóa': 'category',
      'Đơn vị tính': 'unit',
      'Giá mua': 'cost',
      'Giá bán': 'price',
      'Định mức tồn kho': 'lowStock',
      'Mã SKU': 'slug',
      'Mã vạch': 'barcode',
      ...none(['Là mẫu mã', 'Mô tả']),
    },
  },
  {
    origin: 'misa',
    kind: 'products',
    own: ['Mã', 'Tên', 'Đơn vị tính chính', 'Nhóm VTHH'],
    heads: {
      Mã: 'slug',
      Tên: 'name',
      'Đơn vị tính chính': 'unit',
      'Nhóm VTHH': 'category',
      'Kho ngầm định': 'warehouse',
      ...none(['Tính chất', 'TK kho', 'TK doanh thu', 'TK chi phí']),
    },
  },
  ...(['khách hàng', 'nhà cung cấp'] as const).map((who): OriginFile => ({
    origin: 'misa',
    kind: who === 'khách hàng' ? 'customers' : 'suppliers',
    own: ['Là tổ chức/cá nhân', `Mã ${who}`, `Tên ${who}`],
    heads: {
      [`Mã ${who}`]: 'asset_code',
      [`Tên ${who}`]: 'name',
      'Địa chỉ': 'address',
      'Mã số thuế': 'taxCode',
      'Điện thoại di động': 'phone',
      'Điện thoại': 'phone',
      Email: 'email',
      ...none(['Là tổ chức/cá nhân', 'Là nhà cung cấp', 'Là khách hàng', 'Fax', 'Nhóm KH/NCC', 'Nhóm khách hàng/nhà cung cấp']),
    },
  })),
  {
    origin: 'odoo',
    kind: 'products',
    own: ['name', 'default_code', 'list_price'],
    heads: {
      name: 'name',
      default_code: 'slug',
      barcode: 'barcode',
      list_price: 'price',
      standard_price: 'cost',
      categ_id: 'category',
      uom_id: 'unit',
      qty_available: 'quantity',
      ...none(['id', '.id', 'detailed_type', 'type', 'sale_ok', 'purchase_ok', 'active']),
    },
  },
  ...partnersOfOdoo({ name: 'Name', code: 'Reference', receivable: 'Total Receivable', payable: 'Total Payable' }),
  ...partnersOfOdoo({ name: 'Tên', code: 'Mã tham chiếu', receivable: 'Tổng phải thu', payable: 'Tổng phải trả' }),
  ...ordersOfOdoo({
    number: 'Order Reference',
    day: 'Order Date',
    partner: 'Customer',
    line: 'Order Lines',
    product: ['Product/Internal Reference', 'Product/Barcode', 'Product/Name', 'Product'],
    quantity: 'Quantity',
    price: 'Unit Price',
    subtotal: 'Subtotal',
    status: 'Status',
    left: ['Total', 'Untaxed Amount', 'Taxes', 'External ID', 'Salesperson', 'Sales Team', 'Company', 'Invoice Status', 'Delivery Date'],
  }),
  ...ordersOfOdoo({
    number: 'Mã đơn hàng',
    day: 'Ngày đặt hàng',
    partner: 'Khách hàng',
    line: 'Chi tiết đơn hàng',
    product: ['Sản phẩm/Mã tham chiếu nội bộ', 'Sản phẩm/Mã vạch', 'Sản phẩm/Tên', 'Sản phẩm'],
    quantity: 'Số lượng',
    price: 'Đơn giá',
    subtotal: 'Thành tiền',
    status: 'Trạng thái',
    left: ['Tổng', 'Nhân viên kinh doanh', 'Công ty'],
  }),
  ...ordersOfOdoo({
    number: 'name',
    day: 'date_order',
    partner: 'partner_id',
    line: 'order_line',
    product: ['product_id/default_code', 'product_id/barcode', 'product_id/name', 'product_id'],
    quantity: 'product_uom_qty',
    price: 'price_unit',
    subtotal: 'price_subtotal',
    status: 'state',
    left: ['amount_total', 'amount_untaxed', 'amount_tax', '.id', 'user_id', 'team_id', 'company_id', 'invoice_status'],
  }),
  ...(
    [
      {
        name: 'Name',
        code: 'Internal Reference',
        price: 'Sales Price',
        cost: 'Cost',
        stock: 'Quantity On Hand',
        category: 'Product Category',
      },
      {
        name: 'Tên',
        code: 'Mã tham chiếu nội bộ',
        price: 'Giá bán',
        cost: 'Chi phí',
        stock: 'Số lượng hiện có',
        category: 'Danh mục sản phẩm',
      },
    ] as const
  ).map(({ name, code, price, cost, stock, category }): OriginFile => ({
    origin: 'odoo',
    kind: 'products',
    own: [name, code],
    heads: {
      [name]: 'name',
      [code]: 'slug',
      Barcode: 'barcode',
      'Mã vạch': 'barcode',
      [price]: 'price',
      [cost]: 'cost',
      [stock]: 'quantity',
      [category]: 'category',
      'Unit of Measure': 'unit',
      'Đơn vị tính': 'unit',
      ...none(['External ID', 'ID bên ngoài', 'Favorite', 'Responsible', 'Product Tags']),
    },
  })),
]

const plainHeads = ORIGIN_FILES.map(({ own, spelt, filled, heads }) => ({
  own: own.map(plainHead),
  filled: filled && plainHead(filled),
  spelt: spelt && plainText(spelt),
  heads: new Map(Object.entries(heads).map(([head, key]) => [plainHead(head), key] as const)),
}))

/**
 * The file of a program that heads tell of: it has all of its own heads, or the one that nobody else spells so; among several the one that
 * has figures where it should, then the one that knows most of them. Null: an own sheet.
 */
export const originFileOf = (heads: readonly string[], isFilled: IsFilled = () => false): OriginFile | null => {
  const seen = heads.map(plainHead)
  const asSpelt = heads.map(plainText)
  const known = (at: number): number => seen.filter((head) => plainHeads[at]?.heads.has(head)).length
  const fits = (at: number): boolean => {
    const { own, spelt } = plainHeads[at] ?? { own: [] }
    return own.every((head) => seen.includes(head)) || (spelt !== undefined && asSpelt.includes(spelt))
  }
  const hasFigures = (at: number): number => {
    const place = seen.indexOf(plainHeads[at]?.filled ?? '')
    return place >= 0 && isFilled(heads[place] ?? '') ? 1 : 0
  }
  const fitting = ORIGIN_FILES.flatMap((file, at) => (fits(at) ? [{ file, known: known(at), figures: hasFigures(at) }] : []))
  return fitting.sort((a, b) => b.figures - a.figures || b.known - a.known)[0]?.file ?? null
}

/** What a head stands for in a program's file: a column, null where nothing of it is brought in; undefined where it isn't known. */
export const columnInOrigin = (file: OriginFile | null, head: string): string | null | undefined => {
  if (!file) return undefined
  const known = plainHeads[ORIGIN_FILES.indexOf(file)]?.heads.get(plainHead(head))
  return known === undefined && isPriceList(file, head) ? null : known
}

/** Whether a further price list of the old program stands below a head: what is sold has one price here. */
export const isPriceList = (file: OriginFile, head: string): boolean => {
  const known = plainHeads[ORIGIN_FILES.indexOf(file)]?.heads.get(plainHead(head))
  if (plainHead(head) === '' || (known !== undefined && known !== null)) return false
  if (file.priceLists === 'PL_') return head.trim().startsWith('PL_')
  return file.priceLists === 'others' && known === undefined
}

export type { OriginFile }
