/** What imports refuse. */
export const importsErrors = {
  'imports.content-required': { en: 'Choose a file, or send rows', vi: 'Hãy chọn tệp, hoặc gửi các dòng', status: 400 },
  'imports.file-unreadable': {
    en: 'This file can not be read as a sheet. Save it as .xlsx or .csv and choose it again',
    vi: 'Không đọc được tệp này như một bảng tính. Hãy lưu thành .xlsx hoặc .csv rồi chọn lại',
    status: 400,
  },
  'imports.file-too-large': {
    en: 'The file unpacks to more than {limit} MB',
    vi: 'Tệp giải nén ra hơn {limit} MB',
    status: 413,
  },
  'imports.too-many-rows': {
    en: 'At most {limit} rows are brought in at once',
    vi: 'Mỗi lần nhập được nhiều nhất {limit} dòng',
    status: 400,
  },
  'imports.no-rows': { en: 'The sheet has no rows below its heads', vi: 'Bảng không có dòng nào dưới tiêu đề', status: 400 },
  'imports.columns-missing': {
    en: 'Say first which column is {missing}',
    vi: 'Hãy chọn trước cột nào là {missing}',
    status: 400,
  },
  'imports.twice': {
    en: 'These rows are among the files already, as {name}',
    vi: 'Các dòng này đã có trong các tệp, ở {name}',
    status: 409,
  },
  'imports.not-first': {
    en: 'Name the first of the files that are brought in together, while none of them is in the books',
    vi: 'Hãy nêu tệp đầu tiên trong các tệp nhập cùng nhau, khi chưa tệp nào được ghi vào sổ',
    status: 400,
  },
  'imports.others': {
    en: 'Only who brought this sheet in, or the board, may change it or take it back',
    vi: 'Chỉ người nhập bảng này hoặc ban giám đốc mới được sửa hoặc lấy lại',
    status: 403,
  },
  'imports.column-unknown': { en: 'There is no column {column}', vi: 'Không có cột {column}', status: 400 },
  'imports.row-unknown': { en: 'There is no row {row}', vi: 'Không có dòng {row}', status: 400 },
  'imports.already': {
    en: 'These rows were brought in already on {day}',
    vi: 'Các dòng này đã được nhập ngày {day}',
    status: 409,
  },
  'imports.not-rehearsed': {
    en: 'This import was brought in or taken back already',
    vi: 'Lần nhập này đã ghi vào sổ hoặc đã rút lại',
    status: 409,
  },
  'imports.changed': {
    en: 'The rows were changed after you saw them; look at them again',
    vi: 'Các dòng đã đổi sau khi bạn xem; hãy xem lại',
    status: 409,
  },
  'imports.faulty': {
    en: '{count} cells need to be corrected first',
    vi: 'Còn {count} ô phải sửa trước',
    status: 400,
  },
  'imports.nothing-left': { en: 'No row is left to bring in', vi: 'Không còn dòng nào để nhập', status: 400 },
  'imports.row-refused': { en: 'Row {row}: {reason}', vi: 'Dòng {row}: {reason}', status: 409 },
  'imports.not-committed': {
    en: 'Only what was brought in can be taken back',
    vi: 'Chỉ rút lại được lần nhập đã ghi vào sổ',
    status: 409,
  },
  'imports.built-on': {
    en: '{name} is used by now ({by}), so this import can not be taken back',
    vi: '{name} đã được dùng ({by}), nên không rút lại được lần nhập này',
    status: 409,
  },
  'imports.cell-not-delivered': {
    en: 'The order has a day of delivery, and its status says otherwise',
    vi: 'Đơn có ngày giao, mà trạng thái nói khác',
    status: 400,
  },
  'imports.cell-before-order': {
    en: 'The day of delivery is before the order’s own',
    vi: 'Ngày giao sớm hơn ngày của đơn',
    status: 400,
  },
  'imports.paid-above-total': {
    en: 'More is paid than the order comes to ({total})',
    vi: 'Số đã thanh toán lớn hơn tổng đơn ({total})',
    status: 400,
  },
  'imports.debt-ahead': {
    en: 'What is from before can not be of a day to come',
    vi: 'Số dư đầu kỳ không thể có từ một ngày chưa tới',
    status: 400,
  },
  'imports.debt-since-needed': {
    en: '{name} is in the books already: write since when this is owed',
    vi: '{name} đã có trong sổ: hãy ghi khoản này có từ ngày nào',
    status: 400,
  },
  'imports.debt-in-books': {
    en: '{name} has order {number} of {day} in the books: what is from before must be of an earlier day, or it counts twice',
    vi: '{name} đã có đơn {number} ngày {day} trong sổ: số dư đầu kỳ phải có từ trước ngày đó, nếu không sẽ bị tính hai lần',
    status: 400,
  },
  'imports.debt-known': {
    en: '{name} has an opening debt in the books already ({by}): write any other as an order',
    vi: '{name} đã có số dư đầu kỳ trong sổ ({by}): khoản khác hãy ghi bằng một đơn',
    status: 409,
  },
  'imports.advance-known': {
    en: '{name} has {balance} to spend in the books already: this would count twice',
    vi: '{name} đã có {balance} trả trước trong sổ: ghi thêm sẽ bị tính hai lần',
    status: 400,
  },
  'imports.changed-since': {
    en: '{name} was changed since, so this import can not be taken back',
    vi: '{name} đã bị sửa sau đó, nên không rút lại được lần nhập này',
    status: 409,
  },
  'imports.too-many-units': {
    en: 'At most {limit} units come in at once',
    vi: 'Mỗi lần nhập được nhiều nhất {limit} món',
    status: 400,
  },
  'imports.return-in-books': {
    en: 'Order {number} is in the books already: enter what came back of it there',
    vi: 'Đơn {number} đã có trong sổ: hãy ghi hàng trả ở đơn đó',
    status: 409,
  },
  'imports.return-not-of-order': { en: '“{value}” is not in that order', vi: 'Đơn đó không có “{value}”', status: 400 },
  'imports.return-above-order': { en: 'Only {left} of it are left in that order', vi: 'Đơn đó chỉ còn {left} chưa trả', status: 400 },
  'imports.refund-above-paid': {
    en: 'More is given back than was paid of the order ({paid})',
    vi: 'Số tiền trả lại lớn hơn số đã thanh toán của đơn ({paid})',
    status: 400,
  },
  'imports.cell-required': { en: 'This cell must not be empty', vi: 'Ô này không được để trống', status: 400 },
  'imports.cell-formula': {
    en: 'A formula has no value here; write its value',
    vi: 'Công thức không có giá trị ở đây; hãy ghi giá trị của nó',
    status: 400,
  },
  'imports.cell-not-money': { en: '“{value}” is no amount in dong', vi: '“{value}” không phải là số tiền', status: 400 },
  'imports.cell-unsure': {
    en: '“{value}” may be {whole} or a fraction: write {whole}, or {value}0 for the fraction',
    vi: '“{value}” có thể là {whole} hoặc một số lẻ: hãy ghi {whole}, hoặc {value}0 nếu là số lẻ',
    status: 400,
  },
  'imports.cell-not-number': { en: '“{value}” is no number', vi: '“{value}” không phải là số', status: 400 },
  'imports.cell-not-day': {
    en: '“{value}” is no day, such as 31/10/2026',
    vi: '“{value}” không phải là ngày, ví dụ 31/10/2026',
    status: 400,
  },
  'imports.cell-choice': { en: '“{value}” is none of: {choices}', vi: '“{value}” không thuộc: {choices}', status: 400 },
  'imports.cell-unknown': { en: '“{value}” is not in the books', vi: 'Không có “{value}” trong sổ', status: 400 },
  'imports.cell-ambiguous': {
    en: '“{value}” may be several; write its code',
    vi: 'Có nhiều “{value}”; hãy ghi mã',
    status: 400,
  },
  'imports.cell-repeated': { en: '“{value}” stands in row {row} too', vi: '“{value}” đã có ở dòng {row}', status: 400 },
  'imports.cell-taken': { en: '“{value}” is in the books already', vi: '“{value}” đã có trong sổ', status: 400 },
  'imports.cell-fixed': { en: '“{value}” can’t be changed here', vi: '“{value}” không đổi được ở đây', status: 400 },
  'imports.cell-differs': {
    en: 'Row {row} of the same order says “{value}”',
    vi: 'Dòng {row} của cùng đơn ghi “{value}”',
    status: 400,
  },
} as const
