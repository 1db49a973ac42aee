import { bankFeeOf, MOST_BANK_FEE_DONG } from '@shared/areas/bank/rules/bank-fee'
import { namesCarrier } from '@shared/areas/bank/rules/proposals'
import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { FeeGroup } from '../../../../components/fund-groups/fee-group'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'

const MOST_SHOWN = 3
/** Transfers of about its sum among which those of its carrier are sought. */
const MOST_FOUND = 50

/** What of a statement is entered so far, less its fees; whole dong. */
const enteredOf = ({ booked }: CodStatement): number => booked.cod - booked.fee

/** Of its sum, or of its carrier and smaller by what may be the bank's fee. */
const mayPay =
  ({ net, carrier }: CodStatement) =>
  ({ amount, content, counterName = '' }: BankTransfer): boolean =>
    amount === net || namesCarrier([content, counterName], carrier)

/** The transfer by which a statement's money came, with what is still to be settled of it; or those that may be it and wait, matched by one press. */
export const StatementTransfer = ({ statement }: { statement: CodStatement }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { net = 0, transfer } = statement
  const { data } = api.bankTransfers.useFind(
    {
      status: 'waiting',
      amount: { $gte: dong(net - MOST_BANK_FEE_DONG), $lte: dong(net) },
      $limit: MOST_FOUND,
      $sort: { amount: -1, time: -1 },
      $total: false,
    },
    { skip: net <= 0 || transfer !== undefined },
  )
  if (transfer) {
    const { fee = 0 } = transfer
    const open = transfer.amount + fee - enteredOf(statement)
    return (
      <DockPart title={intl.formatMessage(m.came)}>
        <p>
          <Link to={`/funds/transfers?status=all&open=${transfer._id}`}>{formatMoney(transfer.amount, locale)}</Link>{' '}
          <When value={transfer.time} as="date-time" />
        </p>
        {fee > 0 && <p>{intl.formatMessage(m.cameLessFee, { fee: formatMoney(fee, locale) })}</p>}
        {open !== 0 && <p className="ink-warn">{intl.formatMessage(m.cameOpen, { amount: formatMoney(open, locale) })}</p>}
      </DockPart>
    )
  }
  const waiting = (data?.data ?? []).filter(mayPay(statement)).slice(0, MOST_SHOWN)
  if (waiting.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.mayHaveCome)}>
      {waiting.map((each) => (
        <Waiting key={each._id} transfer={each} statement={statement} />
      ))}
    </DockPart>
  )
}

const Waiting = ({ transfer: { _id, rev, content, time, amount }, statement }: { transfer: BankTransfer; statement: CodStatement }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch, { isLoading }] = api.bankTransfers.usePatch()
  const [feeGroup, setFeeGroup] = useState<string>(FUND_GROUPS.otherExpenses.name)
  const fee = bankFeeOf(statement.net ?? 0, amount)
  const match = async (): Promise<void> => {
    const settling = { statementId: statement._id, ...(fee === null ? {} : { feeGroup }) }
    try {
      await patch({ id: _id, data: { status: 'settled', ...settling, rev } }).unwrap()
      toastDone(intl.formatMessage(m.matched, { number: statement.number, amount: formatMoney(amount, locale) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <div className="statement-transfer">
      <span>
        <span className="cut">{content}</span>
        <When value={time} as="date-time" />
        {fee !== null && <span className="second">{intl.formatMessage(m.matchFee, { fee: formatMoney(fee, locale) })}</span>}
      </span>
      {fee !== null && <FeeGroup label={intl.formatMessage(m.bankFeeGroup)} value={feeGroup} onChange={setFeeGroup} />}
      <Button busy={isLoading} onClick={() => void match()}>
        {fee === null
          ? intl.formatMessage(m.match, { amount: formatMoney(amount, locale) })
          : intl.formatMessage(m.matchLessFee, { amount: formatMoney(amount, locale), fee: formatMoney(fee, locale) })}
      </Button>
    </div>
  )
}
