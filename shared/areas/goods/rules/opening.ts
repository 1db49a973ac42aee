import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import { MAX_UNITS } from '../../../foundation/documents/order-shipping'

/** What is wrong with the stock a new product begins with: how many, and where where there are several warehouses. */
export const openingStockErrors = (
  { openingCount, openingWarehouse }: { readonly openingCount?: number | null; readonly openingWarehouse?: string },
  warehouses: number,
): FieldError[] => [
  ...(openingCount && openingCount > MAX_UNITS ? [fieldError('openingCount', 'shipping.too-many-units', { max: MAX_UNITS })] : []),
  ...(openingCount && warehouses > 1 && !openingWarehouse ? [fieldError('openingWarehouse', 'shipping.warehouse-required')] : []),
]
