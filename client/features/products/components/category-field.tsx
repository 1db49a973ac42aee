import type { ProductGroup } from '@shared/services/categories.schema'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { categoriesApi } from '../../../api/categories'
import { fold } from '../../../lib/fold'
import { PickerField } from '../../../ui/form/ChoiceFields'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { productMessages as m } from '../messages'
import type { ProductValues } from '../product-values'

/** The category of a product: one of those there are, or a new one by its name. */
export const CategoryField = ({ group, disabled }: { group: ProductGroup; disabled?: boolean }) => {
  const intl = useIntl()
  const { data } = categoriesApi.useFind({ group, $sort: { name: 1 }, $limit: -1 })
  const [create] = categoriesApi.useCreate()
  const [, , field] = useField<ProductValues['category']>('category')
  const categories = data?.data ?? []
  const add = async (name: string): Promise<void> => {
    const known = categories.find((category) => category.name.toLowerCase() === name.toLowerCase())
    try {
      const category = known ?? (await create({ group, name }).unwrap())
      await field.setValue({ value: category._id, label: category.name })
      if (!known) toastDone(intl.formatMessage(m.categoryAdded))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
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
      onCreate={(name) => void add(name)}
    />
  )
}
