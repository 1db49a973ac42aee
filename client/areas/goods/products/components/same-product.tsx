import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { fold } from '@shared/foundation/text/fold'
import type { RecordOf } from '@shared/registry/service-types'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { SameRecord } from '../../../partners/parts/same/same-record'
import { useSettled } from '../../../../lib/use-settled'
import { sameMessages as m } from '../../../partners/parts/same/messages'
import type { ProductValues } from '../product-values'

const LOOKED_AT = 20

/** Asks whether a product of the same name, which is there already, is meant: a second one would get a SKU of its own. */
export const SameProduct = ({ record, group }: { record: RecordOf<'products'> | undefined; group: ProductGroup }) => {
  const intl = useIntl()
  const name = useSettled(useFormikContext<ProductValues>().values.name.trim())
  const isNew = name !== '' && name !== (record?.name ?? '')
  const query = { group, status: 'active', search: name, $limit: LOOKED_AT, $total: false }
  const found = api.products.useFind(query, { skip: !isNew }).currentData?.data ?? []
  const same = isNew ? found.find((other) => other._id !== record?._id && fold(other.name) === fold(name)) : undefined
  return (
    <SameRecord
      question={same ? intl.formatMessage(m.product, { name: same.name, sku: same.slug }) : null}
      to={`/products/${group}?open=${same?._id ?? ''}`}
      open={intl.formatMessage(m.open)}
    />
  )
}
