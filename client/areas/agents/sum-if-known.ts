/** What figures come to; undefined as soon as one of them is kept from the reader. */
export const sumIfKnown = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.every((figure) => figure !== undefined) ? figures.reduce((sum, figure) => sum + figure, 0) : undefined
