import { INTERNAL_GROUPS, takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import { useIntl } from 'react-intl'
import { PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { formatDateTime, formatQuantity } from '../../../../lib/format'
import { QrCode } from '../../../../ui/QrCode/QrCode'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import type { ShipmentNote } from '../invoice'
import { printMessages as m } from '../messages'
import './invoice-paper.css'
import './shipping-paper.css'

interface ShippingPaperProps {
  note: ShipmentNote
  issuer: Issuer
  /** Where its code leads. */
  address: string
}
const internal: ReadonlySet<string> = new Set(INTERNAL_GROUPS)
const isInternal = (group: string): boolean => internal.has(group)

/** The note that goes with goods: what was ordered, what went before, what goes now. No price stands on it. */
export const ShippingPaper = ({ note, issuer, address }: ShippingPaperProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const { cfg } = issuer
  const isOut = takesGoodsOut(note.group)
  const pieces = (count: number): string => formatQuantity(count, locale)
  const rows = note.shipmentItems.map((item) => {
    const { ordered = item.quantity, before = 0 } = item
    return { ...item, ordered, before, left: Math.max(0, ordered - before - item.quantity) }
  })
  const sum = (of: (row: (typeof rows)[number]) => number): string => pieces(rows.reduce((so, row) => so + of(row), 0))
  const signs = isOut ? [m.signReceiver, m.signCarrier, m.signStore] : [m.signDeliverer, m.signCarrier, m.signStore]
  return (
    <div className="invoice shipping-note">
      <PaperHead issuer={issuer}>
        <div className="shipping-note__kind">
          <h1>
            {intl.formatMessage(isInternal(note.group) ? (isOut ? m.stockOut : m.stockIn) : isOut ? m.deliveryNote : m.receivingNote)}
          </h1>
          <p className="num">
            {note.order_number} · {intl.formatMessage(m.nthShipment, { nth: note.nth })}
          </p>
          <p className="num">{formatDateTime(note._id, zone)}</p>
        </div>
        <div className="shipping-note__code">
          <QrCode text={address} size={72} />
        </div>
      </PaperHead>
      <dl className="invoice-buyer">
        <PaperFact term={intl.formatMessage(isOut ? m.deliverTo : m.comesFrom)} strong>
          {[note.partner?.name, note.partner?.phone].filter(Boolean).join(' · ')}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.address)}>{note.partner?.address}</PaperFact>
        <PaperFact term={intl.formatMessage(pm.taxCode)}>{note.partner?.taxCode && taxCodeText(note.partner.taxCode)}</PaperFact>
        <PaperFact term={intl.formatMessage(isOut ? m.fromWarehouse : m.toWarehouse)}>{note.warehouse?.name}</PaperFact>
        <PaperFact term={intl.formatMessage(m.tracking)}>{note.tracking}</PaperFact>
      </dl>
      <div className="invoice-scroll">
        <table className="invoice-items">
          <thead>
            <tr>
              <th>{intl.formatMessage(m.line)}</th>
              <th>{intl.formatMessage(m.item)}</th>
              <th>{intl.formatMessage(m.unit)}</th>
              <th className="end">{intl.formatMessage(m.orderedQuantity)}</th>
              <th className="end">{intl.formatMessage(isOut ? m.before : m.cameBefore)}</th>
              <th className="end">{intl.formatMessage(m.now)}</th>
              <th className="end">{intl.formatMessage(m.stillToCome)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <td className="num">{at + 1}</td>
                <td>{row.name}</td>
                <td>{row.unit}</td>
                <td className="end num">{pieces(row.ordered)}</td>
                <td className="end num">{pieces(row.before)}</td>
                <td className="end num strong">{pieces(row.quantity)}</td>
                <td className="end num">{pieces(row.left)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td className="strong">{intl.formatMessage(m.allItems)}</td>
              <td />
              <td className="end num">{sum(({ ordered }) => ordered)}</td>
              <td className="end num">{sum(({ before }) => before)}</td>
              <td className="end num strong">{sum(({ quantity }) => quantity)}</td>
              <td className="end num">{sum(({ left }) => left)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {note.shipmentNotice && <p className="shipping-notice">{note.shipmentNotice}</p>}
      <PaperSigns who={signs.map((as) => ({ as, name: as === m.signStore ? note.by : undefined }))} />
      {isOut && cfg.invoiceNotice?.trim() && <footer className="invoice-foot">{cfg.invoiceNotice}</footer>}
    </div>
  )
}
