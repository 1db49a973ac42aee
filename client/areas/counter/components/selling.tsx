import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useUndo } from '../../../components/undo/use-undo'
import { formatMoney } from '../../../lib/format'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { useLocale } from '../../../ui/zone/zone-context'
import { ReturnGoods } from '../../trade/parts/return-goods/return-goods'
import { besideLine, withProduct, type Cart } from '../carts'
import { counterMessages as m } from '../messages'
import { printReceipt } from '../print-receipt'
import { useCarts } from '../use-carts'
import { useCounterVat } from '../use-counter-vat'
import { CartLines } from './cart-lines'
import { PayPanel, type Payment } from './pay-panel'
import { ProductTiles } from './product-tiles'
import { RecentSales } from './recent-sales'

const PRINTS = 'socai.counter.prints'

/** What is sent of a sale. */
const bodyOf = (shift: Shift, { lines, customer, discount, note }: Cart, { payments, received }: Payment) => ({
  group: 'sales' as const,
  items: lines.map(({ productId, quantity, price, gift = 0 }) => ({
    productId,
    // What is free is a part of what goes along.
    quantity: quantity + gift,
    price,
    ...(gift > 0 ? { quantityGift: gift } : {}),
  })),
  ...(customer ? { customerId: customer._id } : {}),
  ...(discount > 0 ? { discount } : {}),
  ...(note.trim() ? { note: note.trim() } : {}),
  counter: { shiftId: shift._id, payments, ...(received === null ? {} : { received }) },
})

/** Tiles, the sale that is being made, and how it is paid. */
export const Selling = ({ shift }: { shift: Shift }) => {
  const intl = useIntl()
  const locale = useLocale()
  const carts = useCarts(shift._id)
  const { cart } = carts
  const scan = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const line = cart.lines.some(({ productId }) => productId === chosen) ? chosen : (cart.lines.at(-1)?.productId ?? null)
  const totalOf = useCounterVat()
  const { total, vat } = totalOf(cart)
  const [create, { isLoading }] = api.orders.useCreate()
  const [patch] = api.orders.usePatch()
  const offerUndo = useUndo()
  const [failure, setFailure] = useState<unknown>(null)
  const [last, setLast] = useState<Order | null>(null)
  const [prints, setPrints] = useState(() => readLocal<boolean>(PRINTS, false))
  const [returns, setReturns] = useState<Order | null>(null)
  const print = ({ _id }: Order): void => printReceipt(_id)
  const sell = async (payment: Payment): Promise<void> => {
    try {
      const sold = await create(bodyOf(shift, cart, payment) as never).unwrap()
      setFailure(null)
      setLast(sold)
      carts.end(cart.key)
      if (prints) print(sold)
      const comesTo = formatMoney(sold.total, locale)
      offerUndo(intl.formatMessage(m.sold, { number: sold.order_number, total: comesTo }), () =>
        patch({ id: sold._id, data: { undoSale: true } }).unwrap(),
      )
    } catch (thrown) {
      setFailure(thrown)
    }
  }
  return (
    <div className="counter">
      {/* Each sale begins with a scan. */}
      <ProductTiles
        key={`payment ${cart.key}`}
        shift={shift}
        cart={cart}
        scan={scan}
        onTake={(product, quantity) => {
          setChosen(product._id)
          carts.change((before) => withProduct(before, product, quantity))
        }}
        onStep={(step) => setChosen(besideLine(cart, line, step))}
        onOrder={setReturns}
      />
      <CartLines
        carts={carts}
        line={line}
        onLine={setChosen}
        onDone={() => scan.current?.focus()}
        recent={<RecentSales shift={shift} onPrint={print} onReturn={setReturns} />}
      />
      <PayPanel
        key={cart.key}
        shift={shift}
        started={Number(cart.key)}
        total={total}
        vat={vat}
        canSell={cart.lines.length > 0}
        hasCustomer={cart.customer !== null}
        busy={isLoading}
        failure={failure}
        last={cart.lines.length === 0 ? last : null}
        prints={prints}
        onPrints={(on) => {
          writeLocal(PRINTS, on)
          setPrints(on)
        }}
        onPrint={print}
        onHold={carts.hold}
        onSell={(payment) => void sell(payment)}
      />
      {returns && <ReturnGoods order={returns} onClose={() => setReturns(null)} />}
    </div>
  )
}
