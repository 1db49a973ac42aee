/** What funds and their groups refuse. */
export const fundsErrors = {
  'funds.group-required': { en: 'Group of Fund is required', vi: 'Chưa chọn nhóm thu chi', status: 400 },
  'funds.group-unknown': { en: 'There is no fund group {group}', vi: 'Không có nhóm thu chi {group}', status: 400 },
  'funds.amount-invalid': { en: 'Invalid amount', vi: 'Số tiền không hợp lệ', status: 400 },
  'money.above-limit': {
    en: 'At most 1,000,000,000,000 dong: look whether there is a zero too many, or enter it in parts',
    vi: 'Nhiều nhất 1.000.000.000.000 đồng: hãy xem có thừa số 0 không, hoặc chia thành nhiều khoản',
    status: 400,
  },
  'funds.months-invalid': { en: 'Invalid months', vi: 'Tháng không hợp lệ', status: 400 },
  'funds.months-too-many': { en: 'Invalid months: at most {max}', vi: 'Tháng không hợp lệ: nhiều nhất {max} tháng', status: 400 },
  'funds.asset-way': {
    en: 'Choose one: a single payment or one for each month',
    vi: 'Hãy chọn một: trả một lần hoặc trả hằng tháng',
    status: 400,
  },
  'funds.asset-group': {
    en: 'A single payment for an asset belongs to the group Assets',
    vi: 'Khoản trả một lần cho tài sản thuộc nhóm Tài sản',
    status: 400,
  },
  'funds.asset-needs-bod': {
    en: 'Only BOD can pay for an asset over months',
    vi: 'Chỉ ban giám đốc được trả tiền tài sản theo tháng',
    status: 403,
  },
  'funds.asset-fixed': {
    en: 'The group of a payment for an asset stays as it is',
    vi: 'Không đổi được nhóm của khoản trả cho tài sản',
    status: 409,
  },
  'funds.item-name-invalid': { en: 'Invalid name', vi: 'Tên không hợp lệ', status: 400 },
  'funds.price-or-quantity-invalid': { en: 'Invalid price or/and quantity', vi: 'Giá hoặc số lượng không hợp lệ', status: 400 },
  'funds.date-too-early': {
    en: 'The collection date cannot be earlier than {day}',
    vi: 'Ngày thu chi không được trước {day}',
    status: 400,
  },
  'funds.no-arrival': {
    en: 'Only what pays a member or an agent, and is pending or completed, is marked as transferred',
    vi: 'Chỉ đánh dấu đã chuyển được khoản trả nhân viên hoặc đại lý đang chờ hoặc đã ghi sổ',
    status: 409,
  },
  'funds.creator-or-bod': {
    en: 'You must be creator or BOD to make changes',
    vi: 'Chỉ người lập hoặc ban giám đốc được sửa',
    status: 403,
  },
  'funds.refund-needs-right': {
    en: 'Only BOD and who has the right to refunds can refund an entry',
    vi: 'Chỉ ban giám đốc và người có quyền hoàn tiền được hoàn tiền',
    status: 403,
  },
  'funds.refund-above-received': {
    en: 'At most {most} dong can be refunded of order {number}: no more was received',
    vi: 'Đơn {number} chỉ hoàn được nhiều nhất {most} đồng, bằng số đã nhận',
    status: 409,
  },
  'funds.complete-needs-funds': {
    en: 'Only Funds staff or BOD can enter a completed entry',
    vi: 'Chỉ nhân viên quỹ hoặc ban giám đốc được ghi sổ',
    status: 403,
  },
  'funds.member-needs-funds': {
    en: 'What is paid to a member waits until BOD complete it',
    vi: 'Khoản chi cho nhân viên chờ ban giám đốc ghi sổ',
    status: 403,
  },
  'funds.member-fixed': {
    en: 'An entry for a member keeps its group; cancel it and enter another',
    vi: 'Khoản cho nhân viên giữ nguyên nhóm; hãy huỷ rồi nhập khoản khác',
    status: 409,
  },
  'funds.above-outstanding': {
    en: 'Only {open} dong is outstanding on {number}: what is more waits until BOD complete it',
    vi: 'Đơn {number} chỉ còn {open} đồng phải thanh toán: khoản nhiều hơn chờ ban giám đốc ghi sổ',
    status: 403,
  },
  'funds.final': {
    en: 'A cancelled or refunded entry cannot be changed',
    vi: 'Khoản đã huỷ hoặc đã hoàn tiền không sửa được',
    status: 409,
  },
  'funds.completed-locked': {
    en: 'A completed entry keeps its group, amount, date and items',
    vi: 'Khoản đã ghi sổ giữ nguyên nhóm, số tiền, ngày và các dòng',
    status: 409,
  },
  'funds.amount-from-items': {
    en: 'The amount is the sum of the items',
    vi: 'Số tiền là tổng của các dòng',
    status: 400,
  },
  'funds.no-such-move': {
    en: 'An entry that is {status} cannot become {to}',
    vi: 'Khoản đang ở trạng thái {status} không chuyển sang {to} được',
    status: 409,
  },
  'funds.prepaid-too-many': {
    en: 'Only {count} orders of this series are left to pay',
    vi: 'Chuỗi đơn này chỉ còn {count} đơn để trả',
    status: 400,
  },
  'funds.prepaid-paid': {
    en: 'Order {number} is paid already. Pay ahead from the first order that is not',
    vi: 'Đơn {number} đã trả đủ. Hãy trả trước từ đơn đầu tiên chưa trả',
    status: 409,
  },
  'funds.prepaid-waits': {
    en: 'Order {number} is being paid ahead already: finish or cancel that first',
    vi: 'Đơn {number} đang có khoản trả trước chưa xong: hãy hoàn thành hoặc huỷ khoản đó trước',
    status: 409,
  },
  'funds.order-not-payable': {
    en: 'A returned or cancelled order takes no payment',
    vi: 'Đơn đã trả hoặc đã huỷ không nhận thanh toán',
    status: 409,
  },
  'fundGroups.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'fundGroups.exists': { en: 'Group {name} already exists', vi: 'Nhóm {name} đã có', status: 409 },
  'funds.transfer-same': {
    en: 'Choose another label to transfer to',
    vi: 'Hãy chọn tài khoản quỹ khác để chuyển đến',
    status: 400,
  },
  'funds.transfer-label': {
    en: 'A transfer needs the label the money goes out of',
    vi: 'Chuyển quỹ cần tài khoản quỹ chuyển đi',
    status: 400,
  },
  'funds.transfer-alone': {
    en: 'A transfer between labels has no order, partner or lines of its own',
    vi: 'Chuyển quỹ giữa các tài khoản quỹ không có đơn hàng, đối tác hay chi tiết riêng',
    status: 400,
  },
  'funds.transfer-fixed': {
    en: 'A transfer keeps its group, amount, date and labels; cancel it and enter it anew',
    vi: 'Chuyển quỹ giữ nguyên nhóm, số tiền, ngày và tài khoản quỹ; hãy huỷ rồi nhập lại',
    status: 409,
  },
  'funds.of-shift': {
    en: 'This cash was carried by a shift at the counter: carry it back there',
    vi: 'Khoản này do ca ở quầy chuyển: hãy chuyển ngược lại ở quầy',
    status: 409,
  },
  'funds.cash-count': {
    en: 'This difference belongs to the count of the cash: take the count back, and it goes with it',
    vi: 'Khoản chênh lệch này thuộc lần kiểm quỹ: hãy huỷ lần kiểm quỹ đó, khoản này huỷ theo',
    status: 409,
  },
  'dayCloses.exists': {
    en: 'The cash of this day and account is being counted already: open that count',
    vi: 'Quỹ này của ngày này đã có người kiểm: hãy mở lần kiểm đó',
    status: 409,
  },
  'dayCloses.day-invalid': {
    en: 'Cash is counted for today or yesterday',
    vi: 'Chỉ kiểm quỹ cho hôm nay hoặc hôm qua',
    status: 400,
  },
  'dayCloses.no-cash': { en: 'There is no account of cash to count', vi: 'Chưa có tài khoản quỹ tiền mặt để kiểm', status: 400 },
  'dayCloses.not-cash': {
    en: '{label} is an account at a bank: only cash is counted by notes',
    vi: '{label} là tài khoản ngân hàng: chỉ kiểm quỹ tiền mặt',
    status: 400,
  },
  'dayCloses.piece-twice': { en: 'Notes of {value} are told twice', vi: 'Tờ {value} được ghi hai lần', status: 400 },
  'dayCloses.reason-required': {
    en: 'Say why the till differs from the book',
    vi: 'Hãy ghi lý do chênh lệch',
    status: 400,
  },
  'dayCloses.book-moved': {
    en: 'The book says {comesTo} by now: look at the difference again',
    vi: 'Sổ vừa đổi thành {comesTo}: hãy xem lại chênh lệch',
    status: 409,
  },
  'dayCloses.signed': {
    en: 'Signed by {name} already: it can’t be changed any more',
    vi: '{name} đã ký: không sửa được nữa',
    status: 409,
  },
  'dayCloses.cancelled': { en: 'This count was taken back', vi: 'Lần kiểm quỹ này đã huỷ', status: 409 },
  'dayCloses.take-back-needs-bod': {
    en: 'Only BOD takes a signed count back',
    vi: 'Chỉ ban giám đốc được huỷ lần kiểm quỹ đã ký',
    status: 403,
  },
  'dayCloses.take-back-reason': { en: 'Say why it is taken back', vi: 'Hãy ghi lý do huỷ', status: 400 },
} as const
