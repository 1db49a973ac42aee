import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox'

/** A yes or no that takes effect at once. */
export const Switch = (props: Omit<CheckboxProps, 'asSwitch' | 'mixed'>) => <Checkbox {...props} asSwitch />
