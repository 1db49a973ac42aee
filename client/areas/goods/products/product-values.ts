import type { CreateOf, PatchOf, RecordOf } from '@shared/registry/service-types'
import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { INDUSTRIES } from '@shared/foundation/documents/taxpayer'
import { vatRateOf } from '@shared/foundation/documents/vat-rates'
import { linesOfOwnFields, ownFieldsOf } from '@shared/foundation/documents/own-fields'
import { linesOf } from '../../../lib/lines'

type Product = RecordOf<'products'>

/** A category as the form holds it; without a value while it is being made. */
export interface CategoryChoice {
  value: string
  label: string
}

/** A product as its form holds it. */
export interface ProductValues {
  name: string
  category: CategoryChoice | null
  price: number | null
  cost: number | null
  unit: string
  lowStock: number | null
  /** Grams. */
  weight: number | null
  avatar: string | null
  barcode: string
  aliases: string
  /** A line each: `Vị trí: B2`. */
  ownFields: string
  /** As the wire has them; empty: as the category or the company says. */
  vatRate: string
  vatReduced: '' | 'yes' | 'no'
  /** Of a household: what it is sold as; empty: as the household says. */
  industry: string
  /** Units of a new one that stand in a warehouse already, and what one has cost. */
  openingCount: number | null
  openingCost: number | null
  /** Empty: the only one there is. */
  openingWarehouse: string
}

/** @param unit what a new one is counted in */
export const valuesOf = (product: Product | undefined, unit: string): ProductValues => ({
  name: product?.name ?? '',
  category: product ? { value: product.categoryId, label: product.category?.name ?? '' } : null,
  price: product?.price ?? null,
  cost: product?.cost ?? null,
  unit: product?.unit ?? unit,
  lowStock: product?.lowStock ?? null,
  weight: product?.weight ?? null,
  avatar: product?.avatar || null,
  barcode: product?.barcode ?? '',
  aliases: (product?.aliasForItems ?? []).join('\n'),
  ownFields: linesOfOwnFields(product?.ownFields),
  vatRate: product?.vatRate === undefined ? '' : String(product.vatRate),
  vatReduced: product?.vatReduced === undefined ? '' : product.vatReduced ? 'yes' : 'no',
  industry: product?.industry ?? '',
  openingCount: null,
  openingCost: null,
  openingWarehouse: '',
})

/**
 * What is sent of some fields. An emptied price or level counts as 0, a cost can't be emptied: unknown is never 0.
 * @param changes the fields that were changed
 */
export const patchOf = (changes: Partial<ProductValues>): PatchOf<'products'> => ({
  ...(changes.name === undefined ? null : { name: changes.name.trim() }),
  ...(changes.category ? { categoryId: changes.category.value as Product['categoryId'] } : null),
  ...(changes.price === undefined ? null : { price: (changes.price ?? 0) as NonNullable<Product['price']> }),
  ...(typeof changes.cost === 'number' ? { cost: changes.cost } : null),
  ...(changes.unit === undefined ? null : { unit: changes.unit.trim() }),
  ...(changes.lowStock === undefined ? null : { lowStock: changes.lowStock ?? 0 }),
  ...(changes.weight === undefined ? null : { weight: changes.weight ?? 0 }),
  ...(changes.avatar === undefined ? null : { avatar: changes.avatar ?? '' }),
  ...(changes.barcode === undefined ? null : { barcode: changes.barcode.trim() }),
  ...(changes.aliases === undefined ? null : { aliasForItems: linesOf(changes.aliases) }),
  ...(changes.ownFields === undefined ? null : { ownFields: ownFieldsOf(changes.ownFields) }),
  ...(changes.vatRate === undefined ? null : { vatRate: vatRateOf(changes.vatRate) }),
  ...(changes.vatReduced === undefined ? null : { vatReduced: changes.vatReduced === '' ? null : changes.vatReduced === 'yes' }),
  ...(changes.industry === undefined ? null : { industry: INDUSTRIES.find((each) => each === changes.industry) ?? null }),
})

/** A new product: fields left empty are left out. */
export const createOf = (group: ProductGroup, values: ProductValues): CreateOf<'products'> => {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
  const { name = '', categoryId = '' as Product['categoryId'], vatRate, vatReduced, industry, ...rest } = patchOf(given)
  const taxed = {
    ...(vatRate == null ? null : { vatRate }),
    ...(vatReduced == null ? null : { vatReduced }),
    ...(industry == null ? null : { industry }),
  }
  return { ...rest, ...taxed, group, name, categoryId }
}

/** The server's name of a field → the form's. */
export const fieldOf = (path: string): string =>
  path === 'categoryId' ? 'category' : path.startsWith('aliasForItems') ? 'aliases' : path.startsWith('ownFields') ? 'ownFields' : path

/** Stock at or below the level it is warned at; services and goods without a level never. */
export const isLow = ({ group, stockCount, lowStock }: Pick<Product, 'group' | 'stockCount' | 'lowStock'>): boolean =>
  group === 'goods' && lowStock !== undefined && stockCount <= lowStock
