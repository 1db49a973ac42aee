import type { Order } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useConnection } from '../../../../api/realtime/use-connection'
import { ScanField } from '../../../../components/scan/scan-field'
import { useUndo } from '../../../../components/undo/use-undo'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { Select } from '../../../../ui/Select/Select'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formatMoney } from '../../../../lib/format'
import { partnerOfOrder } from '../kinds'
import { actionMessages as am, returnMessages as m } from '../messages'
import { ReturnOutcome } from './return-outcome'
import { useReturn } from './use-return'
import { useReturnScan } from './use-return-scan'
import { ReturnRow } from './return-row'
import '../shipping/shipping-dialog.css'

/** Told what comes back for other goods, and what was paid for it, in whole dong. */
export type OnExchange = (back: {
  readonly goods: readonly { readonly productId: string; readonly name: string; readonly quantity: number }[]
  readonly credit: number
}) => void

interface ReturnDialogProps {
  order: Order
  warehouses: readonly Warehouse[]
  onClose: () => void
  /** They come back for others, which are chosen elsewhere; absent: that isn't offered. */
  onExchange?: OnExchange | undefined
}

/** Takes back some or all of what was shipped (or gives back what was received): which products, where to, and what becomes of the money. */
export const ReturnDialog = ({ order, warehouses, onClose, onExchange }: ReturnDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { status } = useConnection()
  const back = useReturn(order)
  const undo = useUndo()
  const [patch] = api.orders.usePatch()
  const { comesIn, lines, count, left, saving } = back
  const { scan, result } = useReturnScan(order, back)
  const [refused, setRefused] = useState<string | null>(null)
  const number = order.order_number
  const blockedBy = status === 'offline' ? intl.formatMessage(am.offline) : back.refusal
  const ready = blockedBy === null && count > 0

  const exchange = (): void => {
    const goods = lines.flatMap(({ productId, name, quantity }) => (quantity > 0 ? [{ productId, name, quantity }] : []))
    onExchange?.({ goods, credit: Math.min(order.paid, back.overpaid) })
  }

  const confirm = async (): Promise<void> => {
    if (!ready || saving) return
    setRefused(null)
    try {
      const after = await back.confirm()
      const text = intl.formatMessage(m.done, { count, number })
      const at = after.shipments.at(-1)?.time
      // What ended the order stays.
      if (at === undefined || after.status === 'returned') toastDone(text)
      else undo(text, () => patch({ id: order._id, data: { undoReturn: at, rev: after.rev } }).unwrap())
      onClose()
    } catch (thrown) {
      const text = failureOf(thrown).message ?? ''
      setRefused(text)
      toastError(text)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(comesIn ? m.title : m.titleOut, { number })}
      subtitle={partnerOfOrder(order)?.name ?? ''}
      width={820}
      page
      flush
      closable={!saving}
      onSend={() => void confirm()}
      onClose={onClose}
      foot={
        <>
          <Button kbd="Esc" disabled={saving} onClick={onClose}>
            {intl.formatMessage(am.later)}
          </Button>
          {onExchange && (
            <Button icon="refresh" disabled={saving || !ready} onClick={exchange}>
              {intl.formatMessage(m.exchange)}
            </Button>
          )}
          <Button kind="primary" icon="undo" kbd="Ctrl ↵" busy={saving} disabled={!ready} onClick={() => void confirm()}>
            {intl.formatMessage(m.confirm, { count })}
          </Button>
        </>
      }
    >
      <div className="ship">
        <div className="ship-fields ship-fields--return">
          <Field label={intl.formatMessage(comesIn ? m.into : m.from)}>
            {(ids) => (
              <Select
                {...ids}
                options={[
                  { value: '', label: intl.formatMessage(comesIn ? m.whereItLeft : m.whereItIs) },
                  ...warehouses.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                value={back.warehouseId}
                onChange={back.setWarehouse}
              />
            )}
          </Field>
          <ScanField label={intl.formatMessage(am.scan)} onCode={(code) => void scan(code)} result={result} saysResult={false} autoFocus />
        </div>
        <div className="ship-tools">
          <Button kind="link" size="s" onClick={() => back.setAll(({ kept }) => kept)}>
            {intl.formatMessage(m.all, { count: left })}
          </Button>
          <Button kind="link" size="s" onClick={() => back.setAll(() => 0)}>
            {intl.formatMessage(am.shipNone)}
          </Button>
          <span role="status" className={result ? (result.good ? 'ink-credit' : 'ink-debit') : 'unseen'}>
            {result?.text}
          </span>
        </div>
        <div role="table" className="ship-lines ship-lines--return" aria-label={intl.formatMessage(m.lines)}>
          <div className="ship-head" role="row">
            <span role="columnheader">{intl.formatMessage(am.columnItem)}</span>
            <span role="columnheader">{intl.formatMessage(comesIn ? am.columnShipped : am.columnReceived)}</span>
            <span role="columnheader">{intl.formatMessage(m.columnBack)}</span>
            <span role="columnheader">{intl.formatMessage(m.columnNow)}</span>
          </div>
          {lines.map((line) => (
            <ReturnRow key={line.productId} line={line} comesIn={comesIn} onQuantity={(quantity) => back.setQuantity(line, quantity)} />
          ))}
        </div>
        {back.refundable > 0 && (
          <div className="ship-refund">
            <Checkbox checked={back.refunds} onChange={back.setRefund} hint={intl.formatMessage(m.refundHint)}>
              {intl.formatMessage(comesIn ? m.refund : m.refundOut, { amount: formatMoney(back.refundable, locale) })}
            </Checkbox>
          </div>
        )}
        <ReturnOutcome order={order} back={back} warehouses={warehouses} problem={refused ?? blockedBy} />
      </div>
    </Dialog>
  )
}
