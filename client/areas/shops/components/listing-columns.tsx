import { aliasOf } from '@shared/areas/shops/rules/lines'
import type { ShopListing } from '@shared/areas/shops/services/shopListings'
import { useIntl } from 'react-intl'
import { formatNumber } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { useLocale } from '../../../ui/zone/zone-context'
import { listingMessages as m, listingStateMessages, shopMessages } from '../messages'
import type { Telling } from '../use-listings'

const isPriceOff = ({ price, ownPrice }: ShopListing): boolean => ownPrice !== undefined && ownPrice !== price
export const isStockOff = ({ stock, free }: ShopListing): boolean => free !== undefined && free !== stock

/** What a shop has on sale beside the books; its state and what can be done also for a phone. */
export const useListingColumns = ({ send, busy }: Telling, onMatch: (listing: ShopListing) => void) => {
  const intl = useIntl()
  const locale = useLocale()
  const actions = (listing: ShopListing) => (
    <span className="shops__did">
      {listing.state === 'unknown' && (
        <IconButton
          icon="link"
          label={intl.formatMessage(shopMessages.matchOf, { sku: aliasOf(listing) })}
          onClick={() => onMatch(listing)}
        />
      )}
      {isStockOff(listing) && (
        <IconButton
          icon="send"
          label={intl.formatMessage(m.tellStock, { name: listing.name })}
          disabled={busy !== null}
          onClick={() => void send('stock', [listing])}
        />
      )}
      {isPriceOff(listing) && (
        <IconButton
          icon="tag"
          label={intl.formatMessage(m.tellPrice, { name: listing.name })}
          disabled={busy !== null}
          onClick={() => void send('price', [listing])}
        />
      )}
    </span>
  )
  const stateText = (listing: ShopListing) => {
    const { state, failed } = listing
    const text = state === 'same' && isPriceOff(listing) ? m.pricesDiffer : listingStateMessages[state]
    return (
      <span className={failed || state === 'unknown' ? 'ink-debit' : state === 'differs' ? 'ink-warn' : 'muted'}>
        {failed?.message ?? intl.formatMessage(text)}
      </span>
    )
  }
  const columns: Column<ShopListing>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.goods),
      width: 'minmax(160px, 2fr)',
      cell: ({ name, sku, items }) => (
        <TwoLines first={<span className="name">{items?.length === 1 ? items[0]?.name : name}</span>} second={sku || name} />
      ),
    },
    {
      key: 'free',
      head: intl.formatMessage(m.free),
      width: 96,
      align: 'end',
      cell: ({ free }) =>
        free === undefined ? <span className="faint">–</span> : <span className="num">{formatNumber(free, locale)}</span>,
    },
    {
      key: 'stock',
      head: intl.formatMessage(m.stock),
      width: 96,
      align: 'end',
      cell: (listing) => <span className={isStockOff(listing) ? 'num ink-warn' : 'num'}>{formatNumber(listing.stock, locale)}</span>,
    },
    {
      key: 'ownPrice',
      head: intl.formatMessage(m.ownPrice),
      width: 112,
      align: 'end',
      hideNarrow: true,
      cell: ({ ownPrice }) => (ownPrice === undefined ? <span className="faint">–</span> : <Amount value={ownPrice} currency={false} />),
    },
    {
      key: 'price',
      head: intl.formatMessage(m.price),
      width: 112,
      align: 'end',
      hideNarrow: true,
      cell: (listing) => (
        <span className={isPriceOff(listing) ? 'ink-warn' : ''}>
          <Amount value={listing.price} currency={false} />
        </span>
      ),
    },
    { key: 'state', head: intl.formatMessage(m.state), width: 'minmax(110px, 1fr)', cell: stateText },
    { key: 'tell', head: <span className="unseen">{intl.formatMessage(m.tell)}</span>, width: 100, cell: actions },
  ]
  return { columns, actions, stateText }
}
