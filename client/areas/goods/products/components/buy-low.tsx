import { neededOf } from '@shared/areas/goods/rules/low'
import type { Product } from '@shared/areas/goods/services/products'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { buyMessages } from '../../../../components/purchase-drafts/messages'
import type { Wanted } from '../../../../components/purchase-drafts/purchase-drafts'
import type { Sold } from './product-columns'

const BuyDialog = lazy(() => import('../../../../components/purchase-drafts/buy-dialog').then((module) => ({ default: module.BuyDialog })))

interface BuyLowProps {
  /** Goods that run low. */
  readonly products: readonly Product[]
  /** What sold lately, by product; absent where it isn't known. */
  readonly sold: ReadonlyMap<string, Sold> | null | undefined
}

/** Makes purchases of goods that run low: each up to its level and what sells meanwhile. */
export const BuyLow = ({ products, sold }: BuyLowProps) => {
  const intl = useIntl()
  const mayBuy = useCan('/purchases')
  const [wanted, setWanted] = useState<readonly Wanted[] | null>(null)
  if (!mayBuy || products.length === 0) return null
  const open = (): void =>
    setWanted(products.map((product) => ({ ...product, needImport: neededOf(product, sold?.get(product._id)?.count ?? 0) })))
  return (
    <>
      <ToolButton icon="inbox" label={intl.formatMessage(buyMessages.open, { count: products.length })} onClick={open} />
      <Suspense>{wanted && <BuyDialog goods={wanted} onClose={() => setWanted(null)} />}</Suspense>
    </>
  )
}
