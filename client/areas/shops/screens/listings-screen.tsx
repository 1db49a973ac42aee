import { aliasOf } from '@shared/areas/shops/rules/lines'
import { LISTING_STATES } from '@shared/areas/shops/rules/listings'
import { MAX_SENT, type Shop } from '@shared/areas/shops/services/shops'
import type { ShopListing } from '@shared/areas/shops/services/shopListings'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { ListPaging, usePageSize } from '../../../components/list-paging'
import { hasFailed, LoadFailed, NoResults, StaleBanner } from '../../../components/list-states'
import { formatNumber } from '../../../lib/format'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useIsPhone } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Amount } from '../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { Select } from '../../../ui/Select/Select'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { RepairDialog } from '../components/repair-dialog'
import { listingMessages as m, listingStateMessages, shopMessages } from '../messages'
import { failureOf, nameOf, useTell } from '../use-shops'
import './shops.css'

const keyOf = ({ _id }: ShopListing): string => _id
const isPriceOff = ({ price, ownPrice }: ShopListing): boolean => ownPrice !== undefined && ownPrice !== price
const isStockOff = ({ stock, free }: ShopListing): boolean => free !== undefined && free !== stock

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

const useListings = (shop: Shop, { state, q, page }: { state: string; q: string; page: number }) => {
  const [size, setSize] = usePageSize(0)
  const list = api.shopListings.useFind({
    assetId: shop.assetId,
    ...(state && { state }),
    ...(q && { search: q }),
    $limit: size,
    $skip: (page - 1) * size,
  })
  const differing = api.shopListings.useFind({ assetId: shop.assetId, state: 'differs', $limit: MAX_SENT })
  const unknown = api.shopListings.useFind({ assetId: shop.assetId, state: 'unknown', $limit: 0 }).data?.total
  return { list, size, setSize, differing: differing.data, unknown }
}

const Listings = ({ shop, shops, onShop }: ListingsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const field = useRef<HTMLInputElement>(null)
  const [view, change] = useUrlQuery({ state: '', q: '', page: 1 })
  const [typed, setTyped] = useDebouncedValue(view.q, (text) => change({ q: text, page: 1 }))
  useShortcut('/', () => field.current?.focus())
  const { list, size, setSize, differing, unknown } = useListings(shop, view)
  const [patch, { isLoading: isSaving }] = api.shops.usePatch()
  const { tell, busy } = useTell(shop)
  const [matched, setMatched] = useState<ShopListing | null>(null)
  const isLooking = busy === 'look' || shop.fetching?.what === 'Goods'
  const look = async (): Promise<void> => {
    await tell('look', { fetch: 'Goods' }, intl.formatMessage(m.looked))
  }
  const send = async (what: 'stock' | 'price', rows: readonly ShopListing[]): Promise<void> => {
    await tell(what, { send: { what, ids: rows.map(({ _id }) => _id) } }, intl.formatMessage(m.told, { count: rows.length }))
  }
  const set = async (wishes: Partial<Pick<Shop, 'sendsStock' | 'sendsPrices'>>): Promise<void> => {
    try {
      await patch({ id: shop._id, data: wishes }).unwrap()
      toastDone(intl.formatMessage(m.saved))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const count = (of: number | null | undefined) => (of == null ? null : { count: formatNumber(of, locale) })
  const off = differing?.data.filter(isStockOff) ?? []
  const actions = (listing: ShopListing) => (
    <span className="shops__did">
      {listing.state === 'unknown' && (
        <IconButton
          icon="link"
          label={intl.formatMessage(shopMessages.matchOf, { sku: aliasOf(listing) })}
          onClick={() => setMatched(listing)}
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
            <SearchInput
              ref={field}
              label={intl.formatMessage(m.search)}
              placeholder={intl.formatMessage(m.search)}
              kbd="/"
              value={typed}
              onChange={setTyped}
            />
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
        summary={
          <div className="shops__wishes">
            <Checkbox asSwitch checked={shop.sendsStock ?? false} disabled={isSaving} onChange={(sendsStock) => void set({ sendsStock })}>
              {intl.formatMessage(m.sendsStock)}
            </Checkbox>
            <Checkbox
              asSwitch
              checked={shop.sendsPrices ?? false}
              disabled={isSaving}
              onChange={(sendsPrices) => void set({ sendsPrices })}
            >
              {intl.formatMessage(m.sendsPrices)}
            </Checkbox>
            <span className="muted">
              {shop.failed ? (
                <span className="ink-debit">{failureOf(shop, locale)}</span>
              ) : shop.listedAt ? (
                <>
                  {intl.formatMessage(m.lookedAt)} <When value={shop.listedAt} />
                </>
              ) : (
                intl.formatMessage(m.neverLooked)
              )}
            </span>
          </div>
        }
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
        {hasFailed(list) ? (
          <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
        ) : (
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
        )}
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
