/** What bank accounts and transfers refuse. */
export const bankErrors = {
  'bank.account-required': { en: 'Enter the number of the account', vi: 'Hãy nhập số tài khoản', status: 400 },
  'bank.account-exists': { en: 'This bank account is already there', vi: 'Tài khoản ngân hàng này đã có', status: 409 },
  'bank.account-removed': { en: 'This bank account was removed', vi: 'Tài khoản ngân hàng này đã bị xoá', status: 409 },
  'bank.token-missing': {
    en: 'SePay’s access token is needed to fetch transfers',
    vi: 'Cần mã truy cập API của SePay để lấy giao dịch',
    status: 400,
  },
  'bank.amount-invalid': { en: 'A transfer is at least 1 dong', vi: 'Giao dịch ít nhất là 1 đồng', status: 400 },
  'bank.content-required': {
    en: 'Send a transfer (time, amount, content), or a statement',
    vi: 'Hãy gửi một giao dịch (giờ, số tiền, nội dung), hoặc một sao kê',
    status: 400,
  },
  'bank.statement-unreadable': {
    en: 'No line of this file has the heads of a statement: day, amount that came in, description',
    vi: 'Không thấy dòng tiêu đề của sao kê trong tệp này: ngày, số tiền ghi có, nội dung',
    status: 400,
  },
  'bank.too-many-rows': {
    en: 'At most {most} transfers at once: take a shorter range',
    vi: 'Mỗi lần nhiều nhất {most} giao dịch: hãy lấy khoảng ngày ngắn hơn',
    status: 400,
  },
  'bank.settled': { en: 'This transfer is entered in the books already', vi: 'Giao dịch này đã ghi sổ', status: 409 },
  'bank.reason-required': { en: 'Say why it is set aside', vi: 'Hãy ghi lý do bỏ qua', status: 400 },
  'bank.what-for-required': {
    en: 'Say what the transfer is for: an order, a partner, a carrier’s statement or a group of income',
    vi: 'Hãy cho biết giao dịch trả cho gì: một đơn, một đối tác, một bảng đối soát hay một nhóm thu',
    status: 400,
  },
  'bank.statement-came': {
    en: 'The money of statement {number} has come already',
    vi: 'Tiền của bảng {number} đã về rồi',
    status: 409,
  },
  'bank.statement-differs': {
    en: 'Statement {number} says {says}, and {came} came: look which of its rows differ',
    vi: 'Bảng {number} ghi {says}, tiền về {came}: hãy xem dòng nào lệch',
    status: 409,
  },
  'bank.statement-elsewhere': {
    en: 'Statement {number} was entered on {label}: take that back first',
    vi: 'Bảng {number} đã ghi vào {label}: hãy hoàn tác trước',
    status: 409,
  },
  'bank.label-required': {
    en: 'Say first which account of money this bank account is',
    vi: 'Hãy chọn sổ tiền cho tài khoản ngân hàng này trước',
    status: 409,
  },
  'bank.not-income': { en: '{group} is no group of income', vi: '{group} không phải nhóm thu', status: 400 },
  'bank.not-a-fee': {
    en: 'A bank’s fee can’t be entered in {group}: choose a group of expenses',
    vi: 'Không ghi phí ngân hàng vào {group} được: hãy chọn một nhóm chi',
    status: 400,
  },
  'bank.template-too-large': {
    en: 'A template has {limit} kB at most',
    vi: 'Tệp mẫu nhiều nhất {limit} kB',
    status: 400,
  },
  'bank.not-a-sale': { en: 'A transfer pays sales alone', vi: 'Giao dịch tiền vào chỉ trả cho đơn bán', status: 400 },
} as const
