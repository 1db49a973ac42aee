import type { Product } from '@shared/areas/goods/services/products'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Picker } from '../../../../ui/Picker/Picker'
import { QuantityInput } from '../../../../ui/QuantityInput/QuantityInput'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useProductByCode } from '../product-by-code'
import { useProductSearch } from '../product-search'
import { FieldError } from '../../../../ui/Field/FieldError'
import './goods-lines.css'

interface GoodsLine {
  readonly productId: string
  readonly name: string
  readonly avatar?: string | undefined
  readonly quantity: number
}

interface GoodsLinesProps<L extends GoodsLine> {
  texts: Readonly<Record<'goods' | 'add' | 'here' | 'quantityOf' | 'takeOut', MessageDescriptor>>
  /** Where the goods stand; empty while none is chosen. */
  warehouseId: string
  lines: readonly L[]
  error: string | undefined
  /** What is said of a line besides how many stand in the warehouse. */
  about: (line: L) => string
  /** A further field of a line, before its quantity. */
  field?: (line: L) => ReactNode
  /** Over the lines, and under them. */
  head?: ReactNode
  hint?: ReactNode
  onAdd: (product: Product) => void
  onQuantity: (line: L, quantity: number) => void
  onTakeOut: (line: L) => void
}

/** Goods of one warehouse in a form being written: how many of what, beside how many stand there; more are found by name or scanned. */
export const GoodsLines = <L extends GoodsLine>(props: GoodsLinesProps<L>) => {
  const { texts, warehouseId, lines, error, about, field, head, hint, onAdd, onQuantity, onTakeOut } = props
  const intl = useIntl()
  const locale = useLocale()
  const { search } = useProductSearch('goods')
  const byCode = useProductByCode()
  const scan = async (code: string): Promise<boolean> => {
    const product = await byCode(code, 'goods')
    if (product) onAdd(product)
    return product !== undefined
  }
  const { currentData: levels } = api.stocks.useReport('levels', { warehouseId }, { skip: !warehouseId })
  const standing = (productId: string): number | undefined =>
    levels && (levels.data.find((level) => level.productId === productId)?.count ?? 0)
  return (
    <DockPart title={intl.formatMessage(texts.goods)} count={lines.length}>
      {head}
      {lines.length > 0 && (
        <ul className={field ? 'goods-lines goods-lines--wide' : 'goods-lines'}>
          {lines.map((line) => {
            const here = standing(line.productId)
            const known = here === undefined ? '' : intl.formatMessage(texts.here, { count: formatQuantity(here, locale) })
            return (
              <li key={line.productId}>
                <Avatar name={line.name} image={line.avatar} goods shape="square" size={30} />
                <span className="goods-lines__about">
                  <span className="cut">{line.name}</span>
                  <span className={here !== undefined && here < line.quantity ? 'second ink-warn' : 'second'}>
                    {[known, about(line)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {field?.(line)}
                <QuantityInput
                  stepper
                  aria-label={intl.formatMessage(texts.quantityOf, { name: line.name })}
                  value={line.quantity}
                  min={1}
                  onChange={(quantity) => onQuantity(line, quantity ?? 1)}
                />
                <IconButton
                  icon="close"
                  size="s"
                  label={intl.formatMessage(texts.takeOut, { name: line.name })}
                  onClick={() => onTakeOut(line)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {lines.length > 0 && hint && <p className="second">{hint}</p>}
      <Picker<Product>
        label={intl.formatMessage(texts.add)}
        placeholder={intl.formatMessage(texts.add)}
        icon="plus"
        bare
        value={null}
        search={search}
        onScan={scan}
        onChange={(option) => option && onAdd(option.data)}
      />
      {error && <FieldError role="alert">{error}</FieldError>}
    </DockPart>
  )
}
