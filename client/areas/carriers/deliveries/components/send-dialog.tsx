import type { Order } from '@shared/areas/trade/services/orders'
import { id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { bringerName } from '../../../../components/parcels/parcel-words'
import { deliveryMessages as m } from '../messages'
import { useSending } from '../use-sending'
import { keyOf, leastOf, SendWays } from './send-ways'
import { SendWhere } from './send-where'
import './deliveries.css'

interface SendDialogProps {
  order: Order
  /** The moment of the shipment. */
  time: Order['shipments'][number]['time']
  onClose: () => void
}

/** Second step of shipping: to whom and where a shipment goes, and by whom: what carriers take stands side by side. */
export const SendDialog = ({ order, time, onClose }: SendDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const state = useSending(order, time)
  const { sending, quotes, isAsking, isWhole } = state
  const [chosen, setChosen] = useState<string | null>(null)
  const [printing, setPrinting] = useState(true)
  const [create, { isLoading }] = api.deliveries.useCreate()
  const rows = quotes.data?.data ?? []
  const possible = rows.filter(({ problem }) => problem === undefined)
  const cheapest = leastOf(possible, 'fee')
  const quote = possible.find((each) => keyOf(each) === chosen) ?? possible.find(({ fee }) => fee === cheapest) ?? possible[0]
  const number = order.order_number
  const ready = isWhole && quote !== undefined && !isAsking && !isLoading

  const send = async (): Promise<void> => {
    if (!ready || sending.weight === null) return
    const { name, phone, address, ward, district, province, note, driverId, feePayer, before } = sending
    try {
      const made = await create({
        orderId: order._id,
        shippingTime: time,
        accountId: quote.accountId,
        carrier: quote.carrier,
        service: quote.service,
        cod: dong(sending.cod ?? 0),
        ...(sending.insured ? { insured: dong(sending.insured) } : {}),
        weight: sending.weight,
        ...(quote.fee === undefined ? {} : { quoted: quote.fee }),
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(quote.carrier !== 'own' && feePayer === 'receiver' ? { feePayer } : {}),
        ...(quote.carrier === 'own' && driverId ? { driverId: id<'users'>(driverId) } : {}),
        to: {
          name: name.trim(),
          phone: phone.trim(),
          address: address.trim(),
          ward: ward.trim(),
          province,
          division: state.isOld ? 'old' : 'new',
          ...(district.trim() ? { district: district.trim() } : {}),
          ...(before ? { before } : {}),
        },
      }).unwrap()
      toastDone(intl.formatMessage(m.sent, { carrier: bringerName(quote, intl), number }))
      if (printing) window.open(`/print/deliveries?ids=${made._id}`, '_blank', 'noopener')
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.sendTitle, { number })}
      subtitle={order.customer?.name ?? order.agent?.name}
      width={1080}
      page
      flush
      closable={!isLoading}
      onSend={() => void send()}
      onClose={onClose}
      note={
        quote && quote.carrier !== 'own' && sending.cod ? (
          <span className="second">
            {intl.formatMessage(m.onConfirm, { carrier: bringerName(quote, intl), amount: formatMoney(sending.cod, locale) })}
          </span>
        ) : undefined
      }
      foot={
        <>
          <Button kbd="Esc" disabled={isLoading} onClick={onClose}>
            {intl.formatMessage(m.onlyShipped)}
          </Button>
          <Button kind="primary" icon="truck" kbd="Ctrl ↵" busy={isLoading} disabled={!ready} onClick={() => void send()}>
            {quote?.fee === undefined
              ? intl.formatMessage(m.sendBy, { carrier: quote ? bringerName(quote, intl) : '…' })
              : intl.formatMessage(m.sendByFor, { carrier: bringerName(quote, intl), fee: formatMoney(quote.fee, locale) })}
          </Button>
        </>
      }
    >
      <div className="send">
        <SendWhere state={state} needsDriver={quote?.carrier === 'own'} />
        <section>
          <header className="send__head">
            <strong>{state.isAsked ? intl.formatMessage(isAsking ? m.waysAsking : m.ways, { count: possible.length }) : ''}</strong>
            {state.isAsked && (
              <IconButton icon="refresh" label={intl.formatMessage(m.askAgain)} disabled={isAsking} onClick={() => void quotes.refetch()} />
            )}
          </header>
          <SendWays state={state} rows={rows} chosen={quote ? keyOf(quote) : null} onChoose={setChosen} />
          <div className="send__say">
            <Checkbox checked={printing} onChange={setPrinting}>
              {intl.formatMessage(m.sendLabels)}
            </Checkbox>
          </div>
        </section>
      </div>
    </Dialog>
  )
}
