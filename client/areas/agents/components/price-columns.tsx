import { useIntl } from 'react-intl'
import type { SheetColumn } from '../../../components/sheet-grid/sheet-types'
import { formatMoney } from '../../../lib/format'
import { useIsPhone } from '../../../lib/use-media'
import { useLocale } from '../../../ui/zone/zone-context'
import { priceMessages as m } from '../messages'
import { cellKey, formulaIn, type Product } from '../price-sheet'
import type { PriceSheet } from '../use-price-sheet'
import { RankMark } from './rank-mark'

/** Product, selling price, to the board its cost, then a column for each rank and for the agent asked for. */
export const usePriceColumns = ({ isBoard, isWritable, columns, ranks, stepOf, draft, textOf }: PriceSheet): SheetColumn<Product>[] => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const money = (value: number | undefined): string => (value === undefined ? '' : formatMoney(value, locale, { currency: false }))
  return [
    {
      key: 'name',
      label: intl.formatMessage(m.product),
      head: intl.formatMessage(m.product),
      width: isPhone ? '170px' : 'minmax(220px, 1fr)',
      align: 'start',
      readOnly: true,
      text: ({ name }) => name,
      // What tells two products apart often stands at the end of their names.
      cell: ({ name }) => (isPhone ? <span className="price-name">{name}</span> : <SizedName name={name} />),
    },
    {
      key: 'price',
      label: intl.formatMessage(m.sellingPrice),
      head: intl.formatMessage(m.sellingPrice),
      width: '104px',
      readOnly: true,
      text: ({ price }) => money(price),
    },
    ...(isBoard
      ? [
          {
            key: 'cost',
            label: intl.formatMessage(m.cost),
            head: intl.formatMessage(m.cost),
            width: '104px',
            readOnly: true,
            text: ({ cost }: Product) => (cost === undefined ? intl.formatMessage(m.unknown) : money(cost)),
          },
        ]
      : []),
    ...columns.map(({ key, rankId, name }) => ({
      key,
      label: name,
      head: rankId ? (
        <RankMark step={stepOf(rankId)} of={ranks?.length ?? 0}>
          {name}
        </RankMark>
      ) : (
        <span className="cut">{name}</span>
      ),
      width: rankId ? '122px' : '160px',
      text: (product: Product) => textOf(product, key),
      // Each product reckons a formula by figures of its own.
      fill: (product: Product) => formulaIn(draft.get(cellKey(product._id, key))) ?? textOf(product, key),
      readOnly: !isWritable,
    })),
  ]
}

/** A product's name that gives way before its size does: 'Cà phê Robusta Buôn… 250 g'. */
const SizedName = ({ name }: { name: string }) => {
  const [, words, size] = /^(.*\S)\s+(\d\S*(?:\s\S+)?)$/u.exec(name) ?? []
  if (words === undefined) return <span className="cut">{name}</span>
  return (
    <span className="price-sized" title={name}>
      <span className="cut">{words}</span> <span className="num">{size}</span>
    </span>
  )
}
