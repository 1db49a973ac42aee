import type { Product } from '@shared/areas/goods/services/products'
import type { Shift } from '@shared/areas/counter/services/shifts'
import type { Order } from '@shared/areas/trade/services/orders'
import { memo, Suspense, useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../../lib/class-names'
import { useShortcut } from '../../../lib/use-shortcut'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { formatQuantity } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { hasCamera } from '../../../components/scan/has-camera'
import { scanMessages } from '../../../components/scan/messages'
import { Amount } from '../../../ui/Amount/Amount'
import { Chips } from '../../../ui/Chips/Chips'
import { Icon } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { useLocale } from '../../../ui/zone/zone-context'
import { useProductByCode } from '../../goods/parts/product-by-code'
import { quantityIn, type Cart } from '../carts'
import { sellingMessages as m } from '../selling-messages'
import { useTiles } from '../use-tiles'
import { useOrderByCode } from '../use-order-by-code'
import { CameraStrip } from './later-parts'

/** From here down what is left is told as a warning. */
const FEW_LEFT = 5

interface ProductTilesProps {
  readonly shift: Shift
  readonly cart: Cart
  /** The field that codes are scanned into. */
  readonly scan: RefObject<HTMLInputElement | null>
  /** What is told over the goods. */
  readonly strip: ReactNode
  readonly onTake: (product: Product, quantity: number) => void
  /** Another line of the sale is chosen. */
  readonly onStep: (step: 1 | -1) => void
  /** The receipt of a sale was scanned. */
  readonly onOrder: (order: Order) => void
}

/** Each sale begins with a scan; what was typed already stays. */
const FocusedOnce = ({ field }: { readonly field: ProductTilesProps['scan'] }) => {
  useEffect(() => field.current?.focus(), [field])
  return null
}

/** Finds goods by scanner, name or SKU, and by touch. */
export const ProductTiles = ({ shift, cart, scan: input, strip, onTake, onStep, onOrder }: ProductTilesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useDebouncedValue(search, setSearch)
  const byCode = useProductByCode()
  const orderByCode = useOrderByCode()
  const [missed, setMissed] = useState<string | null>(null)
  const isPhone = useIsPhone()
  const [isFilming, setIsFilming] = useState(false)
  const { code } = quantityIn(search, locale)
  const { products, isFetching, stockHere, of, choose, categories, hasBest } = useTiles(shift, code)
  useShortcut('F2', () => input.current?.focus())
  const take = useCallback(
    (product: Product, quantity: number): void => {
      setMissed(null)
      onTake(product, quantity)
      // Focus would bring a phone's keyboard over the picture.
      if (!isFilming) input.current?.focus()
    },
    [onTake, isFilming, input],
  )
  const press = useCallback(
    (product: Product): void => {
      setTyped('')
      take(product, 1)
    },
    [take, setTyped],
  )
  /** A scan of a burst doesn't wait for the one before it: each is looked up by itself, while the next is typed already. */
  const enter = async (): Promise<void> => {
    const asked = quantityIn(typed, locale)
    setTyped('')
    if (!asked.code) return
    await look(asked.code, asked.quantity, code === asked.code ? products[0] : undefined)
  }
  const look = async (sought: string, quantity: number, otherwise: Product | undefined): Promise<Product | undefined> => {
    const product = (await byCode(sought).catch(() => undefined)) ?? otherwise
    if (product) {
      take(product, quantity)
      return product
    }
    const order = await orderByCode(sought).catch(() => undefined)
    setMissed(order ? null : sought)
    if (order) onOrder(order)
    return undefined
  }
  const inCart = (id: string): number => cart.lines.find(({ productId }) => productId === id)?.quantity ?? 0
  return (
    <section className="counter-column counter-goods">
      <FocusedOnce key={cart.key} field={input} />
      <span className="ui-input-box counter-scan">
        <Icon name="scan" size={16} />
        <input
          ref={input}
          type="text"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-label={intl.formatMessage(m.find)}
          placeholder={intl.formatMessage(m.find)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (typed === '' && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
              event.preventDefault()
              onStep(event.key === 'ArrowUp' ? -1 : 1)
            }
            // Then a letter is a key of the sale before this one.
            if (typed === '' && event.key === 'Escape') input.current?.blur()
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            void enter()
          }}
        />
        {isPhone && hasCamera() ? (
          <IconButton
            size="s"
            icon="qr"
            label={intl.formatMessage(scanMessages.camera)}
            aria-pressed={isFilming}
            onClick={() => setIsFilming(!isFilming)}
          />
        ) : (
          <Kbd>F2</Kbd>
        )}
      </span>
      {isFilming && (
        <Suspense fallback={null}>
          <CameraStrip onCode={(read) => look(read, 1, undefined)} />
        </Suspense>
      )}
      <p className="counter-missed ink-debit" role="status">
        {missed !== null && `${missed}: ${intl.formatMessage(m.none)}`}
      </p>
      {strip}
      {!isFilming && (
        <>
          <Chips
            label={intl.formatMessage(m.tilesOf)}
            chips={[
              ...(hasBest ? [{ key: 'best', label: intl.formatMessage(m.best) }] : []),
              { key: 'all', label: intl.formatMessage(m.allGoods) },
              ...categories.map(({ _id, name }) => ({ key: _id, label: name })),
            ]}
            chosen={code ? '' : of}
            onChoose={(key) => {
              setTyped('')
              choose(key)
              input.current?.focus()
            }}
          />
          <div className="counter-tiles">
            {products.map((product) => (
              <Tile key={product._id} product={product} left={stockHere(product)} count={inCart(product._id)} onPress={press} />
            ))}
          </div>
          {products.length === 0 && !isFetching && <p className="muted">{intl.formatMessage(m.none)}</p>}
        </>
      )}
    </section>
  )
}

interface TileProps {
  readonly product: Product
  /** So many stand where the shift's goods leave. */
  readonly left: number
  /** So many are in the sale. */
  readonly count: number
  readonly onPress: (product: Product) => void
}

/** One product to press. Of all of them only those are drawn anew that changed. */
const Tile = memo(({ product, left, count, onPress }: TileProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { name, price, group } = product
  return (
    <button type="button" className={classNames('counter-tile', count > 0 && 'counter-tile--in')} onClick={() => onPress(product)}>
      <span className="counter-tile__name">{name}</span>
      {count > 0 && <span className="counter-tile__count num">{formatQuantity(count, locale)}</span>}
      <span className="counter-tile__foot">
        <Amount value={price ?? 0} currency={false} weight="strong" />
        {group === 'goods' && (
          <span className={classNames('num', left <= FEW_LEFT ? 'ink-warn' : 'muted')}>
            {left > 0 ? intl.formatMessage(m.left, { count: formatQuantity(left, locale) }) : intl.formatMessage(m.soldOut)}
          </span>
        )}
      </span>
    </button>
  )
})
