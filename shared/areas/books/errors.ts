/** What closing and sealing months refuses. */
export const booksErrors = {
  'books.not-a-month-end': {
    en: 'Close a month through its last day',
    vi: 'Hãy khoá tháng đến hết ngày cuối tháng',
    status: 400,
  },
  'books.must-be-done': {
    en: 'Still to be done before the month is closed: {count}',
    vi: 'Còn {count} việc phải xong mới khoá được tháng',
    status: 409,
  },
  'books.note-required': {
    en: 'Say why what is open stays as it is',
    vi: 'Hãy ghi vì sao để lại việc còn mở',
    status: 400,
  },
  'books.sealed-already': { en: 'This month is sealed already', vi: 'Tháng này đã niêm phong', status: 409 },
  'books.opened-meanwhile': {
    en: 'The books were opened while the month was being sealed',
    vi: 'Sổ vừa được mở trong lúc niêm phong tháng',
    status: 409,
  },
  'books.year-not-sealed': {
    en: 'Seal December {year} first: then the year is carried forward',
    vi: 'Hãy niêm phong tháng 12/{year} trước, rồi mới kết chuyển năm',
    status: 409,
  },
  'books.reason-required': {
    en: 'Say why: a sealed month is opened',
    vi: 'Hãy ghi lý do: đang mở một tháng đã niêm phong',
    status: 400,
  },
  'books.link-name-required': { en: 'Say who the link is for', vi: 'Hãy ghi liên kết gửi cho ai', status: 400 },
  'books.link-book': { en: 'This link does not show that', vi: 'Liên kết này không mở phần đó', status: 403 },
  'books.link-place': { en: 'There is no such page', vi: 'Không có trang này', status: 400 },
  'books.question-required': { en: 'Write a question', vi: 'Hãy ghi câu hỏi', status: 400 },
  'books.question-entry': {
    en: 'This entry is not shown by the link',
    vi: 'Liên kết không mở bút toán này',
    status: 400,
  },
  'books.questions-over': {
    en: 'All {count} questions of this link are asked: write to the company',
    vi: 'Liên kết này đã hỏi đủ {count} câu: hãy liên hệ công ty',
    status: 409,
  },
  'books.answer-required': { en: 'Write an answer', vi: 'Hãy ghi câu trả lời', status: 400 },
} as const
