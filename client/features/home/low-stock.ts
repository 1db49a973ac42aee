import type { Product } from '@shared/services/products'

/** Goods at or below the count they warn at; without one, those that are gone. */
export const isLow = ({ stockCount, lowStock }: Pick<Product, 'stockCount' | 'lowStock'>): boolean => stockCount <= (lowStock ?? 0)
