import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { addDays, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { OrderToCome, voucherNumbers, type DemoContext } from './demo-context'
import { bank } from './fund-labels'

/**
 * A customer with terms buys up to their limit, once more beyond it, pays a part and then nothing: the founder writes off what nobody expects
 * any more.
 */
export const planBadDebt = ({ crew, catalogue, agenda, last }: DemoContext, first: Day): void => {
  // A training at the customer's, the dearest of the services.
  const service = catalogue.services.reduce((dearest, each) => (each.price > dearest.price ? each : dearest))
  const [early, late] = [new OrderToCome('within the limit'), new OrderToCome('beyond the limit')]
  const name = 'Quán cà phê Góc Phố'
  let customerId: Id<'assets'> | null = null
  const sell = (day: Day, order: OrderToCome, quantity: number, more: { overLimit?: true } = {}): void => {
    agenda.enter(day, 'selling', ['numbers of sales', 'corner café'], async () => {
      customerId ??= (
        await crew.create('seller', 'assets', {
          group: 'Customers',
          name,
          phone: '0908 226 731',
          address: '3 Phan Kế Bính, Quận 1',
          paymentDays: 15,
          creditLimit: dong(service.price * 10),
        })
      )._id
      const data = { group: 'sales' as const, customerId, items: [{ productId: service._id, quantity }], ...more }
      order.made = await crew.create('seller', 'orders', data)
    })
    agenda.enter(addDays(day, 1), 'delivering', ['corner café'], () =>
      crew.patch('seller', 'orders', order.made._id, { status: 'delivered', ...more }),
    )
  }
  sell(addDays(first, 3), early, 8)
  sell(addDays(first, 8), late, 4, { overLimit: true })
  agenda.enter(addDays(first, 24), 'paying', ['corner café', voucherNumbers], () =>
    crew.create('accountant', 'funds', {
      orderId: early.made._id,
      group: FUND_GROUPS.sales.name,
      name: `Thu tiền đơn ${early.made.order_number}`,
      recipientName: name,
      amount: dong(service.price * 5),
      label: bank,
      status: 'completed',
    }),
  )
  agenda.enter(addDays(last, -6), 'paying', ['corner café'], async () => {
    const isMade = addDays(last, -6) > addDays(first, 30)
    if (isMade)
      await crew.patch('founder', 'orders', late.made._id, {
        writeOff: { amount: late.made.total, reason: 'Quán đã đóng cửa, không liên lạc được' },
      })
  })
}
