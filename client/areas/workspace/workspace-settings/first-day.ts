/** Before any books of a company. */
export const FIRST_DAY = '1900-01-01'
