/** What is sent to GHN, or answered by it, as an object. */
export type Fields = Readonly<Record<string, unknown>>

/** What happened to a parcel there: GHN's word, and when. */
interface Happened {
  readonly word: string
  readonly at: Date
}

/** A parcel as a carrier keeps it. Money is whole dong. */
export interface StandInParcel {
  readonly id: string
  readonly code: string
  /** What was sent of it. */
  readonly sent: Fields
  word: string
  at: Date
  cod: number
  fee: number
  readonly log: Happened[]
}

/** What stands behind the wire: parcels, and how they are taken and moved. */
export interface StandInBooks {
  readonly parcels: readonly StandInParcel[]
  readonly now: () => Date
  take(id: string, sent: Fields, first: Pick<StandInParcel, 'word' | 'cod' | 'fee'>, prefix: string): StandInParcel
  /** @throws Error where there is no such parcel */
  move(code: string, word: string): void
}

export interface WireAnswer {
  readonly status?: number
  readonly json: object
}

const DAY_MS = 86_400_000
/** A ward that no list has: what is sent there is refused. */
export const UNKNOWN_WARD = 'Phường Không Có'
/** What a press makes of a parcel. */
const SWITCHED: Readonly<Record<string, string>> = { cancel: 'cancel', storing: 'storing', return: 'waiting_to_return' }

const good = (data: object): WireAnswer => ({ json: { code: 200, message: 'Success', data } })

/** As GHN refuses. */
export const refusedByGhn = (message: string, status = 400): WireAnswer => ({
  status,
  json: { code: status, message, data: null, code_message: 'USER_ERR_COMMON', code_message_value: message },
})

const feeOf = ({ weight }: Fields): number => 20_000 + 3 * Number(weight)
const expectedAt = (from: Date): string => new Date(from.getTime() + 2 * DAY_MS).toISOString()

const detailOf = (parcel: StandInParcel | undefined): WireAnswer => {
  if (!parcel) return refusedByGhn('Order not found')
  const { code, id, word, at, cod, fee, log } = parcel
  return good({
    order_code: code,
    client_order_code: id,
    status: word,
    updated_date: at.toISOString(),
    cod_amount: cod,
    total_fee: fee,
    log: log.map((each) => ({ status: each.word, updated_date: each.at.toISOString() })),
  })
}

const changed = ({ parcels }: StandInBooks, code: string, change: (parcel: StandInParcel) => unknown): WireAnswer => {
  const parcel = parcels.find((each) => each.code === code)
  if (!parcel) return refusedByGhn('Order not found')
  change(parcel)
  return good({})
}

/** The same `client_order_code` again is answered with the first parcel. */
const created = (books: StandInBooks, sent: Fields): WireAnswer => {
  if (sent['to_ward_name'] === UNKNOWN_WARD) return refusedByGhn('To Ward is invalid')
  const id = String(sent['client_order_code'])
  const parcel =
    books.parcels.find((each) => each.id === id) ??
    books.take(id, sent, { word: 'ready_to_pick', cod: Number(sent['cod_amount']), fee: feeOf(sent) }, '5DH')
  return good({ order_code: parcel.code, total_fee: parcel.fee, expected_delivery_time: expectedAt(parcel.at) })
}

const codesOf = ({ order_codes }: Fields): readonly string[] => (Array.isArray(order_codes) ? order_codes.map(String) : [])

/** Answers a call as GHN does. @param path what stands after `/v2` */
export const answerAsGhn = (books: StandInBooks, path: string, sent: Fields): WireAnswer => {
  const codes = codesOf(sent)
  const [code = ''] = codes
  switch (path) {
    case '/shipping-order/preview':
      return good({ total_fee: feeOf(sent), expected_delivery_time: expectedAt(books.now()) })
    case '/shipping-order/create':
      return created(books, sent)
    case '/shipping-order/detail':
      return detailOf(books.parcels.find((each) => each.code === sent['order_code']))
    case '/shipping-order/detail-by-client-code':
      return detailOf(books.parcels.find(({ id }) => id === sent['client_order_code']))
    case '/shipping-order/updateCOD':
      return changed(books, String(sent['order_code']), (parcel) => (parcel.cod = Number(sent['cod_amount'])))
    case '/a5/gen-token':
      return codes.every((each) => books.parcels.some((parcel) => parcel.code === each))
        ? good({ token: `print-${codes.join('-')}` })
        : refusedByGhn('Order not found')
    default: {
      const action = path.split('/').at(-1) ?? ''
      return changed(books, code, () => books.move(code, SWITCHED[action] ?? action))
    }
  }
}
