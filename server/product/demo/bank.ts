import { randomBytes } from 'node:crypto'
import { dong } from '@shared/foundation/money/money'
import type { Id } from '@shared/foundation/ids'
import { outstanding } from '@shared/foundation/documents/order-totals'
import { foldedAscii } from '@shared/foundation/text/ascii'
import type { CreateOf } from '@shared/registry/service-types'
import type { Instant } from '@shared/foundation/declaration/wire'
import type { Crew } from './crew'
import { type Order } from './demo-context'
import { bank } from './fund-labels'

const HOUR_MS = 3_600_000
const MAIN_ACCOUNT = '0071001234567'

/** The company's bank accounts, and what came to them on the story's last day: most is entered, some waits. */
export const fillBank = async (crew: Crew, midnight: Date): Promise<void> => {
  const main = await crew.create('founder', 'bankAccounts', {
    bank: '970436',
    account: MAIN_ACCOUNT,
    holder: 'CONG TY TNHH MOC SUONG',
    label: bank,
    provider: 'sepay',
    secret: randomBytes(24).toString('base64url'),
  })
  await crew.create('founder', 'bankAccounts', { bank: '970422', account: '0903418890', holder: 'TRAN THU HA' })
  const transfers = transfersFor(await crew.sales())
  for (const [place, { amount, content, payer, aside }] of transfers.entries()) {
    const made = await crew.create('accountant', 'bankTransfers', {
      accountId: main._id,
      reference: `FT${midnight.toISOString().slice(2, 10).replaceAll('-', '')}${String(place + 1).padStart(4, '0')}`,
      time: new Date(midnight.getTime() + (8 + place * 1.1) * HOUR_MS).toISOString() as Instant,
      amount: dong(amount),
      content,
      ...(payer ? { counterName: payer } : {}),
    } satisfies CreateOf<'bankTransfers'>)
    if (aside) await crew.patch('accountant', 'bankTransfers', made._id, { status: 'aside', reason: aside })
  }
  await fillArrivals(crew, main._id, midnight)
}

/** What became of the last commissions: marked as transferred, but for one that came back. */
const fillArrivals = async (crew: Crew, accountId: Id<'bankAccounts'>, midnight: Date): Promise<void> => {
  const [returned, ...arrived] = await crew.lastCommissions()
  for (const { _id } of arrived) await crew.patch('accountant', 'funds', _id, { arrived: true })
  if (!returned) return
  await crew.create('accountant', 'bankTransfers', {
    accountId,
    reference: `FT${midnight.toISOString().slice(2, 10).replaceAll('-', '')}9001`,
    time: new Date(midnight.getTime() + 9 * HOUR_MS).toISOString() as Instant,
    amount: dong(-returned.amount),
    content: `HOAN TRA SAI TEN NGUOI NHAN HOA HONG ${returned.number ?? ''}`,
  })
}

interface ReportedTransfer {
  readonly amount: number
  readonly content: string
  readonly payer?: string
  readonly aside?: string
}

const payerOf = ({ customer, agent }: Order): string => foldedAscii((customer ?? agent)?.name ?? '').toUpperCase()

/** A transfer of each kind, as far as there are orders for it. */
const transfersFor = (sales: readonly Order[]): ReportedTransfer[] => {
  const owed = sales.filter(({ status, ...order }) => status === 'delivered' && outstanding({ status, ...order }) >= 300_000)
  const paid = sales.filter(({ status, statusPayment }) => status === 'delivered' && statusPayment === 'completed')
  const off = sales.filter(({ status }) => status === 'cancelled')
  const [first, second, short, over, nameless] = owed
  const reported = (order: Order | undefined, words: (number: string) => string, more = 0): ReportedTransfer[] =>
    order ? [{ amount: outstanding(order) + more, content: words(order.order_number), payer: payerOf(order) }] : []
  return [
    ...reported(first, (number) => `MBVCB.6327841.${number}.CT tu 0123499 toi ${MAIN_ACCOUNT}`),
    ...reported(second, (number) => `${number} thanh toan tien hang`),
    ...reported(short, (number) => `Tra truoc ${number}`, -100_000),
    ...reported(over, (number) => `${number} kem phi ship`, 50_000),
    ...(nameless ? [{ amount: outstanding(nameless), content: `${payerOf(nameless)} chuyen tien hang`, payer: payerOf(nameless) }] : []),
    ...paid.slice(-1).map((order) => ({ amount: order.total, content: `${order.order_number} tt`, payer: payerOf(order) })),
    ...off.slice(-1).map((order) => ({ amount: order.total, content: `Tien don ${order.order_number}`, payer: payerOf(order) })),
    { amount: 2_450_000, content: 'NGUYEN VAN BINH chuyen tien', payer: 'NGUYEN VAN BINH' },
    { amount: 15_000_000, content: 'Chuyen khoan noi bo', payer: 'TRAN THU HA', aside: 'Chuyển giữa hai tài khoản của công ty' },
  ]
}
