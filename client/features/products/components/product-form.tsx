import type { RecordOf } from '@shared/services/service-types'
import type { ProductGroup } from '@shared/services/categories'
import type { FormikErrors } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { productsApi } from '../../../api/products'
import { useCan } from '../../../api/session/use-me'
import { RecordDock } from '../../../components/record-form/record-dock'
import { recordMessages } from '../../../components/record-form/messages'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { ButtonLink } from '../../../ui/Button/Button'
import { productMessages as m } from '../messages'
import { createOf, fieldOf, patchOf, valuesOf, type CategoryChoice, type ProductValues } from '../product-values'
import { ProductFields } from './product-fields'
import { ProductStatus } from './product-status'

interface ProductFormProps {
  group: ProductGroup
  /** Nothing for a new one. */
  product: RecordOf<'products'> | undefined
  onClose: () => void
}

/** A product beside its list: made, changed, disabled and enabled. */
export const ProductForm = ({ group, product, onClose }: ProductFormProps) => {
  const intl = useIntl()
  const mayWrite = useCan(['/sales', '/purchases'])
  const [create] = productsApi.useCreate()
  const [patch] = productsApi.usePatch()
  const newCategory = useRef<Promise<CategoryChoice> | null>(null)
  const unit = intl.formatMessage(m.unitUsual)
  /** A category that is being made is waited for, since saving needs its id; without a unit it is the usual one. */
  const complete = async <V extends Partial<ProductValues>>(values: V): Promise<V> => ({
    ...values,
    ...(values.category?.value === '' && newCategory.current ? { category: await newCategory.current } : null),
    ...(values.unit?.trim() === '' ? { unit } : null),
  })
  const labels = {
    name: intl.formatMessage(m.name),
    category: intl.formatMessage(m.category),
    price: intl.formatMessage(m.price),
    cost: intl.formatMessage(m.cost),
    unit: intl.formatMessage(m.unit),
    lowStock: intl.formatMessage(m.lowStock),
    aliases: intl.formatMessage(m.aliases),
    avatar: intl.formatMessage(m.picture),
  }
  const form = useRecordForm({
    record: product,
    draft: { name: `products.${group}` },
    valuesOf: (record) => valuesOf(record, unit),
    fieldOf,
    reversible: { name: labels.name, unit: labels.unit, aliases: labels.aliases, category: labels.category },
    create: async (values: ProductValues) => create(createOf(group, await complete(values))).unwrap(),
    patch: async (id, changes, rev) =>
      patch({ id, data: { ...patchOf(await complete(changes)), ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: ({ name }, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved, { name }),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
  })
  const validate = ({ name, category }: ProductValues): FormikErrors<ProductValues> => ({
    ...(category ? null : { category: intl.formatMessage(m.categoryRequired) }),
    ...(name.trim() ? null : { name: intl.formatMessage(m.nameRequired) }),
  })
  const title = product ? product.name : intl.formatMessage(group === 'goods' ? m.newGoods : m.newService)
  return (
    <RecordDock
      form={form}
      title={title}
      presence={{ service: 'products', id: product?._id }}
      isNew={!product}
      labels={labels}
      validate={validate}
      onClose={onClose}
      aside={
        product?.group === 'goods' && (
          <ButtonLink to={`/product/${product._id}`} icon="box" size="s">
            {intl.formatMessage(m.openStock)}
          </ButtonLink>
        )
      }
      actions={product && <ProductStatus product={product} />}
      readOnly={mayWrite ? undefined : intl.formatMessage(m.readOnly)}
    >
      <ProductFields
        group={group}
        sku={product?.slug}
        isReadOnly={!mayWrite}
        onNewCategory={(promise) => {
          newCategory.current = promise
        }}
      />
    </RecordDock>
  )
}
