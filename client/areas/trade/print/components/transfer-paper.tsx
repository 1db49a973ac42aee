import type { StockTransfer } from '@shared/areas/goods/services/stockTransfers'
import { useIntl } from 'react-intl'
import { PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatQuantity } from '../../../../lib/format'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { printMessages as m } from '../messages'
import './invoice-paper.css'

/** What goes from one warehouse to another: goods and quantities, signed where they leave and where they come in. No price stands on it. */
export const TransferPaper = ({ transfer, issuer }: { transfer: StockTransfer; issuer: Issuer }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  return (
    <div className="invoice">
      <PaperHead issuer={issuer}>
        <dl className="invoice-meta num">
          <dt>{intl.formatMessage(m.number)}</dt>
          <dd className="strong">{transfer.transfer_number}</dd>
          <dt>{intl.formatMessage(m.date)}</dt>
          <dd>{formatDate(transfer.created, zone)}</dd>
        </dl>
      </PaperHead>
      <h1>{intl.formatMessage(m.transferTitle)}</h1>
      <dl className="invoice-buyer">
        <PaperFact term={intl.formatMessage(m.transferFrom)} strong>
          {transfer.fromWarehouse?.name}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.transferTo)} strong>
          {transfer.toWarehouse?.name}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.transferNote)}>{transfer.note}</PaperFact>
      </dl>
      <table className="invoice-items">
        <thead>
          <tr>
            <th>{intl.formatMessage(m.line)}</th>
            <th>{intl.formatMessage(m.item)}</th>
            <th>{intl.formatMessage(m.unit)}</th>
            <th className="end">{intl.formatMessage(m.quantity)}</th>
          </tr>
        </thead>
        <tbody>
          {transfer.items.map((item, at) => (
            <tr key={item.productId}>
              <td className="num">{at + 1}</td>
              <td>
                {item.name}
                {item.slug && (
                  <>
                    <br />
                    <small>{item.slug}</small>
                  </>
                )}
              </td>
              <td>{item.unit}</td>
              <td className="end num strong">{formatQuantity(item.quantity, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="strong">{intl.formatMessage(m.allItems)}</td>
            <td />
            <td className="end num strong">{formatQuantity(transfer.quantity, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <PaperSigns who={[{ as: m.signMaker, name: transfer.creator?.name }, { as: m.signStoreOut }, { as: m.signStoreIn }]} />
    </div>
  )
}
