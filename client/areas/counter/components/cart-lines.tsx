import { roundDong } from '@shared/foundation/money/money'
import { memo, useCallback, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useConnection } from '../../../api/realtime/use-connection'
import { usePartnerSearch } from '../../../components/partner-search'
import { classNames } from '../../../lib/class-names'
import { formatMoney, formatQuantity } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { failureOf } from '../../../ui/form/form-error'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput'
import { Picker } from '../../../ui/Picker/Picker'
import { QuantityInput } from '../../../ui/QuantityInput/QuantityInput'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useLocale } from '../../../ui/zone/zone-context'
import { newCustomer, sumsOf, withLine, type Cart, type CartLine, type GoodsBack, type LineChange } from '../carts'
import { sellingMessages as m } from '../selling-messages'
import type { useCarts } from '../use-carts'
import { useDraft, useReadOnceGone } from '../use-draft'

type Carts = ReturnType<typeof useCarts>

interface CartLinesProps {
  readonly carts: Carts
  /** The product of the line that is chosen; null where there is none. */
  readonly line: string | null
  readonly onLine: (productId: string) => void
  /** What was written is done. */
  readonly onDone: () => void
  /** What stands there while nothing is sold. */
  readonly recent: ReactNode
  /** Told whether what stands in a field is what counts. */
  readonly onUnread: (field: string, isUnread: boolean) => void
}

/** What is taken off: nothing typed is nothing taken off. */
const useDiscount = (cart: Cart, change: Carts['change'], onUnread: (isUnread: boolean) => void) => {
  const [isUnreadable, setUnreadable] = useState(false)
  useReadOnceGone(onUnread)
  return {
    value: isUnreadable ? Number.NaN : cart.discount || null,
    onChange: (discount: number | null) => {
      const unreadable = Number.isNaN(discount)
      setUnreadable(unreadable)
      onUnread(unreadable)
      if (!unreadable) change((before) => ({ ...before, discount: Math.min(discount ?? 0, sumsOf(before).goods) }))
    },
  }
}

/** The sale that is being made: to whom, what, and what it comes to. Others that are held stand beside it. */
export const CartLines = ({ carts, line: chosen, onLine, onDone, recent, onUnread }: CartLinesProps) => {
  const intl = useIntl()
  const { cart, change } = carts
  const place = useRef<HTMLElement>(null)
  const line = cart.lines.find(({ productId }) => productId === chosen)
  const changeLine = useCallback(
    (productId: string, part: LineChange): void => change((before) => withLine(before, productId, part)),
    [change],
  )
  const write = (part: 'quantity' | 'price' | 'discount'): void => {
    const input = place.current?.querySelector<HTMLInputElement>(
      part === 'discount' ? '[data-part="discount"] input' : `[data-line="${chosen}"] [data-part="${part}"] input`,
    )
    input?.focus()
    input?.select()
  }
  useShortcut('F3', () => write('quantity'))
  useShortcut('F4', () => write('price'))
  useShortcut('F7', () => write('discount'))
  useShortcut('F6', () => line && changeLine(line.productId, { gift: (line.gift ?? 0) + 1 }))
  useShortcut('Delete', () => line && changeLine(line.productId, { quantity: 0 }))
  const sums = sumsOf(cart)
  const discountDraft = useDiscount(cart, change, (on) => onUnread('discount', on))
  return (
    <section
      className="counter-column counter-cart"
      ref={place}
      onKeyDown={(event) => {
        // What was written is done with Enter: the next code is scanned.
        const { key, ctrlKey, metaKey, target } = event
        if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || !target.closest('[data-part]')) return
        target.blur()
        onDone()
      }}
    >
      <CartTabs carts={carts} />
      <CustomerLine carts={carts} />
      {cart.back && <GoodsBackPart back={cart.back} onRemove={() => change(({ back: _gone, ...before }) => before)} />}
      <div className="counter-lines">
        {cart.lines.length === 0 ? (
          <>
            <EmptyState icon="scan" title={intl.formatMessage(m.emptyTitle)}>
              {intl.formatMessage(m.emptyHint)}
            </EmptyState>
            {recent}
          </>
        ) : (
          cart.lines.map((each) => (
            <Line
              key={each.productId}
              line={each}
              isChosen={each.productId === chosen}
              onChoose={onLine}
              onChange={changeLine}
              onUnread={onUnread}
            />
          ))
        )}
      </div>
      <footer className="counter-sums">
        <TextInput
          aria-label={intl.formatMessage(m.note)}
          placeholder={intl.formatMessage(m.note)}
          value={cart.note}
          maxLength={500}
          onChange={(event) => change((before) => ({ ...before, note: event.target.value }))}
        />
        <dl>
          <dt>
            {intl.formatMessage(m.goods)} <span className="muted">{intl.formatMessage(m.pieces, { count: sums.pieces })}</span>
          </dt>
          <dd>
            <Amount value={sums.goods} currency={false} />
          </dd>
          <dt>
            {intl.formatMessage(m.discount)} <Kbd>F7</Kbd>
          </dt>
          <dd data-part="discount">
            <MoneyInput aria-label={intl.formatMessage(m.discount)} placeholder="0" base={sums.goods} {...discountDraft} />
          </dd>
        </dl>
      </footer>
    </section>
  )
}

/** What comes back for the goods of this sale. */
const GoodsBackPart = ({ back: { number, goods, credit }, onRemove }: { readonly back: GoodsBack; readonly onRemove: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <div className="counter-back">
      <span>
        <b>{intl.formatMessage(m.comesBack, { number })}</b>
        <small className="muted">{goods.map(({ name, quantity }) => `${formatQuantity(quantity, locale)} × ${name}`).join(' · ')}</small>
      </span>
      <Amount value={-credit} currency={false} weight="strong" />
      <IconButton size="s" icon="close" label={intl.formatMessage(m.remove, { name: number })} onClick={onRemove} />
    </div>
  )
}

const CartTabs = ({ carts: { carts, at, choose, hold, end } }: { carts: Carts }) => {
  const intl = useIntl()
  const locale = useLocale()
  useShortcut('F9', hold)
  return (
    <div className="counter-tabs" role="group">
      {carts.map((each, index) => (
        <span key={each.key} className={classNames('counter-tab', index === at && 'counter-tab--on')}>
          <button type="button" aria-pressed={index === at} onClick={() => choose(index)}>
            <b className="num">{index + 1}</b> {each.customer?.name ?? intl.formatMessage(m.walkIn)}{' '}
            <span className="num muted">{formatMoney(sumsOf(each).total, locale, { currency: false })}</span>
          </button>
          {carts.length > 1 && index === at && (
            <IconButton
              size="s"
              icon="close"
              label={intl.formatMessage(m.remove, { name: intl.formatMessage(m.sale, { number: index + 1 }) })}
              onClick={() => end(each.key)}
            />
          )}
        </span>
      ))}
      <IconButton size="s" icon="plus" label={intl.formatMessage(m.another)} onClick={hold} />
      <Kbd>F9</Kbd>
    </div>
  )
}

const CustomerLine = ({ carts: { cart, change } }: { carts: Carts }) => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const search = usePartnerSearch('Customers')
  const [create] = api.assets.useCreate()
  const { status } = useConnection()
  useShortcut('F8', () => input.current?.focus())
  const choose = (customer: Cart['customer']): void => change((before) => ({ ...before, customer }))
  const add = async (typed: string): Promise<void> => {
    try {
      const { _id, name, phone } = await create(newCustomer(typed) as never).unwrap()
      choose({ _id, name, phone })
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
    }
  }
  return (
    <div className="counter-customer">
      <Picker
        label={intl.formatMessage(m.customer)}
        inputRef={input}
        icon="person"
        clearable
        placeholder={intl.formatMessage(m.findCustomer)}
        value={cart.customer ? { value: cart.customer._id, label: cart.customer.name } : null}
        search={search}
        onChange={(option) => choose(option ? { _id: option.data._id, name: option.data.name, phone: option.data.phone } : null)}
        {...(status === 'offline'
          ? {}
          : { createLabel: (text: string) => intl.formatMessage(m.newCustomer, { text }), onCreate: (text: string) => void add(text) })}
      />
      <Kbd>F8</Kbd>
    </div>
  )
}

interface LineProps {
  readonly line: CartLine
  /** Its keys are shown, and meant by them. */
  readonly isChosen: boolean
  readonly onChoose: (productId: string) => void
  readonly onChange: (productId: string, part: LineChange) => void
  /** Told whether what stands in one of its fields is what counts. */
  readonly onUnread: (field: string, isUnread: boolean) => void
}

interface GiftProps {
  readonly name: string
  readonly gift: number
  readonly onChange: (gift: number) => void
  readonly onUnread: (isUnread: boolean) => void
}

const Gift = ({ name, gift, onChange, onUnread }: GiftProps) => {
  const intl = useIntl()
  const draft = useDraft({ value: gift, onChange, onUnread, zeroIsLast: true })
  return (
    <span className="counter-line__gift" data-part="gift">
      {intl.formatMessage(m.gift)}
      <QuantityInput stepper aria-label={intl.formatMessage(m.giftOf, { name })} {...draft} />
    </span>
  )
}

/** Of many lines only what changed is drawn anew: a scanner doesn't wait. */
const Line = memo(({ line, isChosen, onChoose, onChange: changeLine, onUnread: noteUnread }: LineProps) => {
  const { productId, name, price, listPrice, quantity, gift = 0 } = line
  const choose = (): void => onChoose(productId)
  const onChange = (part: LineChange): void => changeLine(productId, part)
  const onUnread = (part: keyof LineChange, isUnread: boolean): void => noteUnread(`${productId} ${part}`, isUnread)
  const intl = useIntl()
  const locale = useLocale()
  const quantityDraft = useDraft({
    value: quantity,
    onChange: (next) => onChange({ quantity: next }),
    onUnread: (on) => onUnread('quantity', on),
    zeroIsLast: true,
  })
  const priceDraft = useDraft({ value: price, onChange: (next) => onChange({ price: next }), onUnread: (on) => onUnread('price', on) })
  return (
    <div className={classNames('counter-line', isChosen && 'counter-line--chosen')} data-line={productId} onFocus={choose} onClick={choose}>
      <span className="counter-line__name">
        {name}
        {price !== listPrice && (
          <small className="muted">{intl.formatMessage(m.wasPrice, { price: formatMoney(listPrice, locale, { currency: false }) })}</small>
        )}
      </span>
      <span data-part="quantity">
        <QuantityInput stepper decimals aria-label={intl.formatMessage(m.quantityOf, { name })} {...quantityDraft} />
      </span>
      <span data-part="price">
        <MoneyInput look="cell" aria-label={intl.formatMessage(m.priceOf, { name })} {...priceDraft} />
      </span>
      <Amount value={roundDong(price * quantity)} currency={false} weight="name" />
      <IconButton size="s" icon="close" label={intl.formatMessage(m.remove, { name })} onClick={() => onChange({ quantity: 0 })} />
      {gift > 0 && <Gift name={name} gift={gift} onChange={(next) => onChange({ gift: next })} onUnread={(on) => onUnread('gift', on)} />}
      {isChosen && (
        <span className="counter-line__keys" aria-hidden>
          <span>
            <Kbd>F3</Kbd> {intl.formatMessage(m.keyQuantity)}
          </span>
          <span>
            <Kbd>F4</Kbd> {intl.formatMessage(m.keyPrice)}
          </span>
          <span>
            <Kbd>F6</Kbd> {intl.formatMessage(m.keyGift)}
          </span>
          <span>
            <Kbd>Del</Kbd> {intl.formatMessage(m.keyRemove)}
          </span>
        </span>
      )}
    </div>
  )
})
