/** What deliveries and their carriers refuse. */
export const carriersErrors = {
  'carriers.token-required': { en: 'Enter the carrier’s token', vi: 'Hãy nhập token của hãng', status: 400 },
  'carriers.shop-required': { en: 'Enter the number of your shop at GHN', vi: 'Hãy nhập mã cửa hàng (ShopId) bên GHN', status: 400 },
  'carriers.sender-required': {
    en: 'Say where the carrier picks parcels up',
    vi: 'Hãy ghi nơi hãng đến lấy hàng',
    status: 400,
  },
  'carriers.removed': { en: 'This carrier is switched off', vi: 'Hãng này đang tắt', status: 409 },
  'carriers.none': { en: 'Connect this carrier first', vi: 'Hãy kết nối hãng này trước', status: 400 },
  'carriers.silent': {
    en: '{carrier} doesn’t answer: nothing was changed, try again later',
    vi: '{carrier} không trả lời: chưa có gì thay đổi, hãy thử lại sau',
    status: 409,
  },
  'carriers.refused': { en: '{carrier} refuses: {reason}', vi: '{carrier} từ chối: {reason}', status: 409 },
  'deliveries.sales-only': { en: 'Only shipments of sales are sent', vi: 'Chỉ gửi lần giao của đơn bán hàng', status: 400 },
  'deliveries.no-shipment': {
    en: 'The order has no such shipment: ship it first',
    vi: 'Đơn không có lần giao này: hãy xuất kho trước',
    status: 400,
  },
  'deliveries.standing': {
    en: 'This shipment is on its way already: cancel that delivery first',
    vi: 'Lần giao này đã có vận đơn: hãy huỷ vận đơn đó trước',
    status: 409,
  },
  'deliveries.cod-above': {
    en: 'At most {most} can be collected',
    vi: 'Chỉ thu hộ được tối đa {most}',
    status: 400,
  },
  'deliveries.weight-required': { en: 'Say what the parcel weighs', vi: 'Hãy ghi cân nặng của kiện', status: 400 },
  'deliveries.name-required': { en: 'Say who receives it', vi: 'Hãy ghi người nhận', status: 400 },
  'deliveries.phone-invalid': { en: '“{phone}” is no telephone number', vi: '“{phone}” không phải số điện thoại', status: 400 },
  'deliveries.address-required': { en: 'Enter the street and house', vi: 'Hãy ghi số nhà, đường', status: 400 },
  'deliveries.province-required': { en: 'Say which province', vi: 'Hãy chọn tỉnh, thành phố', status: 400 },
  'deliveries.ward-required': { en: 'Say which ward or commune', vi: 'Hãy chọn phường, xã', status: 400 },
  'deliveries.district-required': {
    en: 'An address of before 1 July 2025 has a district',
    vi: 'Địa chỉ trước 01/07/2025 phải có quận, huyện',
    status: 400,
  },
  'deliveries.no-such-action': {
    en: 'A delivery that is {status} can’t be changed so',
    vi: 'Vận đơn đang {status} không làm được việc này',
    status: 409,
  },
  'deliveries.not-allowed': {
    en: 'Only who delivers it, or sales, does this',
    vi: 'Chỉ người giao hoặc bán hàng làm việc này',
    status: 403,
  },
  'deliveries.lines-required': { en: 'Say which goods came back', vi: 'Hãy chọn hàng đã về', status: 400 },
} as const
