import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { BankTransfer, TransferProposal } from '@shared/areas/bank/services/bankTransfers'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { FeeGroup } from '../../../components/fund-groups/fee-group'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { LoadFailed } from '../../../components/list-states'
import { formatMoney } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Button } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useLocale } from '../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'
import { type Settling, OtherOrder } from './other-order'

const settlingOf = ({ kind, orderId, partnerId, statementId, group, fee }: TransferProposal, feeGroup: string): Settling => {
  if (kind === 'order') return orderId ? { orderId } : {}
  if (kind === 'statement') return statementId ? { statementId, ...(fee === undefined ? {} : { feeGroup }) } : {}
  return kind === 'partner' ? (partnerId ? { partnerId } : {}) : group ? { group } : {}
}

/** A statement that says another sum can't be what came, unless the bank took the difference off. */
const canAccept = ({ kind, outstanding, fee }: TransferProposal, amount: number): boolean =>
  kind !== 'statement' || outstanding === amount || fee !== undefined

interface ProposalsProps {
  transfer: BankTransfer
  busy: boolean
  onAccept: (settling: Settling) => void
}

/** What it may be for, the likeliest first, and any other order. */
export const Proposals = ({ transfer, busy, onAccept }: ProposalsProps) => {
  const intl = useIntl()
  const read = api.bankTransfers.useReport('proposals', { transferId: transfer._id })
  const { data, error, isFetching, refetch } = read
  const [feeGroup, setFeeGroup] = useState<string>(FUND_GROUPS.otherExpenses.name)
  const accept = (proposal: TransferProposal): void => onAccept(settlingOf(proposal, feeGroup))
  const first = data?.data.find((each) => canAccept(each, transfer.amount))
  useShortcut('ctrl+Enter', () => first && accept(first), first !== undefined && !busy)
  return (
    <DockPart title={intl.formatMessage(m.proposals)}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <ul className="bank-proposals">
          {data.data.map((proposal, at) => (
            <li key={at}>
              <About proposal={proposal} amount={transfer.amount} only={data.data.length === 1} />
              {canAccept(proposal, transfer.amount) ? (
                <>
                  {proposal.fee !== undefined && (
                    <FeeGroup label={intl.formatMessage(m.feeGroup)} value={feeGroup} onChange={setFeeGroup} />
                  )}
                  <Accept proposal={proposal} primary={proposal === first} busy={busy} onAccept={() => accept(proposal)} />
                </>
              ) : (
                <Link to={`/funds/carriers?open=${proposal.statementId ?? ''}`}>{intl.formatMessage(m.openStatement)}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <OtherOrder amount={transfer.amount} onAccept={onAccept} />
    </DockPart>
  )
}

interface AboutProps {
  proposal: TransferProposal
  amount: number
  only: boolean
}

const About = ({ proposal: { kind, why, partner, statement = '', outstanding, fee }, amount, only }: AboutProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number): string => formatMoney(value, locale)
  const owed: number = outstanding ?? 0
  const rest = owed - amount
  const detail =
    kind === 'partner'
      ? intl.formatMessage(m.toPartnerHint)
      : kind === 'income'
        ? intl.formatMessage(m.asIncomeHint)
        : kind === 'statement'
          ? intl.formatMessage(
              fee !== undefined ? m.statementFee : rest === 0 ? m.statementSame : rest > 0 ? m.statementMore : m.statementLess,
              {
                says: money(owed),
                amount: money(Math.abs(rest)),
              },
            )
          : rest > 0
            ? intl.formatMessage(m.payLess, { amount: money(rest) })
            : rest < 0
              ? intl.formatMessage(m.payMore, { amount: money(-rest) })
              : intl.formatMessage(m.payRest, { amount: money(owed) })
  return (
    <span>
      <span>
        {[
          kind === 'order' && partner,
          kind === 'statement' && statement,
          intl.formatMessage(
            only && why === 'anything'
              ? m.noneFits
              : kind === 'statement'
                ? m[why === 'named' ? 'why.carrierNamed' : 'why.statementSame']
                : m[`why.${why}`],
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="second">{detail}</span>
    </span>
  )
}

interface AcceptProps {
  proposal: TransferProposal
  primary: boolean
  busy: boolean
  onAccept: () => void
}

const Accept = ({ proposal, primary, busy, onAccept }: AcceptProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const groupName = useFundGroupName()
  const { kind, fee, order_number: number = '', partner = '', statement = '', group = '' } = proposal
  const words =
    kind === 'order'
      ? intl.formatMessage(m.payOrder, { number })
      : kind === 'partner'
        ? intl.formatMessage(m.toPartner, { partner })
        : kind === 'statement'
          ? fee === undefined
            ? intl.formatMessage(m.byStatement, { number: statement })
            : intl.formatMessage(m.byStatementLessFee, { number: statement, fee: formatMoney(fee, locale) })
          : intl.formatMessage(m.asIncome, { group: groupName(group) })
  return (
    <Button {...(primary && { kind: 'primary', kbd: 'Ctrl ↵' })} busy={busy} onClick={onAccept}>
      {words}
    </Button>
  )
}
