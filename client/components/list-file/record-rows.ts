import type { Declared } from '@shared/foundation/declaration/define-service'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { dayOf, type Locale } from '../../lib/format'
import type { Cell, Cells } from '../../lib/table-file/cells'
import { valueWord } from '../history/words'
import { fieldWord, isTold } from '../history/field-words'

type Row = Readonly<Record<string, unknown>>

/** What a sheet can't show, and the group that the list is of. */
const leftOut: ReadonlySet<string> = new Set(['avatar', 'pictures', 'attachments', 'group'])

interface Words {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly zone: string
  /** The screen's texts: a field is called by the text of its name. */
  readonly texts: Readonly<Record<string, MessageDescriptor>>
}

/** Records as the rows of a sheet, headings first: a column for each field that any of them has and that a word tells. */
export const recordRows = (service: Declared, records: readonly object[], words: Words): Cells => {
  const rows = records as readonly Row[]
  const properties = Object.keys((service.record['properties'] ?? {}) as object)
  const own = { [service.path]: words.texts }
  const fields = properties.filter(
    (field) => isTold(service.path, field, own) && !leftOut.has(field) && rows.some((row) => !isEmpty(row[field])),
  )
  return [
    fields.map((field) => ({ head: fieldWord(service.path, field, own, words.intl) })),
    ...rows.map((row) => fields.map((field) => cellOf(service.path, field, row[field], words))),
  ]
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const cellOf = (service: string, field: string, value: unknown, { intl, locale, zone }: Words): Cell => {
  if (isEmpty(value)) return null
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return { day: dayOf(value, zone) }
  return valueWord(service, field, value, { intl, locale, zone })
}
