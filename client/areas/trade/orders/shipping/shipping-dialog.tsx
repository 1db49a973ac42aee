import type { Order, Shipment } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useConnection } from '../../../../api/realtime/use-connection'
import { formatDateTime } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Declined, failureOf } from '../../../../ui/form/form-error'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { partnerOfOrder } from '../kinds'
import { actionMessages as m } from '../messages'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { errorText } from '../../../../components/use-error-text'
import { goodsOfThen } from './goods-of-then'
import { ShippingFields } from './shipping-fields'
import { ShippingLine } from './shipping-line'
import { ShippingOutcome } from './shipping-outcome'
import { sendAddress, useSendsWithCarriers } from './send-address'
import { useScan } from './use-scan'
import { useShipping } from './use-shipping'
import './shipping-dialog.css'

interface ShippingDialogProps {
  order: Order
  /** The past shipment to edit; without it a new one. */
  editing: Shipment | null
  warehouses: readonly Warehouse[]
  onClose: () => void
}

/** 'Order is being shipped', or a purchase received: which warehouse, how many of what, when; and what confirming will change. */
export const ShippingDialog = ({ order, editing, warehouses, onClose }: ShippingDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const phone = useIsPhone()
  const { status } = useConnection()
  const shipping = useShipping(order, editing, warehouses)
  const { goesOut, lines, count, left, short, saving, warehouseId } = shipping
  const { scan, result } = useScan(shipping)
  const [then, setThen] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const focusScan = (): void => root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  const [refused, setRefused] = useState<string | null>(null)
  const warehouse = warehouses.find(({ _id }) => _id === warehouseId)
  const partner = partnerOfOrder(order)
  const number = order.order_number
  const offline = status === 'offline'
  const reason = offline ? intl.formatMessage(m.offline) : (shipping.timeProblem ?? (count > 0 || editing ? shipping.refusal : null))
  const [missing] = short
  const tooMany = missing ? errorText('stock.not-enough', locale, { name: missing.name }) : null
  const ready = !reason && !tooMany && (count > 0 || editing !== null)

  const sendsOn = useSendsWithCarriers(order) && !editing
  const navigate = useNavigate()

  /** @param onwards who brings it is chosen next */
  const confirm = async (onwards = false): Promise<void> => {
    if (!ready || saving) return
    setRefused(null)
    try {
      const after = await shipping.confirm()
      toastDone(intl.formatMessage(editing ? m.editDone : goesOut ? m.shipDone : m.receiveDone, { count, number }))
      const goesOn = then && after.status === 'partial-shipped'
      setThen(null)
      if (!goesOn && onwards && after.shippingTime) return void navigate(sendAddress(after, after.shippingTime))
      if (!goesOn) return onClose()
      shipping.startOver(then)
      focusScan()
    } catch (thrown) {
      if (thrown instanceof Declined) return
      const then = goodsOfThen(thrown)
      const ofThen = then && intl.formatMessage(m.shortageThen, { at: formatDateTime(then.at, zone), left: then.left })
      const text = [failureOf(thrown).message ?? '', ofThen].filter(Boolean).join('. ')
      setRefused(text)
      toastError(text)
    }
  }
  const title = editing ? (goesOut ? m.editTitle : m.editReceiptTitle) : goesOut ? m.shipTitle : m.receiveTitle
  const verb = editing ? m.confirmEdit : goesOut ? m.confirmShip : m.confirmReceive
  return (
    <Dialog
      title={intl.formatMessage(title, { number })}
      subtitle={[partner?.name, partner?.shippingAddress ?? partner?.address].filter(Boolean).join(', ')}
      width={968}
      page
      flush
      closable={!saving}
      onSend={() => void confirm(sendsOn)}
      onClose={onClose}
      note={
        phone ? undefined : (
          <span className="ship-progress">
            <ProgressBar value={count} most={left} label={intl.formatMessage(m.progress, { now: count, left })} />
            <span className="num">{intl.formatMessage(m.progress, { now: count, left })}</span>
          </span>
        )
      }
      foot={
        <>
          <Button kbd="Esc" disabled={saving} onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          {sendsOn && (
            <Button disabled={!ready || saving} onClick={() => void confirm()}>
              {intl.formatMessage(m.onlyShip)}
            </Button>
          )}
          <Button
            kind="primary"
            icon={goesOut ? 'truck' : 'inbox'}
            kbd="Ctrl ↵"
            busy={saving}
            disabled={!ready}
            onClick={() => void confirm(sendsOn)}
          >
            {intl.formatMessage(sendsOn ? m.shipAndSend : verb, { count })}
          </Button>
        </>
      }
    >
      <div ref={root} onKeyDown={({ key }) => key === 'F2' && focusScan()} className="ship">
        {warehouses.length === 0 ? (
          <EmptyState
            icon="warehouse"
            title={intl.formatMessage(m.noWarehouses)}
            action={<ButtonLink to="/warehouses">{intl.formatMessage(m.addWarehouse)}</ButtonLink>}
          />
        ) : (
          <>
            <ShippingFields
              shipping={shipping}
              warehouses={warehouses}
              editing={editing !== null}
              onScan={(code) => void scan(code)}
              result={result}
            />
            <div role="table" className={`ship-lines${goesOut ? '' : ' ship-lines--in'}`}>
              <ShipHead goesOut={goesOut} />
              {lines.map((line) => (
                <ShippingLine
                  key={line.productId}
                  line={line}
                  goesOut={goesOut}
                  warehouse={warehouse}
                  warehouses={warehouses}
                  then={then}
                  onThen={setThen}
                  onQuantity={(quantity) => shipping.setQuantity(line, quantity)}
                />
              ))}
            </div>
            <ShippingOutcome order={order} shipping={shipping} warehouse={warehouse} problem={refused ?? reason ?? tooMany} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const ShipHead = ({ goesOut }: { goesOut: boolean }) => {
  const intl = useIntl()
  return (
    <div className="ship-head" role="row">
      <span role="columnheader">{intl.formatMessage(m.columnItem)}</span>
      <span role="columnheader">{intl.formatMessage(m.columnOrdered)}</span>
      <span role="columnheader">{intl.formatMessage(goesOut ? m.columnShipped : m.columnReceived)}</span>
      <span role="columnheader">{intl.formatMessage(m.columnStock)}</span>
      <span role="columnheader">{intl.formatMessage(goesOut ? m.columnNow : m.columnNowIn)}</span>
      <span role="columnheader">{intl.formatMessage(goesOut ? m.columnUnits : m.columnUnitsIn)}</span>
    </div>
  )
}
