import type { Order } from '@shared/areas/trade/services/orders'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import { useIntl } from 'react-intl'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { PaperSum } from '../../../../components/paper/paper-sum'
import { formatDate } from '../../../../lib/format'
import { useZone } from '../../../../ui/zone/zone-context'
import { invoiceFigures } from '../invoice'
import { printMessages as m } from '../messages'
import { FinalWords } from './final-words'
import { OrderLines } from './order-lines'
import { VatSums } from './vat-sums'
import './invoice-paper.css'

/** What is ordered of a supplier, to be sent or handed over: goods, quantities and agreed prices; nothing of payments. */
export const PurchasePaper = ({ order, issuer }: { order: Order; issuer: Issuer }) => {
  const intl = useIntl()
  const zone = useZone()
  const { supplier } = order
  const figures = invoiceFigures(order)
  return (
    <div className="invoice">
      <PaperHead issuer={issuer}>
        <dl className="invoice-meta num">
          <dt>{intl.formatMessage(m.number)}</dt>
          <dd className="strong">{order.order_number}</dd>
          <dt>{intl.formatMessage(m.date)}</dt>
          <dd>{formatDate(order.created, zone)}</dd>
        </dl>
      </PaperHead>
      <h1>{intl.formatMessage(m.purchaseTitle)}</h1>
      <dl className="invoice-buyer">
        <PaperFact term={intl.formatMessage(m.supplier)} strong>
          {supplier?.name}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.phone)}>{supplier?.phone}</PaperFact>
        <PaperFact term={intl.formatMessage(m.address)}>{supplier?.address}</PaperFact>
        <PaperFact term={intl.formatMessage(pm.taxCode)}>{supplier?.taxCode && taxCodeText(supplier.taxCode)}</PaperFact>
        <PaperFact term={intl.formatMessage(m.toWarehouse)}>{order.warehouse?.name}</PaperFact>
      </dl>
      <OrderLines order={order} withSku />
      <dl className="invoice-totals num">
        {figures.discount > 0 && (
          <>
            <PaperSum label={intl.formatMessage(m.itemsSum)} value={figures.items} />
            <PaperSum label={intl.formatMessage(m.discount)} value={-figures.discount} />
          </>
        )}
        <VatSums figures={figures} />
        <PaperSum className="invoice-totals__sum" label={intl.formatMessage(m.total)} value={figures.total} strong />
      </dl>
      <p className="invoice-words">
        <FinalWords figures={figures} tellsOwed={false} />
      </p>
      <PaperSigns who={[{ as: m.signOrderer, name: order.creator?.name }, { as: m.supplier }]} />
    </div>
  )
}
