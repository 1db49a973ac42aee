import { orderKind } from '@shared/foundation/documents/order-kinds'
import { isId } from '@shared/foundation/ids'
import { roundDong } from '@shared/foundation/money/money'
import { unitRevenue } from '@shared/areas/goods/rules/unit-margin'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { orderAddress } from '../../../../components/order-address'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { LoadFailed } from '../../../../components/list-states'
import { ScanField } from '../../../../components/scan/scan-field'
import { Amount } from '../../../../ui/Amount/Amount'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useProductByCode } from '../../parts/product-by-code'
import { shortCode } from '../label-sheet'
import { unitMessages as m } from '../messages'
import '../components/unit.css'

const partnerIn = ({ customer, agent, supplier }: Order): string | undefined => (customer ?? agent ?? supplier)?.name

/** One unit: where it came from, where it was moved, who has it now, and what it earned. */
export const UnitScreen = () => {
  const intl = useIntl()
  const { unitId = '' } = useParams()
  const { data: unit, error, refetch, isFetching } = api.stocks.useGet(unitId)
  const navigate = useNavigate()
  const byCode = useProductByCode()
  const code = shortCode(unitId)
  const scan = (text: string): void => {
    const next = text.toLowerCase()
    const unknown = (): void => toastError(intl.formatMessage(m.unknown, { code: text }))
    if (isId(next)) return void navigate(`/unit/${next}`)
    // A package tells the product, whose card has its units.
    byCode(text, 'goods').then((product) => (product ? void navigate(`/product/${product._id}`) : unknown()), unknown)
  }
  return (
    <ListPage title={intl.formatMessage(m.screen, { code })} tools={<ScanField key={unitId} onCode={scan} />}>
      {error && !unit ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : unit ? (
        <Unit unit={unit} />
      ) : (
        <SkeletonRows rows={6} lines={2} />
      )}
    </ListPage>
  )
}

type UnitRecord = NonNullable<ReturnType<typeof api.stocks.useGet>['data']>

const Unit = ({ unit }: { unit: UnitRecord }) => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const seesCost = useCan('/purchases')
  const product = api.products.useGet(unit.productId).data
  const came = api.orders.useGet(unit.importId).data
  const left = api.orders.useGet(unit.exportId ?? '', { skip: !unit.exportId }).data
  const moves = api.stockTransfers.useFind({ 'items.units': unit._id, $sort: { created: 1 }, $limit: 100, $total: false }).data
  const warehouses = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } }).data
  const warehouse = warehouses?.data.find(({ _id }) => _id === unit.warehouseId)?.name ?? ''
  const orderName = (order: Order | undefined): string => order?.order_number ?? intl.formatMessage(m.anOrder)
  const said = (order: Order | undefined, plain: typeof m.came, withPartner: typeof m.cameFrom): string => {
    const partner = order && partnerIn(order)
    return intl.formatMessage(partner ? withPartner : plain, { number: orderName(order), partner: partner ?? '' })
  }
  return (
    <div className="unit">
      <section className="unit__main">
        <div className="unit__head">
          <QrCode text={unit._id} size={96} />
          <div>
            <h2 className="num">{shortCode(unit._id)}</h2>
            <Link to={`/product/${unit.productId}`}>{product?.name}</Link>
            <p className={unit.exported ? 'faint' : 'ink-credit'}>
              {unit.exported ? intl.formatMessage(m.gone) : intl.formatMessage(m.here, { warehouse })}
            </p>
            <Link className="second" to={`/inventory/${unit.productId}/${unit.importId}`}>
              {intl.formatMessage(m.lot)}
            </Link>
          </div>
        </div>
        <h3>{intl.formatMessage(m.path)}</h3>
        <ol className="unit__path">
          <Step icon="arrow-down" at={unit.created} to={came && orderAddress(came)}>
            {said(came, m.came, m.cameFrom)}
          </Step>
          {moves?.data.map(({ _id, created, transfer_number, fromWarehouse, toWarehouse }) => (
            <Step key={_id} icon="arrow-right" at={created} to={`/warehouses/transfers?open=${_id}`}>
              {intl.formatMessage(m.moved, { from: fromWarehouse?.name ?? '', to: toWarehouse?.name ?? '', number: transfer_number })}
            </Step>
          ))}
          {unit.exported && unit.exportTime && (
            <Step icon="arrow-up" at={unit.exportTime} to={left && orderAddress(left)}>
              {said(left, m.left, m.leftTo)}
            </Step>
          )}
        </ol>
      </section>
      {seesCost && (
        <section className="unit__money">
          <h3>{intl.formatMessage(isBoard ? m.margin : m.cost)}</h3>
          <dl>
            {isBoard && left && orderKind(left.group).isSold ? (
              <Earned order={left} unit={unit} />
            ) : (
              <Money label={intl.formatMessage(m.cost)} value={unit.cost ?? null} />
            )}
          </dl>
        </section>
      )}
    </div>
  )
}

const Step = ({ icon, at, to, children }: { icon: IconName; at: string; to: string | undefined; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <span>{to ? <Link to={to}>{children}</Link> : children}</span>
    <When value={at} as="date-time" />
  </li>
)

const Money = ({ label, value, hint, final }: { label: string; value: number | null; hint?: string; final?: boolean }) => (
  <div className={final ? 'unit__final' : undefined}>
    <dt>
      {label}
      {hint && <small className="second">{hint}</small>}
    </dt>
    <dd>
      <Amount value={value === null ? null : roundDong(value)} {...(final && { rule: true, weight: 'strong' })} />
    </dd>
  </div>
)

const Earned = ({ order, unit }: { order: Order; unit: UnitRecord }) => {
  const intl = useIntl()
  const sold = unitRevenue({ ...order, items: [...order.items] } as Parameters<typeof unitRevenue>[0], unit.productId)
  const cost = unit.cost ?? null
  return (
    <>
      <Money label={intl.formatMessage(m.sold)} hint={intl.formatMessage(m.soldHint)} value={sold} />
      <Money label={intl.formatMessage(m.cost)} value={cost === null ? null : -cost} />
      <Money label={intl.formatMessage(m.earned)} value={sold === null || cost === null ? null : sold - cost} final />
    </>
  )
}
