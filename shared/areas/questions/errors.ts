/** What questions refuse. */
export const questionsErrors = {
  'questions.name-required': { en: 'Give the question a name', vi: 'Hãy đặt tên cho câu hỏi', status: 400 },
  'questions.same-twice': {
    en: 'Rows and columns tell the same: choose another column',
    vi: 'Dòng và cột đang chia theo cùng một thứ: hãy chọn cột khác',
    status: 400,
  },
  'questions.not-told': {
    en: 'The books keep no such figure by all of this at once: take something away',
    vi: 'Sổ không giữ số này theo tất cả những thứ ấy cùng lúc: hãy bớt một thứ',
    status: 400,
  },
  'questions.too-many-steps': {
    en: 'The range has more than {most} such steps: choose longer steps or a shorter range',
    vi: 'Khoảng thời gian có hơn {most} kỳ như vậy: hãy chọn kỳ dài hơn hoặc khoảng ngắn hơn',
    status: 400,
  },
  'questions.too-large': {
    en: 'There are too many figures to add up at once: choose longer steps or a shorter range',
    vi: 'Quá nhiều số để cộng một lần: hãy chọn kỳ dài hơn hoặc khoảng ngắn hơn',
    status: 400,
  },
  'questions.not-yours': {
    en: 'Only who saved the question, or the board, changes it',
    vi: 'Chỉ người đã lưu câu hỏi hoặc ban giám đốc sửa được',
    status: 403,
  },
  'questions.needs-member': {
    en: 'Only a member pins a question, has it mailed or keeps it for themselves',
    vi: 'Chỉ thành viên mới ghim câu hỏi, nhận qua thư hoặc giữ cho riêng mình',
    status: 400,
  },
  'questions.no-address': {
    en: 'Enter an email address in your account first',
    vi: 'Hãy nhập email trong tài khoản của bạn trước',
    status: 409,
  },
  'questions.too-many': { en: 'At most {most} questions are kept', vi: 'Giữ tối đa {most} câu hỏi', status: 409 },
} as const
