import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { SelectField } from '../ui/form/ChoiceFields'
import { useBound } from '../ui/form/use-bound'
import { useLabelOptions } from './fund-labels'
import { pickMessages as m } from './messages'

/** One fund label in a form, which holds it or '': nobody takes a chosen one away. */
export const LabelField = (props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) => {
  const options = useLabelOptions()
  const { value } = useBound<string>(props.name)
  const none = useIntl().formatMessage(m.label)
  return <SelectField {...props} options={options} placeholder={value === '' || options.length === 0 ? none : undefined} />
}
