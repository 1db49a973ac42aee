import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Product } from '@shared/areas/goods/services/products'
import type { Order } from '@shared/areas/trade/services/orders'
import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError, isOffline } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { useUndo } from '../../../components/undo/use-undo'
import { formatMoney } from '../../../lib/format'
import { classNames } from '../../../lib/class-names'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { Button } from '../../../ui/Button/Button'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { ReceiptPrinter, type PrintedPaper, type ReceiptOrder } from '../../trade/parts/receipt/receipt-printer'
import { ReturnGoods } from '../../trade/parts/return-goods/return-goods'
import { besideLine, exchangeOf, withProduct, type Cart, type GoodsBack } from '../carts'
import { sellingMessages as m } from '../selling-messages'
import { AwayStrip } from '../offline/away-strip'
import { useOutboxSale } from '../offline/use-outbox-sale'
import { useCarts } from '../use-carts'
import { useCounterVat } from '../use-counter-vat'
import { CartLines } from './cart-lines'
import { OutboxPart, preloadLaterParts, RecentSales, SoldPart, TellCustomer } from './later-parts'
import { PayPanel, type Payment } from './pay-panel'
import { ProductTiles } from './product-tiles'

const PRINTS = 'socai.counter.prints'
const DRAWER = 'socai.counter.drawer'

/** What is sent of a sale. */
const bodyOf = (
  shift: Shift,
  { key: cartKey, lines, customer, discount, note, back }: Cart,
  { payments, received, refund, ofBalance }: Payment,
) => ({
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
  ...(ofBalance > 0 ? { usePartnerBalance: ofBalance } : {}),
  ...(note.trim() ? { note: note.trim() } : {}),
  counter: {
    shiftId: shift._id,
    key: cartKey,
    payments,
    ...(received === null ? {} : { received }),
    ...(back ? { exchange: exchangeBody(back, refund) } : {}),
  },
})

const exchangeBody = ({ orderId, goods }: GoodsBack, refund: boolean) => ({
  orderId,
  returning: goods.map(({ productId, quantity }) => ({ productId, quantity })),
  ...(refund ? { refund } : {}),
})

/** Tiles, the sale that is being made, and how it is paid. What others sell in their shifts doesn't draw it anew. */
export const Selling = memo(({ shift }: { shift: Shift }) => {
  const intl = useIntl()
  const locale = useLocale()
  const carts = useCarts(shift._id)
  const { cart } = carts
  const scan = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const line = cart.lines.some(({ productId }) => productId === chosen) ? chosen : (cart.lines.at(-1)?.productId ?? null)
  const totalOf = useCounterVat()
  const sums = totalOf(cart)
  const { total, vat } = sums
  const { due, over } = exchangeOf(total, cart.back)
  const [create] = api.orders.useCreate()
  const [patch] = api.orders.usePatch()
  const offerUndo = useUndo()
  const customerId = cart.customer?._id
  const spendable = api.orders.useReport('partnerBalance', { partnerId: customerId ?? '' }, { skip: !customerId })
  const balance = customerId ? (spendable.currentData?.partnerBalance ?? 0) : 0
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown } | null>(null)
  const failure = failed?.key === cart.key ? failed.error : null
  const [last, setLast] = useState<Order | ReceiptOrder | null>(null)
  const [prints, setPrints] = useState(() => readLocal<boolean>(PRINTS, false))
  const [opensDrawer, setOpensDrawer] = useState(() => readLocal<boolean>(DRAWER, false))
  const [returns, setReturns] = useState<Order | null>(null)
  const [receipt, setReceipt] = useState<PrintedPaper | null>(null)
  const print = (order: ReceiptOrder): void => setReceipt({ order })
  /** What comes out of the printer by itself: it opens the drawer, too. */
  const printSold = (order: ReceiptOrder, { payments }: Payment): void => {
    if (prints) print(order)
    else if (opensDrawer && payments.some(({ label }) => label === shift.label)) setReceipt({ order, isDrawerSlip: true })
  }
  const toScan = (): void => void requestAnimationFrame(() => scan.current?.focus())
  const seller = useMe().name
  /** On a tablet paying lies over the goods, and gives them back. */
  const [isPaying, setIsPaying] = useState(false)
  /** Fields of the sale in which something stands that doesn't count yet. */
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const noteUnread = useCallback(
    (field: string, isUnread: boolean): void =>
      setUnread((before) =>
        before.has(field) === isUnread ? before : new Set(isUnread ? [...before, field] : [...before].filter((each) => each !== field)),
      ),
    [],
  )
  const { change } = carts
  const take = useCallback(
    (product: Product, quantity: number): void => {
      setChosen(product._id)
      change((before) => withProduct(before, product, quantity))
    },
    [change],
  )
  const toGoods = (): void => {
    setIsPaying(false)
    toScan()
  }
  useEffect(() => void preloadLaterParts(), [])
  const away = useOutboxSale(shift.counter)
  /** Sold without an answer: it waits to be sent. */
  const sellAway = async (payment: Payment): Promise<void> => {
    const { key } = cart
    carts.begin(key)
    const way = payment.payments.map(({ label }) => label).join(', ')
    const sale = await away.put(cart, bodyOf(shift, cart, payment), { total, way }).catch(() => undefined)
    if (sale === undefined) {
      carts.fail(key)
      setFailed({ key, error: { code: 0, className: 'not-kept', message: intl.formatMessage(m.cantKeep) } })
      return
    }
    setFailed(null)
    setIsPaying(false)
    carts.end(key)
    const order = sale && (await import('../offline/away-order')).awayOrder(sale, cart, sums, payment, seller)
    setLast(order)
    if (order) printSold(order, payment)
    if (sale) toastDone(intl.formatMessage(m.soldAway, { number: sale.provisional }))
  }
  const sell = async (payment: Payment): Promise<void> => {
    if (away.isAway) return sellAway(payment)
    const { key } = cart
    carts.begin(key)
    try {
      const sold = await create(bodyOf(shift, cart, payment) as never).unwrap()
      setFailed(null)
      setLast(sold)
      setIsPaying(false)
      carts.end(key)
      printSold(sold, payment)
      const comesTo = formatMoney(sold.total, locale)
      offerUndo(intl.formatMessage(m.sold, { number: sold.order_number, total: comesTo }), () =>
        patch({ id: sold._id, data: { undoSale: true } }).unwrap(),
      )
    } catch (thrown) {
      // Nobody knows whether it was entered: sent again with its key it is entered once.
      if (away.isReady && !cart.back && isApiError(thrown) && isOffline(thrown)) return sellAway(payment)
      carts.fail(key)
      setFailed({ key, error: thrown })
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const exchange = (order: Order, { goods, credit }: Pick<GoodsBack, 'goods' | 'credit'>): void => {
    const back = { orderId: order._id, number: order.order_number, goods, credit }
    carts.change((before) => ({ ...before, back }))
    setReturns(null)
    toScan()
  }
  return (
    <div className={classNames('counter', isPaying && 'counter--paying')}>
      <ProductTiles
        shift={shift}
        cart={cart}
        scan={scan}
        strip={away.isAway && <AwayStrip sales={away.sales} asOf={away.asOf} />}
        onTake={take}
        onStep={(step) => setChosen(besideLine(cart, line, step))}
        onOrder={setReturns}
      />
      <CartLines
        key={`lines ${cart.key}`}
        onUnread={noteUnread}
        carts={carts}
        line={line}
        onLine={setChosen}
        onDone={() => scan.current?.focus()}
        recent={
          <Suspense fallback={null}>
            <RecentSales shift={shift} onPrint={print} onReturn={setReturns} />
          </Suspense>
        }
      />
      <PayPanel
        key={cart.key}
        shift={shift}
        saleKey={cart.key}
        total={due}
        balance={away.isAway ? 0 : balance}
        over={over}
        vat={vat}
        canSell={cart.lines.length > 0 && unread.size === 0 && !(away.isAway && (away.full || cart.back))}
        hasCustomer={cart.customer !== null && !away.isAway}
        provisional={away.isAway ? away.next : null}
        back={
          <Button className="counter-to-goods" icon="arrow-left" onClick={toGoods}>
            {intl.formatMessage(m.backToGoods)}
          </Button>
        }
        told={(toPay) => (
          <Suspense fallback={null}>
            <TellCustomer counter={shift.counter} cart={cart} toPay={toPay} last={cart.lines.length === 0 ? last : null} />
          </Suspense>
        )}
        outbox={
          <Suspense fallback={null}>
            <OutboxPart shift={shift} />
          </Suspense>
        }
        busy={carts.isSelling}
        failure={failure}
        last={
          last &&
          cart.lines.length === 0 && (
            <Suspense fallback={null}>
              <SoldPart key={last.order_number} sale={last} onPrint={print} onReturn={setReturns} onDone={toScan} />
            </Suspense>
          )
        }
        prints={prints}
        onPrints={(on) => {
          writeLocal(PRINTS, on)
          setPrints(on)
        }}
        opensDrawer={opensDrawer}
        onOpensDrawer={(on) => {
          writeLocal(DRAWER, on)
          setOpensDrawer(on)
        }}
        onHold={carts.hold}
        onSell={(payment) => void sell(payment)}
      />
      <Button
        className="counter-to-pay"
        kind={cart.lines.length === 0 ? 'plain' : 'primary'}
        size="l"
        disabled={cart.lines.length === 0 && !last}
        onClick={() => setIsPaying(true)}
      >
        {cart.lines.length === 0 && last
          ? intl.formatMessage(m.last)
          : intl.formatMessage(m.takePayment, { amount: formatMoney(due, locale, { currency: false }) })}
      </Button>
      {(prints || opensDrawer || receipt) && (
        <Suspense fallback={null}>
          <ReceiptPrinter receipt={receipt} />
        </Suspense>
      )}
      {returns && (
        <ReturnGoods
          order={returns}
          onClose={() => {
            setReturns(null)
            toScan()
          }}
          onExchange={away.isAway ? undefined : (back) => exchange(returns, back)}
        />
      )}
    </div>
  )
})
