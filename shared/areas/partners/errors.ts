/** What partners and assets refuse. */
export const partnersErrors = {
  'partners.name-required': { en: 'Please enter the name', vi: 'Hãy nhập tên', status: 400 },
  'partners.group-required': { en: 'Group of Asset is required', vi: 'Chưa chọn nhóm', status: 400 },
  'partners.link-invalid': { en: 'Link must start with http', vi: 'Liên kết phải bắt đầu bằng http', status: 400 },
  'partners.balance-too-low': {
    en: '{name} has a balance of {balance} only',
    vi: 'Số dư của {name} chỉ còn {balance}',
    status: 409,
  },
  'partners.tax-code-form': {
    en: 'A tax code has 10 digits, or 13 for a branch',
    vi: 'Mã số thuế có 10 chữ số, hoặc 13 chữ số nếu là chi nhánh',
    status: 400,
  },
  'partners.tax-code-digit': {
    en: 'A digit of tax code {taxCode} is wrong: compare it again',
    vi: 'Mã số thuế {taxCode} sai một chữ số, hãy so lại',
    status: 400,
  },
  'partners.payment-days-invalid': {
    en: 'Days of credit must be a whole number from 0 to 365',
    vi: 'Số ngày được nợ phải là số nguyên từ 0 đến 365',
    status: 400,
  },
  'partners.credit-limit-invalid': {
    en: 'The credit limit must be a whole number of dong',
    vi: 'Hạn mức nợ phải là số đồng nguyên, không âm',
    status: 400,
  },
  'partners.credit-limit': {
    en: '{name} may owe {creditLimit}. Besides this order {owed} is owed, and this order comes to {comesTo}',
    vi: '{name} được nợ tối đa {creditLimit}. Ngoài đơn này đang nợ {owed}, đơn này là {comesTo}',
    status: 409,
  },
  'partners.removed': { en: '{name} has been removed', vi: '{name} đã bị xoá', status: 409 },
  'assets.field-of-group': { en: '{field} is not for {group}', vi: '{field} không dùng cho {group}', status: 400 },
  'assets.disposal-with-removal': {
    en: 'An asset is sold or scrapped by removing it',
    vi: 'Muốn bán hoặc thanh lý thì phải bỏ tài sản',
    status: 400,
  },
  'assets.needs-bod': { en: 'Only BOD can do this with an asset', vi: 'Chỉ ban giám đốc được làm việc này với tài sản', status: 403 },
  'assets.disposed': { en: '{name} was sold or scrapped', vi: '{name} đã được bán hoặc thanh lý', status: 409 },
  'assets.bought-ahead': {
    en: 'What is owned already was bought by {day}',
    vi: 'Tài sản đã có phải mua trước hoặc trong tháng của ngày {day}',
    status: 400,
  },
  'assets.depreciated-invalid': {
    en: 'What was depreciated so far is between 0 and the cost',
    vi: 'Đã khấu hao phải từ 0 đến nguyên giá',
    status: 400,
  },
  'assets.depreciated-whole': {
    en: 'Its months are over: all of the cost was depreciated',
    vi: 'Đã hết số tháng khấu hao: đã khấu hao phải bằng nguyên giá',
    status: 400,
  },
  'assets.opening-ahead': {
    en: 'The day of the opening balance can’t be ahead',
    vi: 'Ngày của số đầu kỳ không được ở tương lai',
    status: 400,
  },
  'assets.opening-only': {
    en: 'What was owned before the books is taken back at the asset, not refunded: no money moved',
    vi: 'Tài sản có từ trước thì rút lại ở trang tài sản, không hoàn tiền: không có tiền nào ra vào',
    status: 409,
  },
  'assets.sister-unknown': { en: 'There is no such company', vi: 'Không có công ty này', status: 400 },
  'assets.sister-own': { en: 'A company is no sister of itself', vi: 'Công ty không thể là công ty anh em của chính mình', status: 400 },
} as const
