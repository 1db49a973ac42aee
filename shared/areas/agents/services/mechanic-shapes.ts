import { Type } from '@sinclair/typebox'
import { COMMISSION_METHODS, COMMISSION_SOURCES } from '../rules/commissions'
import { id, money, oneOf, optional, shape, text } from '../../../foundation/declaration/schema-kit'

/** [X]: units, whole dong, or percent. */
const MAX_X = 1e12

const counted = {
  sourceName: oneOf(COMMISSION_SOURCES, { error: 'apComs.source-invalid' }),
  methodName: oneOf(COMMISSION_METHODS, { error: 'apComs.method-invalid' }),
  /** Whole dong per multiple; none for percentages. */
  comValue: optional(money({ minimum: 0, error: 'apComs.value-invalid' })),
  categoryId: optional(id('categories')),
  productId: optional(id('products')),
}
const goodsNames = { categoryName: optional(text()), productName: optional(text()) }

/** A mechanic as it counts. */
export const mechanicFields = {
  ...counted,
  x: Type.Number({ exclusiveMinimum: 0, maximum: MAX_X, kind: 'number', error: 'apComs.x-invalid' }),
}
export const mechanic = shape({ ...mechanicFields, ...goodsNames })

/** A mechanic that is still being thought about: figures may be missing. */
const draftFields = { ...counted, x: optional(Type.Number({ minimum: 0, maximum: MAX_X, kind: 'number', error: 'apComs.x-invalid' })) }
export const sentDraftMechanic = shape(draftFields)
export const draftMechanic = shape({ ...draftFields, ...goodsNames })

export const MAX_MECHANICS = 30
