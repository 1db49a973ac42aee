import type { ProductGroup } from '@shared/areas/goods/services/categories'
import type { RecordOf } from '@shared/registry/service-types'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useSameProductCheck } from '../../parts/same-product'
import { useOpening } from '../../../partners/parts/opening/use-opening'
import { useCan } from '../../../../api/session/use-me'
import { useTaxLaw } from '../../../tax/parts/vat/use-tax-law'
import { useIsTaxed, useTaxes } from '../../../tax/parts/vat/use-taxes'
import { formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { productMessages as m } from '../messages'
import type { CategoryChoice, ProductValues } from '../product-values'

export type Product = RecordOf<'products'>

const noWarehouses: readonly RecordOf<'warehouses'>[] = []

export const useProductForm = ({ group: shown }: { readonly group: ProductGroup }, product: Product | undefined) => {
  const intl = useIntl()
  const locale = useLocale()
  const seesCost = useCan('/purchases')
  const { bookStock } = useOpening()
  const checkAmount = useAmountCheck()
  const checkSame = useSameProductCheck()
  const { data: places } = api.warehouses.useFind({ status: 'active', $limit: -1 }, { skip: product !== undefined || shown !== 'goods' })
  const warehouses = places?.data ?? noWarehouses
  const group = product?.group ?? shown
  const unit = intl.formatMessage(group === 'goods' ? m.unitUsual : m.unitOfService)
  const isTaxed = useIsTaxed()
  const tax = useTaxes()?.tax
  const paysByRevenue = tax?.kind === 'household' || tax?.vat === 'direct'
  const reduction = useTaxLaw().reductions.at(-1)
  const newCategory = useRef<Promise<CategoryChoice> | null>(null)
  /** A category that is being made is waited for, since saving needs its id; without a unit it is the usual one. */
  const complete = async <V extends Partial<ProductValues>>(values: V): Promise<V> => ({
    ...values,
    ...(values.category?.value === '' && newCategory.current ? { category: await newCategory.current } : null),
    ...(values.unit?.trim() === '' ? { unit } : null),
  })
  const onCreating = (creation: Promise<CategoryChoice>): void => {
    newCategory.current = creation
  }
  return {
    group,
    isGoods: group === 'goods',
    seesCost,
    unit,
    complete,
    onCreating,
    warehouses,
    bookStock,
    checkAmount,
    checkSame,
    product,
    isTaxed,
    paysByRevenue,
    reduction,
    countOf: (count: number) => formatQuantity(count, locale),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
