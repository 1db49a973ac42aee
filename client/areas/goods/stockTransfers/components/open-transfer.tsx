import type { StockTransfer } from '@shared/areas/goods/services/stockTransfers'
import { useIntl } from 'react-intl'
import { GoodsList } from '../../parts/goods-lines/goods-list'
import { DockForm, DockPart } from '../../../../ui/DockForm/DockForm'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { When } from '../../../../ui/When/When'
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
  return (
    <DockForm
      title={transfer.transfer_number}
      onClose={onClose}
      aside={
        <IconButton
          icon="print"
          label={intl.formatMessage(m.print)}
          onClick={() => window.open(`/print/transfer/${transfer._id}`, '_blank', 'noopener')}
        />
      }
      note={transfer.creator && intl.formatMessage(m.by, { name: transfer.creator.name })}
    >
      <DockPart>
        <Way transfer={transfer} />
        <div className="second">
          <When value={transfer.created} as="date-time" />
        </div>
        {transfer.note && <p>{transfer.note}</p>}
      </DockPart>
      <GoodsList texts={m} goods={transfer.items} warehouseId={transfer.toWarehouseId} />
    </DockForm>
  )
}
