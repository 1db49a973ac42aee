import { deadlineErrors } from '@shared/areas/tasks/rules/deadlines'
import { TASK_GROUPS, TASK_PERIODS, TASK_PRIVACIES } from '@shared/areas/tasks/rules/types'
import { tasks } from '@shared/areas/tasks/services/tasks'
import { useField, useFormikContext } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { areaField, ownField, selectField, textField } from '../../../resource/fields'
import type { InputProps } from '../../../resource/field-spec'
import { resourceForm } from '../../../resource/resource-form'
import { Field } from '../../../ui/Field/Field'
import { taskMessages as m } from '../messages'
import { groupLabels, privacyLabels } from '../task-labels'
import { DeadlineInput } from './deadline-input'

/** What a new task is about, where it is given from an asset. */
interface Given {
  readonly assetId?: string
}

interface Values {
  readonly group: string
  readonly deadline: string | null
}

/** The deadline of the form; a daily task has none. */
const Deadline = ({ name, label, disabled }: InputProps) => {
  const intl = useIntl()
  const { values } = useFormikContext<Values>()
  const [{ value }, { error, touched }, field] = useField<string | null>(name)
  const [refused, setRefused] = useState<string | null>(null)
  if (values.group === 'daily') return <p className="second">{intl.formatMessage(m.noDeadline)}</p>
  return (
    <Field label={label} required name={name} error={refused ?? (touched ? error : undefined)}>
      {() => (
        <DeadlineInput
          value={value}
          disabled={disabled}
          invalid={touched && Boolean(error)}
          onRefuse={setRefused}
          onChange={(chosen) => void field.setValue(chosen)}
        />
      )}
    </Field>
  )
}

const useTaskForm = ({ assetId }: Given) => {
  const me = useMe()
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false })
  return { assetId, me, members: data?.data ?? [] }
}

/** A task beside the list: given, and, by whoever gave it or the board, written anew. */
export const TaskForm = resourceForm<'tasks', Record<string, unknown>, ReturnType<typeof useTaskForm>, Given>({
  service: tasks,
  messages: m,
  use: useTaskForm,
  title: ({ record, intl }) => record?.name ?? intl.formatMessage(m.new),
  created: m.created,
  createOf: (values, { assetId }) => {
    const { deadline, period, ...rest } = values
    const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '' && value !== null))
    return {
      ...sent,
      ...(rest['group'] === 'daily' || !deadline ? null : { deadline }),
      ...(assetId ? { assetId, ...(period ? { period: Number(period) } : null) } : null),
    } as never
  },
  patchOf: (changes) => changes as never,
  valuesOf: (record, { me }) => ({
    name: record?.name ?? '',
    desc: record?.desc ?? '',
    group: record?.group ?? 'important',
    userId: record?.userId ?? me._id,
    privacy: record?.privacy ?? 'public',
    ...(record ? null : { deadline: null, period: '' }),
  }),
  rules: ({ group, deadline }, { record }) =>
    record ? [] : deadlineErrors({ group, deadline: typeof deadline === 'string' ? new Date(deadline) : null }, new Date()),
  fields: ({ record, intl, x: { members, me, assetId } }) => [
    textField('name'),
    areaField('desc', { rows: 4 }),
    selectField('userId', {
      required: true,
      options: members.map(({ _id, name }) => ({ value: _id, label: _id === me._id ? intl.formatMessage(m.me, { name }) : name })),
    }),
    selectField('group', { options: TASK_GROUPS.map((group) => ({ value: group, label: intl.formatMessage(groupLabels[group]) })) }),
    !record && ownField('deadline', (props) => <Deadline {...props} />, { isChoice: true }),
    selectField('privacy', {
      options: TASK_PRIVACIES.map((privacy) => ({ value: privacy, label: intl.formatMessage(privacyLabels[privacy]) })),
    }),
    !record &&
      assetId !== undefined &&
      selectField('period', {
        // The form holds it as text.
        path: 'months',
        placeholder: intl.formatMessage(m.once),
        options: TASK_PERIODS.map((count) => ({ value: String(count), label: intl.formatMessage(m.months, { count }) })),
      }),
  ],
})
