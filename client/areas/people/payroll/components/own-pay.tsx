import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Month } from '../../../../lib/format'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { payrollMessages as m } from '../messages'
import { paymentOf, type PayRow } from '../pay'
import { PayCalendar } from './pay-calendar'
import { PayHead } from './pay-head'
import { PayLines } from './pay-lines'
import { StaysDialog } from './stays-dialog'

/** One's own month: the pay so far, its days, and why. */
export const OwnPay = ({ row, month }: { row: PayRow; month: Month }) => {
  const intl = useIntl()
  const [isListed, setListed] = useState(false)
  return (
    <div className="own-pay">
      <DockPart sunken>
        <PayHead row={row} month={month} onStays={() => setListed(true)} />
      </DockPart>
      <DockPart>
        <PayCalendar row={row} />
      </DockPart>
      <DockPart title={intl.formatMessage(m.why)}>
        <PayLines row={row} month={month} />
      </DockPart>
      {isListed && (
        <StaysDialog userId={row._id} name={row.name} month={month} isPaid={Boolean(paymentOf(row))} onClose={() => setListed(false)} />
      )}
    </div>
  )
}
