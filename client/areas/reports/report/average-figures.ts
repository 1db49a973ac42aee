/** The figures of the average cost that come together month by month. */
export const AVERAGE_FIGURES = ['inQuantity', 'inValue', 'outQuantity', 'outValue', 'bookOutValue', 'difference'] as const
export type AverageFigure = (typeof AVERAGE_FIGURES)[number]

/** Those that are pieces. */
export const AVERAGE_PIECES: readonly string[] = ['openingQuantity', 'inQuantity', 'outQuantity', 'closingQuantity']
