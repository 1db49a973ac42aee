/** What messages to customers refuse. */
export const messagesErrors = {
  'sms.name-required': { en: 'Give the messages a name', vi: 'Hãy đặt tên cho đợt tin', status: 400 },
  'sms.text-required': { en: 'Write the text', vi: 'Hãy viết nội dung', status: 400 },
  'sms.field-unknown': { en: 'There is no field {field}', vi: 'Không có trường {field}', status: 400 },
  'sms.sender-required': { en: 'Enter the sender’s name', vi: 'Hãy nhập tên người gửi', status: 400 },
  'sms.price-invalid': { en: 'Invalid price', vi: 'Giá không hợp lệ', status: 400 },
  'sms.key-required': { en: 'Enter the provider’s key', vi: 'Hãy nhập khoá của nhà cung cấp', status: 400 },
  'sms.account-removed': { en: 'This SMS account was removed', vi: 'Tài khoản SMS này đã bị xoá', status: 409 },
  'sms.phone-invalid': { en: '“{phone}” is no mobile number', vi: '“{phone}” không phải số di động', status: 400 },
  'sms.opted-out-already': { en: 'This number gets no messages already', vi: 'Số này đã được ghi không nhận tin', status: 409 },
  'sms.template-name': { en: 'Give the template a name', vi: 'Hãy đặt tên cho mẫu tin', status: 400 },
  'sms.template-taken': { en: 'There is a template of this name already', vi: 'Đã có mẫu tin tên này', status: 409 },
  'sms.nobody': { en: 'There is nobody to write to', vi: 'Không có ai để gửi', status: 400 },
  'sms.has-left': {
    en: 'Some of these messages have left already: they can be paused or called off',
    vi: 'Đã có tin gửi đi: chỉ còn có thể tạm dừng hoặc huỷ',
    status: 409,
  },
  'sms.no-such-move': {
    en: 'Messages that are {status} can’t become {to}',
    vi: 'Đợt tin {status} không chuyển thành {to} được',
    status: 409,
  },
  'sms.none-failed': { en: 'None of these messages failed', vi: 'Không có tin nào gửi lỗi', status: 409 },
} as const
