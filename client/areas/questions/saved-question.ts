import { CONDITION_NAMES } from '@shared/areas/questions/rules/measures'
import type { Question } from '@shared/areas/questions/services/questions'
import type { Asked } from './ready'

/** A saved question as what is asked. */
export const askedOf = ({ measure, rows, columns, range, compare, sort, top, ...question }: Question): Asked => ({
  measure,
  rows,
  columns,
  range,
  compare,
  sort,
  top,
  ...Object.fromEntries(CONDITION_NAMES.map((name) => [name, question[name]])),
})

/** What of a saved question was chosen otherwise; null takes away. */
export const changesOf = (before: Asked, after: Asked): Record<string, unknown> => {
  const names = ['measure', 'rows', 'columns', 'range', 'compare', 'sort', 'top', ...CONDITION_NAMES] as const
  const usual: Readonly<Partial<Record<(typeof names)[number], unknown>>> = { compare: false, sort: 'most' }
  return Object.fromEntries(
    names.flatMap((name) => {
      const [was, is] = [before[name] ?? usual[name], after[name] ?? usual[name]]
      return was === is ? [] : [[name, after[name] ?? null]]
    }),
  )
}
