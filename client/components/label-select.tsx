import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../api/session/use-workspace'
import { SelectField } from '../ui/form/ChoiceFields'
import type { SelectOption } from '../ui/Select/Select'
import { pickMessages as m } from './messages'

/** The workspace's fund labels: its cash boxes and accounts. */
export const useLabelOptions = (): SelectOption[] => (useWorkspace()?.opts.fundLabels ?? []).map((label) => ({ value: label, label }))

/** One fund label in a form, which holds it or ''. */
export const LabelField = (props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) => (
  <SelectField {...props} options={useLabelOptions()} placeholder={useIntl().formatMessage(m.label)} />
)
