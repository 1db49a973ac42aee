import { addDays, type Day } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import { OrderToCome, stockOf, ToCome, voucherNumbers, type DemoContext } from './demo-context'
import { bank, cash, safe } from './fund-labels'
import { inNotes } from './in-notes'

type Shift = StoredOf<'shifts'>

/** What the drawer begins with. */
const OPENING_DONG = 1_000_000
/** What is carried to the safe in the afternoon is a multiple of it. */
const CARRIED_STEP_DONG = 500_000
/** The notes that customers pay with, the smallest first. */
const NOTES = [50_000, 100_000, 200_000, 500_000] as const

/** The last days at the counter: how much was sold, and what its drawer lacked in the end. */
const shifts: readonly { readonly daysAgo: number; readonly sales: number; readonly difference: number; readonly note?: string }[] = [
  { daysAgo: 2, sales: 7, difference: 0 },
  { daysAgo: 1, sales: 9, difference: -10_000, note: 'Thối thừa một tờ 10.000 lúc đông khách' },
  { daysAgo: 0, sales: 8, difference: 0 },
]

/** Phương Uyên sells over the counter of the first warehouse: opens the drawer in the morning, sells, and counts it in the evening. */
export const planCounter = (context: DemoContext, first: Day): void => {
  for (const { daysAgo, sales, difference, note } of shifts) {
    const day = addDays(context.last, -daysAgo)
    if (day <= first) continue
    const shift = new ToCome<Shift>(`shift ${day}`)
    const { crew, agenda, catalogue } = context
    agenda.enter(day, 'preparing', [drawer, 'Khách lẻ'], async () => {
      shift.made = await crew.create(
        'seller',
        'shifts',
        { counter: 'Quầy 1', warehouseId: catalogue.warehouse(0), opening: dong(OPENING_DONG) },
        COUNTER_SELLER,
      )
    })
    for (let place = 0; place < sales; place++) planCounterSale(context, day, `counter ${day} ${place}`, shift)
    agenda.enter(day, 'delivering', [drawer, voucherNumbers], async () => {
      const { expected } = await crew.read('shifts', shift.made._id)
      const amount = Math.floor((expected - OPENING_DONG) / CARRIED_STEP_DONG) * CARRIED_STEP_DONG
      if (amount <= 0) return
      const carry = { amount: dong(amount), label: safe, note: 'Chị Ngọc nhận' }
      await crew.patch('seller', 'shifts', shift.made._id, { carry }, COUNTER_SELLER)
    })
    agenda.enter(day, 'closing', [drawer, voucherNumbers], async () => {
      const { expected } = await crew.read('shifts', shift.made._id)
      const { pieces, other } = inNotes(expected + difference)
      await crew.patch(
        'seller',
        'shifts',
        shift.made._id,
        {
          status: 'closed',
          counted: pieces,
          other: dong(other),
          expected,
          ...(note ? { note } : {}),
          kept: dong(Math.min(OPENING_DONG, expected + difference)),
          keepTo: safe,
        },
        COUNTER_SELLER,
      )
    })
  }
}

/** The second of the two who sell. */
const COUNTER_SELLER = 1
const drawer = 'drawer of the counter'

/** Somebody comes in, buys one thing or three, and pays in cash, by transfer, or a part each way. */
const planCounterSale = ({ crew, agenda, random, catalogue, shelf }: DemoContext, day: Day, name: string, shift: ToCome<Shift>): void => {
  const lines = shelf.pick(random, 0, catalogue.goods, random.whole(1, 3)).map((product) => ({
    product,
    quantity: shelf.take(0, product, random.whole(1, 2)),
  }))
  if (lines.length === 0) return
  const total = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  const way = random.pick(['cash', 'cash', 'transfer', 'both'] as const)
  const transferred = way === 'cash' ? 0 : way === 'transfer' ? total : Math.floor(total / 2 / 10_000) * 10_000
  const inCash = total - transferred
  const note = random.pick(NOTES)
  const payments = [
    { label: cash, amount: dong(inCash) },
    { label: bank, amount: dong(transferred) },
  ].filter(({ amount }) => amount > 0)
  const order = new OrderToCome(name)
  const goods = lines.map(({ product }) => product)
  agenda.enter(day, 'selling', ['numbers of sales', drawer, voucherNumbers, order.touched, ...stockOf(0, goods)], async () => {
    order.made = await crew.create(
      'seller',
      'orders',
      {
        group: 'sales',
        items: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
        counter: {
          shiftId: shift.made._id,
          payments,
          ...(inCash > 0 ? { received: dong(Math.ceil(inCash / note) * note) } : {}),
        },
      },
      COUNTER_SELLER,
    )
  })
}
