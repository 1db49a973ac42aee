import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { LoadFailed, StaleBanner } from '../../../../components/list-states'
import { dayOf, formatDate, formatQuantity } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { DateRange } from '../../../../ui/DateRange/DateRange'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { KindMark, Moved, movementColumns } from '../components/movement-columns'
import { StockFlow } from '../components/stock-flow'
import { StockHead } from '../components/stock-head'
import { StockPlaces } from '../components/stock-places'
import { UnitsDock } from '../components/units-dock'
import { stockMessages as m } from '../messages'
import { documentLink, kindOf, type Movement } from '../movements'
import { useStockView } from '../use-stock-view'
import '../components/products.css'
import '../components/stock.css'

const keyOf = ({ _id }: Movement): string => _id

/** The stock of one product: where it stands, how it came and went, and its units one by one. */
export const StockScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const seesCost = useCan('/purchases')
  const seesUnits = useCan(['/sales', '/purchases'])
  const view = useStockView()
  const workspace = useWorkspace()
  const zone = useZone()
  const { productId, warehouseId, state, change, product, history, movements, flow, nameOf } = view
  const unit = product.data?.unit ?? ''
  const title = product.data?.name ?? intl.formatMessage(m.units)
  const search = `?since=${state.since}&until=${state.until}`
  const opened = history.data?.data.find(({ orderId }) => orderId === state.units)
  const close = (): void => change({ units: '', status: 'all', page: 1 })

  if (product.error && !product.data)
    return (
      <ListPage title={title}>
        <LoadFailed error={product.error} onRetry={product.refetch} retrying={product.isFetching} />
      </ListPage>
    )
  const inWarehouse = state.units === 'warehouse' && warehouseId !== ''
  const dock = seesUnits && state.units && (inWarehouse || state.units !== 'warehouse') && (
    <UnitsDock
      key={`${state.units}${warehouseId}`}
      title={
        inWarehouse
          ? intl.formatMessage(m.unitsIn, { warehouse: nameOf(warehouseId) })
          : opened?.order_number
            ? intl.formatMessage(m.unitsOf, { number: opened.order_number })
            : intl.formatMessage(m.units)
      }
      productId={productId}
      productName={title}
      of={inWarehouse ? { warehouseId } : { importId: state.units }}
      status={state.status}
      page={state.page}
      change={change}
      nameOf={nameOf}
      onClose={close}
    />
  )
  return (
    <ListPage
      title={title}
      dock={dock}
      dockSize="units"
      foot={
        <>
          <span>{intl.formatMessage(m.movements, { count: movements?.length ?? 0 })}</span>
          {flow && seesCost && flow.unknown > 0 && (
            <span>{intl.formatMessage(m.someUnknown, { count: formatQuantity(flow.unknown, locale), unit })}</span>
          )}
        </>
      }
    >
      {product.data ? <StockHead product={product.data} notShipped={view.notShipped} /> : <SkeletonRows rows={1} lines={2} />}
      <StockPlaces
        places={view.places}
        unit={unit}
        chosen={warehouseId}
        nameOf={nameOf}
        linkOf={(id) => `/product/${productId}${id ? `/${id}` : ''}${search}`}
      />
      <div className="stock-tools">
        <DateRange
          value={{ from: state.since, to: state.until }}
          from={workspace && dayOf(workspace.created, zone)}
          onChange={({ from, to }) => change({ since: from, until: to })}
        />
        <Segmented
          label={intl.formatMessage(m.kinds)}
          chosen={state.kind}
          onChoose={(kind) => change({ kind })}
          segments={(['all', 'in', 'out', 'back', 'moved'] as const).map((key) => ({
            key: key as string,
            label: intl.formatMessage(m[key]),
          }))}
        />
        {seesUnits && warehouseId && (
          <Button icon="qr" onClick={() => change({ units: 'warehouse', status: 'left', page: 1 })}>
            {intl.formatMessage(m.units)}
          </Button>
        )}
        {flow && <StockFlow flow={flow} />}
      </div>
      <StaleBanner />
      {history.error && !history.data ? (
        <LoadFailed error={history.error} onRetry={history.refetch} retrying={history.isFetching} />
      ) : (
        <DataTable
          label={intl.formatMessage(m.document)}
          columns={movementColumns({ intl, locale, seesCost, nameOf })}
          rows={movements}
          live={view.live}
          rowKey={keyOf}
          open={movements?.find(({ orderId }) => orderId === state.units)?._id}
          onOpen={(movement) => {
            if (!movement.order_number) return
            if (movement.orderId && kindOf(movement) === 'in' && seesUnits) change({ units: movement.orderId, status: 'all', page: 1 })
            else void navigate(documentLink(movement))
          }}
          busy={history.isFetching && !history.currentData}
          notice={history.data?.more ? intl.formatMessage(m.more) : undefined}
          empty={
            <EmptyState icon="box" title={intl.formatMessage(m.noMovement)}>
              {intl.formatMessage(m.noMovementHint)}
            </EmptyState>
          }
          phone={(movement) => (
            <PhoneRow
              name={movement.partner || (movement.order_number ?? intl.formatMessage(m.anOrder))}
              amount={<Moved quantity={movement.quantity} locale={locale} />}
              about={
                <>
                  <KindMark movement={movement} intl={intl} />
                  <span className="num">
                    {movement.order_number && `${movement.order_number} · `}
                    <When value={movement.time} as="day-month" />
                  </span>
                </>
              }
              owed={<span className="num">{formatQuantity(movement.balance, locale)}</span>}
            />
          )}
        />
      )}
      {flow && (
        <p className="stock-opening">
          <span>{intl.formatMessage(m.openingRow, { day: formatDate(state.since) })}</span>
          <span className="num">{formatQuantity(flow.opening, locale)}</span>
        </p>
      )}
    </ListPage>
  )
}
