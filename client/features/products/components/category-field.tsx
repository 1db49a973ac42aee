import type { ProductGroup } from '@shared/services/categories.schema'
import { useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { categoriesApi } from '../../../api/categories'
import { fold } from '@shared/domain/text/fold'
import { PickerField } from '../../../ui/form/ChoiceFields'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { productMessages as m } from '../messages'
import type { CategoryChoice, ProductValues } from '../product-values'

interface CategoryFieldProps {
  group: ProductGroup
  disabled?: boolean
  /** A new one is being made. */
  onMaking: (making: Promise<CategoryChoice>) => void
}

/** What the server said of the category, by the field that stands for it in the form. */
const refused = (thrown: unknown): Error => {
  if (!isApiError(thrown)) return new Error('The category was not made', { cause: thrown })
  return Object.assign(new Error(thrown.message, { cause: thrown }), { errors: { category: thrown.message } })
}

/** The category of a product: one of those there are, or a new one by its name. */
export const CategoryField = ({ group, disabled, onMaking }: CategoryFieldProps) => {
  const intl = useIntl()
  const { data } = categoriesApi.useFind({ group, $sort: { name: 1 }, $limit: -1 })
  const [create] = categoriesApi.useCreate()
  const [, , field] = useField<ProductValues['category']>('category')
  const { isSubmitting } = useFormikContext()
  const latest = useRef<CategoryChoice | null>(null)
  const isSaving = useRef(isSubmitting)
  useEffect(() => {
    isSaving.current = isSubmitting
  })
  const categories = data?.data ?? []
  const make = async (name: string): Promise<CategoryChoice> => {
    try {
      const { _id, name: label } = await create({ group, name }).unwrap()
      toastDone(intl.formatMessage(m.categoryAdded))
      return { value: _id, label }
    } catch (thrown) {
      throw refused(thrown)
    }
  }
  const add = (name: string): void => {
    const known = categories.find((category) => category.name.toLowerCase() === name.toLowerCase())
    if (known) return void field.setValue({ value: known._id, label: known.name })
    // It stands in the field at once; saving waits for what the server makes of it.
    const waiting: CategoryChoice = { value: '', label: name }
    latest.current = waiting
    void field.setValue(waiting)
    const making = make(name)
    onMaking(making)
    making.then(
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
      name="category"
      label={intl.formatMessage(m.category)}
      placeholder={intl.formatMessage(m.categoryPlaceholder)}
      required
      disabled={disabled}
      search={(text) =>
        Promise.resolve(
          categories
            .filter(({ name }) => fold(name).includes(fold(text)))
            .map((category) => ({ value: category._id, label: category.name, data: category })),
        )
      }
      createLabel={(name) => intl.formatMessage(m.categoryAdd, { name })}
      onPick={(option) => {
        latest.current = option
      }}
      onCreate={add}
    />
  )
}
