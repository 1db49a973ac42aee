/** Statuses as Vietnamese say them, whatever the record. */
const statuses: Readonly<Record<string, string>> = {
  'new-order': 'Mới',
  reserved: 'Giữ hàng',
  confirmed: 'Đã xác nhận',
  processing: 'Đang xử lý',
  processed: 'Đã xử lý',
  'partial-shipped': 'Giao một phần',
  shipped: 'Đang giao',
  arriving: 'Sắp đến',
  shipmentDelivered: 'Đã phát hàng',
  delivered: 'Đã giao',
  finished: 'Hoàn tất',
  returning: 'Đang trả hàng',
  returned: 'Đã trả hàng',
  cancelled: 'Đã huỷ',
  error: 'Lỗi',
  pending: 'Chờ duyệt',
  completed: 'Đã ghi sổ',
  refunded: 'Đã hoàn',
  waiting: 'Chờ gửi',
  refused: 'Bị từ chối',
  ready: 'Chờ lấy',
  picked: 'Đã lấy',
  delivering: 'Đang giao',
  failed: 'Giao không được',
  lost: 'Thất lạc',
  scheduled: 'Đã hẹn',
  sending: 'Đang gửi',
  paused: 'Tạm dừng',
  done: 'Đã gửi xong',
}

/** Groups of partners, orders and entries of funds that rules know by name. */
const groups: Readonly<Record<string, string>> = {
  Customers: 'Khách hàng',
  'Sales Agents': 'Đại lý',
  Suppliers: 'Nhà cung cấp',
  'Owned Assets': 'Tài sản sở hữu',
  'Rented Assets': 'Tài sản thuê',
  'Important Notes': 'Ghi chú quan trọng',
  sales: 'Bán hàng',
  purchases: 'Mua hàng',
  inventoryIn: 'Nhập kho',
  inventoryOut: 'Xuất kho',
  goods: 'Hàng hoá',
  services: 'Dịch vụ',
  Sales: 'Bán hàng',
  Purchases: 'Mua hàng',
  'Other Income': 'Thu khác',
  'Other Expenses': 'Chi khác',
  'Salaries and Incentives': 'Lương và thưởng',
  'Agent Commission Expenses': 'Hoa hồng đại lý',
  Assets: 'Tài sản',
  'Opening Balance': 'Số dư đầu kỳ',
}

/** What a cell of a sheet may say: each is understood as it stands here. */
const cellChoices: Readonly<Record<string, string>> = {
  goods: 'hàng hoá',
  services: 'dịch vụ',
  sales: 'bán hàng',
  purchases: 'mua hàng',
  open: 'chưa giao',
  delivered: 'đã giao',
  returned: 'đã trả',
  completed: 'hoàn tất',
  'new-entry': 'mới',
  cancelled: 'đã huỷ',
}

/** What else there is of something, where no name tells it. */
const kinds: Readonly<Record<string, string>> = {
  stocks: 'hàng trong kho',
  movements: 'nhập, xuất kho',
  funds: 'thu chi',
  orders: 'đơn hàng',
  orderDetails: 'dòng đơn',
  comments: 'bình luận',
  products: 'mặt hàng',
  stockTransfers: 'chuyển kho',
  stocktakes: 'kiểm kê',
  tasks: 'công việc',
  invoices: 'hoá đơn',
  deliveries: 'vận đơn',
}

const inVietnamese: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statuses,
  to: statuses,
  next: statuses,
  group: groups,
  choices: cellChoices,
  by: kinds,
}

/** A status, several of them, or a group in Vietnamese; whatever else a text names, and what a company named itself, stays as it is. */
export const wordInVietnamese = (name: string, value: string): string => {
  const words = inVietnamese[name]
  return words
    ? value
        .split(', ')
        .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
        .join(', ')
    : value
}
