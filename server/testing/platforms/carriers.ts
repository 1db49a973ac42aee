import { answerAsGhn, refusedByGhn, type Fields, type StandInBooks, type StandInParcel } from '../../areas/carriers/clients/ghn-stand-in'
import { StandIn, type StandInAnswer, type StandInCall } from './stand-in'

const fieldsOf = (body: string): Fields => (body === '' ? {} : (JSON.parse(body) as Fields))
/** Vietnam's time: 2026-11-21 14:03:00. */
const local = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** What both carriers do with parcels: each is taken once by the sender's id. */
abstract class CarrierStandIn implements StandInBooks {
  readonly parcels: StandInParcel[] = []
  readonly server: StandIn
  url = ''
  /** By how much more it takes than it quoted, of what it takes from now on. */
  dearer = 0
  readonly now: () => Date

  constructor(now: () => Date) {
    this.now = now
    this.server = new StandIn((call) => this.answer(call))
  }

  async start(port = 0): Promise<void> {
    this.url = await this.server.listen(port)
  }

  stop(): Promise<void> {
    return this.server.close()
  }

  protected abstract answer(call: StandInCall): StandInAnswer

  /** Something happens to a parcel, now unless it is said when. */
  move(code: string, word: string, at: Date = this.now()): void {
    const parcel = this.parcels.find((each) => each.code === code)
    if (!parcel) throw new Error(`there is no parcel ${code}`)
    Object.assign(parcel, { word, at })
    parcel.log.push({ word, at })
  }

  take(id: string, sent: Fields, { word, cod, fee }: Pick<StandInParcel, 'word' | 'cod' | 'fee'>, prefix: string): StandInParcel {
    const at = this.now()
    const code = `${prefix}${String(this.parcels.length + 1).padStart(4, '0')}`
    const parcel = { id, code, sent, word, at, cod, fee: fee + this.dearer, log: [{ word, at }] }
    this.parcels.push(parcel)
    return parcel
  }
}

/** In place of GHN. */
export class GhnStandIn extends CarrierStandIn {
  token = 'ghn-token'
  shop = '885'

  protected answer({ path, body, header }: StandInCall): StandInAnswer {
    if (header('Token') !== this.token || header('ShopId') !== this.shop) return refusedByGhn('Token is not valid!', 401)
    return answerAsGhn(this, path.replace('/v2', ''), fieldsOf(body))
  }

  /** What GHN sends to a webhook, unsigned. */
  hook(code: string, Status: string, own: Fields = {}): string {
    const id = this.parcels.find((each) => each.code === code)?.id ?? ''
    return JSON.stringify({ Type: 'switch_status', OrderCode: code, ClientOrderCode: id, Status, Time: this.now().toISOString(), ...own })
  }
}

/** In place of GHTK. */
export class GhtkStandIn extends CarrierStandIn {
  token = 'ghtk-token'

  protected answer({ method, path, query, body, header }: StandInCall): StandInAnswer {
    if (header('Token') !== this.token) return { status: 401, json: { success: false, message: 'Token không hợp lệ' } }
    if (path === '/services/shipment/fee') return this.#quote(query)
    if (path === '/services/shipment/order/') return this.#create(fieldsOf(body))
    const name = decodeURIComponent(path.split('/').at(-1) ?? '')
    if (path.startsWith('/services/label/')) return this.#label(name)
    const parcel = this.parcels.find(({ id, code }) => code === name || `partner_id:${id}` === name)
    if (!parcel) return { json: { success: false, message: 'Không tìm thấy đơn hàng' } }
    if (method === 'POST') return this.#cancel(parcel)
    const { id, code, word, at, cod, fee } = parcel
    return {
      json: {
        success: true,
        order: {
          label_id: code,
          partner_id: id,
          status: word,
          modified: local(at),
          ship_money: fee,
          insurance: 0,
          pick_money: cod,
          message: '',
        },
      },
    }
  }

  #label(code: string): StandInAnswer {
    return this.parcels.some((each) => each.code === code)
      ? { headers: { 'Content-Type': 'application/pdf' }, json: `%PDF-1.4 ${code} \u00ff` }
      : { json: { success: false, message: 'Không tìm thấy đơn hàng' } }
  }

  #quote(query: URLSearchParams): StandInAnswer {
    if (query.get('transport') === 'fly') return { json: { success: true, fee: { fee: 0, delivery: false } } }
    return { json: { success: true, fee: { fee: this.#fee(Number(query.get('weight'))), insurance_fee: 0, delivery: true } } }
  }

  #fee(weight: number): number {
    return 15_000 + 2 * weight
  }

  #create(sent: Fields): StandInAnswer {
    const { id, pick_money } = sent['order'] as { id: string; pick_money: number }
    const known = this.parcels.find((each) => each.id === id)
    if (known) return { json: { success: false, message: 'Đã có đơn này', error: { code: 'ORDER_ID_EXIST', ghtk_label: known.code } } }
    const weight = (sent['products'] as { weight: number }[]).reduce((sum, product) => sum + product.weight * 1000, 0)
    const parcel = this.take(id, sent, { word: '2', cod: pick_money, fee: this.#fee(weight) }, 'S22.')
    return { json: { success: true, order: { partner_id: id, label: parcel.code, fee: parcel.fee, insurance_fee: 0, status_id: 2 } } }
  }

  #cancel(parcel: StandInParcel): StandInAnswer {
    if (parcel.word !== '1' && parcel.word !== '2') return { json: { success: false, message: 'Đơn đã lấy hàng' } }
    this.move(parcel.code, '-1')
    return { json: { success: true, message: '' } }
  }

  /** What GHTK sends to a webhook: a form, unsigned. */
  hook(code: string, status_id: string): string {
    const partner_id = this.parcels.find((each) => each.code === code)?.id ?? ''
    return String(
      new URLSearchParams({ partner_id, label_id: code, status_id, action_time: this.now().toISOString(), fee: '0', pick_money: '0' }),
    )
  }
}
