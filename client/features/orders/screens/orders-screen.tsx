import type { Order } from '@shared/services/orders'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useLiveRows } from '../../../components/recent/use-live-rows'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { useUrlQuery } from '../../../lib/use-url-query'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { ordersMessages as m } from '../messages'
import { addressOf, type TradeGroup } from '../order-group'
import { readLink, type OrderLink } from '../order-link'
import { BulkBar } from '../list/bulk-bar'
import { LinkStrip } from '../list/link-strip'
import { ListEmpty } from '../list/list-empty'
import { ListFoot } from '../list/list-foot'
import { isChip, pageSizes, type ListState } from '../list/list-query'
import { ListChips, ListTools } from '../list/list-tools'
import { OrderTable } from '../list/order-table'
import { useOrderList } from '../list/use-order-list'

// The list is there first; what writes an order comes while it is looked at.
const loadOpenOrder = () => import('./open-order')
const OpenOrder = lazy(async () => ({ default: (await loadOpenOrder()).OpenOrder }))

const sizeKey = 'socai.orders.size'
const defaults = { month: '', chip: 'all', q: '', page: 1, size: 0, open: '', partner: '' }

const sizeOf = (asked: number, linked: boolean): number => {
  const wanted = asked || (linked ? 50 : readLocal<number>(sizeKey, 10))
  return pageSizes.find((size) => size === wanted) ?? 10
}

const Orders = ({ group, link }: { group: TradeGroup; link: OrderLink | null }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [address, setAddress] = useUrlQuery(defaults)
  const { month, q, page } = address
  const chip = isChip(address.chip) ? address.chip : 'all'
  const size = sizeOf(address.size, link !== null)
  const state: ListState = useMemo(() => ({ month, chip, q, page, size }), [month, chip, q, page, size])
  const list = useOrderList(group, link, state)
  useEffect(() => void loadOpenOrder().catch(() => undefined), [])
  const open = address.open || (link?.kind === 'byOrder' ? link.of : '')

  const change = useCallback(
    (changes: Partial<ListState>) => {
      if (changes.size !== undefined) writeLocal(sizeKey, changes.size)
      setAddress(changes)
    },
    [setAddress],
  )
  const show = useCallback((id: string) => setAddress({ open: id, partner: '' }, { push: true }), [setAddress])
  const close = (): void => {
    // Its row is where one goes on from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[role='row'][data-key='${open}']`)?.focus())
    if (link?.kind === 'byOrder' && !address.open) void navigate(addressOf[group])
    else setAddress({ open: '', partner: '' })
  }
  const clear = (): void => (link ? void navigate(addressOf[group]) : setAddress({ q: '', chip: 'all', page: 1 }))
  const write = (): void => show('new')
  useNewAction(intl.formatMessage(m.newOrder), write)

  const { data, error, isFetching, currentData } = list.page
  const live = useLiveRows('orders', list.page)
  // Of another filter or page nothing is marked.
  const [marks, setMarks] = useState<{ of: string | undefined; keys: Set<string> } | null>(null)
  const marked = marks && marks.of === live.of ? marks.keys : undefined
  const mark = (keys: Set<string> | null): void => setMarks(keys && { of: live.of, keys })
  return (
    <ListPage
      title={intl.formatMessage(group === 'sales' ? m.salesScreen : m.purchasesScreen)}
      tools={
        <ListTools group={group} state={state} onChange={change} onNew={write} onMark={() => mark(new Set(marked))} dated={link === null} />
      }
      chips={
        link === null &&
        q === '' && <ListChips group={group} chosen={chip} list={list} onChoose={(chosen) => change({ chip: chosen, page: 1 })} />
      }
      strip={
        <>
          {link && <LinkStrip group={group} link={link} range={list.range} />}
          {!link && q !== '' && <p className="order-search-strip">{intl.formatMessage(m.everyMonth)}</p>}
          {data && <StaleBanner list={list.page} />}
        </>
      }
      foot={
        marked ? (
          <BulkBar orders={data?.data.filter(({ _id }) => marked.has(_id)) ?? []} onClose={() => mark(null)} />
        ) : data?.total ? (
          <ListFoot group={group} link={link} list={list} state={state} onChange={change} />
        ) : null
      }
      dockSize="order"
      dock={
        open && (
          <Suspense
            fallback={
              <div className="ui-dock">
                <SkeletonRows rows={8} lines={1} />
              </div>
            }
          >
            <OpenOrder
              key={`${open}.${address.partner}`}
              group={group}
              id={open}
              partnerId={address.partner}
              alone={link?.kind === 'byOrder' && !address.open}
              onCreated={(order) => setAddress({ open: order._id, partner: '' })}
              onClose={close}
            />
          </Suspense>
        )
      }
    >
      {hasFailed(list.page) ? (
        <LoadFailed error={error} onRetry={list.page.refetch} retrying={isFetching} />
      ) : (
        <OrderTable
          group={group}
          rows={data?.data}
          live={live}
          marked={marked}
          onMark={mark}
          open={open || undefined}
          onOpen={(order: Order) => show(order._id)}
          busy={isFetching && currentData === undefined && data !== undefined}
          empty={<ListEmpty state={state} link={link} group={group} onClear={clear} onNew={write} />}
        />
      )}
    </ListPage>
  )
}

const OrdersScreen = ({ group }: { group: TradeGroup }) => {
  const { search, byId, since, until } = useParams()
  const link = useMemo(() => readLink({ search, byId, since, until }), [search, byId, since, until])
  if (link === 'unknown') return <Navigate replace to="/404" />
  return <Orders key={`${group}.${search ?? ''}.${byId ?? ''}`} group={group} link={link} />
}

export const SalesOrdersScreen = () => <OrdersScreen group="sales" />
export const PurchaseOrdersScreen = () => <OrdersScreen group="purchases" />
