import type { LabelPaper } from '@shared/areas/carriers/services/deliveries'
import { GHTK_SETTLED, statusOfWord, type FeePayer } from '@shared/areas/carriers/rules/statuses'
import type { Reported } from '@shared/areas/carriers/rules/reported'
import { dongOf, isPayload, momentOf, payloadOf, textOf, type Payload } from '@shared/areas/shops/rules/payload'
import { OutboundError } from '../../../platform/outbound/outbound'
import { CarrierRefusal, TokenRefusal, type CarrierClient, type Line, type Parcel, type Place } from './carrier-client'

const GRAMS = 1000
/** Whether the buyer is freed of the fee. */
const IS_FREE: Readonly<Record<FeePayer, number>> = { sender: 1, receiver: 0 }

interface Call {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

const isShutOut = (status: number): boolean => status === 401 || status === 403

/** @returns what it answers, refusals among it: `success` says which */
const ask = async (url: string, { send, token, partnerCode }: Line, { method = 'GET', path, query, body }: Call): Promise<Payload> => {
  const answer = await send({
    method,
    url: `${url}/services${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    headers: { Token: token, 'X-Client-Source': partnerCode, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answered = answer.json()
  if (!isPayload(answered)) throw new OutboundError('unreadable', 'GHTK answered no object')
  if (isShutOut(answer.status)) throw new TokenRefusal(textOf(answered['message']) || `GHTK ${answer.status}`)
  return answered
}

const done = (answered: Payload): Payload => {
  if (answered['success'] === true) return answered
  throw new CarrierRefusal(textOf(answered['message']) || 'GHTK')
}

/** Places go by the names of before 1 July 2025, where they are known. */
const byOldNames = ({ before, ...place }: Place): Place => ({ ...place, ...before })

const orderOf = ({ id, weight, cod, insured, note, feePayer, items, ...sent }: Parcel, service: string): object => {
  const [from, to] = [byOldNames(sent.from), byOldNames(sent.to)]
  return {
    products: items.map(({ name, code, quantity }) => ({ name, quantity, product_code: code, weight: weight / GRAMS / items.length })),
    order: {
      id,
      pick_name: from.name,
      pick_tel: from.phone,
      pick_address: from.address,
      pick_province: from.province,
      pick_district: from.district ?? '',
      pick_ward: from.ward,
      name: to.name,
      tel: to.phone,
      address: to.address,
      province: to.province,
      district: to.district ?? '',
      ward: to.ward,
      hamlet: 'Khác',
      is_freeship: IS_FREE[feePayer],
      pick_money: cod,
      value: insured,
      note,
      transport: service,
      pick_option: 'cod',
    },
  }
}

const PAPERS: Readonly<Record<LabelPaper, string>> = { a5: 'A5', '80x80': 'A6', '52x70': 'A6' }

/** The PDF of one label; a refusal comes as JSON. */
const labelOf = async (url: string, { send, token, partnerCode }: Line, code: string, paper: LabelPaper): Promise<Buffer> => {
  const query = new URLSearchParams({ original: 'portrait', page_size: PAPERS[paper] })
  const answer = await send({
    method: 'GET',
    url: `${url}/services/label/${encodeURIComponent(code)}?${query}`,
    headers: { Token: token, 'X-Client-Source': partnerCode },
  })
  if (answer.bytes.subarray(0, 5).toString('latin1') === '%PDF-') return answer.bytes
  const answered = answer.json()
  const why = (isPayload(answered) && textOf(answered['message'])) || `GHTK ${answer.status}`
  throw isShutOut(answer.status) ? new TokenRefusal(why) : new CarrierRefusal(why)
}

const reportedOf = (order: Payload): Reported => {
  const word = textOf(order['status'])
  const status = statusOfWord('ghtk', word)
  if (!status) throw new OutboundError('unreadable', `GHTK says '${word}', which nobody knows`)
  const reason = textOf(order['message'])
  return {
    code: textOf(order['label_id']),
    status,
    word,
    at: new Date(momentOf(order['modified'], 'modified')),
    ...(reason ? { reason } : {}),
    ...(order['ship_money'] === undefined ? {} : { fee: dongOf(order['ship_money']) + dongOf(order['insurance'] ?? 0) }),
    ...(order['pick_money'] === undefined ? {} : { cod: dongOf(order['pick_money']) }),
    isPaidOut: word === GHTK_SETTLED,
  }
}

const know = async (url: string, line: Line, name: string): Promise<Reported | null> => {
  const answered = await ask(url, line, { path: `/shipment/v2/${name}` })
  return answered['success'] === true ? reportedOf(payloadOf(answered['order'] ?? {}, 'order')) : null
}

/** GHTK. @param url where its interface is */
export const ghtk = (url: string): CarrierClient => ({
  services: () => ['road', 'fly'],
  quote: async (line, { weight, insured, ...sent }, service) => {
    const [from, to] = [byOldNames(sent.from), byOldNames(sent.to)]
    const query = {
      pick_province: from.province,
      pick_district: from.district ?? '',
      pick_ward: from.ward,
      province: to.province,
      district: to.district ?? '',
      ward: to.ward,
      address: to.address,
      weight: String(weight),
      value: String(insured),
      transport: service,
    }
    const fee = payloadOf(done(await ask(url, line, { path: '/shipment/fee', query }))['fee'] ?? {}, 'fee')
    if (fee['delivery'] === false) throw new CarrierRefusal('GHTK không có tuyến này')
    return { fee: dongOf(fee['fee']) }
  },
  create: async (line, parcel, service) => {
    const answered = await ask(url, line, {
      method: 'POST',
      path: '/shipment/order/',
      query: { ver: '1.5' },
      body: orderOf(parcel, service),
    })
    const order = payloadOf(done(answered)['order'] ?? {}, 'order')
    const code = textOf(order['label'])
    if (code === '') throw new OutboundError('unreadable', 'GHTK answered no label')
    return { code, fee: dongOf(order['fee']) + dongOf(order['insurance_fee'] ?? 0) }
  },
  find: (line, id) => know(url, line, `partner_id:${encodeURIComponent(id)}`),
  detail: (line, code) => know(url, line, encodeURIComponent(code)),
  cancel: async (line, code) => void done(await ask(url, line, { method: 'POST', path: `/shipment/cancel/${encodeURIComponent(code)}` })),
  labels: async (line, [code = ''], paper) => ({ name: `${code}.pdf`, bytes: await labelOf(url, line, code, paper) }),
  signalOf: (body, type) => {
    const sent: unknown = type.includes('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
    return isPayload(sent) ? { code: textOf(sent['label_id']), id: textOf(sent['partner_id']) } : null
  },
})
