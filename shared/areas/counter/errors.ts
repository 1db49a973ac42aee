/** What the counter refuses. */
export const counterErrors = {
  'shifts.counter-required': { en: 'Say what the counter is called', vi: 'Hãy ghi tên quầy', status: 400 },
  'shifts.open': {
    en: 'This counter has an open shift already: go on with it, or close it',
    vi: 'Quầy này đang có ca mở: hãy bán tiếp, hoặc chốt ca đó',
    status: 409,
  },
  'shifts.closed': { en: 'Shift {number} is closed: open one', vi: 'Ca {number} đã chốt: hãy mở ca mới', status: 409 },
  'shifts.not-counted': { en: 'Count the drawer first', vi: 'Hãy đếm tiền trong ngăn kéo trước', status: 400 },
  'shifts.count-first': {
    en: 'Count the drawer and press “Counted” before you close the shift',
    vi: 'Hãy đếm tiền rồi bấm “Đã đếm xong” trước khi chốt ca',
    status: 409,
  },
  'shifts.counted-too-often': {
    en: 'This shift was counted {most} times: close it',
    vi: 'Ca này đã đếm {most} lần: hãy chốt ca',
    status: 409,
  },
  'shifts.carry-more': {
    en: 'By the books there isn’t as much in the drawer',
    vi: 'Theo sổ trong ngăn kéo không có nhiều đến vậy',
    status: 409,
  },
  'shifts.piece-twice': { en: 'Notes of {value} are told twice', vi: 'Tờ {value} được ghi hai lần', status: 400 },
  'shifts.reason-required': {
    en: 'Say why the drawer differs by {comesTo}',
    vi: 'Hãy ghi lý do chênh lệch {comesTo}',
    status: 400,
  },
  'shifts.walk-in-refund': {
    en: 'The {comesTo} paid for what comes back goes back with it, since nobody is named: ask BOD to return it with a refund',
    vi: 'Khách lẻ không giữ số dư: {comesTo} đã trả phải hoàn cùng hàng, nhờ ban giám đốc trả hàng kèm hoàn tiền',
    status: 409,
  },
  'shifts.moved': {
    en: 'There should be {comesTo} by now: look at the difference again',
    vi: 'Vừa có thêm giao dịch, sổ thành {comesTo}: hãy xem lại chênh lệch',
    status: 409,
  },
  'shifts.carry-nothing': { en: 'Say how much is carried', vi: 'Hãy ghi số tiền chuyển', status: 400 },
  'shifts.carry-too-much': {
    en: 'Only {comesTo} is in the drawer by the books',
    vi: 'Theo sổ trong ngăn kéo chỉ còn {comesTo}',
    status: 409,
  },
  'shifts.carry-in': {
    en: 'Only who keeps funds puts cash of another account into the drawer',
    vi: 'Chỉ người giữ quỹ được lấy tiền từ nơi khác bỏ vào ngăn kéo',
    status: 403,
  },
  'shifts.same-account': { en: 'That is the account of this drawer', vi: 'Đó chính là tài khoản của ngăn kéo này', status: 400 },
  'shifts.kept-too-much': {
    en: 'Only {comesTo} was counted: less can be left',
    vi: 'Chỉ đếm được {comesTo}: không thể để lại nhiều hơn',
    status: 400,
  },
  'shifts.keep-to-required': { en: 'Say where the rest of the cash goes', vi: 'Hãy chọn nơi nhận số tiền còn lại', status: 400 },
  'shifts.outbox-late': {
    en: 'It was sold more than {days} days ago',
    vi: 'Đã bán hơn {days} ngày trước',
    status: 400,
  },
  'shifts.sales-only': { en: 'Only sales are sold at a counter', vi: 'Ở quầy chỉ bán đơn bán hàng', status: 400 },
  'shifts.paid-above-total': {
    en: 'The sale comes to {comesTo}: less than what is paid',
    vi: 'Đơn chỉ {comesTo}: ít hơn số tiền trả',
    status: 400,
  },
  'shifts.unpaid': {
    en: '{open} is still to be paid: name a customer to sell on credit',
    vi: 'Còn thiếu {open}: hãy chọn khách để ghi nợ',
    status: 400,
  },
  'shifts.received-too-little': {
    en: 'What was received is less than the {open} paid in cash',
    vi: 'Tiền khách đưa ít hơn {open} trả bằng tiền mặt',
    status: 400,
  },
  'shifts.not-sold-here': { en: 'Only what was sold at a counter is undone', vi: 'Chỉ hoàn tác được đơn bán ở quầy', status: 409 },
  'shifts.moved-on': {
    en: 'Something came back of this sale, or was paid, since: return it as any other',
    vi: 'Đơn này đã có hàng trả lại hoặc thanh toán sau đó: hãy nhận trả như đơn thường',
    status: 409,
  },
  'shifts.exchange-of-outbox': {
    en: 'Goods come back only while the counter is connected',
    vi: 'Chỉ đổi hàng được khi quầy có kết nối',
    status: 400,
  },
  'shifts.exchange-of-sale': { en: 'Only goods of a sale are exchanged', vi: 'Chỉ đổi được hàng của đơn bán', status: 400 },
  'shifts.exchanged': {
    en: 'What came back paid for {number}: undo that sale, or return its goods',
    vi: 'Hàng trả lại đã đổi sang đơn {number}: hãy hoàn tác đơn đó, hoặc nhận trả hàng của đơn đó',
    status: 409,
  },
  'shifts.nothing-to-settle': {
    en: 'Only a sale that waits to be settled, of which nothing left yet, is settled so',
    vi: 'Chỉ xử lý được đơn đang chờ xử lý và chưa xuất hàng',
    status: 409,
  },
  'shifts.undo-late': {
    en: 'A sale is undone within {minutes} minutes by who made it: ask BOD to take it back',
    vi: 'Người bán chỉ hoàn tác được trong {minutes} phút: hãy nhờ ban giám đốc nhận trả',
    status: 403,
  },
} as const
