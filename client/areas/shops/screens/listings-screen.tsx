import { LISTING_STATES } from '@shared/areas/shops/rules/listings'
import type { Shop } from '@shared/areas/shops/services/shops'
import type { ShopListing } from '@shared/areas/shops/services/shopListings'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { ListPaging } from '../../../components/list-paging'
import { ListSearch } from '../../../components/list-search'
import { hasFailed, Loaded, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { useLocale } from '../../../ui/zone/zone-context'
import { isStockOff, useListingColumns } from '../components/listing-columns'
import { RepairDialog } from '../components/repair-dialog'
import { listingMessages as m, listingStateMessages, shopMessages } from '../messages'
import { useListings, useTelling } from '../use-listings'
import { nameOf } from '../use-shops'
import { Wishes } from '../components/listing-wishes'
import './shops.css'

const keyOf = ({ _id }: ShopListing): string => _id
/** What a shop has on sale, beside the books: what differs is told to its platform, by itself where that is wished. */
export const ListingsScreen = () => {
  const intl = useIntl()
  const [view, change] = useUrlQuery({ shop: '' })
  const shops = api.shops.useFind({ state: { $ne: 'off' }, $limit: 100, $total: false })
  const all = shops.data?.data ?? []
  const shop = all.find(({ assetId }) => assetId === view.shop) ?? all[0]
  if (shop) return <Listings key={shop._id} shop={shop} shops={all} onShop={(assetId) => change({ shop: assetId })} />
  return (
    <ListPage title={intl.formatMessage(m.screen)}>
      {hasFailed(shops) ? (
        <LoadFailed error={shops.error} onRetry={shops.refetch} retrying={shops.isFetching} />
      ) : shops.data ? (
        <EmptyState
          icon="bag"
          title={intl.formatMessage(shopMessages.none)}
          action={<ButtonLink to="/apps/ecoms">{intl.formatMessage(shopMessages.connect)}</ButtonLink>}
        >
          {intl.formatMessage(shopMessages.noneHint)}
        </EmptyState>
      ) : null}
    </ListPage>
  )
}

interface ListingsProps {
  readonly shop: Shop
  readonly shops: readonly Shop[]
  readonly onShop: (assetId: string) => void
}

const Listings = ({ shop, shops, onShop }: ListingsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const [view, change] = useUrlQuery({ state: '', q: '', page: 1 })
  const { list, size, setSize, differing, unknown } = useListings(shop, view)
  const telling = useTelling(shop)
  const { busy, isLooking, look, send } = telling
  const [matched, setMatched] = useState<ShopListing | null>(null)
  const { columns, actions, stateText } = useListingColumns(telling, setMatched)
  const count = (of: number | null | undefined) => (of == null ? null : { count: formatNumber(of, locale) })
  const off = differing?.data.filter(isStockOff) ?? []
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen)}
        strip={<StaleBanner list={list} />}
        tools={
          <>
            {shops.length > 1 && (
              <Select
                aria-label={intl.formatMessage(m.shop)}
                options={shops.map((each) => ({ value: each.assetId, label: nameOf(each) }))}
                value={shop.assetId}
                onChange={onShop}
              />
            )}
            <ListSearch label={intl.formatMessage(m.search)} value={view.q} onChange={(text) => change({ q: text, page: 1 })} />
            <Button icon="refresh" busy={isLooking} disabled={shop.state !== 'connected'} onClick={() => void look()}>
              {intl.formatMessage(m.look)}
            </Button>
            {off.length > 0 && (
              <Button
                kind={isPhone ? 'plain' : 'primary'}
                icon="send"
                busy={busy === 'stock'}
                disabled={busy !== null}
                onClick={() => void send('stock', off)}
              >
                {intl.formatMessage(m.tellAll, { count: off.length })}
              </Button>
            )}
          </>
        }
        summary={<Wishes shop={shop} telling={telling} />}
        chips={
          <Chips
            label={intl.formatMessage(m.states)}
            chosen={view.state}
            onChoose={(state) => change({ state, page: 1 })}
            chips={[
              { key: '', label: intl.formatMessage(m.all) },
              ...LISTING_STATES.toReversed().map((key) => ({
                key,
                label: intl.formatMessage(listingStateMessages[key]),
                ...(key === 'differs' ? count(differing?.total) : key === 'unknown' ? count(unknown) : null),
              })),
            ]}
          />
        }
        foot={
          list.data && (
            <ListPaging
              page={view.page}
              size={size}
              onSize={setSize}
              total={list.data.total}
              shown={list.data.data.length}
              onPage={(page) => change({ page })}
            />
          )
        }
      >
        <Loaded read={list}>
          <DataTable<ShopListing>
            label={intl.formatMessage(m.screen)}
            columns={columns}
            rows={list.data?.data}
            rowKey={keyOf}
            lines={2}
            {...(isPhone && {
              phone: (listing: ShopListing) => (
                <PhoneRow
                  name={listing.items?.length === 1 ? listing.items[0]?.name : listing.name}
                  amount={actions(listing)}
                  about={stateText(listing)}
                  owed={intl.formatMessage(m.hereThere, { here: listing.free ?? '–', there: listing.stock })}
                />
              ),
            })}
            empty={
              view.q ? (
                <NoResults text={view.q} onClear={() => change({ q: '' })} />
              ) : (
                <EmptyState
                  icon="box"
                  title={intl.formatMessage(view.state ? m.noneSuch : m.none)}
                  action={
                    !view.state && (
                      <Button icon="refresh" busy={isLooking} disabled={shop.state !== 'connected'} onClick={() => void look()}>
                        {intl.formatMessage(m.look)}
                      </Button>
                    )
                  }
                >
                  {!view.state && intl.formatMessage(m.noneHint)}
                </EmptyState>
              )
            }
          />
        </Loaded>
      </ListPage>
      {matched && <RepairDialog row={rowOf(matched)} onClose={() => setMatched(null)} />}
    </>
  )
}

/** Goods that no order waits for, as those that orders wait for are told. */
const rowOf = ({ sku, name, platformName, price, created }: ShopListing) => ({
  sku,
  name,
  platformName,
  price,
  totalQty: 0,
  totalOrder: 0,
  since: created,
  orders: [],
})
