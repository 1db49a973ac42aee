/** A text in letters, digits and blanks that every bank passes on: marks are taken off, what else there is becomes a blank. */
export const foldedAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
