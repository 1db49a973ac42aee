import { dong } from '@shared/foundation/money/money'
import type { BankTransfer, TransferProposal } from '@shared/areas/bank/services/bankTransfers'
import type { Order } from '@shared/areas/trade/services/orders'
import type { PatchOf } from '@shared/registry/service-types'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { accountName } from '../../../components/account-name'
import { useFundGroupName } from '../../../components/fund-groups/fund-group-name'
import { LoadFailed } from '../../../components/list-states'
import { formatMoney } from '../../../lib/format'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { Field } from '../../../ui/Field/Field'
import { Picker, type PickerOption } from '../../../ui/Picker/Picker'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { useLocale } from '../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'
import { AsideDialog } from './aside-dialog'
import { Standing } from './transfer-marks'
import './bank.css'

interface TransferDockProps {
  record: BankTransfer | undefined
  onClose: () => void
}

type Settling = Pick<PatchOf<'bankTransfers'>, 'orderId' | 'partnerId' | 'statementId' | 'group'>

const settlingOf = ({ kind, orderId, partnerId, statementId, group }: TransferProposal): Settling => {
  if (kind === 'order') return orderId ? { orderId } : {}
  if (kind === 'statement') return statementId ? { statementId } : {}
  return kind === 'partner' ? (partnerId ? { partnerId } : {}) : group ? { group } : {}
}

/** A statement that says another sum can't be what came. */
const canAccept = ({ kind, outstanding }: TransferProposal, amount: number): boolean => kind !== 'statement' || outstanding === amount

/** One transfer: what the bank says, and what it is for, accepted in one press. */
export const TransferDock = ({ record, onClose }: TransferDockProps) => {
  if (!record) return null
  return <OpenTransfer key={record._id} transfer={record} onClose={onClose} />
}

const OpenTransfer = ({ transfer, onClose }: { transfer: BankTransfer; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch, { isLoading }] = api.bankTransfers.usePatch()
  const [setting, setSetting] = useState(false)
  const {
    _id,
    rev,
    status,
    amount,
    content,
    time,
    reference,
    counterName,
    counterAccount,
    account,
    source,
    order,
    fund,
    fundId,
    statement,
    reason,
  } = transfer
  const money = formatMoney(amount, locale)
  const waits = status === 'waiting'
  const send = async (data: PatchOf<'bankTransfers'>, done: string): Promise<void> => {
    try {
      await patch({ id: _id, data: { ...data, rev } }).unwrap()
      toastDone(done)
      if (data.status !== 'waiting') onClose()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(Object.values(thrown.errors ?? {})[0] ?? thrown.message)
    }
  }
  const accept = (settling: Settling): void => {
    if (!isLoading) void send({ status: 'settled', ...settling }, intl.formatMessage(m.accepted, { amount: money }))
  }
  return (
    <>
      <DockForm
        title={money}
        status={<Standing transfer={transfer} />}
        onClose={onClose}
        foot={
          waits ? (
            <Button onClick={() => setSetting(true)}>{intl.formatMessage(m.setAside)}</Button>
          ) : (
            status === 'aside' && (
              <Button
                icon="undo"
                busy={isLoading}
                onClick={() => void send({ status: 'waiting' }, intl.formatMessage(m['status.waiting']))}
              >
                {intl.formatMessage(m.takeBack)}
              </Button>
            )
          )
        }
      >
        <DockPart>
          <p className="bank-said strong">{content || '–'}</p>
          <dl className="bank-lines">
            <Line label={intl.formatMessage(m.time)}>
              <When value={time} as="date-time" />
            </Line>
            {account && <Line label={intl.formatMessage(m.account)}>{accountName(account)}</Line>}
            {(counterName || counterAccount) && (
              <Line label={intl.formatMessage(m.payer)}>{[counterName, counterAccount].filter(Boolean).join(' · ')}</Line>
            )}
            <Line label={intl.formatMessage(m.reference)}>
              <span className="num">{reference}</span>
            </Line>
            <Line label={intl.formatMessage(m.source)}>{intl.formatMessage(m[`source.${source}`])}</Line>
            {order && (
              <Line label={intl.formatMessage(m.order)}>
                <Link to={`/sales/orders/byOrder/${order._id}`}>{order.order_number}</Link> {order.partner}
              </Line>
            )}
            {fundId && (
              <Line label={intl.formatMessage(m.entered)}>
                <Link to={`/funds?open=${fundId}`}>{fund?.number ?? intl.formatMessage(m.openEntry)}</Link>
              </Line>
            )}
            {statement && (
              <Line label={intl.formatMessage(m.statementId)}>
                <Link to={`/funds/carriers?open=${statement._id}`}>{statement.number}</Link>
              </Line>
            )}
            {reason && <Line label={intl.formatMessage(m.reason)}>{reason}</Line>}
          </dl>
        </DockPart>
        {waits && <Proposals transfer={transfer} busy={isLoading} onAccept={accept} />}
      </DockForm>
      {setting && (
        <AsideDialog
          onClose={() => setSetting(false)}
          onSet={async (why) => {
            await patch({ id: _id, data: { status: 'aside', reason: why, rev } }).unwrap()
            onClose()
          }}
        />
      )}
    </>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

interface ProposalsProps {
  transfer: BankTransfer
  busy: boolean
  onAccept: (settling: Settling) => void
}

/** What it may be for, the likeliest first, and any other order. */
const Proposals = ({ transfer, busy, onAccept }: ProposalsProps) => {
  const intl = useIntl()
  const read = api.bankTransfers.useReport('proposals', { transferId: transfer._id })
  const { data, error, isFetching, refetch } = read
  const first = data?.data.find((each) => canAccept(each, transfer.amount))
  useShortcut('ctrl+Enter', () => first && onAccept(settlingOf(first)), first !== undefined && !busy)
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
                <Accept proposal={proposal} primary={proposal === first} busy={busy} onAccept={onAccept} />
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

const About = ({ proposal: { kind, why, partner, statement = '', outstanding }, amount, only }: AboutProps) => {
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
          ? intl.formatMessage(rest === 0 ? m.statementSame : rest > 0 ? m.statementMore : m.statementLess, {
              says: money(owed),
              amount: money(Math.abs(rest)),
            })
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
  onAccept: (settling: Settling) => void
}

const Accept = ({ proposal, primary, busy, onAccept }: AcceptProps) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const { kind, order_number: number = '', partner = '', statement = '', group = '' } = proposal
  const words =
    kind === 'order'
      ? intl.formatMessage(m.payOrder, { number })
      : kind === 'partner'
        ? intl.formatMessage(m.toPartner, { partner })
        : kind === 'statement'
          ? intl.formatMessage(m.byStatement, { number: statement })
          : intl.formatMessage(m.asIncome, { group: groupName(group) })
  return (
    <Button {...(primary && { kind: 'primary', kbd: 'Ctrl ↵' })} busy={busy} onClick={() => onAccept(settlingOf(proposal))}>
      {words}
    </Button>
  )
}

const optionOf = ({ _id, order_number, customer, agent, total }: Order): PickerOption<string> => ({
  value: _id,
  label: order_number,
  detail: (customer ?? agent)?.name,
  aside: <Amount value={total} />,
  data: _id,
})

/** Any other sale, found by its number or its customer. */
const OtherOrder = ({ amount, onAccept }: { amount: number; onAccept: (settling: Settling) => void }) => {
  const intl = useIntl()
  const [find] = api.orders.useLazyFind()
  const [chosen, setChosen] = useState<PickerOption<string> | null>(null)
  const search = async (typed: string): Promise<PickerOption<string>[]> => {
    const open = { group: 'sales', statusPayment: 'pending', $limit: 8 }
    const { data } = await find(typed ? { ...open, search: typed } : { ...open, total: dong(amount) }).unwrap()
    return data.map(optionOf)
  }
  return (
    <div className="bank-other">
      <Field label={intl.formatMessage(m.otherOrder)}>
        {(ids) => (
          <Picker<string>
            {...ids}
            placeholder={intl.formatMessage(m.otherOrderHint)}
            value={chosen}
            search={search}
            clearable
            onChange={setChosen}
          />
        )}
      </Field>
      {chosen && (
        <Button onClick={() => onAccept({ orderId: chosen.data as NonNullable<Settling['orderId']> })}>
          {intl.formatMessage(m.payOrder, { number: chosen.label })}
        </Button>
      )}
    </div>
  )
}
