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
} as const
