import { describedMeasure, type QuestionTerms } from '@shared/areas/questions/rules/measures'
import type { Pivot } from './words'

/**
 * What rows come to together with all before them, where they follow each other in time: one figure a row. Null where they don't, and of what
 * stands at the end of a time, which isn't added up.
 */
export const runningTotals = ({ measure }: Pick<QuestionTerms, 'measure'>, { data }: Pivot): number[] | null => {
  const follow = data.every(({ since }, at) => since !== undefined && (at === 0 || (data[at - 1]?.since ?? '') < since))
  if (data.length < 2 || !follow || describedMeasure(measure).stands) return null
  let sum = 0
  return data.map(({ total }) => (sum += total))
}
