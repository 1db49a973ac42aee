import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatQuantity } from '../../../../lib/format'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { useLocale } from '../../../../ui/zone/zone-context'
import './goods-lines.css'

interface BookedGoods {
  readonly productId?: string | null | undefined
  readonly name: string
  readonly slug?: string | undefined
  readonly unit?: string | undefined
  readonly avatar?: string | undefined
  readonly quantity: number
}

interface GoodsListProps<G extends BookedGoods> {
  texts: Readonly<Record<'goods' | 'card', MessageDescriptor>>
  goods: readonly G[]
  /** The warehouse whose stock card a product leads to; absent: of all. */
  warehouseId: string | undefined
  /** What is said of goods before how many they are. */
  about?: (goods: G) => ReactNode
}

/** Goods that a document booked: each leads to its stock card. */
export const GoodsList = <G extends BookedGoods>({ texts, goods, warehouseId, about }: GoodsListProps<G>) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <DockPart title={intl.formatMessage(texts.goods)} count={goods.length}>
      <ul className="goods-lines">
        {goods.map((each, index) => {
          const { productId, name, slug, unit, avatar, quantity } = each
          return (
            <li key={productId ?? index}>
              <Avatar name={name} image={avatar} goods shape="square" size={30} />
              <span className="goods-lines__about">
                {productId ? (
                  <Link
                    className="cut"
                    to={['/product', productId, warehouseId].filter(Boolean).join('/')}
                    title={intl.formatMessage(texts.card, { name })}
                  >
                    {name}
                  </Link>
                ) : (
                  <span className="cut">{name}</span>
                )}
                <span className="second cut">{slug}</span>
              </span>
              <span className="num second">{about?.(each)}</span>
              <span className="num strong">
                {formatQuantity(quantity, locale)} {unit}
              </span>
            </li>
          )
        })}
      </ul>
    </DockPart>
  )
}
