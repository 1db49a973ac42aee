import { SHOP_EVENT_KINDS } from '@shared/areas/shops/rules/events'
import { isId } from '@shared/foundation/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { formatNumber } from '../../../lib/format'
import { useKeysInView } from '../../../lib/keys-in-view'
import { useIsPhone, useMedia } from '../../../lib/use-media'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DockForm } from '../../../ui/DockForm/DockForm'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { useLocale } from '../../../ui/zone/zone-context'
import { ConnectDialog } from '../components/connect-dialog'
import { Journal, JournalFoot, useJournal } from '../components/journal'
import { ShopCard } from '../components/shop-card'
import { SyncDialog } from '../components/sync-dialog'
import { UnknownGoods } from '../components/unknown-goods'
import { shopMessages as m } from '../messages'
import { useSync } from '../use-shops'
import './shops.css'

const kindLabels = { order: m.kindOrder, money: m.kindMoney, stock: m.kindStock, shop: m.kindShop } as const

/** Shops on marketplaces: how each stands, and the journal of what their platforms told. */
export const ShopsScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const isWide = useMedia('(width >= 1024px)')
  const [view, change] = useUrlQuery({ kind: '', shop: '', page: 1, errors: 'open' })
  const [isConnecting, setIsConnecting] = useState(false)
  /** The shops that are asked together, while one looks on. */
  const [syncing, setSyncing] = useState<readonly string[]>([])
  const shops = api.shops.useFind({ state: { $ne: 'off' }, $limit: 100, $total: false })
  const figures = api.shops.useReport('figures', {}).data?.data
  const counts = api.shopEvents.useReport('counts', isId(view.shop) ? { assetId: view.shop } : {}).data
  const journal = useJournal(view.kind, view.shop, view.page)
  const { states, sync } = useSync()
  const all = shops.data?.data ?? []
  const connect = (): void => setIsConnecting(true)
  const syncAll = (): void => {
    const connected = all.filter(({ state, paused }) => state === 'connected' && !paused)
    setSyncing(connected.map(({ _id }) => _id))
    for (const shop of connected) void sync(shop)
  }
  useShortcut('s', syncAll)
  useKeysInView('shops')
  useNewAction(intl.formatMessage(m.connect), connect)
  const number = (count: number | undefined): string | undefined => (count === undefined ? undefined : formatNumber(count, locale))
  const unknown = api.shops.useReport('unknown', {}).data
  const waiting = unknown?.totalOrder ?? 0
  const chips = [
    { key: '', label: intl.formatMessage(m.kindAll), count: number(counts?.total) },
    ...SHOP_EVENT_KINDS.map((key) => ({
      key,
      label: intl.formatMessage(kindLabels[key]),
      count: number(counts?.kinds.find(({ _id }) => _id === key)?.count),
    })),
    { key: 'open', label: intl.formatMessage(m.kindOpen), count: number(counts?.open) },
  ].map(({ count, ...chip }) => (count === undefined ? chip : { ...chip, count }))
  const isEmpty = shops.data !== undefined && all.length === 0
  return (
    <>
      <ListPage
        title={intl.formatMessage(m.screen)}
        strip={<StaleBanner list={shops} />}
        tools={
          <>
            <b className="shops__count">{shops.data && intl.formatMessage(m.shopsCount, { count: all.length })}</b>
            {!isPhone && <span className="muted">{intl.formatMessage(m.lead)}</span>}
            {!isPhone && <span style={{ flex: 1 }} />}
            {waiting > 0 && !isWide && (
              <ButtonLink icon="warning" to="/apps/ecoms/errors">
                {intl.formatMessage(m.unknownCount, { count: waiting })}
              </ButtonLink>
            )}
            <Button icon="plus" onClick={connect}>
              {intl.formatMessage(m.connect)}
            </Button>
            {all.length > 0 && (
              <Button kind="primary" icon="refresh" onClick={syncAll} kbd="S">
                {intl.formatMessage(m.syncAll)}
              </Button>
            )}
          </>
        }
        summary={
          all.length > 0 && (
            <div className="shops__summary">
              <ul className="shops__cards" aria-label={intl.formatMessage(m.cards)}>
                {all.map((shop) => (
                  <ShopCard
                    key={shop._id}
                    shop={shop}
                    figures={figures?.find(({ _id }) => _id === shop._id)}
                    isChosen={view.shop === shop.assetId}
                    isPending={states[shop._id]?.result === 'pending' || shop.fetching !== undefined}
                    onChoose={() => change({ shop: view.shop === shop.assetId ? '' : shop.assetId, page: 1 })}
                    onSync={() => void sync(shop)}
                  />
                ))}
              </ul>
              <Chips
                label={intl.formatMessage(m.filters)}
                chips={chips}
                chosen={view.kind}
                onChoose={(kind) => change({ kind, page: 1 })}
              />
            </div>
          )
        }
        foot={!isEmpty && <JournalFoot journal={journal} page={view.page} onPage={(page) => change({ page })} />}
        dock={
          isWide &&
          waiting > 0 &&
          view.errors === 'open' && (
            <DockForm
              title={intl.formatMessage(m.unknown)}
              status={<span className="second">{intl.formatMessage(m.unknownSums, { goods: unknown?.data.length, orders: waiting })}</span>}
              onClose={() => change({ errors: 'closed' })}
              focusTitle={false}
            >
              <UnknownGoods />
            </DockForm>
          )
        }
      >
        {hasFailed(shops) ? (
          <LoadFailed error={shops.error} onRetry={shops.refetch} retrying={shops.isFetching} />
        ) : isEmpty ? (
          <EmptyState
            icon="bag"
            title={intl.formatMessage(m.none)}
            action={
              <Button kind="primary" icon="plus" onClick={connect}>
                {intl.formatMessage(m.connect)}
              </Button>
            }
          >
            {intl.formatMessage(m.noneHint)}
          </EmptyState>
        ) : (
          <Journal journal={journal} shops={all} />
        )}
      </ListPage>
      {syncing.length > 0 && (
        <SyncDialog shops={all.filter(({ _id }) => syncing.includes(_id))} states={states} onClose={() => setSyncing([])} />
      )}
      {isConnecting && <ConnectDialog onClose={() => setIsConnecting(false)} />}
    </>
  )
}
