import type { StockTransfer } from '@shared/services/stockTransfers'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatQuantity } from '../../../lib/format'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Icon } from '../../../ui/icons/Icon'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'
import './transfers.css'

/** From where to where. */
export const Way = ({ transfer: { fromWarehouse, toWarehouse } }: { transfer: StockTransfer }) => (
  <span className="transfer-way">
    <span className="cut">{fromWarehouse?.name}</span>
    <Icon name="arrow-right" size={13} />
    <span className="cut">{toWarehouse?.name}</span>
  </span>
)

/** A transfer as it was made; it never changes. */
export const OpenTransfer = ({ transfer, onClose }: { transfer: StockTransfer; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <DockForm
      title={transfer.transfer_number}
      onClose={onClose}
      note={transfer.creator && intl.formatMessage(m.by, { name: transfer.creator.name })}
    >
      <DockPart>
        <Way transfer={transfer} />
        <div className="second">
          <When value={transfer.created} as="date-time" />
        </div>
        {transfer.note && <p>{transfer.note}</p>}
      </DockPart>
      <DockPart title={intl.formatMessage(m.goods)} count={transfer.items.length}>
        <ul className="transfer-lines">
          {transfer.items.map(({ productId, name, slug, unit, avatar, quantity }) => (
            <li key={productId}>
              <Avatar name={name} image={avatar} goods shape="square" size={30} />
              <span className="transfer-lines__words">
                <Link className="cut" to={`/product/${productId}/${transfer.toWarehouseId}`} title={intl.formatMessage(m.card, { name })}>
                  {name}
                </Link>
                <span className="second cut">{slug}</span>
              </span>
              <span className="num strong">
                {formatQuantity(quantity, locale)} {unit}
              </span>
            </li>
          ))}
        </ul>
      </DockPart>
    </DockForm>
  )
}
