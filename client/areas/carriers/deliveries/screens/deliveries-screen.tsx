import { needing, unseen } from '@shared/areas/carriers/rules/needing'
import { NEEDS_SOMEBODY, CARRIERS } from '@shared/areas/carriers/rules/statuses'
import { deliveries, MAX_LABELS, type Delivery } from '@shared/areas/carriers/services/deliveries'
import { zone as asZone, type Day, type Zone } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import type { WireQuery } from '../../../../api/wire-query'
import { orderAddress } from '../../../../components/order-address'
import { formatMoney } from '../../../../lib/format'
import { failureOf } from '../../../../ui/form/form-error'
import { useShortcut } from '../../../../lib/use-shortcut'
import { periodFilters, useListPeriod } from '../../../../resource/list-period'
import { resourceList } from '../../../../resource/resource-list'
import type { ListView } from '../../../../resource/list-options'
import { Amount } from '../../../../ui/Amount/Amount'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { Chips } from '../../../../ui/Chips/Chips'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { Select } from '../../../../ui/Select/Select'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { CarrierMark } from '../components/carrier-mark'
import { DeliveryDock } from '../components/delivery-dock'
import { ScanReturnDialog } from '../components/scan-return-dialog'
import { SendDialog } from '../components/send-dialog'
import { bringerName, carrierName, discOf, statusWord } from '../../../../components/parcels/parcel-words'
import { placeOf, problemOf, serviceWord } from '../delivery-words'
import { parcelMessages } from '../../../../components/parcels/messages'
import { deliveryMessages as m } from '../messages'
import '../components/deliveries.css'

/** What a chip shows, on a day. */
const shownOn = (today: Day, zone: Zone) => ({
  needing: needing(today, zone),
  failed: { status: { $in: NEEDS_SOMEBODY } },
  toPrint: { status: 'ready', printedAt: null },
  toPick: { status: { $in: ['waiting', 'ready'] } },
  underWay: { status: { $in: ['picked', 'delivering'] } },
  comingBack: { status: 'returning' },
  unseen: unseen(today, zone),
  arrived: { status: 'delivered' },
  moneyDue: { codState: { $in: ['due', 'collected'] } },
})
type Shown = keyof ReturnType<typeof shownOn>
/** `failed` is a part of `needing`, which the first page leads to. */
const CHIPS = [
  'needing',
  'toPrint',
  'toPick',
  'underWay',
  'comingBack',
  'unseen',
  'arrived',
  'moneyDue',
] as const satisfies readonly Shown[]

const usePeriod = () => ({
  period: useListPeriod(),
  shown: shownOn(useToday(), asZone(useZone())),
  held: api.deliveries.useReport('cod', {}).data?.total.due,
})
const isShown = (text: string, all: object): text is Shown => Object.hasOwn(all, text)
type View = ListView<Delivery, ReturnType<typeof usePeriod>>

const ofCarrier = (carrier: string | undefined): WireQuery => (carrier ? { carrier } : {})

const DeliveryChips = ({ view: { filters, filter, x } }: { view: View }) => {
  const intl = useIntl()
  const of = { ...x.period.queryOf(filters), ...ofCarrier(filters['carrier']), $limit: 0 }
  const all = api.deliveries.useFind(of).data?.total ?? undefined
  const { shown } = x
  const counts: Readonly<Record<(typeof CHIPS)[number], number | undefined>> = {
    needing: api.deliveries.useFind({ ...of, ...shown.needing }).data?.total ?? undefined,
    toPrint: api.deliveries.useFind({ ...of, ...shown.toPrint }).data?.total ?? undefined,
    toPick: api.deliveries.useFind({ ...of, ...shown.toPick }).data?.total ?? undefined,
    underWay: api.deliveries.useFind({ ...of, ...shown.underWay }).data?.total ?? undefined,
    comingBack: api.deliveries.useFind({ ...of, ...shown.comingBack }).data?.total ?? undefined,
    unseen: api.deliveries.useFind({ ...of, ...shown.unseen }).data?.total ?? undefined,
    arrived: api.deliveries.useFind({ ...of, ...shown.arrived }).data?.total ?? undefined,
    moneyDue: api.deliveries.useFind({ ...of, ...shown.moneyDue }).data?.total ?? undefined,
  }
  return (
    <Chips
      label={intl.formatMessage(m.status)}
      chosen={filters['shown'] ?? ''}
      onChoose={(chosen) => filter({ shown: chosen })}
      chips={[
        { key: '', label: intl.formatMessage(m.all), count: all },
        ...CHIPS.map((key) => ({ key, label: intl.formatMessage(m[key]), count: counts[key] })),
      ]}
    />
  )
}

const Tools = ({ view }: { view: View }) => {
  const intl = useIntl()
  const { rows = [], filters, filter, q, x } = view
  const [isScanning, setScanning] = useState(false)
  const [find, { isFetching }] = api.deliveries.useLazyFind()
  const isEmpty = rows.every(({ code }) => code === undefined)
  // All that is listed, not this page of it alone.
  const print = async (): Promise<void> => {
    try {
      const { data, total } = await find({
        ...queryOf(filters, x),
        ...(q ? { search: q } : {}),
        $limit: MAX_LABELS,
        $sort: { _id: -1 },
      }).unwrap()
      const ids = data.flatMap(({ _id, code }) => (code ? [_id] : []))
      if (ids.length === 0) return toastError(intl.formatMessage(m.labelsNone))
      if (total !== null && total > MAX_LABELS) toastDone(intl.formatMessage(m.labelsMany, { most: MAX_LABELS, count: total }))
      window.open(`/print/deliveries?ids=${ids.join(',')}`, '_blank', 'noopener')
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  useShortcut('p', () => void print(), !isEmpty)
  return (
    <>
      {view.x.period.toolOf(view)}
      <Select
        aria-label={intl.formatMessage(m.carrier)}
        placeholder={intl.formatMessage(m.allCarriers)}
        value={filters['carrier'] ?? ''}
        onChange={(carrier) => filter({ carrier })}
        options={CARRIERS.map((value) => ({ value, label: carrierName(value, intl) }))}
      />
      <ToolButton icon="print" label={intl.formatMessage(m.labels)} disabled={isEmpty || isFetching} onClick={() => void print()} />
      <ToolButton icon="scan" label={intl.formatMessage(m.scanReturn)} onClick={() => setScanning(true)} />
      {isScanning && <ScanReturnDialog onClose={() => setScanning(false)} />}
    </>
  )
}

const queryOf = ({ shown = '', carrier, ...period }: View['filters'], x: View['x']): WireQuery => ({
  ...x.period.queryOf(period),
  ...(isShown(shown, x.shown) ? x.shown[shown] : {}),
  ...ofCarrier(carrier),
})

/** What is on its way and what has come of it, newest first; what can be done stands beside it. */
export const DeliveriesScreen = resourceList({
  service: deliveries,
  messages: m,
  icon: 'truck',
  sort: '-_id',
  isGiven: true,
  use: usePeriod,
  filters: { shown: '', carrier: '', ...periodFilters },
  query: queryOf,
  tools: (view) => <Tools view={view} />,
  chips: (view) => <DeliveryChips view={view} />,
  muted: ({ status }) => status === 'cancelled',
  columns: ({ intl }) => [
    {
      key: 'code',
      head: intl.formatMessage(m.code),
      width: 130,
      cell: ({ code, order }) => (
        <TwoLines
          first={code ? <span className="num strong">{code}</span> : <span className="faint">{intl.formatMessage(m.noCode)}</span>}
          second={order?.order_number}
        />
      ),
    },
    {
      key: 'receiver',
      head: intl.formatMessage(m.receiver),
      cell: (delivery) => <TwoLines first={<span className="name">{delivery.to.name}</span>} second={placeOf(delivery)} />,
    },
    {
      key: 'where',
      head: intl.formatMessage(m.where),
      width: 215,
      cell: (delivery) => (
        <TwoLines
          first={<StatusTag status={discOf(delivery)}>{statusWord(delivery, intl)}</StatusTag>}
          second={problemOf(delivery, intl) ?? <When value={delivery.events.at(-1)?.at ?? delivery.created} />}
        />
      ),
    },
    {
      key: 'carrier',
      head: intl.formatMessage(m.carrier),
      width: 150,
      hideNarrow: true,
      from: 700,
      cell: ({ carrier, service, driver, isStandIn }) => (
        <span className="carrier-cell">
          <CarrierMark carrier={carrier} />
          <span className="cut">
            {carrier === 'own'
              ? (driver?.name ?? intl.formatMessage(parcelMessages.own))
              : isStandIn
                ? bringerName({ carrier, isStandIn }, intl)
                : serviceWord(service, intl)}
          </span>
        </span>
      ),
    },
    {
      key: 'cod',
      head: intl.formatMessage(m.cod),
      width: 110,
      align: 'end',
      cell: ({ cod }) => (cod === 0 ? <span className="faint">–</span> : <Amount value={cod} weight="strong" />),
    },
    {
      key: 'fee',
      head: intl.formatMessage(m.fee),
      width: 90,
      align: 'end',
      hideNarrow: true,
      from: 800,
      cell: ({ charged, quoted }) => {
        const fee = charged ?? quoted
        return fee === undefined ? <span className="faint">–</span> : <Amount value={fee} />
      },
    },
  ],
  phone: (delivery, { intl }) => ({
    name: delivery.to.name,
    amount: delivery.cod === 0 ? undefined : <Amount value={delivery.cod} />,
    about: (
      <span className="cut">
        {delivery.code ?? delivery.order?.order_number} · {bringerName(delivery, intl)} · {statusWord(delivery, intl)}
      </span>
    ),
  }),
  foot: ({ x, intl, locale }) => (x.held ? <span>{intl.formatMessage(m.held, { amount: formatMoney(x.held, locale) })}</span> : null),
  Form: ({ record, onClose }) => (record ? <DeliveryDock key={record._id} delivery={record} onClose={onClose} /> : null),
})

/** The list, and over it the dialog that sends a shipment of an order. */
export const SendScreen = () => {
  const navigate = useNavigate()
  const { orderId = '', time = '' } = useParams()
  const { data } = api.orders.useGet(orderId)
  const shipment = data?.shipments.find((each) => each.time === time)
  return (
    <>
      <DeliveriesScreen />
      {data && shipment && (
        <SendDialog
          order={data}
          time={shipment.time}
          onClose={() => void navigate(orderAddress({ _id: data._id, group: data.group }), { replace: true })}
        />
      )}
    </>
  )
}
