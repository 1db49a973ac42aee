/** What closing and sealing months refuses. */
export const booksErrors = {
  'books.not-a-month-end': {
    en: 'Close a month through its last day',
    vi: 'Hãy khóa tháng đến hết ngày cuối tháng',
    status: 400,
  },
  'books.must-be-done': {
    en: 'Still to be done before the month is closed: {count}',
    vi: 'Còn {count} việc phải xong mới khóa được tháng',
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
} as const
