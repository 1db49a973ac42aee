/** What the agent network refuses. */
export const agentsErrors = {
  'apRanks.name-required': { en: 'Please enter the name of the rank', vi: 'Hãy nhập tên hạng', status: 400 },
  'apRanks.name-taken': { en: 'There is a rank of that name already', vi: 'Đã có hạng tên này', status: 409 },
  'apAgents.rank-required': { en: 'Please choose a rank', vi: 'Hãy chọn hạng', status: 400 },
  'apAgents.circle': {
    en: '{name} stands below this agent and can’t be the referrer',
    vi: '{name} nằm dưới đại lý này nên không thể là người giới thiệu',
    status: 409,
  },
  'apAgents.confirmed': { en: 'A confirmed review never changes', vi: 'Lần xét hạng đã xác nhận thì không đổi được', status: 409 },
  'apAgents.unranked': { en: 'Đại lý chưa xét hạng!', vi: 'Đại lý chưa xét hạng!', status: 400 },
  'apPrices.price-invalid': { en: 'The price is invalid', vi: 'Giá không hợp lệ', status: 400 },
  'apPrices.rank-or-agent': {
    en: 'A price is either for a rank or for one agent',
    vi: 'Giá là của một hạng hoặc của riêng một đại lý',
    status: 400,
  },
  'apPrices.ended': {
    en: 'A price that has ended doesn’t come back; set it anew',
    vi: 'Giá đã hết hiệu lực thì không quay lại; hãy đặt giá mới',
    status: 409,
  },
  'apComs.source-invalid': { en: 'Please choose whose orders count', vi: 'Hãy chọn đơn của ai được tính', status: 400 },
  'apComs.method-invalid': { en: 'Please choose how it is counted', vi: 'Hãy chọn cách tính', status: 400 },
  'apComs.x-invalid': { en: '[X] must be more than 0', vi: '[X] phải lớn hơn 0', status: 400 },
  'apComs.percent-invalid': { en: 'A percentage is at most 100', vi: 'Phần trăm không quá 100', status: 400 },
  'apComs.value-invalid': { en: 'The amount per multiple is invalid', vi: 'Số tiền mỗi lần không hợp lệ', status: 400 },
  'apComs.no-mechanics': { en: 'A scheme has at least one mechanic', vi: 'Cơ chế cần ít nhất một dòng', status: 400 },
  'apComs.month-paid': {
    en: 'Commissions of {month} were paid; a new scheme begins after it',
    vi: 'Hoa hồng tháng {month} đã chi; cơ chế mới phải bắt đầu sau tháng đó',
    status: 409,
  },
  'apComs.in-force': { en: 'A scheme that is in force stays', vi: 'Cơ chế đã có hiệu lực thì không xoá được', status: 409 },
  'agents.keeper-rights': {
    en: '{name} has no right to sales and would not see this agent',
    vi: '{name} không có quyền Bán hàng nên không thấy đại lý này',
    status: 400,
  },
  'agents.month-open': { en: '{month} isn’t over yet', vi: 'Tháng {month} chưa kết thúc', status: 409 },
  'agents.month-paid': { en: 'The commission of {month} was paid already', vi: 'Hoa hồng tháng {month} đã chi rồi', status: 409 },
  'agents.nothing-to-pay': { en: 'There is no commission to pay for {month}', vi: 'Tháng {month} không có hoa hồng để chi', status: 409 },
} as const
