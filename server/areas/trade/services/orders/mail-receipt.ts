import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import { isId } from '@shared/foundation/ids'
import { companyMail } from '../../../../kernel/company-mail'
import type { StoredOf } from '../../../../kernel/collections'
import { putInOutbox, type Outcome, type OutboxRule } from '../../../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>

const MAIL = 'receipt-mail'

/** Mails a sale's receipt once this change is written, to that address. @throws AppError 409 for what is no sale that stands */
export const mailReceipt = async (work: SocaiUnitOfWork, order: Order, address: string): Promise<void> => {
  if (!orderKind(order.group).isSold || order.status === 'cancelled') throw AppError.of('orders.mail-receipt')
  // Each press is a mail of its own: one that waits for the mail server isn't sent elsewhere by the next.
  await putInOutbox(work, { kind: MAIL, recordId: work.newId(), title: order.order_number, data: `${order._id} ${address}` })
}

const amount = (total: number): string => String(total).replace(/\B(?=(\d{3})+$)/g, '.')

/** What the buyer reads: whose receipt, its number, day and total, and where it can be seen. */
const letter = (company: string, { order_number, total, vietnameseDay, address }: Told): string =>
  [
    'Kính gửi Quý khách,',
    `${company} gửi phiếu bán hàng:`,
    [`Số: ${order_number}`, `Ngày: ${vietnameseDay}`, `Tổng: ${amount(total)} ₫`].join('\n'),
    `Xem phiếu, không cần đăng nhập:\n${address}`,
    company,
  ].join('\n\n')

interface Told extends Pick<Order, 'order_number' | 'total'> {
  readonly vietnameseDay: string
  readonly address: string
}

const done: Outcome = { outcome: 'done' }

/** Mails the link of a receipt; one that was revoked meanwhile, or whose sale was cancelled, is sent to nobody. */
export const receiptMailing: OutboxRule = {
  kind: MAIL,
  isMail: true,
  attempt: async (app, { workspaceId, data = '' }) => {
    const [orderId = '', to = ''] = data.split(' ')
    if (!isId(orderId)) return done
    const database = app.get('database')
    const [order, company] = await Promise.all([
      database.records('orders', workspaceId).byId(orderId),
      database.platformRecords('workspaces').byId(workspaceId),
    ])
    if (!order?.printToken || order.status === 'cancelled' || !company) return done
    const { publicUrl } = app.get('config')
    const address = `${publicUrl}/print/receipt/${order._id}?token=${encodeURIComponent(order.printToken)}`
    const vietnameseDay = dayOf(order.created, asZone(company.zone)).split('-').toReversed().join('/')
    const subject = `Phiếu bán hàng ${order.order_number} của ${company.name}`
    const text = letter(company.name, { order_number: order.order_number, total: order.total, vietnameseDay, address })
    await app.get('mail').send(companyMail(company, publicUrl, { to, subject, text }))
    return done
  },
}
