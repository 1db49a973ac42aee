/** What is refused of invoices and tax codes. */
export const taxErrors = {
  'tax.code-form': {
    en: 'A tax code has ten digits, and three more for a branch',
    vi: 'Mã số thuế gồm 10 chữ số, thêm 3 chữ số nếu là chi nhánh',
    status: 400,
  },
  'tax.code-digit': {
    en: 'The tax code {taxCode} has a wrong digit',
    vi: 'Mã số thuế {taxCode} có chữ số sai',
    status: 400,
  },
  'tax.invoice-to-come': {
    en: 'An invoice can’t be of a day after today, {today}',
    vi: 'Ngày hoá đơn không được sau hôm nay, {today}',
    status: 400,
  },
  'tax.invoice-twice': {
    en: 'Invoice {number} of {taxCode} already stands on {document}',
    vi: 'Hoá đơn {number} của {taxCode} đã có ở {document}',
    status: 409,
  },
  'tax.invoice-above-paid': {
    en: 'VAT of {vat} is more than a tenth of what was paid without it: enter all that the invoice comes to',
    vi: 'Tiền thuế {vat} lớn hơn 10% số tiền chưa thuế: hãy nhập đủ số tiền của hoá đơn',
    status: 400,
  },
  'tax.rule-closed': {
    en: 'A company has closed its books until {day}: the law of a closed day stays as it was',
    vi: 'Có công ty đã khoá sổ đến {day}: luật của ngày đã khoá giữ nguyên',
    status: 409,
  },
  'tax.rule-values': {
    en: 'A row of this kind ({kind}) has its own values and no others',
    vi: 'Dòng loại này ({kind}) chỉ có các giá trị của loại đó',
    status: 400,
  },
  'tax.rule-thresholds': {
    en: 'Thresholds grow from one to the next',
    vi: 'Các ngưỡng phải tăng dần',
    status: 400,
  },
  'tax.rule-until': {
    en: 'It can’t end before it begins',
    vi: 'Ngày cuối không được trước ngày đầu',
    status: 400,
  },
  'tax.rule-many': {
    en: 'At most {max} rows hold at once: withdraw some that are over',
    vi: 'Tối đa {max} dòng có hiệu lực: hãy rút các dòng đã hết hạn',
    status: 409,
  },
  'tax.no-expense': {
    en: 'Only an expense of its own has the seller’s invoice: what pays an order, an asset or somebody has it there',
    vi: 'Chỉ khoản chi riêng mới ghi hoá đơn của người bán: khoản trả đơn hàng, tài sản hay cho người thì ghi ở đó',
    status: 400,
  },
} as const
