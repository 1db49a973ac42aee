import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../../api/api-error'
import { api } from '../../../../api/api'
import { fold } from '@shared/foundation/text/fold'
import { PickerField } from '../../../../ui/form/ChoiceFields'
import type { InputProps } from '../../../../resource/field-spec'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { productMessages as m } from '../messages'
import type { CategoryChoice, ProductValues } from '../product-values'

interface CategoryFieldProps extends Pick<InputProps, 'name' | 'label' | 'required' | 'disabled'> {
  group: ProductGroup
  /** A new one is being made. */
  onCreating: (creation: Promise<CategoryChoice>) => void
}

/** What the server said of the category, by the field that stands for it in the form. */
const refused = (thrown: unknown): Error => {
  if (!isApiError(thrown)) return new Error('The category was not made', { cause: thrown })
  return Object.assign(new Error(thrown.message, { cause: thrown }), { errors: { category: thrown.message } })
}

/** The category of a product: one of those there are, or a new one by its name. */
export const CategoryField = ({ group, onCreating, name, label, required, disabled }: CategoryFieldProps) => {
  const intl = useIntl()
  const { data } = api.categories.useFind({ group, $sort: { name: 1 }, $limit: -1 })
  const [create] = api.categories.useCreate()
  const [, , field] = useField<ProductValues['category']>(name)
  const { isSubmitting } = useFormikContext()
  const latest = useRef<CategoryChoice | null>(null)
  const isSaving = useRef(isSubmitting)
  useEffect(() => {
    isSaving.current = isSubmitting
  })
  const categories = data?.data ?? []
  const make = async (typed: string): Promise<CategoryChoice> => {
    try {
      const { _id, name: made } = await create({ group, name: typed }).unwrap()
      toastDone(intl.formatMessage(m.categoryAdded))
      return { value: _id, label: made }
    } catch (thrown) {
      throw refused(thrown)
    }
  }
  const add = (typed: string): void => {
    const known = categories.find((category) => category.name.toLowerCase() === typed.toLowerCase())
    if (known) return void field.setValue({ value: known._id, label: known.name })
    // It stands in the field at once; saving waits for what the server makes of it.
    const waiting: CategoryChoice = { value: '', label: typed }
    latest.current = waiting
    void field.setValue(waiting)
    const creation = make(typed)
    onCreating(creation)
    creation.then(
      (choice) => {
        if (latest.current === waiting) void field.setValue(choice)
      },
      (thrown: Error) => {
        // Who has pressed Save is told by the form.
        if (!isSaving.current) toastError(thrown.message)
      },
    )
  }
  return (
    <PickerField
      name={name}
      label={label}
      placeholder={intl.formatMessage(m.categoryPlaceholder)}
      required={required}
      disabled={disabled}
      search={(text) =>
        Promise.resolve(
          categories
            .filter((category) => fold(category.name).includes(fold(text)))
            .map((category) => ({ value: category._id, label: category.name, data: category })),
        )
      }
      createLabel={(typed) => intl.formatMessage(m.categoryAdd, { name: typed })}
      onSet={(option) => {
        latest.current = option
      }}
      onCreate={add}
    />
  )
}
