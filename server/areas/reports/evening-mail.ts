import { addDays, endOfDay } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { OPEN_STATUSES } from '@shared/foundation/documents/order-statuses'
import { can } from '@shared/foundation/rights/rights'
import type { Language } from '@shared/registry/catalogue'
import { languagesOf } from '../../kernel/auth/reader-language'
import type { StoredOf } from '../../kernel/collections'
import { mailOrLater } from '../../kernel/mail-again'
import type { Call } from '../../kernel/service-rules'
import { sellerReports } from '../trade/services/orders/seller-reports'

type DayClose = StoredOf<'dayCloses'>
type CloseCall = Call<'dayCloses'>

/** What the board is written of an evening, beyond the count itself. */
interface Evening {
  readonly revenue: number
  readonly profit: number
  readonly orders: number
  readonly sellers: readonly { readonly name: string; readonly revenue: number; readonly profit: number }[]
  readonly deliveries: number
  readonly transfers: number
  readonly due: number
}

const words = {
  vi: {
    subject: (day: string, how: string) => `Kết ngày ${day}: ${how}`,
    even: 'quỹ khớp sổ',
    short: (amount: string) => `quỹ thiếu ${amount}`,
    over: (amount: string) => `quỹ thừa ${amount}`,
    counted: 'Đếm được',
    expected: 'Sổ nói phải có',
    difference: 'Chênh lệch',
    reason: 'Lý do',
    signed: (name: string, number: string) => `${name} đã ký ${number}`,
    sold: (orders: number) => `Bán hàng trong ngày (${orders} đơn)`,
    profit: 'lãi gộp',
    noSeller: 'Sàn và phần mềm',
    deliveries: 'Đơn còn phải giao',
    due: 'Đơn khách hẹn trả ngày mai',
    transfers: 'Báo có ngân hàng chờ khớp',
    see: 'Xem',
  },
  en: {
    subject: (day: string, how: string) => `End of ${day}: ${how}`,
    even: 'the till agrees with the book',
    short: (amount: string) => `the till lacks ${amount}`,
    over: (amount: string) => `the till has ${amount} too much`,
    counted: 'Counted',
    expected: 'The book says',
    difference: 'Difference',
    reason: 'Reason',
    signed: (name: string, number: string) => `${number} signed by ${name}`,
    sold: (orders: number) => `Sales of the day (orders: ${orders})`,
    profit: 'profit',
    noSeller: 'Online and programs',
    deliveries: 'Orders left to deliver',
    due: 'Orders to be paid to us tomorrow',
    transfers: 'Bank transfers to match',
    see: 'See',
  },
} as const

const money = (amount: number, language: Language): string => {
  const marked = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/gu, language === 'vi' ? '.' : ',')
  return `${amount < 0 ? '−' : ''}${marked} ₫`
}
const dayIn = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** The letter of an evening, as plain text. */
const letterOf = (close: DayClose, evening: Evening, { language, url }: { language: Language; url: string }) => {
  const w = words[language]
  const { day, label, number, counted, expected = 0, difference = 0, reason, signedBy } = close
  const how = difference === 0 ? w.even : (difference < 0 ? w.short : w.over)(money(Math.abs(difference), language))
  const lines = (entries: readonly (readonly [string, string | number])[]): string =>
    entries.map(([name, value]) => `${name}: ${value}`).join('\n')
  const cash = lines([
    [w.counted, money(counted, language)],
    [w.expected, money(expected, language)],
    ...(difference === 0
      ? []
      : ([
          [w.difference, money(difference, language)],
          [w.reason, reason ?? ''],
        ] as const)),
  ])
  const sold = lines([
    [w.sold(evening.orders), `${money(evening.revenue, language)}, ${w.profit} ${money(evening.profit, language)}`],
    ...evening.sellers.map(
      ({ name, revenue, profit }) =>
        [`  ${name || w.noSeller}`, `${money(revenue, language)}, ${w.profit} ${money(profit, language)}`] as const,
    ),
  ])
  const left = lines([
    [w.deliveries, evening.deliveries],
    [w.due, evening.due],
    [w.transfers, evening.transfers],
  ])
  const link = `${w.see}: ${url}/funds/evening?day=${day}&label=${encodeURIComponent(label)}`
  return {
    subject: w.subject(dayIn(day), how),
    text: `${[`${label}, ${dayIn(day)}\n${cash}`, w.signed(signedBy?.name ?? '', number), sold, left, link].join('\n\n')}\n`,
  }
}

const eveningOf = async ({ app, params, caller }: CloseCall, { day }: DayClose): Promise<Evening> => {
  const database = app.get('database')
  const end = endOfDay(day, caller.zone)
  const board = { app, params, service: app.service('orders'), caller: { ...caller, rights: ['bod' as const] } }
  const tomorrow = addDays(day, 1)
  const [sales, deliveries, transfers, due] = await Promise.all([
    sellerReports.members(board, { since: day, until: day }),
    database
      .records('orders', caller.workspaceId)
      .count({ group: SOLD_GROUP, status: { $in: OPEN_STATUSES.filter((status) => status !== 'reserved') }, created: { $lte: end } }),
    database.records('bankTransfers', caller.workspaceId).count({ status: 'waiting', time: { $lte: end } }),
    database.records('orders', caller.workspaceId).count({ group: SOLD_GROUP, statusPayment: 'pending', dueDate: tomorrow }),
  ])
  const basis = sales.howCalculateRevenue ?? 'ordered'
  return {
    orders: sales.total.orders,
    revenue: sales.total[basis],
    profit: sales.total.profit ?? 0,
    sellers: sales.data.map((row) => ({ name: row.name, revenue: row[basis], profit: row.profit ?? 0 })),
    deliveries,
    transfers,
    due,
  }
}

/** Writes to each member of the board who has an address, in the language they read, what the evening came to. That it fails changes nothing of the count. */
export const mailEvening = (call: CloseCall, close: DayClose): void => {
  const { app, params, caller } = call
  const send = async (): Promise<void> => {
    const database = app.get('database')
    const [workspace, members] = await Promise.all([
      database.platformRecords('workspaces').byId(caller.workspaceId),
      database.records('users', caller.workspaceId).find({ status: 'active' }, { only: ['emailRaw', 'rights'] }),
    ])
    const board = members.filter(({ emailRaw, rights }) => emailRaw && can(rights, ['bod']))
    if (!workspace || board.length === 0) return
    const { publicUrl } = app.get('config')
    const [evening, languages] = await Promise.all([
      eveningOf(call, close),
      languagesOf(
        database,
        board.map(({ _id }) => _id),
      ),
    ])
    for (const { _id, emailRaw } of board) {
      const letter = letterOf(close, evening, { language: languages.get(_id) ?? params.language ?? 'vi', url: publicUrl })
      await mailOrLater(app, workspace, { to: emailRaw, ...letter })
    }
  }
  send().catch((error: unknown) =>
    app.get('log').error({ error, requestId: params.requestId }, 'the board could not be written of the evening'),
  )
}
