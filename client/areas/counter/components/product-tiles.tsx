import type { Product } from '@shared/areas/goods/services/products'
import type { Order } from '@shared/areas/trade/services/orders'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { classNames } from '../../../lib/class-names'
import { useShortcut } from '../../../lib/use-shortcut'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { formatQuantity } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Icon } from '../../../ui/icons/Icon'
import { Kbd } from '../../../ui/Kbd/Kbd'
import { useLocale } from '../../../ui/zone/zone-context'
import { useProductByCode } from '../../goods/parts/product-by-code'
import { quantityIn, type Cart } from '../carts'
import { counterMessages as m } from '../messages'
import { useOrderByCode } from '../use-order-by-code'

const TILES = 24
/** From here down what is left is told as a warning. */
const FEW_LEFT = 5

interface ProductTilesProps {
  readonly cart: Cart
  readonly onTake: (product: Product, quantity: number) => void
  /** The receipt of a sale was scanned. */
  readonly onOrder: (order: Order) => void
}

/** Finds goods by scanner, name or SKU, and by touch. */
export const ProductTiles = ({ cart, onTake, onOrder }: ProductTilesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useDebouncedValue(search, setSearch)
  const byCode = useProductByCode()
  const orderByCode = useOrderByCode()
  const [missed, setMissed] = useState<string | null>(null)
  const { code } = quantityIn(search)
  const found = api.products.useFind({ status: 'active', $limit: TILES, $total: false, ...(code ? { search: code } : {}) })
  const products = found.currentData?.data ?? found.data?.data ?? []
  useShortcut('F2', () => input.current?.focus())
  const take = (product: Product, quantity: number): void => {
    setMissed(null)
    onTake(product, quantity)
    input.current?.focus()
  }
  /** A scan of a burst doesn't wait for the one before it: each is looked up by itself, while the next is typed already. */
  const enter = async (): Promise<void> => {
    const asked = quantityIn(typed)
    setTyped('')
    if (!asked.code) return
    const product = (await byCode(asked.code).catch(() => undefined)) ?? (code === asked.code ? products[0] : undefined)
    if (product) {
      take(product, asked.quantity)
      return
    }
    const order = await orderByCode(asked.code).catch(() => undefined)
    setMissed(order ? null : asked.code)
    if (order) onOrder(order)
  }
  const inCart = (id: string): number => cart.lines.find(({ productId }) => productId === id)?.quantity ?? 0
  return (
    <section className="counter-column counter-goods">
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
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            void enter()
          }}
        />
        <Kbd>F2</Kbd>
      </span>
      <p className="counter-missed ink-debit" role="status">
        {missed !== null && `${missed}: ${intl.formatMessage(m.none)}`}
      </p>
      <div className="counter-tiles">
        {products.map((product) => {
          const { _id, name, price, group, stockCount } = product
          const count = inCart(_id)
          return (
            <button
              key={_id}
              type="button"
              className={classNames('counter-tile', count > 0 && 'counter-tile--in')}
              onClick={() => {
                setTyped('')
                take(product, 1)
              }}
            >
              <span className="counter-tile__name">{name}</span>
              {count > 0 && <span className="counter-tile__count num">{formatQuantity(count, locale)}</span>}
              <span className="counter-tile__foot">
                <Amount value={price ?? 0} currency={false} weight="strong" />
                {group === 'goods' && (
                  <span className={classNames('num', stockCount <= FEW_LEFT ? 'ink-warn' : 'muted')}>
                    {stockCount > 0
                      ? intl.formatMessage(m.left, { count: formatQuantity(stockCount, locale) })
                      : intl.formatMessage(m.soldOut)}
                  </span>
                )}
              </span>
            </button>
          )
        })}
      </div>
      {products.length === 0 && !found.isFetching && <p className="muted">{intl.formatMessage(m.none)}</p>}
    </section>
  )
}
