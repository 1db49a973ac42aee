/** What is refused of e-invoices. */
export const invoicesErrors = {
  'invoices.no-taxpayer': {
    en: 'Say first what taxpayer the company is: Settings, Tax',
    vi: 'Hãy khai công ty nộp thuế thế nào trước: Cài đặt, Thuế',
    status: 409,
  },
  'invoices.no-account': {
    en: 'Connect the provider of e-invoices first: Settings, E-invoices',
    vi: 'Hãy nối nhà cung cấp hoá đơn điện tử trước: Cài đặt, Hoá đơn điện tử',
    status: 409,
  },
  'invoices.account-tax-code': {
    en: 'The account is of {taxCode}, the company is {own}',
    vi: 'Tài khoản là của mã số thuế {taxCode}, công ty là {own}',
    status: 409,
  },
  'invoices.account-secret': {
    en: 'Enter the username and the password',
    vi: 'Hãy nhập tên đăng nhập và mật khẩu',
    status: 400,
  },
  'invoices.no-stand-in': {
    en: 'There is no stand-in on this installation',
    vi: 'Máy chủ này không có bản giả lập',
    status: 409,
  },
  'invoices.series': {
    en: 'A sign has a form like C26TAA',
    vi: 'Ký hiệu có dạng như C26TAA',
    status: 400,
  },
  'invoices.template': {
    en: 'A form has a sign like 1/001',
    vi: 'Mẫu số có dạng như 1/001',
    status: 400,
  },
  'invoices.not-a-sale': {
    en: '{order_number} is no sale with lines',
    vi: '{order_number} không phải đơn bán có dòng hàng',
    status: 409,
  },
  'invoices.no-rates': {
    en: '{order_number} has no VAT by line: it was made before the company had VAT',
    vi: '{order_number} không có thuế suất theo dòng: đơn lập trước khi công ty khai thuế GTGT',
    status: 409,
  },
  'invoices.nothing': {
    en: 'There is nothing of {order_number} to invoice',
    vi: '{order_number} không có gì để xuất hoá đơn',
    status: 409,
  },
  'invoices.twice': {
    en: '{order_number} has an invoice already: {number}',
    vi: '{order_number} đã có hoá đơn: {number}',
    status: 409,
  },
  'invoices.one-order': {
    en: 'An invoice is of one order',
    vi: 'Một hoá đơn là của một đơn',
    status: 400,
  },
  'invoices.not-gathered': {
    en: 'One invoice for many sales: the provider has to confirm it first, then Settings, E-invoices',
    vi: 'Một hoá đơn cho nhiều đơn: nhà cung cấp phải xác nhận trước, rồi bật ở Cài đặt, Hoá đơn điện tử',
    status: 409,
  },
  'invoices.gathered-which': {
    en: '{order_number} is no counter sale of {day} to a buyer without a tax code',
    vi: '{order_number} không phải đơn bán tại quầy ngày {day} cho người mua không có mã số thuế',
    status: 409,
  },
  'invoices.gathered-buyer': {
    en: 'Sales that come together are to the consumer: no buyer is named',
    vi: 'Các đơn gộp là bán cho người tiêu dùng: không ghi tên người mua',
    status: 400,
  },
  'invoices.many-lines': {
    en: 'An invoice has at most {max} lines: issue fewer sales together',
    vi: 'Mỗi hoá đơn tối đa {max} dòng: hãy gộp ít đơn hơn',
    status: 409,
  },
  'invoices.kind': {
    en: 'Say which invoice is corrected, how, and why',
    vi: 'Hãy cho biết sửa hoá đơn nào, cách nào và vì sao',
    status: 400,
  },
  'invoices.not-issued': {
    en: 'Only an invoice with a number is adjusted or replaced',
    vi: 'Chỉ hoá đơn đã có số mới điều chỉnh hay thay thế được',
    status: 409,
  },
  'invoices.correcting': {
    en: 'A correction of this invoice is under way already',
    vi: 'Hoá đơn này đang được sửa bằng một hoá đơn khác',
    status: 409,
  },
  'invoices.goes-on': {
    en: 'This invoice was adjusted before: a later fault is adjusted, too',
    vi: 'Hoá đơn này đã điều chỉnh: sai lần sau cũng phải điều chỉnh',
    status: 409,
  },
  'invoices.was-replaced': {
    en: 'This invoice was replaced: correct the one that stands in its place',
    vi: 'Hoá đơn này đã bị thay thế: hãy sửa hoá đơn thay thế nó',
    status: 409,
  },
  'invoices.register': {
    en: 'An invoice from a cash register is replaced, not adjusted',
    vi: 'Hoá đơn từ máy tính tiền chỉ thay thế, không điều chỉnh',
    status: 409,
  },
  'invoices.agrees': {
    en: 'The invoice says what the order says: nothing to adjust',
    vi: 'Hoá đơn khớp với đơn: không có gì để điều chỉnh',
    status: 409,
  },
  'invoices.frozen': {
    en: 'An invoice that was sent isn’t changed: it is adjusted or replaced',
    vi: 'Hoá đơn đã gửi thì không sửa: chỉ điều chỉnh hoặc thay thế',
    status: 409,
  },
  'invoices.mail-address': {
    en: 'Enter an e-mail address like ketoan@congty.vn',
    vi: 'Hãy nhập địa chỉ email như ketoan@congty.vn',
    status: 400,
  },
  'invoices.mail-not-issued': {
    en: 'Only an invoice with a number is mailed',
    vi: 'Chỉ hoá đơn đã có số mới gửi thư được',
    status: 409,
  },
  'invoices.notice-not-issued': {
    en: 'A notice is of an invoice with a number that wasn’t replaced',
    vi: 'Chỉ thông báo sai sót cho hoá đơn đã có số và chưa bị thay thế',
    status: 409,
  },
  'invoices.notice-same': {
    en: 'Say what is right: a name, an address or words that differ from the invoice',
    vi: 'Hãy ghi nội dung đúng: tên, địa chỉ hoặc lời văn khác với hoá đơn',
    status: 400,
  },
  'invoices.notice-open': {
    en: 'A notice of this invoice is under way already',
    vi: 'Hoá đơn này đang có thông báo sai sót chưa xong',
    status: 409,
  },
  'invoices.notice-many': {
    en: 'An invoice has at most {max} notices',
    vi: 'Mỗi hoá đơn có tối đa {max} thông báo sai sót',
    status: 409,
  },
  'invoices.notice-state': {
    en: 'The notice can’t become that from where it stands',
    vi: 'Thông báo không chuyển sang trạng thái đó được',
    status: 409,
  },
  'invoices.provider-refuses': {
    en: '{provider} refuses: {message}',
    vi: '{provider} từ chối: {message}',
    status: 409,
  },
  'invoices.not-reached': {
    en: '{provider} can’t be reached. Please try again',
    vi: 'Chưa kết nối được với {provider}. Bạn hãy thử lại',
    status: 409,
  },
} as const
