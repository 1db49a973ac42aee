import type { QuestionTerms } from '@shared/areas/questions/rules/measures'
import { useIntl } from 'react-intl'
import type { Cell, TableFile } from '../../lib/table-file/cells'
import { questionMessages as m } from './messages'
import { usePlaceWords, type Pivot } from './words'

interface Shown {
  readonly title: string
  readonly period: string
  readonly terms: QuestionTerms
  readonly pivot: Pivot
}

/** A question as a file: its table as it is shown, with all its figures. */
export const usePivotFile = (): ((shown: Shown) => TableFile) => {
  const intl = useIntl()
  const wordsOf = usePlaceWords()
  return ({ title, period, terms, pivot }) => {
    const hasBefore = pivot.before !== undefined
    const heads = [
      intl.formatMessage(m[`dimension.${terms.rows}`]),
      ...pivot.columns.map((column) => wordsOf(terms.columns, column)),
      intl.formatMessage(m.total),
      ...(hasBefore ? [intl.formatMessage(m.before)] : []),
    ]
    const row = (name: string, { cells, total, before }: Pivot['total']): Cell[] => [
      name,
      ...cells,
      total,
      ...(hasBefore ? [before ?? 0] : []),
    ]
    return {
      name: `${title} ${pivot.since} ${pivot.until}`,
      rows: [
        [title],
        [`${intl.formatMessage(m[`measure.${terms.measure}`])}, ${period}`],
        [],
        heads.map((head) => ({ head })),
        ...pivot.data.map((each) => row(wordsOf(terms.rows, each, pivot.others), each)),
        row(intl.formatMessage(m.total), pivot.total),
      ],
    }
  }
}
