import type { RecordOf } from '@shared/services/service-map'
import type { ProductGroup } from '@shared/services/categories.schema'
import { useIntl } from 'react-intl'
import { productsApi } from '../../../api/products'
import { LoadFailed } from '../../../components/list-states'
import { recordMessages } from '../../../components/record-form/messages'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { ProductForm } from './product-form'

interface ProductDockProps {
  group: ProductGroup
  /** An id, or 'new'. */
  open: string
  /** What the list already knows of it. */
  known: RecordOf<'products'> | undefined
  onClose: () => void
}

/** The product that is open, wherever it comes from. */
export const ProductDock = ({ group, open, known, onClose }: ProductDockProps) => {
  const intl = useIntl()
  const isNew = open === 'new'
  const { data, error, isFetching, refetch } = productsApi.useGet(open, { skip: isNew || known !== undefined })
  const product = known ?? (data?._id === open ? data : undefined)
  if (isNew || product) return <ProductForm key={open} group={product?.group ?? group} product={product} onClose={onClose} />
  return (
    <DockForm title={error ? intl.formatMessage(recordMessages.notFound) : '…'} onClose={onClose}>
      <DockPart>
        {error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={6} lines={2} />}
      </DockPart>
    </DockForm>
  )
}
