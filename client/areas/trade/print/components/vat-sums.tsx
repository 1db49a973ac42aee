import { useIntl } from 'react-intl'
import { PaperSum } from '../../../../components/paper/paper-sum'
import { vatMessages as m } from '../../../tax/parts/vat/messages'
import { rateText } from '../../../tax/parts/vat/rates'
import type { invoiceFigures } from '../invoice'

/** On paper: what an order comes to without VAT, and the VAT of each rate; nothing of one that has none. */
export const VatSums = ({ figures }: { figures: Pick<ReturnType<typeof invoiceFigures>, 'vat' | 'net' | 'isVatHeld'> }) => {
  const intl = useIntl()
  const { vat, net, isVatHeld } = figures
  if (vat.length === 0) return null
  return (
    <>
      <PaperSum label={intl.formatMessage(m.net)} value={net} />
      {vat.map(({ rate, amount }) => (
        <PaperSum key={rate} label={intl.formatMessage(isVatHeld ? m.heldOf : m.of, { rate: rateText(intl, rate) })} value={amount} />
      ))}
    </>
  )
}
