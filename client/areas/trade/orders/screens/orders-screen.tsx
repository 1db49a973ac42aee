import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { orderLists } from '../../../../components/order-address'
import { ListMenu } from '../../../../components/list-menu/list-menu'
import { usePageSize } from '../../../../components/list-paging'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { useParcelsOf } from '../../../../components/parcels/use-parcels'
import { useLiveRows } from '../../../../components/recent/use-live-rows'
import { useRowHref } from '../../../../lib/use-row-href'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { chosenColumns } from '../../../../ui/DataTable/columns'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../../ui/zone/zone-context'
import { orderWords } from '../kinds'
import { ordersMessages as m } from '../messages'
import { readLink, type OrderLink } from '../order-link'
import { BulkBar } from '../list/bulk-bar'
import { LinkStrip } from '../list/link-strip'
import { ListEmpty } from '../list/list-empty'
import { ListFoot } from '../list/list-foot'
import { FilterStrip } from '../list/filter-strip'
import { hasChips, isChip, isNarrowed, notNarrowed, usualSort, type ListState } from '../list/list-query'
import { ListChips, ListTools } from '../list/list-tools'
import { orderRows } from '../list/order-file'
import { useIsTaxed } from '../../../tax/parts/vat/use-taxes'
import { OrderTable, orderColumns } from '../list/order-table'
import { useAllOrders } from '../list/use-all-orders'
import { useOrderList } from '../list/use-order-list'
import { usualAddress } from '../list/list-address'
import '../../../../ui/DockForm/DockForm.css'

// The list is there first; what writes an order comes while it is looked at.
const loadOpenOrder = () => import('./open-order')
const OpenOrder = lazy(async () => ({ default: (await loadOpenOrder()).OpenOrder }))

const Orders = ({ group, link }: { group: TradeGroup; link: OrderLink | null }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [address, setAddress] = useUrlQuery(usualAddress)
  const { since, until, q, page, sort, cols, seller, warehouse, agent } = address
  // Addresses of former days name a month.
  const period = address.period || address.month
  const chip = isChip(address.chip) ? address.chip : 'all'
  const [size, keepSize] = usePageSize(address.size, link ? 50 : undefined)
  const hrefOf = useRowHref()
  const state: ListState = useMemo(
    () => ({ period, since, until, chip, q, page, size, sort, seller, warehouse, agent }),
    [period, since, until, chip, q, page, size, sort, seller, warehouse, agent],
  )
  const list = useOrderList(group, link, state)
  useEffect(() => void loadOpenOrder().catch(() => undefined), [])
  const open = address.open || (link?.kind === 'byOrder' ? link.of : '')

  const change = useCallback(
    (changes: Partial<ListState>) => {
      if (changes.size !== undefined) keepSize(changes.size)
      setAddress('period' in changes ? { month: '', ...changes } : changes)
    },
    [setAddress, keepSize],
  )
  const show = useCallback((id: string) => setAddress({ open: id, partner: '' }, { push: true }), [setAddress])
  const close = (): void => {
    // Its row is where one goes on from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[role='row'][data-key='${open}']`)?.focus())
    if (link?.kind === 'byOrder' && !address.open) void navigate(orderLists[group])
    else setAddress({ open: '', partner: '' })
  }
  const isTaxed = useIsTaxed()
  const { data, error, isFetching, currentData } = list.page
  const parcels = useParcelsOf(orderKind(group).isSold ? (data?.data.map(({ _id }) => _id) ?? []) : [])
  const columns = useMemo(
    () => orderColumns(intl, group, isTaxed, orderKind(group).isSold ? parcels : null),
    [intl, group, isTaxed, parcels],
  )
  const zone = useZone()
  const readAll = useAllOrders()
  const file = async () => ({
    name: intl.formatMessage(orderWords[group].screen),
    rows: orderRows(await readAll(list.filter), { intl, group, zone }),
  })
  const clear = (): void =>
    link && q === '' && chip === 'all' && !isNarrowed(state)
      ? void navigate(orderLists[group])
      : setAddress({ q: '', chip: 'all', page: 1, ...notNarrowed })
  const write = (): void => show('new')
  useNewAction(intl.formatMessage(m.newOrder), write)

  const live = useLiveRows('orders', list.page)
  // Of another filter or page nothing is marked.
  const [marks, setMarks] = useState<{ of: string | undefined; keys: Set<string> } | null>(null)
  const marked = marks && marks.of === live.of ? marks.keys : undefined
  const mark = (keys: Set<string> | null): void => setMarks(keys && { of: live.of, keys })
  return (
    <ListPage
      title={intl.formatMessage(orderWords[group].screen)}
      tools={
        <ListTools
          group={group}
          state={state}
          list={list}
          onChange={change}
          onNew={write}
          onMark={() => mark(new Set(marked))}
          menu={
            <ListMenu
              under={orderLists[group]}
              columns={columns}
              chosen={cols}
              onColumns={(chosen) => setAddress({ cols: chosen })}
              file={file}
            />
          }
        />
      }
      chips={
        hasChips(link) && <ListChips group={group} chosen={chip} list={list} onChoose={(chosen) => change({ chip: chosen, page: 1 })} />
      }
      strip={
        <>
          {link && <LinkStrip group={group} link={link} range={list.range} />}
          <FilterStrip group={group} by={state} onChange={(by) => change({ ...by, page: 1 })} />
          {data && <StaleBanner list={list.page} />}
        </>
      }
      foot={
        marked ? (
          <BulkBar
            group={group}
            orders={data?.data.filter(({ _id }) => marked.has(_id)) ?? []}
            filter={list.filter}
            total={data?.total ?? 0}
            onClose={() => mark(null)}
          />
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
          columns={chosenColumns(columns, cols)}
          sort={sort || usualSort(link) || '-created'}
          onSort={(by) => change({ sort: by, page: 1 })}
          rows={data?.data}
          live={live}
          marked={marked}
          onMark={mark}
          open={open || undefined}
          onOpen={(order: Order) => show(order._id)}
          hrefOf={hrefOf}
          busy={isFetching && currentData === undefined && data !== undefined}
          empty={<ListEmpty state={state} range={list.range} link={link} group={group} onClear={clear} onNew={write} />}
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
