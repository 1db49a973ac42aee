import type { RecordOf } from '@shared/services/service-types'
import type { ProductGroup } from '@shared/services/categories'
import { productsApi } from '../../../api/products'
import { PendingDock } from '../../../components/record-form/pending-dock'
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
  const isNew = open === 'new'
  const read = productsApi.useGet(open, { skip: isNew || known !== undefined })
  const product = known ?? (read.data?._id === open ? read.data : undefined)
  if (isNew || product) return <ProductForm key={open} group={product?.group ?? group} product={product} onClose={onClose} />
  return <PendingDock read={read} onClose={onClose} />
}
