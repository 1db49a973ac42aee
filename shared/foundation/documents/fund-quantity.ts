/** The quantity of a line of an entry as it is kept: whole pieces, half a piece counting as one. */
export const fundQuantity = (sent: number): number => Math.round(sent)
