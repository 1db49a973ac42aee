/** What assistants, and whoever answers their proposals, are refused. */
export const assistantsErrors = {
  'assistants.no-tool': { en: "There is no tool '{tool}' for this key", vi: 'Key này không có công cụ “{tool}”', status: 404 },
  'assistants.answer-too-long': {
    en: 'The answer is too long: ask for fewer records, fewer fields or a shorter range',
    vi: 'Câu trả lời quá dài: hãy hỏi ít bản ghi hơn, ít trường hơn hoặc khoảng ngắn hơn',
    status: 400,
  },
  'assistants.no-row': {
    en: 'The report has no such row: name it by its fields as they were answered',
    vi: 'Báo cáo không có dòng này: hãy nêu các trường đúng như đã trả lời',
    status: 404,
  },
  'assistants.too-many': {
    en: '{limit} proposals of this key wait already: somebody has to answer them first',
    vi: 'Key này đã có {limit} đề xuất đang chờ: cần có người trả lời trước',
    status: 409,
  },
  'assistants.spent-today': {
    en: 'This key has made its {most} proposals of today: it goes on tomorrow, or with a higher limit in the settings',
    vi: 'Key này đã đề xuất đủ {most} lần hôm nay: mai đề xuất tiếp được, hoặc nâng giới hạn trong cài đặt',
    status: 429,
  },
  'assistants.above-limit': {
    en: 'This key proposes up to {mostDong} dong at a time: propose less, or let a member do it by hand',
    vi: 'Key này chỉ được đề xuất tối đa {mostDong} đồng mỗi lần: hãy đề xuất ít hơn, hoặc để thành viên tự làm',
    status: 403,
  },
  'assistants.nothing-changes': { en: 'Nothing would change', vi: 'Không có gì thay đổi', status: 400 },
  'assistants.too-large': {
    en: 'The proposal is too large: propose fewer lines at a time',
    vi: 'Đề xuất quá lớn: hãy đề xuất ít dòng hơn mỗi lần',
    status: 400,
  },
  'assistants.nobody-may': {
    en: 'Nobody of the company could confirm this',
    vi: 'Không ai trong công ty xác nhận được việc này',
    status: 403,
  },
  'assistants.answered': { en: 'This proposal was answered already', vi: 'Đề xuất này đã được trả lời', status: 409 },
  'assistants.expired': {
    en: 'This proposal has expired: ask the assistant for another',
    vi: 'Đề xuất này đã hết hạn: hãy nhờ trợ lý đề xuất lại',
    status: 409,
  },
  'assistants.changed': {
    en: 'The record was changed since it was proposed ({fields}). Look at it, and refuse the proposal or do it by hand',
    vi: 'Bản ghi đã bị sửa sau khi đề xuất ({fields}). Hãy xem lại, rồi từ chối đề xuất hoặc tự làm',
    status: 409,
  },
  'assistants.note-required': { en: 'Say why it is refused', vi: 'Hãy cho biết vì sao từ chối', status: 400 },
  'assistants.person-answers': {
    en: 'A proposal is answered by a member who is signed in, not by a key',
    vi: 'Đề xuất do thành viên đã đăng nhập trả lời, không phải bằng key',
    status: 403,
  },
} as const
