/** A text in letters, digits and blanks that every bank passes on: marks are taken off, what else there is becomes a blank. */
export const foldedAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Some keyboards and old files write the letter of Iceland, which looks the same.
    .replace(/[đð]/g, 'd')
    .replace(/[ĐÐ]/g, 'D')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
