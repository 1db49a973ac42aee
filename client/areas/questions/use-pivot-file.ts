import type { QuestionTerms } from '@shared/areas/questions/rules/measures'
import { useIntl } from 'react-intl'
import type { Cell, TableFile } from '../../lib/table-file/cells'
import { questionMessages as m } from './messages'
import { runningTotals } from './running'
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
    const running = runningTotals(terms, pivot)
    const heads = [
      intl.formatMessage(m[`dimension.${terms.rows}`]),
      ...pivot.columns.map((column) => wordsOf(terms.columns, column)),
      intl.formatMessage(m.total),
      ...(running ? [intl.formatMessage(m.running)] : []),
      ...(hasBefore ? [intl.formatMessage(m.before)] : []),
    ]
    const row = (name: string, { cells, total, before }: Pivot['total'], soFar?: number): Cell[] => [
      name,
      ...cells,
      total,
      ...(running ? [soFar ?? null] : []),
      ...(hasBefore ? [before ?? 0] : []),
    ]
    return {
      name: `${title} ${pivot.since} ${pivot.until}`,
      rows: [
        [title],
        [`${intl.formatMessage(m[`measure.${terms.measure}`])}, ${period}`],
        [],
        heads.map((head) => ({ head })),
        ...pivot.data.map((each, at) => row(wordsOf(terms.rows, each, pivot.others), each, running?.[at])),
        row(intl.formatMessage(m.total), pivot.total),
      ],
    }
  }
}
