import type { FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { useLabelOptions } from '../../../components/fund-labels'
import { useErrorText } from '../../../components/use-error-text'
import { useZone } from '../../../ui/zone/zone-context'
import { entryErrors, fieldOf, type EntryValues } from './entry-values'
import { entryMessages as m } from './messages'

export type LineErrors = Record<string, { line: string }>

export interface EntryErrors {
  readonly fields: FormikErrors<EntryValues>
  /** By the key of a line. */
  readonly lines: LineErrors
}

/** What is judged besides. */
interface Occasion {
  /** The entry as it was. */
  readonly before?: EntryValues
  /** It is to count: its money lies in one of the accounts. */
  readonly counts?: boolean
}

/** Judges an entry as it is written. */
export const useEntryErrors = (): ((values: EntryValues, occasion?: Occasion) => EntryErrors) => {
  const intl = useIntl()
  const hasLabels = useLabelOptions().length > 0
  const zone = useZone()
  const errorText = useErrorText()
  return (values, { before, counts = false } = {}) => {
    const fields: Record<string, string> = {}
    const lines: LineErrors = {}
    if (counts && hasLabels && values.label === '') fields['label'] = intl.formatMessage(m.labelNeeded)
    for (const { path, code, values: given } of entryErrors(values, { now: new Date(), zone }, before)) {
      const text = errorText(code, given)
      fields[fieldOf(path)] ??= text
      const line = /^items\.(\d+)/.exec(path)?.[1]
      const key = line === undefined ? undefined : values.items[Number(line)]?.key
      if (key !== undefined) lines[key] = { line: text }
    }
    return { fields, lines }
  }
}
