import type { LabelPaper } from '@shared/areas/carriers/services/deliveries'
import { statusOfWord, type FeePayer } from '@shared/areas/carriers/rules/statuses'
import type { DeliveryEvent, Reported } from '@shared/areas/carriers/rules/reported'
import { dongOf, isPayload, listOf, momentOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import { OutboundError } from '../../../platform/outbound/outbound'
import { CarrierRefusal, TokenRefusal, daysUntil, type CarrierClient, type Line, type Parcel, type Place } from './carrier-client'

const HEAVY_FROM_G = 20_000
const SERVICE_TYPES: Readonly<Record<string, number>> = { light: 2, heavy: 5 }
/** More isn't insured. */
const MAX_INSURED = 5_000_000
const PAYS: Readonly<Record<FeePayer, number>> = { sender: 1, receiver: 2 }
const MAY_LOOK = 'CHOXEMHANGKHONGTHU'

const ask = async (url: string, { send, token, shopId }: Line, path: string, body: object): Promise<Payload> => {
  const answer = await send({
    method: 'POST',
    url: `${url}/v2${path}`,
    headers: { 'Content-Type': 'application/json', Token: token, ShopId: shopId },
    body: JSON.stringify(body),
  })
  const answered = answer.json()
  if (!isPayload(answered)) throw new OutboundError('unreadable', 'GHN answered no object')
  const code = textOf(answered['code'])
  const why = textOf(answered['code_message_value']) || textOf(answered['message']) || `GHN ${answer.status}`
  if (answer.status === 401 || code === '401') throw new TokenRefusal(why)
  if (code !== '200') throw new CarrierRefusal(why)
  const { data } = answered
  if (Array.isArray(data)) return listOf(data)[0] ?? {}
  return isPayload(data) ? data : {}
}

/** By names, as GHN's own lists have them: of the new division without a district. */
const placeOf = (side: 'from' | 'to', { name, phone, address, division, province, district, ward }: Place): Payload => ({
  [`${side}_name`]: name,
  [`${side}_phone`]: phone,
  [`${side}_address`]: address,
  [`${side}_ward_name`]: ward,
  [`${side}_province_name`]: province,
  ...(division === 'new' ? { [`is_new_${side}_address`]: true } : { [`${side}_district_name`]: district ?? '' }),
})

/** The same for a quote and for the order itself: the one can't differ from the other. */
const bodyOf = ({ id, from, to, weight, size, cod, insured, note, feePayer, items }: Parcel, service: string): Payload => ({
  payment_type_id: PAYS[feePayer],
  required_note: MAY_LOOK,
  service_type_id: SERVICE_TYPES[service] ?? SERVICE_TYPES['light'],
  client_order_code: id,
  ...placeOf('from', from),
  ...placeOf('to', to),
  cod_amount: cod,
  insurance_value: Math.min(insured, MAX_INSURED),
  weight,
  ...size,
  content: items
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 2000),
  note,
  items: items.map(({ name, code, quantity, price }) => ({ name, code, quantity, price, weight: Math.ceil(weight / items.length) })),
})

const eventOf = (entry: Payload): DeliveryEvent[] => {
  const word = textOf(entry['status'])
  const status = statusOfWord('ghn', word)
  return status ? [{ status, word, at: new Date(momentOf(entry['updated_date'], 'updated_date')) }] : []
}

const reportedOf = (data: Payload): Reported => {
  const word = textOf(data['status'])
  const status = statusOfWord('ghn', word)
  if (!status) throw new OutboundError('unreadable', `GHN says '${word}', which nobody knows`)
  const reason = textOf(data['reason'])
  return {
    code: textOf(data['order_code']),
    status,
    word,
    at: new Date(momentOf(data['updated_date'], 'updated_date')),
    ...(reason ? { reason } : {}),
    ...(data['total_fee'] === undefined ? {} : { fee: dongOf(data['total_fee']) }),
    ...(data['cod_amount'] === undefined ? {} : { cod: dongOf(data['cod_amount']) }),
    isPaidOut: textOf(data['cod_transfer_date']) !== '',
    before: listOf(data['log']).flatMap(eventOf),
  }
}

const PRINTERS: Readonly<Record<LabelPaper, string>> = { a5: 'printA5', '80x80': 'print80x80', '52x70': 'print52x70' }

/** What it says of a parcel; null of one that it doesn't know. */
const known = async (asked: Promise<Payload>): Promise<Reported | null> => {
  try {
    return reportedOf(await asked)
  } catch (error) {
    if (error instanceof CarrierRefusal && /not.?found|không tìm thấy|không tồn tại/i.test(error.message)) return null
    throw error
  }
}

/** GHN. @param url where its interface is */
export const ghn = (url: string, now: () => Date): CarrierClient => ({
  services: ({ weight }) => [weight < HEAVY_FROM_G ? 'light' : 'heavy'],
  quote: async (line, parcel, service) => {
    const data = await ask(url, line, '/shipping-order/preview', bodyOf(parcel, service))
    const days = daysUntil(textOf(data['expected_delivery_time']) || undefined, now())
    return { fee: dongOf(data['total_fee']), ...(days === undefined ? {} : { days }) }
  },
  create: async (line, parcel, service) => {
    const data = await ask(url, line, '/shipping-order/create', bodyOf(parcel, service))
    const code = textOf(data['order_code'])
    if (code === '') throw new OutboundError('unreadable', 'GHN answered no code')
    const expected = Date.parse(textOf(data['expected_delivery_time']))
    return { code, fee: dongOf(data['total_fee']), ...(Number.isNaN(expected) ? {} : { expected: new Date(expected) }) }
  },
  find: (line, client_order_code) => known(ask(url, line, '/shipping-order/detail-by-client-code', { client_order_code })),
  detail: (line, order_code) => known(ask(url, line, '/shipping-order/detail', { order_code })),
  cancel: async (line, code) => void (await ask(url, line, '/switch-status/cancel', { order_codes: [code] })),
  redeliver: async (line, code) => void (await ask(url, line, '/switch-status/storing', { order_codes: [code] })),
  giveUp: async (line, code) => void (await ask(url, line, '/switch-status/return', { order_codes: [code] })),
  changeCod: async (line, order_code, cod_amount) => void (await ask(url, line, '/shipping-order/updateCOD', { order_code, cod_amount })),
  labels: async (line, order_codes, paper) => {
    const token = textOf((await ask(url, line, '/a5/gen-token', { order_codes }))['token'])
    if (token === '') throw new OutboundError('unreadable', 'GHN answered no token')
    // It opens these labels for half an hour and nothing else; the shop's own token stays here.
    return { url: `${new URL(`/a5/public-api/${PRINTERS[paper]}`, url)}?${new URLSearchParams({ token })}` }
  },
  signalOf: (body) => {
    const sent: unknown = JSON.parse(body)
    return isPayload(sent) ? { code: textOf(sent['OrderCode']), id: textOf(sent['ClientOrderCode']) } : null
  },
})
