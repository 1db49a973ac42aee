import type { TSchema } from '@sinclair/typebox'
import { report, type Access } from './define-service'
import type { RecordService } from '../../registry/names'
import { flag, list, shape, whole } from './schema-kit'

/** How many records of a list have each value of a field: what stands under the filters of the list, whose own conditions it takes. */
export const countsReport = <Value extends TSchema>(of: {
  readonly access: Access
  readonly value: Value
  readonly sources: readonly RecordService[]
}) =>
  report({
    access: of.access,
    parameters: {},
    takesConditions: true,
    result: shape({
      /** Without the values that none has. */
      counts: list(shape({ _id: of.value, count: whole() }), 1000),
      /** False: there are more records than a list may hold, and none are counted. */
      complete: flag(),
    }),
    sources: of.sources,
  })
