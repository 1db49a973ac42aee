/** Whether goods run low: at or below the count they warn at; without one, once they are gone. */
export const isLowStock = ({ stockCount, lowStock }: { readonly stockCount: number; readonly lowStock?: number | undefined }): boolean =>
  stockCount <= (lowStock ?? 0)

/**
 * How many of goods that run low are to be bought: enough for what sells in the time looked back on, and to stand above their level again.
 * @param soldLately units that sold in that time; below 0 where more came back
 */
export const neededOf = (
  { stockCount, lowStock = 0 }: { readonly stockCount: number; readonly lowStock?: number | undefined },
  soldLately: number,
): number => lowStock + Math.max(1, Math.ceil(soldLately)) - stockCount
