import { bankTransfers, TRANSFER_STATUSES, type BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { accountName } from '../../../components/account-name'
import { FundLabel } from '../../../components/words/word-tags'
import { resourceList } from '../../../resource/resource-list'
import { Amount } from '../../../ui/Amount/Amount'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { Chips } from '../../../ui/Chips/Chips'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { Select } from '../../../ui/Select/Select'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { StatementDialog } from '../components/statement-dialog'
import { TransferDock } from '../components/transfer-dock'
import { Standing } from '../components/transfer-marks'
import { transferMessages as m } from '../messages'
import { fetchedCount } from '../statement-answer'
import { useWaitingCount } from '../use-waiting-count'

const useAccounts = () => ({
  accounts: api.bankAccounts.useFind({ status: 'active', $limit: -1 }).data?.data ?? [],
  waiting: useWaitingCount(),
  known: api.bankTransfers.useFind({ $limit: 0 }).data?.total,
})

const Tools = ({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: ReturnType<typeof useAccounts>['accounts']
  chosen: string
  onChoose: (id: string) => void
}) => {
  const intl = useIntl()
  const [asking, setAsking] = useState(false)
  const [create, { isLoading }] = api.bankTransfers.useCreate()
  // Who isn't on the board doesn't see which account can be asked.
  const fetched = accounts.filter(({ provider }) => provider === 'sepay')
  const fetchNow = async (): Promise<void> => {
    const asked = await Promise.allSettled(fetched.map(({ _id }) => create({ accountId: _id, fetch: true }).unwrap()))
    // An account that can't be asked keeps no other back.
    const counts = asked.flatMap((one) => (one.status === 'fulfilled' ? [fetchedCount(one.value)] : []))
    const refusal: unknown = asked.find((one) => one.status === 'rejected')?.reason
    if (counts.length === 0 && isApiError(refusal)) toastError(refusal.message)
    else if (counts.includes(null)) toastError(intl.formatMessage(m.fetchFailed))
    else toastDone(intl.formatMessage(m.fetched, { fresh: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) }))
  }
  if (accounts.length === 0) return null
  return (
    <>
      {accounts.length > 1 && (
        <Select
          aria-label={intl.formatMessage(m.account)}
          placeholder={intl.formatMessage(m.allAccounts)}
          value={chosen}
          onChange={onChoose}
          options={accounts.map((each) => ({ value: each._id, label: accountName(each) }))}
        />
      )}
      {fetched.length > 0 && (
        <ToolButton icon="refresh" label={intl.formatMessage(m.fetch)} disabled={isLoading} onClick={() => void fetchNow()} />
      )}
      <ToolButton icon="upload" label={intl.formatMessage(m.statement)} onClick={() => setAsking(true)} />
      {asking && <StatementDialog accounts={accounts} onClose={() => setAsking(false)} />}
    </>
  )
}

const about = ({ content, counterName, reference }: BankTransfer): string => content || counterName || reference

/** What banks told: what waits for somebody to say what it is, what was entered, what was set aside. */
export const TransfersScreen = resourceList({
  service: bankTransfers,
  messages: m,
  use: useAccounts,
  icon: 'wallet',
  sort: '-time',
  isGiven: true,
  filters: { status: 'waiting', account: '' },
  query: ({ status, account }) => ({ ...(status === 'all' ? null : { status }), ...(account ? { accountId: account } : null) }),
  texts: ({ known }) => (known === 0 ? { none: m.noneYet, noneHint: m.noneYetHint } : { none: m.noneWaiting, noneHint: m.noneWaitingHint }),
  tools: ({ x, filters, filter }) => (
    <Tools accounts={x.accounts} chosen={filters['account'] ?? ''} onChoose={(account) => filter({ account })} />
  ),
  chips: ({ x, intl, filters, filter }) => (
    <Chips
      label={intl.formatMessage(m.status)}
      chosen={filters['status'] ?? ''}
      onChoose={(status) => filter({ status })}
      chips={[
        ...TRANSFER_STATUSES.map((key) => ({
          key,
          label: intl.formatMessage(m[`status.${key}`]),
          ...(key === 'waiting' && x.waiting ? { count: x.waiting } : {}),
        })),
        { key: 'all', label: intl.formatMessage(m.all) },
      ]}
    />
  ),
  muted: ({ status }) => status === 'aside',
  columns: ({ intl }) => [
    { key: 'time', head: intl.formatMessage(m.time), width: 110, cell: ({ time }) => <When value={time} as="row" /> },
    {
      key: 'content',
      head: intl.formatMessage(m.content),
      cell: (transfer) => (
        <TwoLines first={about(transfer)} second={transfer.counterName ?? (transfer.content ? transfer.reference : undefined)} />
      ),
    },
    {
      key: 'order',
      head: intl.formatMessage(m.order),
      width: 190,
      cell: (transfer) => (
        <TwoLines
          first={<Standing transfer={transfer} />}
          second={[transfer.order?.order_number, transfer.order?.partner].filter(Boolean).join(' · ') || undefined}
        />
      ),
    },
    {
      key: 'account',
      head: intl.formatMessage(m.account),
      width: 150,
      hideNarrow: true,
      from: 1000,
      cell: ({ account }) =>
        account && (account.label ? <FundLabel>{account.label}</FundLabel> : <span className="cut">{accountName(account)}</span>),
    },
    {
      key: 'amount',
      head: intl.formatMessage(m.amount),
      width: 140,
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} signed />,
    },
  ],
  phone: (transfer) => ({
    name: about(transfer),
    amount: <Amount value={transfer.amount} signed />,
    about: (
      <>
        <When value={transfer.time} as="row" />
        {transfer.order && <span className="num">{transfer.order.order_number}</span>}
      </>
    ),
    owed: <Standing transfer={transfer} />,
  }),
  Form: TransferDock,
})
