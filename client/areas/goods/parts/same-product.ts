import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { fold } from '@shared/foundation/text/fold'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { sameMessages as m } from '../../partners/parts/same/messages'
import { useHold } from '../../partners/parts/same/use-hold'

const LOOKED_AT = 20

/** Before a product is saved: asks whether one of the same name is meant, since a second one gets an SKU and a stock of its own.
 *  The check throws `Declined` when the answer is no. */
export const useSameProductCheck = () => {
  const intl = useIntl()
  const hold = useHold()
  const [find] = api.products.useLazyFind()
  return async (group: ProductGroup, typed: string, own?: string): Promise<void> => {
    const name = typed.trim()
    if (!name) return
    const { data } = await find({ group, status: 'active', search: name, $limit: LOOKED_AT, $total: false }).unwrap()
    const same = data.find((other) => other._id !== own && fold(other.name) === fold(name))
    if (same) await hold(same._id, intl.formatMessage(m.product, { name: same.name, sku: same.slug }))
  }
}
