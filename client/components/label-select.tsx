import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../api/session/use-workspace'
import { SelectField } from '../ui/form/ChoiceFields'
import { Select, type SelectOption, type SelectProps } from '../ui/Select/Select'
import { pickMessages as m } from './messages'

/** The workspace's fund labels: its cash boxes and accounts. */
export const useLabelOptions = (): SelectOption[] => (useWorkspace()?.opts.fundLabels ?? []).map((label) => ({ value: label, label }))

/** One fund label; '' is none. */
export const LabelSelect = (props: Omit<SelectProps, 'options' | 'placeholder'>) => (
  <Select {...props} options={useLabelOptions()} placeholder={useIntl().formatMessage(m.label)} />
)

/** The same in a form, which holds the label or ''. */
export const LabelField = (props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) => (
  <SelectField {...props} options={useLabelOptions()} placeholder={useIntl().formatMessage(m.label)} />
)
