import type { Id } from '../../../foundation/ids'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'

/** The most units that move at once. */
const MAX_TRANSFER_UNITS = 5000

export interface TransferItem {
  productId: Id<'products'>
  /** What was sent: judged here. */
  quantity?: unknown
  /** The very units that were scanned. */
  units?: readonly Id<'stocks'>[] | undefined
}

export interface Transfer {
  fromWarehouseId: Id<'warehouses'>
  toWarehouseId: Id<'warehouses'>
  items: readonly TransferItem[]
}

/** What is wrong with goods to be moved from one warehouse to another, each with the path of its field.
 *  @param nameOf how a product is called */
export function transferErrors({ fromWarehouseId, toWarehouseId, items }: Transfer, nameOf: (productId: string) => string): FieldError[] {
  const errors: FieldError[] = []
  if (fromWarehouseId === toWarehouseId) errors.push(fieldError('toWarehouseId', 'transfers.same-warehouse'))
  if (items.length === 0) errors.push(fieldError('items', 'transfers.nothing'))
  const seen = new Set<string>()
  items.forEach(({ productId, quantity, units }, index) => {
    const name = nameOf(productId)
    if (!isCount(quantity) || quantity === 0 || (units && units.length !== quantity))
      errors.push(fieldError(`items.${index}.quantity`, 'shipping.quantity-invalid', { name }))
    if (seen.has(productId)) errors.push(fieldError(`items.${index}.productId`, 'transfers.product-twice', { name }))
    seen.add(productId)
  })
  const units = items.reduce((sum, { quantity }) => sum + (isCount(quantity) ? quantity : 0), 0)
  if (units > MAX_TRANSFER_UNITS) errors.push(fieldError('items', 'transfers.too-many-units', { max: MAX_TRANSFER_UNITS }))
  return errors
}

/** Whether it is a number of units: whole, 0 or more. */
export const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

interface Moved {
  readonly productId: string
  readonly quantity?: unknown
  readonly units?: readonly string[] | undefined
}

/** @returns which of the lines sent didn't move as it was sent; the units of one in whatever order */
export const missingInMoved = (
  sent: readonly Moved[],
  { record }: { readonly record: { readonly items: readonly Moved[] } },
): string | null => {
  const at = sent.findIndex(({ productId, quantity, units = [] }) => {
    const moved = record.items.find((item) => item.productId === productId)
    return !moved || Number(quantity) !== moved.quantity || !units.every((unit) => moved.units?.includes(unit))
  })
  return at < 0 ? null : `.${at}`
}
