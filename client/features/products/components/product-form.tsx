import type { RecordOf } from '@shared/services/service-map'
import type { ProductGroup } from '@shared/services/categories.schema'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { productsApi } from '../../../api/products'
import { useCan } from '../../../api/session/use-me'
import { RecordConflict } from '../../../components/record-form/record-conflict'
import { recordMessages } from '../../../components/record-form/messages'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, Unsaved } from '../../../ui/DockForm/DockForm'
import { Form } from '../../../ui/form/Form'
import { productMessages as m } from '../messages'
import { createOf, fieldOf, patchOf, valuesOf, type ProductValues } from '../product-values'
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
  const form = useRecordForm({
    record: product,
    valuesOf,
    fieldOf,
    create: (values: ProductValues) => create(createOf(group, values)).unwrap(),
    patch: (id, changes, rev) => patch({ id, data: { ...patchOf(changes), ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: ({ name }, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved, { name }),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
  })
  const validate = ({ name, category }: ProductValues): FormikErrors<ProductValues> => ({
    ...(category ? null : { category: intl.formatMessage(m.categoryRequired) }),
    ...(name.trim() ? null : { name: intl.formatMessage(m.nameRequired) }),
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
  const title = product ? product.name : intl.formatMessage(group === 'goods' ? m.newGoods : m.newService)
  return (
    <Formik {...form.formik} validate={validate}>
      {({ isSubmitting, dirty, values }) => (
        <Form dock label={title}>
          <DockForm
            title={title}
            onClose={onClose}
            focusTitle={Boolean(product)}
            aside={
              product?.group === 'goods' && (
                <ButtonLink to={`/product/${product._id}`} icon="box" size="s">
                  {intl.formatMessage(m.openStock)}
                </ButtonLink>
              )
            }
            note={mayWrite ? dirty && <Unsaved /> : intl.formatMessage(m.readOnly)}
            foot={
              <>
                {product && mayWrite && <ProductStatus product={product} />}
                {mayWrite && (
                  <Button type="submit" kind="primary" kbd="Ctrl ↵" busy={isSubmitting}>
                    {intl.formatMessage(recordMessages.save)}
                  </Button>
                )}
              </>
            }
          >
            <RecordConflict form={form} values={values} labels={labels} />
            <ProductFields group={group} sku={product?.slug} isReadOnly={!mayWrite} />
          </DockForm>
        </Form>
      )}
    </Formik>
  )
}
