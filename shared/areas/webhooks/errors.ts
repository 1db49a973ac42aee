/** What webhooks refuse. */
export const webhooksErrors = {
  'webhooks.name-required': { en: 'Say whom the webhook tells', vi: 'Hãy nhập tên nơi nhận', status: 400 },
  'webhooks.url-required': { en: 'Enter the address that is told', vi: 'Hãy nhập địa chỉ nơi nhận', status: 400 },
  'webhooks.url-invalid': {
    en: 'An address begins with https:// and holds no username and no password',
    vi: 'Địa chỉ phải bắt đầu bằng https:// và không kèm tên đăng nhập, mật khẩu',
    status: 400,
  },
  'webhooks.url-private': {
    en: 'This address leads to a private network: a webhook reaches machines that everybody on the internet can reach',
    vi: 'Địa chỉ này dẫn vào mạng nội bộ: webhook chỉ gửi tới máy ai trên internet cũng tới được',
    status: 400,
  },
  'webhooks.events-required': { en: 'Choose what the webhook is told of', vi: 'Hãy chọn sự kiện cần gửi', status: 400 },
  'webhooks.event-unknown': {
    en: '{event} is no event that these rights are told of',
    vi: '{event} không phải sự kiện mà các quyền này được xem',
    status: 400,
  },
  'webhooks.too-many': { en: 'At most {most} webhooks', vi: 'Có tối đa {most} webhook', status: 409 },
  'webhooks.paused': {
    en: 'This webhook sends nothing: turn it on first',
    vi: 'Webhook này đang tạm ngừng: hãy bật lại trước',
    status: 409,
  },
  'webhooks.many-wait': {
    en: '{most} deliveries wait already: look first why they do not arrive',
    vi: 'Đã có {most} tin đang chờ: hãy xem trước vì sao chưa tới',
    status: 409,
  },
  'webhookDeliveries.is-over': { en: 'It is over already', vi: 'Tin này đã xong', status: 409 },
} as const
