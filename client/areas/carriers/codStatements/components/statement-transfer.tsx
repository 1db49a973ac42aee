import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { When } from '../../../../ui/When/When'
import { useLocale } from '../../../../ui/zone/zone-context'
import { statementMessages as m } from '../messages'

const MOST_SHOWN = 3

/** What of a statement is entered so far, less its fees; whole dong. */
const enteredOf = ({ booked }: CodStatement): number => booked.cod - booked.fee

/** The transfer by which a statement's money came, with what is still to be settled of it; or those of its sum that wait, matched by one press. */
export const StatementTransfer = ({ statement }: { statement: CodStatement }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { net, transfer } = statement
  const { data } = api.bankTransfers.useFind(
    { status: 'waiting', amount: net ?? 0, $limit: MOST_SHOWN, $sort: { time: -1 }, $total: false },
    { skip: net === undefined || net <= 0 || transfer !== undefined },
  )
  if (transfer) {
    const open = transfer.amount - enteredOf(statement)
    return (
      <DockPart title={intl.formatMessage(m.came)}>
        <p>
          <Link to={`/funds/transfers?status=all&open=${transfer._id}`}>{formatMoney(transfer.amount, locale)}</Link>{' '}
          <When value={transfer.time} as="date-time" />
        </p>
        {open !== 0 && <p className="ink-warn">{intl.formatMessage(m.cameOpen, { amount: formatMoney(open, locale) })}</p>}
      </DockPart>
    )
  }
  const waiting = data?.data ?? []
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
  const match = async (): Promise<void> => {
    try {
      await patch({ id: _id, data: { status: 'settled', statementId: statement._id, rev } }).unwrap()
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
      </span>
      <Button busy={isLoading} onClick={() => void match()}>
        {intl.formatMessage(m.match, { amount: formatMoney(amount, locale) })}
      </Button>
    </div>
  )
}
