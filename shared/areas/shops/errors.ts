/** What shops on marketplaces refuse. */
export const platformsErrors = {
  'shops.group': {
    en: 'A shop is a sales agent, or an owned or rented asset',
    vi: 'Gian hàng phải là đại lý bán hàng, tài sản sở hữu hoặc tài sản thuê',
    status: 400,
  },
  'shops.not-a-shop': { en: '{name} is not connected to a marketplace', vi: '{name} chưa nối với sàn nào', status: 409 },
  'shops.platform-fixed': {
    en: 'Disconnect {name} first, then connect it elsewhere',
    vi: 'Hãy ngắt {name} trước rồi mới nối với sàn khác',
    status: 409,
  },
  'shops.taken': { en: 'This shop is connected already, as {name}', vi: 'Gian hàng này đã nối rồi, với tên {name}', status: 409 },
  'shops.please-wait': { en: 'Please wait...', vi: 'Vui lòng chờ…', status: 409 },
  'shops.token-expired': {
    en: '{platform} asks for a new access token: connect the shop again, no order is lost',
    vi: '{platform} cần mã truy cập mới (token): hãy nối lại gian hàng, không mất đơn nào',
    status: 409,
  },
  'shops.unreachable': {
    en: '{platform} can’t be reached, it will be tried again',
    vi: 'Chưa kết nối được với {platform}, sẽ tự thử lại',
    status: 409,
  },
  'shops.not-reached': {
    en: '{platform} can’t be reached. Please try again',
    vi: 'Chưa kết nối được với {platform}. Bạn hãy thử lại',
    status: 409,
  },
  'shops.asks-to-wait': {
    en: '{platform} takes no more calls for now, it will be tried again',
    vi: '{platform} tạm thời không nhận thêm yêu cầu, sẽ tự thử lại',
    status: 409,
  },
  'shops.bundle-sku': { en: 'Enter the SKU that the shop has', vi: 'Hãy nhập mã SKU trên sàn', status: 400 },
  'shops.bundle-items': { en: 'Add the goods of the bundle', vi: 'Hãy thêm hàng của bộ', status: 400 },
  'shops.bundle-quantity': {
    en: 'How many there are in the bundle is a whole number from 1',
    vi: 'Số lượng trong bộ phải là số nguyên từ 1',
    status: 400,
  },
  'shops.bundle-twice': { en: '{name} stands in the bundle twice', vi: '{name} có hai lần trong bộ', status: 400 },
  'shops.bundle-taken': { en: 'This SKU is a bundle already', vi: 'Mã SKU này đã là một bộ', status: 409 },
  'shops.not-set-up': {
    en: 'This server isn’t linked with {platform} yet: whoever runs it has to enter the keys of an application there',
    vi: 'Máy chủ này chưa nối với {platform}: người vận hành cần điền khoá ứng dụng của sàn',
    status: 409,
  },
  'shops.platform-refuses': { en: '{platform} refuses: {message}', vi: '{platform} từ chối: {message}', status: 409 },
} as const
