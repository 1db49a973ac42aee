import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { fold } from '@shared/foundation/text/fold'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { askFirst } from '../../../../ui/ConfirmDialog/Questions'
import { Declined } from '../../../../ui/form/form-error'
import { sameMessages as m } from './messages'
import { byName, byPhone, knownIn, sameAmong, type Known } from './same-partner'

const LOOKED_AT = 20

/** Holds what is saved once, when what it says is there already; whoever said yes to a record isn't asked about it again. */
const useHold = () => {
  const intl = useIntl()
  const meant = useRef(new Set<string>())
  return async (id: string, text: string): Promise<void> => {
    if (meant.current.has(id)) return
    const isMeant = await askFirst({
      title: intl.formatMessage(m.title),
      text,
      verb: intl.formatMessage(m.verb),
      safe: intl.formatMessage(m.safe),
    })
    if (!isMeant) throw new Declined()
    meant.current.add(id)
  }
}

/**
 * Before a partner is saved, also faster than the hint beside its fields comes: asks whether one of the same name or phone is meant.
 * @returns a check of what is new in a form; it throws `Declined` when the answer is no
 */
export const useSamePartnerCheck = () => {
  const intl = useIntl()
  const hold = useHold()
  const [find] = api.assets.useLazyFind()
  return async (group: PartnerGroup, typed: Known, own?: string): Promise<void> => {
    const known = knownIn(typed)
    const pages = await Promise.all([
      ...(known.name ? [find(byName(group, known.name)).unwrap()] : []),
      ...(known.phone ? [find(byPhone(group, known.phone)).unwrap()] : []),
    ])
    const same = sameAmong(
      pages.flatMap(({ data }) => data),
      known,
      own,
    )
    if (!same) return
    const question = known.name && fold(same.name) === fold(known.name) ? m.partnerName : m.partnerPhone
    await hold(same._id, intl.formatMessage(question, { name: same.name }))
  }
}

/** The same for a product: a second one of a name would get an SKU and a stock of its own. */
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
