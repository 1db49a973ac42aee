import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { formatDateTime } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { priceMessages as m } from '../messages'
import { columnOf, type PriceColumn, type Product } from '../price-sheet'

/** The prices of a product so far, the newest first: whose, from when until when, and who set them. */
export const PriceHistory = ({ product, columns, onClose }: { product: Product; columns: readonly PriceColumn[]; onClose: () => void }) => {
  const intl = useIntl()
  const zone = useZone()
  const read = api.apPrices.useFind({ productId: product._id, $sort: { _id: -1 }, $limit: 200 })
  const prices = read.data?.data
  return (
    <DockForm title={product.name} onClose={onClose}>
      <DockPart title={intl.formatMessage(m.history)} {...(prices ? { count: prices.length } : null)}>
        {hasFailed(read) ? (
          <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
        ) : !prices ? (
          <SkeletonRows rows={6} />
        ) : prices.length === 0 ? (
          <EmptyState icon="tag" title={intl.formatMessage(m.noHistory)} />
        ) : (
          <ol className="price-history">
            {prices.map((price) => (
              <li key={price._id}>
                <span>
                  <b>{columns.find(({ key }) => key === columnOf(price))?.name ?? intl.formatMessage(m.ownOf)}</b>
                  <small>{[formatDateTime(price.created, zone), price.creator?.name].filter(Boolean).join(' · ')}</small>
                </span>
                <span className="price-history__figure">
                  <Amount value={price.price} weight="name" />
                  <small>
                    {price.isCurrent
                      ? intl.formatMessage(m.inForce)
                      : price.ended && intl.formatMessage(m.until, { day: formatDateTime(price.ended, zone) })}
                  </small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </DockPart>
    </DockForm>
  )
}
