import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import type { ImportColumn } from '../../../foundation/text/cells'
import { plainHead, plainText } from './heads'

/** What can be brought in from a sheet. */
export const IMPORT_KINDS = ['products', 'customers', 'suppliers', 'agents', 'stock', 'orders', 'returns', 'funds'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The column that names a record for good. */
export const RECORD_ID = 'recordId'
const recordIdColumn: ImportColumn = {
  key: RECORD_ID,
  kind: 'text',
  head: { en: 'ID (leave as it is)', vi: 'ID (giữ nguyên)' },
  example: '',
  apart: true,
}

/** What a column stands for that becomes a field of the company's own, called as the column's head. Several may. */
export const OWN_FIELD = 'ownField'

/** Whose records may have fields of the company's own. */
export const mayHaveOwnFields = (kind: ImportKind): boolean => kind === 'products' || PARTNER_KINDS.includes(kind)
const PARTNER_KINDS: readonly ImportKind[] = ['customers', 'suppliers', 'agents']

const nameColumn = (en: string, vi: string, example: string, also: readonly string[] = []): ImportColumn => ({
  key: 'name',
  kind: 'text',
  required: true,
  head: { en, vi },
  also: ['name', 'tên', ...also],
  example,
})

const noteColumn: ImportColumn = { key: 'note', kind: 'text', head: { en: 'Note', vi: 'Ghi chú' }, example: '' }

const partnerColumns = (vi: string, en: string, example: string, group: readonly string[]): readonly ImportColumn[] => [
  nameColumn(`${en} name`, `Tên ${vi}`, example, [...group, 'họ tên', 'họ và tên', 'tên công ty', 'tên đối tác']),
  {
    key: 'phone',
    kind: 'text',
    head: { en: 'Phone', vi: 'Điện thoại' },
    also: ['sđt', 'số điện thoại', 'số đt', 'đt', 'di động', 'điện thoại di động', 'điện thoại 1', 'mobile', 'tel'],
    example: '0901 234 567',
  },
  { key: 'email', kind: 'text', head: { en: 'Email', vi: 'Email' }, also: ['e-mail', 'thư điện tử'], example: 'chihoa@example.com' },
  {
    key: 'address',
    kind: 'text',
    head: { en: 'Address', vi: 'Địa chỉ' },
    also: ['đ/c', 'địa chỉ 1', 'address 1', 'đường', 'street'],
    example: '1 Lê Lợi, Huế',
  },
  {
    key: 'asset_code',
    kind: 'text',
    head: { en: 'Code', vi: 'Mã' },
    also: [`mã ${vi}`, `${en} code`, ...group.map((word) => `mã ${word}`), 'mã số', 'mã đối tác', 'mã tham chiếu', 'reference', 'code'],
    example: 'KH0001',
  },
  {
    key: 'taxCode',
    kind: 'text',
    head: { en: 'Tax code', vi: 'Mã số thuế' },
    also: ['mst', 'tax id', 'tax number'],
    example: '0300588569',
  },
  { key: 'shippingName', kind: 'text', head: { en: 'Receiver', vi: 'Người nhận' }, example: '' },
  { key: 'shippingPhone', kind: 'text', head: { en: 'Receiver’s phone', vi: 'Điện thoại nhận' }, example: '' },
  {
    key: 'shippingAddress',
    kind: 'text',
    head: { en: 'Delivery address', vi: 'Địa chỉ giao' },
    also: ['địa chỉ giao hàng', 'địa chỉ nhận hàng'],
    example: '',
  },
  {
    key: 'openingDebt',
    kind: 'money',
    head: { en: 'Opening debt', vi: 'Nợ đầu kỳ' },
    also: [
      'nợ',
      'nợ cũ',
      'còn nợ',
      'công nợ',
      'dư nợ',
      'nợ hiện tại',
      'nợ còn lại',
      'nợ phải thu',
      'nợ phải trả',
      'tổng nợ',
      'tiền nợ',
      'số dư',
      'số dư nợ',
      'số dư đầu kỳ',
      'dư nợ đầu kỳ',
      'phải thu',
      'phải trả',
      'tổng phải thu',
      'tổng phải trả',
      'nợ cần thu',
      'nợ cần trả',
      'nợ cần thu hiện tại',
      'nợ cần trả hiện tại',
      'debt',
      'balance due',
    ],
    example: 1_500_000,
  },
  {
    key: 'debtSince',
    kind: 'day',
    head: { en: 'Owed since', vi: 'Nợ từ ngày' },
    also: ['ngày nợ', 'ngày phát sinh nợ'],
    example: '31/10/2026',
  },
  noteColumn,
  recordIdColumn,
]

const productColumn = (required: boolean): ImportColumn => ({
  key: 'product',
  kind: 'text',
  ...(required ? { required: true as const } : {}),
  head: { en: 'Product', vi: 'Hàng hoá' },
  also: ['SKU', 'mã hàng', 'tên hàng', 'mặt hàng', 'sản phẩm', 'product name', 'item'],
  example: 'TRA_SEN',
})

const dayColumn: ImportColumn = {
  key: 'created',
  kind: 'day',
  head: { en: 'Day', vi: 'Ngày' },
  also: ['date', 'created', 'ngày tạo', 'ngày đặt', 'ngày thu', 'ngày chi'],
  example: '31/10/2026',
}

const quantityColumn: ImportColumn = {
  key: 'quantity',
  kind: 'quantity',
  head: { en: 'Quantity', vi: 'Số lượng' },
  also: ['sl', 'qty', 'tồn', 'tồn kho', 'tồn đầu', 'stock'],
  example: 10,
}

const warehouseColumn: ImportColumn = {
  key: 'warehouse',
  kind: 'text',
  head: { en: 'Warehouse', vi: 'Kho' },
  also: ['tên kho', 'kho hàng'],
  example: 'Kho chính',
}

const partnerColumn: ImportColumn = {
  key: 'partner',
  kind: 'text',
  head: { en: 'Partner', vi: 'Đối tác' },
  also: ['khách hàng', 'khách', 'customer', 'nhà cung cấp', 'supplier', 'đại lý', 'agent', 'người mua'],
  example: 'KH0001',
}

/** Whom an order names, as a sheet of one's own heads it; of a code and a name the first column tells. */
const NAMES_OF_PARTNERS = ['khách hàng', 'khách', 'kh', 'nhà cung cấp', 'ncc'].flatMap((who) => [`mã ${who}`, `tên ${who}`])

/** Further branches of an old program, of each of which a file of goods has the stock. */
export const BRANCHES = [2, 3, 4, 5] as const

/** Columns that some program's files have several times. */
const apartColumns = (
  places: readonly number[],
  columnAt: (at: number) => Omit<ImportColumn, 'example' | 'apart'>,
): readonly ImportColumn[] => places.map((at) => ({ ...columnAt(at), example: '', apart: true }))

/** What the files of programs tell of an order and its lines, and no sheet of one's own has to. */
const moneyBeside: readonly ImportColumn[] = (
  [
    ['lineTotal', 'Total of the line', 'Thành tiền của dòng'],
    ['vat', 'VAT', 'Thuế GTGT'],
    ['surcharge', 'Other charges', 'Thu khác'],
    ['paidCash', 'Of it in cash', 'Trong đó tiền mặt'],
  ] as const
).map(([key, en, vi]) => ({ key, kind: 'money', head: { en, vi }, example: '', apart: true }))

/** The columns of each kind of sheet, in the order of its template. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  products: [
    nameColumn('Product name', 'Tên hàng', 'Trà sen 100 g', [
      'sản phẩm',
      'tên sản phẩm',
      'tên sp',
      'hàng hoá',
      'tên hàng hoá',
      'mặt hàng',
      'tên mặt hàng',
      'product',
    ]),
    {
      key: 'slug',
      kind: 'text',
      head: { en: 'SKU', vi: 'Mã hàng' },
      also: ['mã', 'mã sku', 'mã sp', 'mã sản phẩm', 'mã hàng hoá', 'code'],
      example: 'TRA_SEN',
    },
    {
      key: 'variant',
      kind: 'text',
      head: { en: 'Version', vi: 'Phân loại' },
      also: ['thuộc tính', 'phiên bản', 'màu sắc', 'màu', 'variant', 'attributes'],
      example: '',
    },
    ...apartColumns([2, 3], (at) => ({
      key: `variant${at}`,
      kind: 'text',
      head: { en: `Version (${at})`, vi: `Phân loại (${at})` },
      ...(at === 2 ? { also: ['size', 'kích cỡ', 'kích thước'] } : {}),
    })),
    { key: 'barcode', kind: 'text', head: { en: 'Barcode', vi: 'Mã vạch' }, also: ['ean', 'upc', 'gtin'], example: '8934563138165' },
    {
      key: 'group',
      kind: 'choice',
      head: { en: 'Kind', vi: 'Loại' },
      also: ['type', 'group', 'loại hàng'],
      choices: {
        goods: ['goods', 'hàng', 'hàng hoá', 'hàng hóa', 'vật tư hàng hoá', 'sản phẩm'],
        services: ['services', 'service', 'dịch vụ'],
      },
      example: 'goods',
    },
    {
      key: 'category',
      kind: 'text',
      head: { en: 'Category', vi: 'Nhóm hàng' },
      also: ['nhóm', 'nhóm sản phẩm', 'nhóm hàng hoá', 'danh mục', 'loại sản phẩm', 'ngành hàng'],
      example: 'Trà',
    },
    {
      key: 'price',
      kind: 'money',
      head: { en: 'Price', vi: 'Giá bán' },
      also: ['đơn giá', 'giá', 'giá lẻ', 'giá bán lẻ', 'selling price', 'sales price'],
      example: 120_000,
    },
    {
      key: 'cost',
      kind: 'cost',
      head: { en: 'Cost', vi: 'Giá vốn' },
      also: ['giá nhập', 'giá mua', 'giá vốn khởi tạo', 'giá vốn đầu kỳ', 'purchase price'],
      example: 80_000,
      visibleTo: ['/purchases'],
    },
    {
      key: 'unit',
      kind: 'text',
      head: { en: 'Unit', vi: 'Đơn vị' },
      also: ['đvt', 'đơn vị tính', 'đơn vị tính chính', 'uom'],
      example: 'hộp',
    },
    {
      key: 'lowStock',
      kind: 'quantity',
      head: { en: 'Warn at', vi: 'Báo khi còn' },
      also: ['lowStock', 'tồn tối thiểu', 'tồn nhỏ nhất', 'định mức tồn kho', 'định mức tồn', 'minimum stock'],
      example: 5,
    },
    {
      key: 'quantity',
      kind: 'quantity',
      head: { en: 'In stock', vi: 'Tồn kho' },
      also: ['tồn', 'tồn đầu', 'tồn đầu kỳ', 'tồn kho ban đầu', 'số lượng', 'số lượng tồn', 'sl', 'sl tồn', 'stock', 'quantity'],
      example: '',
    },
    warehouseColumn,
    ...apartColumns(BRANCHES, (at) => ({
      key: `quantity${at}`,
      kind: 'quantity',
      head: { en: `In stock, branch ${at}`, vi: `Tồn kho chi nhánh ${at}` },
    })),
    ...apartColumns(BRANCHES, (at) => ({
      key: `cost${at}`,
      kind: 'cost',
      head: { en: `Cost, branch ${at}`, vi: `Giá vốn chi nhánh ${at}` },
      visibleTo: ['/purchases'],
    })),
    {
      key: 'baseCode',
      kind: 'text',
      head: { en: 'Unit of', vi: 'Mã ĐVT cơ bản' },
      example: '',
      apart: true,
    },
    recordIdColumn,
  ],
  customers: partnerColumns('khách hàng', 'Customer', 'Chị Hoa', ['khách', 'khách hàng', 'tên khách', 'kh', 'tên kh']),
  suppliers: partnerColumns('nhà cung cấp', 'Supplier', 'Vườn chè Thái Nguyên', ['nhà cung cấp', 'ncc', 'tên ncc', 'nhà cc']),
  agents: partnerColumns('đại lý', 'Agent', 'Đại lý Minh Anh', ['đại lý', 'tên đl']),
  stock: [
    productColumn(true),
    { ...quantityColumn, required: true },
    {
      key: 'cost',
      kind: 'cost',
      head: { en: 'Unit cost', vi: 'Giá vốn' },
      also: ['cost', 'đơn giá', 'giá nhập'],
      example: 80_000,
      visibleTo: ['/purchases'],
    },
    warehouseColumn,
  ],
  orders: [
    {
      key: 'refId',
      kind: 'text',
      head: { en: 'Order', vi: 'Mã đơn' },
      also: ['refId', 'số đơn', 'đơn hàng', 'số hoá đơn', 'số chứng từ', 'order number', 'invoice'],
      example: 'HD-0001',
    },
    {
      key: 'group',
      kind: 'choice',
      head: { en: 'Kind', vi: 'Loại' },
      also: ['group', 'loại đơn', 'type'],
      choices: { sales: ['sales', 'sale', 'bán', 'bán hàng'], purchases: ['purchases', 'purchase', 'mua', 'mua hàng', 'nhập'] },
      example: 'sales',
    },
    {
      ...dayColumn,
      also: ['date', 'created', 'ngày tạo', 'ngày đặt', 'ngày bán', 'ngày mua', 'ngày hoá đơn', 'ngày chứng từ', 'ngày lập', 'thời gian'],
    },
    { ...partnerColumn, required: true, also: [...(partnerColumn.also ?? []), ...NAMES_OF_PARTNERS] },
    {
      ...productColumn(false),
      also: [...(productColumn(false).also ?? []), 'mã sku', 'mã sp', 'mã sản phẩm', 'tên sản phẩm', 'tên hàng hoá'],
    },
    quantityColumn,
    { key: 'price', kind: 'money', head: { en: 'Price', vi: 'Đơn giá' }, also: ['giá', 'giá bán', 'giá nhập', 'cost'], example: 120_000 },
    {
      key: 'quantityGift',
      kind: 'quantity',
      head: { en: 'Gifts', vi: 'Quà tặng' },
      also: ['hàng tặng', 'tặng', 'sl tặng', 'quantityGift'],
      example: 0,
    },
    ...moneyBeside,
    { key: 'discount', kind: 'money', head: { en: 'Discount', vi: 'Chiết khấu' }, also: ['giảm giá'], example: 0 },
    {
      key: 'total',
      kind: 'money',
      head: { en: 'Total', vi: 'Tổng tiền' },
      also: ['thành tiền', 'tổng cộng', 'amount', 'nợ đầu kỳ', 'còn nợ'],
      example: '',
    },
    {
      key: 'unitCost',
      kind: 'money',
      head: { en: 'Unit cost', vi: 'Giá vốn' },
      also: ['giá vốn đơn vị'],
      example: 80_000,
      visibleTo: ['bod'],
    },
    {
      key: 'status',
      kind: 'choice',
      head: { en: 'Status', vi: 'Trạng thái' },
      also: ['tình trạng'],
      choices: {
        delivered: [
          'delivered',
          'shipped',
          'received',
          'finished',
          'đã giao',
          'đã nhận',
          'đã nhập kho',
          'hoàn tất',
          'hoàn thành',
          'kết thúc',
          'đã nhập hàng',
          'đã hoàn thành',
          'thành công',
          'lưu trữ',
          'done',
          'sale',
          'sales order',
          'đơn bán hàng',
          'đơn hàng bán',
          'purchase',
          'purchase order',
          'đơn mua hàng',
        ],
        open: [
          'open',
          'new',
          'processing',
          'chưa giao',
          'chưa nhận',
          'mới',
          'đang xử lý',
          'đang giao dịch',
          'đang giao hàng',
          'đặt hàng',
          'duyệt',
          'đóng gói',
          'xuất kho',
        ],
        cancelled: [
          'cancelled',
          'canceled',
          'cancel',
          'đã huỷ',
          'huỷ',
          'huỷ bỏ',
          'phiếu tạm',
          'báo giá',
          'draft',
          'quotation',
          'nháp',
          'không giao được',
        ],
      },
      example: 'delivered',
    },
    {
      key: 'deliveredOn',
      kind: 'day',
      head: { en: 'Delivered on', vi: 'Ngày giao' },
      also: ['ngày nhận', 'ngày giao hàng', 'ngày nhận hàng', 'ngày xuất kho', 'ngày nhập kho', 'shipped on', 'received on'],
      example: '31/10/2026',
    },
    {
      key: 'paid',
      kind: 'money',
      head: { en: 'Paid', vi: 'Đã thanh toán' },
      also: ['đã thu', 'đã trả', 'thanh toán', 'khách trả', 'khách đã trả', 'tiền đã trả', 'amount paid'],
      example: 120_000,
    },
    {
      key: 'paidOn',
      kind: 'day',
      head: { en: 'Paid on', vi: 'Ngày thanh toán' },
      also: ['ngày thu', 'ngày trả', 'ngày thu tiền', 'ngày trả tiền', 'payment date'],
      example: '31/10/2026',
    },
    { key: 'label', kind: 'text', head: { en: 'Label', vi: 'Nhãn' }, also: ['quỹ', 'tài khoản', 'purse', 'account'], example: 'Tiền mặt' },
    noteColumn,
  ],
  returns: [
    {
      key: 'refId',
      kind: 'text',
      required: true,
      head: { en: 'Return', vi: 'Mã trả hàng' },
      also: ['phiếu trả', 'mã phiếu trả', 'số phiếu trả', 'return number'],
      example: 'TH-0001',
    },
    {
      key: 'order',
      kind: 'text',
      required: true,
      head: { en: 'Order', vi: 'Mã đơn' },
      also: ['số đơn', 'đơn hàng', 'mã hoá đơn', 'số hoá đơn', 'mã đơn hàng', 'order number', 'invoice'],
      example: 'HD-0001',
    },
    {
      key: 'group',
      kind: 'choice',
      head: { en: 'Kind', vi: 'Loại' },
      also: ['loại đơn', 'type'],
      choices: { sales: ['sales', 'sale', 'bán', 'bán hàng'], purchases: ['purchases', 'purchase', 'mua', 'mua hàng', 'nhập'] },
      example: 'sales',
    },
    { ...dayColumn, also: ['date', 'ngày trả', 'ngày tạo', 'thời gian'] },
    productColumn(true),
    { ...quantityColumn, required: true, also: ['sl', 'qty', 'số lượng trả', 'sl trả'] },
    { key: 'price', kind: 'money', head: { en: 'Price', vi: 'Giá trả lại' }, also: ['đơn giá', 'giá', 'giá nhập lại'], example: 120_000 },
    {
      key: 'paid',
      kind: 'money',
      head: { en: 'Given back', vi: 'Đã trả khách' },
      also: ['tiền đã trả', 'đã hoàn tiền', 'hoàn tiền', 'refunded'],
      example: 120_000,
    },
    {
      key: 'status',
      kind: 'choice',
      head: { en: 'Status', vi: 'Trạng thái' },
      choices: {
        delivered: ['returned', 'done', 'đã trả', 'đã trả hàng', 'đã nhận hàng trả', 'hoàn thành', 'đã hoàn thành', 'hoàn tất'],
        cancelled: ['cancelled', 'canceled', 'đã huỷ', 'huỷ', 'phiếu tạm', 'draft', 'nháp'],
      },
      example: 'returned',
    },
    { key: 'lineTotal', kind: 'money', head: { en: 'Total of the line', vi: 'Thành tiền của dòng' }, example: '', apart: true },
  ],
  funds: [
    dayColumn,
    {
      key: 'group',
      kind: 'text',
      required: true,
      head: { en: 'Group', vi: 'Nhóm thu chi' },
      also: ['nhóm', 'khoản mục', 'loại', 'fund group'],
      example: FUND_GROUPS.otherExpenses.name,
    },
    {
      key: 'amount',
      kind: 'money',
      required: true,
      head: { en: 'Amount', vi: 'Số tiền' },
      also: ['tiền', 'giá trị'],
      example: 500_000,
    },
    {
      ...nameColumn('What for', 'Nội dung', 'Tiền điện tháng 10', ['diễn giải', 'lý do', 'description']),
      required: undefined,
    } as ImportColumn,
    { key: 'label', kind: 'text', head: { en: 'Label', vi: 'Nhãn' }, also: ['quỹ', 'tài khoản', 'purse', 'account'], example: 'Tiền mặt' },
    {
      key: 'recipientName',
      kind: 'text',
      head: { en: 'Paid by or to', vi: 'Người nộp, nhận' },
      also: ['người nhận', 'người nộp', 'recipient'],
      example: '',
    },
    { key: 'order', kind: 'text', head: { en: 'Order', vi: 'Mã đơn' }, also: ['số đơn', 'đơn hàng', 'order number'], example: '' },
    partnerColumn,
    {
      key: 'status',
      kind: 'choice',
      head: { en: 'Status', vi: 'Trạng thái' },
      choices: {
        completed: ['completed', 'hoàn tất', 'đã thu', 'đã chi', 'đã thanh toán', 'xong'],
        'new-entry': ['new-entry', 'new', 'mới', 'chưa thu', 'chưa chi'],
        cancelled: ['cancelled', 'canceled', 'đã huỷ', 'huỷ'],
      },
      example: 'completed',
    },
    { key: 'refId', kind: 'text', head: { en: 'Reference', vi: 'Số chứng từ' }, also: ['refId', 'chứng từ'], example: '' },
    noteColumn,
  ],
}

/** Heads of columns that are read nowhere: a count of rows, what the old program worked out, what has no place here. */
const PASSED_OVER = new Set(
  [
    'stt',
    'số thứ tự',
    'no',
    'tt',
    'hình ảnh',
    'ảnh',
    'image',
    'người tạo',
    'chi nhánh',
    'chi nhánh tạo',
    'branch',
    'tổng chi tiêu',
    'tổng bán',
    'tổng mua',
    'doanh số',
    'tổng số đơn',
    'số đơn hàng',
    'điểm',
    'điểm tích luỹ',
    'hạng',
    'nhóm khách hàng',
    'nhóm nhà cung cấp',
    'ngày sinh',
    'giới tính',
    'facebook',
    'fax',
    'website',
    'ngày tạo khách',
  ].map(plainText),
)

/** Whether nothing of a head's column is brought in, whatever stands in it. */
export const isPassedOver = (head: string): boolean => PASSED_OVER.has(plainText(head)) || PASSED_OVER.has(plainHead(head))

const namesOf = ({ key, head, also = [] }: ImportColumn): string[] => [key, head.en, head.vi, ...also].map(plainText)

const namesByKind = Object.fromEntries(
  IMPORT_KINDS.map((kind) => {
    const byName = new Map<string, ImportColumn>()
    for (const column of importColumns[kind]) for (const word of namesOf(column)) if (!byName.has(word)) byName.set(word, column)
    return [kind, byName]
  }),
)

/** The column that a head stands for, by its key or its name in either language; null when it says nothing. */
export const columnOfHead = (kind: ImportKind, head: string): ImportColumn | null => {
  const names = namesByKind[kind]
  return (plainText(head) === '' ? null : (names?.get(plainText(head)) ?? names?.get(plainHead(head)))) ?? null
}

/** Sheets of which kind have the columns of a service. */
const kindOfService: Readonly<Record<string, ImportKind>> = { products: 'products', assets: 'customers', orders: 'orders', funds: 'funds' }

/** What stands over a field of a service's records in a file, so that the file can come back as a sheet; the field's name where it has no other. */
export const headOfField = (service: string, field: string, language: 'en' | 'vi'): string => {
  const kind = kindOfService[service]
  const wanted = field === '_id' ? RECORD_ID : field
  return (kind && importColumns[kind].find(({ key }) => key === wanted)?.head[language]) ?? field
}
