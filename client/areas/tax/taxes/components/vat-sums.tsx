import type { VatSide } from '@shared/foundation/documents/vat-moves'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '../../../../ui/Amount/Amount'
import { Panel } from '../../../../ui/Panel/Panel'
import { rateText } from '../../parts/vat/rates'
import { taxMessages as m } from '../messages'
import type { VatSums as Sums } from '../vat'

interface VatSumsProps {
  side: VatSide
  sums: readonly Sums[]
  /** What is said of the side under its sums. */
  warning?: ReactNode
}

/** One side of VAT by rate as it was known at a moment: its sums alone, as the documents behind them are those that stand now. */
export const VatSums = ({ side, sums, warning }: VatSumsProps) => {
  const intl = useIntl()
  return (
    <Panel flush title={intl.formatMessage(side === 'output' ? m.sold : m.bought)}>
      {sums.length === 0 ? (
        <p className="vat-list__more second muted">{intl.formatMessage(m.nothingKnown)}</p>
      ) : (
        <div className="vat-list">
          {sums.map(({ rate, base, amount }) => (
            <p className="vat-list__line vat-list__rate" key={String(rate)}>
              <span>{intl.formatMessage(m.rate, { rate: rateText(intl, rate) })}</span>
              <Amount value={base} currency={false} />
              <Amount value={amount} currency={false} weight="strong" />
            </p>
          ))}
        </div>
      )}
      {warning}
    </Panel>
  )
}
