import { NEW_PROVINCES, OLD_PROVINCES, takenApart } from '@shared/areas/carriers/rules/divisions'
import { FEE_PAYERS, type Carrier, type FeePayer } from '@shared/areas/carriers/rules/statuses'
import type { ReportOf } from '@shared/registry/service-types'
import type { Order } from '@shared/areas/trade/services/orders'
import { id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { carrierName } from '../../../../components/parcels/parcel-words'
import { serviceWord } from '../delivery-words'
import { deliveryMessages as m } from '../messages'
import { useSending } from '../use-sending'
import { CarrierMark } from './carrier-mark'
import './deliveries.css'

type Quote = ReportOf<'deliveries', 'quotes'>['data'][number]
const keyOf = ({ accountId, service }: Quote): string => `${accountId} ${service}`

const PROVINCES = [...NEW_PROVINCES, ...Object.keys(OLD_PROVINCES)].map((name) => ({ value: name, label: name }))

/** The least of a figure among those that have one. */
const leastOf = (quotes: readonly Quote[], figure: 'fee' | 'days'): number =>
  Math.min(...quotes.flatMap((quote) => (quote.problem === undefined ? (quote[figure] ?? []) : [])))

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
    const { name, phone, address, ward, district, province, note, driverId, feePayer } = sending
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
        },
      }).unwrap()
      toastDone(intl.formatMessage(m.sent, { carrier: carrierName(quote.carrier, intl), number }))
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
            {intl.formatMessage(m.onConfirm, { carrier: carrierName(quote.carrier, intl), amount: formatMoney(sending.cod, locale) })}
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
              ? intl.formatMessage(m.sendBy, { carrier: quote ? carrierName(quote.carrier, intl) : '…' })
              : intl.formatMessage(m.sendByFor, { carrier: carrierName(quote.carrier, intl), fee: formatMoney(quote.fee, locale) })}
          </Button>
        </>
      }
    >
      <div className="send">
        <Where state={state} needsDriver={quote?.carrier === 'own'} />
        <section>
          <header className="send__head">
            <strong>{state.isAsked ? intl.formatMessage(isAsking ? m.waysAsking : m.ways, { count: possible.length }) : ''}</strong>
            {state.isAsked && (
              <IconButton icon="refresh" label={intl.formatMessage(m.askAgain)} disabled={isAsking} onClick={() => void quotes.refetch()} />
            )}
          </header>
          <Ways state={state} rows={rows} chosen={quote ? keyOf(quote) : null} onChoose={setChosen} />
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

type State = ReturnType<typeof useSending>

const Where = ({ state, needsDriver }: { state: State; needsDriver: boolean }) => {
  const intl = useIntl()
  const { sending, change, isKnown, lacksPlace, isOld } = state
  const { data } = api.users.useFind({ status: 'active', $sort: { name: 1 }, $limit: 1000, $total: false }, { skip: !needsDriver })
  const line = (field: 'name' | 'phone' | 'address' | 'ward' | 'district' | 'note', label: string) => (
    <Field label={label}>
      {(ids) => <TextInput {...ids} value={sending[field]} maxLength={400} onChange={(event) => change({ [field]: event.target.value })} />}
    </Field>
  )
  return (
    <section className="send__where">
      <div className="send__pair">
        {line('name', intl.formatMessage(m.sendName))}
        {line('phone', intl.formatMessage(m.sendPhone))}
      </div>
      <Field label={intl.formatMessage(m.sendGiven)} hint={isKnown ? intl.formatMessage(m.sendKnown) : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={sending.given}
            maxLength={400}
            onChange={(event) => change({ given: event.target.value, ...takenApart(event.target.value) })}
          />
        )}
      </Field>
      {lacksPlace && <p className="send__unsure">{intl.formatMessage(m.sendUnsure)}</p>}
      {line('address', intl.formatMessage(m.sendAddress))}
      <div className="send__pair">
        {line('ward', intl.formatMessage(m.sendWard))}
        <Field label={intl.formatMessage(m.sendProvince)}>
          {(ids) => (
            <Select
              {...ids}
              options={PROVINCES}
              value={sending.province}
              placeholder={intl.formatMessage(m.sendChoose)}
              onChange={(province) => change({ province })}
            />
          )}
        </Field>
      </div>
      {(isOld || lacksPlace) && line('district', intl.formatMessage(m.sendDistrict))}
      <div className="send__pair">
        <Field label={intl.formatMessage(m.weight)} hint={state.isWeighed ? intl.formatMessage(m.sendWeighed) : undefined}>
          {(ids) => <QuantityInput {...ids} value={sending.weight} min={1} max={1_000_000} onChange={(weight) => change({ weight })} />}
        </Field>
        <Field label={intl.formatMessage(m.cod)}>
          {(ids) => <MoneyInput {...ids} value={sending.cod} onChange={(cod) => change({ cod })} />}
        </Field>
      </div>
      <div className="send__pair">
        <Field label={intl.formatMessage(m.sendInsured)}>
          {(ids) => <MoneyInput {...ids} value={sending.insured} onChange={(insured) => change({ insured })} />}
        </Field>
        {!needsDriver && (
          <Field label={intl.formatMessage(m.feePayer)}>
            {() => (
              <Segmented<FeePayer>
                label={intl.formatMessage(m.feePayer)}
                chosen={sending.feePayer}
                onChoose={(feePayer) => change({ feePayer })}
                segments={FEE_PAYERS.map((key) => ({ key, label: intl.formatMessage(m[`feePayer.${key}`]) }))}
              />
            )}
          </Field>
        )}
      </div>
      {line('note', intl.formatMessage(m.note))}
      {needsDriver && (
        <Field label={intl.formatMessage(m.driverId)}>
          {(ids) => (
            <Select
              {...ids}
              options={(data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
              value={sending.driverId}
              placeholder={intl.formatMessage(m.sendNobody)}
              onChange={(driverId) => change({ driverId })}
            />
          )}
        </Field>
      )}
    </section>
  )
}

interface WaysProps {
  state: State
  rows: readonly Quote[]
  chosen: string | null
  onChoose: (key: string) => void
}

const Ways = ({ state, rows, chosen, onChoose }: WaysProps) => {
  const intl = useIntl()
  const { quotes, isAsked, isAsking } = state
  if (!isAsked) return <p className="send__say second">{intl.formatMessage(m.waysLacking)}</p>
  if (quotes.isError && !quotes.data)
    return (
      <p className="send__say ink-debit" role="alert">
        {intl.formatMessage(m.waysFailed)}
      </p>
    )
  if (!quotes.data) return <SkeletonRows rows={4} />
  if (rows.length === 0)
    return (
      <p className="send__say">
        {intl.formatMessage(m.waysNone)} <ButtonLink to="/carriers">{intl.formatMessage(m.carrier)}</ButtonLink>
      </p>
    )
  const [cheapest, fastest] = [leastOf(rows, 'fee'), leastOf(rows, 'days')]
  return (
    <div role="radiogroup" aria-label={intl.formatMessage(m.carrier)} aria-busy={isAsking} className="send__ways">
      {rows.map((quote) => (
        <QuoteRow
          key={keyOf(quote)}
          quote={quote}
          isChosen={keyOf(quote) === chosen}
          isCheapest={quote.fee !== undefined && quote.fee === cheapest}
          isFastest={quote.days !== undefined && quote.days === fastest}
          onChoose={() => onChoose(keyOf(quote))}
        />
      ))}
    </div>
  )
}

interface QuoteRowProps {
  quote: Quote
  isChosen: boolean
  isCheapest: boolean
  isFastest: boolean
  onChoose: () => void
}

const titleOf = (carrier: Carrier, service: string, intl: ReturnType<typeof useIntl>): string =>
  [...new Set([carrierName(carrier, intl), serviceWord(service, intl)])].join(' · ')

const QuoteRow = ({ quote, isChosen, isCheapest, isFastest, onChoose }: QuoteRowProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { carrier, service, fee, days, problem } = quote
  return (
    <label className={`quote${problem === undefined ? '' : ' quote--refused'}`}>
      <CarrierMark carrier={carrier} />
      <span>
        <span className="strong cut">{titleOf(carrier, service, intl)}</span>
        {problem !== undefined && <span className="second">{problem}</span>}
      </span>
      <span>
        {days !== undefined && <span className="num">{intl.formatMessage(m.days, { days })}</span>}
        {isFastest && <span className="second ink-credit">{intl.formatMessage(m.fastest)}</span>}
      </span>
      <span className="end">
        {fee !== undefined && <span className="num strong">{formatMoney(fee, locale)}</span>}
        {isCheapest ? (
          <span className="second ink-credit">{intl.formatMessage(m.cheapest)}</span>
        ) : (
          carrier === 'own' && <span className="second">{intl.formatMessage(m.payOwn)}</span>
        )}
      </span>
      <input type="radio" name="quote" checked={isChosen} disabled={problem !== undefined} onChange={onChoose} />
    </label>
  )
}
