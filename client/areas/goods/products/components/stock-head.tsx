import type { RecordOf } from '@shared/registry/service-types'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { recordMessages } from '../../../../components/record-form/messages'
import { formatQuantity } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { useLocale } from '../../../../ui/zone/zone-context'
import { costMessages, stockMessages as m } from '../messages'
import { CostDialog } from './cost-dialog'
import { smallImage } from './product-columns'

/** Which product it is, with the figures one asks for first. */
export const StockHead = ({ product, notShipped }: { product: RecordOf<'products'>; notShipped: number | undefined }) => {
  const intl = useIntl()
  const locale = useLocale()
  const seesCost = useCan('/purchases')
  const mayWrite = useCan(['/sales', '/purchases'])
  const isBoard = useCan('bod')
  const [changesCost, setChangesCost] = useState(false)
  return (
    <header className="stock-head">
      <Avatar name={product.name} image={smallImage(product.avatar, 250)} shape="square" size={58} goods />
      <div className="stock-head__name">
        <h2>{product.name}</h2>
        <p className="muted num">
          {product.slug} · {product.unit}
        </p>
      </div>
      <dl className="stock-head__figures">
        {product.price !== undefined && (
          <div>
            <dt>{intl.formatMessage(m.salePrice)}</dt>
            <dd>
              <Amount value={product.price} />
            </dd>
          </div>
        )}
        {seesCost && (
          <div>
            <dt>{intl.formatMessage(m.lastCost)}</dt>
            <dd>
              <Amount value={product.cost} />
            </dd>
          </div>
        )}
        <div>
          <dt>{intl.formatMessage(m.notShipped)}</dt>
          <dd className="num">{notShipped === undefined ? '…' : formatQuantity(notShipped, locale)}</dd>
        </div>
      </dl>
      {isBoard && product.group === 'goods' && (
        <Button className="stock-head__edit" icon="repeat" onClick={() => setChangesCost(true)}>
          <span className="stock-head__word">{intl.formatMessage(costMessages.menu)}</span>
        </Button>
      )}
      {mayWrite && (
        <ButtonLink className="stock-head__edit" icon="edit" to={`/products/${product.group}?open=${product._id}`}>
          <span className="stock-head__word">{intl.formatMessage(recordMessages.edit)}</span>
        </ButtonLink>
      )}
      {changesCost && <CostDialog product={product} onClose={() => setChangesCost(false)} />}
    </header>
  )
}
