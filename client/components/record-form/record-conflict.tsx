import { useIntl } from 'react-intl'
import { FieldConflict } from '../../ui/FieldConflict/FieldConflict'
import { recordMessages as m } from './messages'
import type { RecordForm } from './record-form'

interface RecordConflictProps<V extends object> {
  form: RecordForm<V>
  /** What the form holds now. */
  values: V
  /** The labels of the fields. */
  labels: Partial<Record<keyof V & string, string>>
  /** What a field says in words, where that isn't what it holds. */
  say?: (field: keyof V & string, values: V) => string
}

const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'object' && 'label' in value) return String(value.label)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The fields that were changed by a colleague and here, one by one: both values, and a choice. */
export const FieldConflicts = <V extends object>({ form, values, labels, say }: RecordConflictProps<V>) => {
  const intl = useIntl()
  const { conflict } = form
  const words = say ?? ((field: keyof V & string, of: V) => inWords(of[field]))
  return conflict?.fields.map((field) => (
    <FieldConflict
      key={field}
      field={labels[field] ?? field}
      name={conflict.by ?? intl.formatMessage(m.colleague)}
      at={conflict.at}
      theirs={words(field, conflict.theirs)}
      mine={words(field, values)}
      onTake={() => form.settle(field, true)}
      onKeep={() => form.settle(field, false)}
    />
  ))
}

/** The same as a part of a dock; nothing while there is no conflict. */
export const RecordConflict = <V extends object>(props: RecordConflictProps<V>) =>
  props.form.conflict && (
    <div className="ui-dock__part">
      <FieldConflicts {...props} />
    </div>
  )
