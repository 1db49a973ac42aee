/** Whether goods run low: at or below the count they warn at; without one, once they are gone. */
export const isLowStock = ({ stockCount, lowStock }: { readonly stockCount: number; readonly lowStock?: number | undefined }): boolean =>
  stockCount <= (lowStock ?? 0)
