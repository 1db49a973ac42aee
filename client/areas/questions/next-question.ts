import {
  conditionOn,
  isPeriod,
  nextDimensionsFor,
  type ConditionName,
  type Conditions,
  type Dimension,
  type Part,
  type QuestionTerms,
} from '@shared/areas/questions/rules/measures'
import { stepsOf } from '@shared/areas/questions/rules/steps'
import type { Day } from '../../lib/format'
import type { Pivot, Place } from './words'
import { type NextQuestion, partsOf } from './cell'

/** What a cell may be seen by next, over its own days; null where nothing tells more of it. */
export const nextOf = (
  terms: QuestionTerms,
  row: Place | null,
  column: Place | null,
  { since, until }: { readonly since: Day; readonly until: Day },
): NextQuestion | null => {
  const parts = partsOf(terms, row, column)
  if (parts === null) return null
  const conditions: Partial<Record<ConditionName, string>> = {}
  for (const [part, key] of Object.entries(parts)) {
    const name = conditionOn(part as Part)
    if (name === undefined || key === '') return null
    conditions[name] = key
  }
  const isNew = (dimension: Dimension): boolean => {
    if (dimension === terms.rows || dimension === terms.columns) return false
    return !isPeriod(dimension) || (stepsOf(dimension, since, until)?.length ?? 0) > 1
  }
  const dimensions = nextDimensionsFor({ measure: terms.measure, ...(conditions as Conditions) }).filter(isNew)
  return dimensions.length === 0 ? null : { conditions, dimensions }
}

/** The days that a cell is of. */
export const daysOf = (pivot: Pivot, row: Place | null, column: Place | null): { readonly since: Day; readonly until: Day } => {
  const step = [row, column].find((place) => place?.since !== undefined && place.until !== undefined)
  return { since: step?.since ?? pivot.since, until: step?.until ?? pivot.until }
}
