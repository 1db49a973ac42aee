import { bankBins, banks } from '@shared/foundation/money/vietqr'
import { BANK_PROVIDERS, bankAccounts, type BankAccount } from '@shared/areas/bank/services/bankAccounts'
import { useIntl } from 'react-intl'
import { accountName } from '../../../components/account-name'
import { useLabelOptions } from '../../../components/fund-labels'
import { FundLabel } from '../../../components/words/word-tags'
import { flagField, own, part, selectField, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { When } from '../../../ui/When/When'
import { AccountConnection } from '../components/account-connection'
import { accountMessages as m } from '../messages'

const providerNames = { sepay: 'SePay', casso: 'Casso' } as const

/** How an account is connected, in a word. */
const Connection = ({ account: { provider, heardAt } }: { account: BankAccount }) => {
  const intl = useIntl()
  if (provider === 'none') return <span className="faint">–</span>
  return (
    <TwoLines
      first={providerNames[provider]}
      second={heardAt ? <When value={heardAt} /> : <span className="faint">{intl.formatMessage(m.heardNever)}</span>}
    />
  )
}

const Name = ({ account }: { account: BankAccount }) => {
  const intl = useIntl()
  return (
    <>
      <span className="name">{accountName(account)}</span>
      {account.isDefault && <span className="second"> · {intl.formatMessage(m.isMain)}</span>}
    </>
  )
}

/** The company's bank accounts: what papers are paid to, and how transfers are told. */
export const AccountsScreen = resourceScreen({
  service: bankAccounts,
  messages: m,
  use: () => ({ labels: useLabelOptions() }),
  icon: 'wallet',
  sort: '_id',
  isWhole: true,
  query: () => ({ status: 'active' }),
  columns: ({ intl }) => [
    {
      key: 'account',
      head: intl.formatMessage(m.account),
      cell: (account) => <TwoLines first={<Name account={account} />} second={account.holder} />,
    },
    {
      key: 'label',
      head: intl.formatMessage(m.label),
      width: 150,
      cell: ({ label }) => (label ? <FundLabel>{label}</FundLabel> : <span className="faint">–</span>),
    },
    {
      key: 'provider',
      head: intl.formatMessage(m.provider),
      width: 150,
      hideNarrow: true,
      cell: (account) => <Connection account={account} />,
    },
  ],
  phone: (account) => ({
    name: <Name account={account} />,
    about: <span className="cut">{account.holder}</span>,
    amount: account.label && <FundLabel>{account.label}</FundLabel>,
  }),
  title: ({ record, intl }) => (record ? banks[record.bank] : intl.formatMessage(m.new)),
  fields: ({ record, x, intl }) => [
    part(
      undefined,
      selectField('bank', {
        options: bankBins.map((value) => ({ value, label: banks[value] })),
        placeholder: intl.formatMessage(m.bankChoose),
      }),
      textField('account', { inputMode: 'numeric' }),
      textField('holder', { hint: m.holderHint }),
      selectField('label', { options: x.labels, placeholder: intl.formatMessage(m.labelNone), hint: m.labelHint }),
      flagField('isDefault', { hint: m.isDefaultHint, disabled: record?.isDefault === true }),
    ),
    part(
      intl.formatMessage(m.connection),
      selectField('provider', {
        options: BANK_PROVIDERS.map((value) => ({
          value,
          label: value === 'none' ? intl.formatMessage(m.providerNone) : providerNames[value],
        })),
      }),
      textField('secret', { hint: record?.hasSecret ? m.secretKept : m.secretHint, type: 'password', autoComplete: 'off', undo: false }),
      textField('token', { hint: record?.hasToken ? m.secretKept : m.tokenHint, type: 'password', autoComplete: 'off', undo: false }),
      own(record && record.provider !== 'none' && <AccountConnection account={record} provider={providerNames[record.provider]} />),
    ),
  ],
  valuesOf: (record) => ({
    bank: record?.bank ?? '',
    account: record?.account ?? '',
    holder: record?.holder ?? '',
    label: record?.label ?? '',
    isDefault: record?.isDefault ?? false,
    provider: record?.provider ?? 'none',
    secret: '',
    token: '',
  }),
  secret: { secret: '', token: '' },
  isSingle: true,
  archive: {
    status: 'removed',
    changes: () => [m.removePush, m.removeStay],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
