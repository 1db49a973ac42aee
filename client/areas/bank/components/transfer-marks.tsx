import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import { useIntl } from 'react-intl'
import { transferMessages as m } from '../messages'

const inks = { waiting: 'ink-warn', settled: 'ink-credit', aside: 'muted' } as const

/** Where a transfer stands: entered, set aside, or why it waits. */
export const Standing = ({ transfer: { status, outcome } }: { transfer: BankTransfer }) => {
  const intl = useIntl()
  return <span className={inks[status]}>{intl.formatMessage(status === 'waiting' ? m[`outcome.${outcome}`] : m[`status.${status}`])}</span>
}
