import type { ErrorCode } from '@shared/domain/errors'
import type { Problem } from '@shared/domain/problem'
import type { FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { formatDate } from '../../lib/format'
import { useZone } from '../../ui/zone/zone-context'
import { entryProblems, fieldOf, type EntryValues } from './entry-values'
import { entryMessages } from './messages'

const isKnown = (key: string): key is keyof typeof entryMessages & `error.${string}` => Object.hasOwn(entryMessages, key)

/** The text of a rule that refuses. */
export const useRefusal = (): ((code: ErrorCode, values?: Problem['values']) => string) => {
  const intl = useIntl()
  return (code, values = {}) => {
    const key = `error.${code}`
    const day = values['day']
    return isKnown(key)
      ? intl.formatMessage(entryMessages[key], { ...values, day: day === undefined ? '' : formatDate(String(day)) })
      : code
  }
}

export type LineErrors = Record<string, { line: string }>

export interface EntryErrors {
  readonly fields: FormikErrors<EntryValues>
  /** By the key of a line. */
  readonly lines: LineErrors
}

/** Judges an entry as it is written. */
export const useEntryErrors = (): ((values: EntryValues, before?: EntryValues) => EntryErrors) => {
  const zone = useZone()
  const refusal = useRefusal()
  return (values, before) => {
    const fields: Record<string, string> = {}
    const lines: LineErrors = {}
    for (const { path, code, values: given } of entryProblems(values, { now: new Date(), zone }, before)) {
      const text = refusal(code, given)
      fields[fieldOf(path)] ??= text
      const line = /^items\.(\d+)/.exec(path)?.[1]
      const key = line === undefined ? undefined : values.items[Number(line)]?.key
      if (key !== undefined) lines[key] = { line: text }
    }
    return { fields, lines }
  }
}
