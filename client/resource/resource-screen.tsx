import { resourceForm, type FormOptions } from './resource-form'
import { resourceList } from './resource-list'
import type { ListOptions } from './list-options'
import type { PlainValues } from './field-spec'
import type { ResourceName } from './resource-types'

/** A service's list and form in one, made from columns and fields. Rich screens make the two apart and hand `Form` to the list. */
export const resourceScreen = <Name extends ResourceName, Props extends object = object, X = undefined, V extends object = PlainValues>(
  options: Omit<ListOptions<Name, Props, X>, 'Form'> & Omit<FormOptions<Name, V, X>, 'use'>,
) => {
  const { use: _ofTheList, ...form } = options
  return resourceList<Name, Props, X>({ ...options, Form: resourceForm<Name, V, X>(form) })
}
