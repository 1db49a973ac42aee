import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Category } from '@shared/areas/goods/services/categories'
import { products, type Product } from '@shared/areas/goods/services/products'
import { Formik, useFormikContext } from 'formik'
import { useEffect, useId } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { fold } from '@shared/foundation/text/fold'
import { useSameProductCheck } from '../../../goods/parts/same-product'
import { newRecordShape } from '../../../../resource/field-limits'
import { formSchema } from '../../../../resource/form-schema'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Fields } from '../../../../ui/Field/Field'
import { PickerField } from '../../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../../ui/form/Form'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { uiMessages } from '../../../../ui/messages'
import type { PickerOption } from '../../../../ui/Picker/Picker'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'

interface ProductValues {
  group: 'goods' | 'services'
  name: string
  /** An empty value is a category to be made. */
  category: { value: string; label: string } | null
  price: number | null
  cost: number | null
  unit: string
}

interface NewProductDialogProps {
  group: TradeGroup
  typed: string
  onMade: (product: Product) => void
  onClose: () => void
}

/** A product written down while writing an order, with its category if that is new too. */
export const NewProductDialog = ({ group, typed, onMade, onClose }: NewProductDialogProps) => {
  const intl = useIntl()
  const formId = useId()
  const checkSame = useSameProductCheck()
  const [create] = api.products.useCreate()
  const [createCategory] = api.categories.useCreate()
  const { data: categories } = api.categories.useFind({ $limit: -1 })

  const save = async (values: ProductValues): Promise<Product> => {
    const { category, price, cost } = values
    await checkSame(values.group, values.name)
    const made = category && !category.value ? await createCategory({ group: values.group, name: category.label }).unwrap() : null
    return create({
      group: values.group,
      name: values.name.trim(),
      categoryId: made ? made._id : id<'categories'>(category?.value ?? ''),
      ...(price === null ? null : { price: dong(price) }),
      ...(cost === null || values.group === 'services' ? null : { cost }),
      ...(values.unit.trim() ? { unit: values.unit.trim() } : null),
    }).unwrap()
  }
  const onSubmit = useSubmit(save, {
    done: ({ name }: Product) => intl.formatMessage(m.productAdded, { name }),
    onSaved: onMade,
    fieldOf: (path) => (path === 'categoryId' ? 'category' : path),
  })
  const schema = formSchema(
    newRecordShape(products),
    [
      { name: 'name', label: intl.formatMessage(m.productName) },
      { name: 'category', path: 'categoryId', isChoice: true, label: intl.formatMessage(m.category) },
      { name: 'price', label: intl.formatMessage(m.price) },
      { name: 'cost', label: intl.formatMessage(m.cost) },
      { name: 'unit', label: intl.formatMessage(m.unit) },
    ],
    useLocale(),
  )
  return (
    <Formik<ProductValues>
      initialValues={{ group: 'goods', name: typed, category: null, price: null, cost: null, unit: '' }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      {({ values, setValues, setFieldValue, isSubmitting }) => (
        <Dialog
          title={intl.formatMessage(m.newProduct)}
          onClose={onClose}
          closable={!isSubmitting}
          foot={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {intl.formatMessage(uiMessages.cancel)}
              </Button>
              <Button type="submit" form={formId} kind="primary" kbd="Ctrl ↵" busy={isSubmitting}>
                {intl.formatMessage(m.add)}
              </Button>
            </>
          }
        >
          <Form id={formId}>
            <FormError />
            <Segmented
              label={intl.formatMessage(m.productGroup)}
              block
              segments={[
                { key: 'goods', label: intl.formatMessage(m.goods) },
                { key: 'services', label: intl.formatMessage(m.services) },
              ]}
              chosen={values.group}
              onChoose={(chosen) => void setValues({ ...values, group: chosen === 'services' ? 'services' : 'goods', category: null })}
            />
            <TextField name="name" label={intl.formatMessage(m.productName)} required data-autofocus="" />
            <SoleCategory categories={categories?.data} />
            <PickerField<Category | null>
              name="category"
              label={intl.formatMessage(m.category)}
              required
              placeholder={intl.formatMessage(m.chooseCategory)}
              search={(text) => Promise.resolve(categoriesFor(categories?.data ?? [], values.group, text))}
              createLabel={(text) => intl.formatMessage(m.createCategory, { text })}
              onCreate={(text) => void setFieldValue('category', { value: '', label: text })}
            />
            <Fields least={120}>
              <MoneyField name="price" label={intl.formatMessage(m.price)} />
              {values.group === 'goods' && orderKind(group).valuedAt === 'cost' && (
                <MoneyField name="cost" label={intl.formatMessage(m.cost)} />
              )}
              <TextField name="unit" label={intl.formatMessage(m.unit)} />
            </Fields>
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

/** Where there is one category of its kind, the product is in that until another is named. */
const SoleCategory = ({ categories }: { categories: readonly Category[] | undefined }) => {
  const { values, setFieldValue } = useFormikContext<ProductValues>()
  const [sole, ...others] = (categories ?? []).filter(({ group }) => group === values.group)
  const [value, label] = sole && others.length === 0 ? [sole._id, sole.name] : []
  useEffect(() => {
    if (value !== undefined) void setFieldValue('category', { value, label })
  }, [value, label, setFieldValue])
  return null
}

const categoriesFor = (categories: readonly Category[], group: string, text: string): PickerOption<Category | null>[] =>
  categories
    .filter((category) => category.group === group && fold(category.name).includes(fold(text.trim())))
    .slice(0, 8)
    .map((category) => ({ value: category._id, label: category.name, data: category }))
