/** Lower case without Vietnamese accents, for comparing what was typed with what is written: 'Đặng' is 'dang'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
