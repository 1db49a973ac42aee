import { useIntl } from 'react-intl'
import { FieldConflict } from '../../ui/FieldConflict/FieldConflict'
import { recordMessages as m } from './messages'
import type { Conflict, RecordForm } from './use-record-form'

interface RecordConflictProps<V extends object> {
  form: RecordForm<V>
  /** What the form holds now. */
  values: V
  /** The labels of the fields. */
  labels: Partial<Record<keyof V & string, string>>
}

const say = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'object' && 'label' in value) return String(value.label)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The same fields changed by a colleague and here: both values, and a choice. */
export const RecordConflict = <V extends object>({ form, values, labels }: RecordConflictProps<V>) => {
  const intl = useIntl()
  const conflict: Conflict<V> | null = form.conflict
  if (!conflict) return null
  const words = (of: V) => conflict.fields.map((field) => say(of[field])).join(' · ')
  return (
    <div className="ui-dock__part">
      <FieldConflict
        field={conflict.fields.map((field) => labels[field] ?? field).join(', ')}
        name={conflict.by ?? intl.formatMessage(m.colleague)}
        at={conflict.at}
        theirs={words(conflict.theirs)}
        mine={words(values)}
        onTake={form.takeTheirs}
        onKeep={form.keepMine}
      />
    </div>
  )
}
