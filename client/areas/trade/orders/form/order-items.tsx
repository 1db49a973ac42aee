import { orderKind, takesGoodsOut, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { Product } from '@shared/areas/goods/services/products'
import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { Suspense, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { parseMoney, parseQuantity } from '@shared/foundation/money/parse-number'
import { useIsPhone } from '../../../../lib/use-media'
import { Button } from '../../../../ui/Button/Button'
import { LineItems, type OrderLine } from '../../../../ui/LineItems/LineItems'
import { toastWarn } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { actionMessages as am, formMessages as m } from '../messages'
import { NewProductDialog } from '../parts/dialogs'
import { useOrderProducts } from '../parts/use-product-search'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { chosenRate, rateOptions } from '../../../tax/parts/vat/rates'
import { AgentPriceNotice } from './agent-price-notice'
import { lineErrors } from './order-problems'
import type { DraftLine, OrderValues } from './order-values'
import { useAgentPrices } from './use-agent-prices'
import { useLineNotes } from './use-line-notes'
import { isHeld, rateOfLine, type OrderVat } from './order-vat'
import { useOrderVat } from './use-order-vat'

let made = 0
/** A line of a product, at what it usually sells for or costs. */
const lineOfProduct = (product: Product, group: TradeGroup, quantity = 1, price?: number | null): DraftLine => ({
  key: `n${Date.now()}.${made++}`,
  itemId: product._id,
  name: product.name,
  code: product.slug,
  unit: product.unit,
  image: product.avatar,
  quantity,
  free: 0,
  price: price ?? product[orderKind(group).valuedAt] ?? null,
  group: product.group,
  general: { vatRate: product.vatRate, vatReduced: product.vatReduced, categoryId: product.categoryId },
})

/** What the table hands back, with what only the order knows of each line. */
const keepDetails = (lines: readonly OrderLine[], before: readonly DraftLine[]): DraftLine[] => {
  const known = new Map(before.map((line) => [line.key, line]))
  return lines.flatMap((line) => {
    const old = known.get(line.key)
    const { rate: _rate, rateNote: _note, ...written } = line
    return old ? [{ ...old, ...written }] : []
  })
}

/** A line with the rate that was chosen for it. */
const withRate = (line: DraftLine, rate: VatRate | null): DraftLine => ({ ...line, vatRate: rate ?? undefined, vatReduced: undefined })

/** What the cells of a line say of its VAT. */
const rateCells = (intl: IntlShape, vat: OrderVat, line: DraftLine): Pick<OrderLine, 'rate' | 'rateNote'> => {
  const { vatRate, vatReduced } = rateOfLine(vat, line)
  const told = [
    vatReduced && vatRate !== 10 && intl.formatMessage(vm.reduced, { percent: vatRate }),
    isHeld(vat, line) && intl.formatMessage(vm.held),
  ].filter(Boolean)
  return { rate: String(vatRate), ...(told.length > 0 ? { rateNote: told.join(' · ') } : null) }
}

const MAX_FOLDED_ROWS = 2

/** The items of the order; a product that stands there already gets one more. */
export const OrderItems = ({ group, readOnly, order }: { group: TradeGroup; readOnly: boolean; order: Order | null }) => {
  const intl = useIntl()
  const locale = useLocale()
  const phone = useIsPhone()
  const { values, errors, submitCount, setFieldValue } = useFormikContext<OrderValues>()
  const { search, byCodes, recent, note } = useOrderProducts(group)
  const [creating, setCreating] = useState<string | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const agentPrices = useAgentPrices(group, !order)
  const notes = useLineNotes(group, values.items, readOnly)
  const vat = useOrderVat(group, order)

  const put = (items: DraftLine[]): void => void setFieldValue('items', items)
  const add = (product: Product): void => {
    const at = values.items.findIndex((line) => line.itemId === product._id)
    put(
      at < 0
        ? [...values.items, lineOfProduct(product, group, 1, agentPrices.priceOf(product._id))]
        : values.items.map((line, index) => (index === at ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line)),
    )
    if (at < 0) agentPrices.seen([product._id])
    setUnfolded(true)
    note(product._id)
  }
  const scan = async (code: string): Promise<boolean> => {
    const [product] = await byCodes([code])
    if (product) add(product)
    return Boolean(product)
  }
  const paste = async (rows: string[][]): Promise<void> => {
    const filled = rows.filter((row) => row[0]?.trim())
    const found = await byCodes(filled.map((row) => row[0] ?? ''))
    const missing = filled.flatMap((row, at) => (found[at] ? [] : [row[0] ?? '']))
    const lines = filled.flatMap((row, at): DraftLine[] => {
      const product = found[at]
      if (!product) return []
      const [, count = '', money = ''] = row
      // A cell that says nothing sure is left to be written; only an empty one takes what is usual.
      const price = money.trim() === '' ? agentPrices.priceOf(product._id) : (parseMoney(money, locale) ?? Number.NaN)
      const quantity = count.trim() === '' ? 1 : parseQuantity(count, locale)
      return [{ ...lineOfProduct(product, group, 1, price), quantity }]
    })
    agentPrices.seen(lines.map(({ itemId }) => itemId))
    if (lines.length > 0) put([...values.items, ...lines])
    if (missing.length > 0) toastWarn(intl.formatMessage(m.pasteMissing, { names: missing.join(', ') }))
  }

  const folded = phone && !unfolded && values.items.length > MAX_FOLDED_ROWS + 1
  const shown = folded ? values.items.slice(0, MAX_FOLDED_ROWS) : values.items
  const hidden = folded ? values.items.slice(MAX_FOLDED_ROWS) : []
  const error = submitCount > 0 && typeof errors.items === 'string' ? errors.items : undefined
  const anyShipped = values.items.some((line) => line.shipped !== undefined)
  return (
    <>
      {phone && (
        <h3 className="order-items__title">
          {intl.formatMessage(m.items)} <small className="num">{values.items.length}</small>
        </h3>
      )}
      <AgentPriceNotice prices={agentPrices} />
      <LineItems<Product>
        lines={vat ? shown.map((line) => ({ ...line, ...rateCells(intl, vat, line) })) : shown}
        rates={
          vat
            ? {
                head: intl.formatMessage(vm.vat),
                options: rateOptions(intl),
                labelOf: (item) => intl.formatMessage(vm.onLine, { item }),
                onChoose: (key, rate) => put(values.items.map((line) => (line.key === key ? withRate(line, chosenRate(rate)) : line))),
              }
            : undefined
        }
        onChange={(lines) => put([...keepDetails(lines, values.items), ...hidden])}
        onAdd={(option) => add(option.data)}
        search={search}
        recent={recent}
        createLabel={(text) => intl.formatMessage(m.createProduct, { text })}
        onCreate={setCreating}
        onScan={scan}
        onPasteRows={(rows) => void paste(rows)}
        notes={notes}
        showShipped={anyShipped}
        {...(takesGoodsOut(group) ? null : { shippedHead: intl.formatMessage(am.columnReceived) })}
        decimals
        readOnly={readOnly}
        errors={submitCount > 0 ? lineErrors(values, errors.items) : {}}
      />
      {folded && (
        <Button kind="link" className="order-items__more" onClick={() => setUnfolded(true)}>
          {intl.formatMessage(m.moreItems, { count: hidden.length })}
        </Button>
      )}
      {error && (
        <p className="order-items__error" role="alert">
          {error}
        </p>
      )}
      {creating !== null && (
        <Suspense>
          <NewProductDialog
            group={group}
            typed={creating}
            onClose={() => setCreating(null)}
            onMade={(product) => {
              setCreating(null)
              add(product)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
