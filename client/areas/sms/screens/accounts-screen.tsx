import { SMS_PROVIDERS, smsAccounts, type SmsAccount } from '@shared/areas/sms/services/smsAccounts'
import { useIntl, type IntlShape } from 'react-intl'
import { api } from '../../../api/api'
import { CopyButton } from '../../../components/copy-button'
import { moneyField, own, part, quantityField, selectField, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { Amount } from '../../../ui/Amount/Amount'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { smsAccountMessages as m } from '../messages'
import '../components/sms.css'

const names = { esms: 'eSMS', speedsms: 'SpeedSMS' } as const
const providerName = (provider: SmsAccount['provider'], intl: IntlShape): string =>
  provider === 'file' ? intl.formatMessage(m.providerFile) : names[provider]

const Callback = ({ account: { provider, pushKey } }: { account: SmsAccount }) => {
  const intl = useIntl()
  const address = `${window.location.origin}/api/push/${provider}/${pushKey}`
  return (
    <div className="sms-address">
      <span className="strong">{intl.formatMessage(m.callback)}</span>
      <code>{address}</code>
      <span className="second">{intl.formatMessage(m.callbackHint)}</span>
      <span>
        <CopyButton size="s" text={address} />
      </span>
    </div>
  )
}

/** What is left with the provider, as it says now. */
const Balance = ({ account: { _id } }: { account: SmsAccount }) => {
  const intl = useIntl()
  const { data } = api.smsAccounts.useReport('balance', { smsAccountId: _id })
  if (!data || (data.balance === null && !data.problem)) return null
  return (
    <dl className="sms-lines" role="status">
      <div>
        <dt className="muted">{intl.formatMessage(m.balance)}</dt>
        <dd>
          {data.balance === null ? (
            <span className="ink-warn">{intl.formatMessage(m.balanceUnknown, { problem: data.problem })}</span>
          ) : (
            <Amount value={data.balance} weight="strong" />
          )}
        </dd>
      </div>
    </dl>
  )
}

/** By whom messages leave; for the board. */
export const SmsAccountsScreen = resourceScreen({
  service: smsAccounts,
  messages: m,
  icon: 'comment',
  sort: '_id',
  isWhole: true,
  query: () => ({ status: 'active' }),
  columns: ({ intl }) => [
    {
      key: 'sender',
      head: intl.formatMessage(m.sender),
      cell: ({ sender, provider }) => <TwoLines first={<span className="name">{sender}</span>} second={providerName(provider, intl)} />,
    },
    { key: 'price', head: intl.formatMessage(m.price), width: 160, align: 'end', cell: ({ price }) => <Amount value={price} /> },
  ],
  phone: ({ sender, provider, price }, { intl }) => ({
    name: sender,
    about: providerName(provider, intl),
    amount: <Amount value={price} />,
  }),
  title: ({ record, intl }) => record?.sender ?? intl.formatMessage(m.new),
  fields: ({ record, intl }) => [
    part(
      undefined,
      selectField('provider', { options: SMS_PROVIDERS.map((value) => ({ value, label: providerName(value, intl) })) }),
      textField('sender', { hint: m.senderHint }),
      moneyField('price'),
      quantityField('perMinute'),
    ),
    part(
      undefined,
      textField('key', { hint: record?.hasKey ? m.keyKept : m.keyHint, type: 'password', autoComplete: 'off', undo: false }),
      textField('secret', { ...(record?.hasSecret ? { hint: m.keyKept } : {}), type: 'password', autoComplete: 'off', undo: false }),
      own(
        record && record.provider !== 'file' && (
          <>
            <Balance account={record} />
            <Callback account={record} />
          </>
        ),
      ),
    ),
  ],
  valuesOf: (record) => ({
    provider: record?.provider ?? 'esms',
    sender: record?.sender ?? '',
    price: record?.price ?? null,
    perMinute: record?.perMinute ?? 60,
    key: '',
    secret: '',
  }),
  secret: { key: '', secret: '' },
  isSingle: true,
  archive: {
    status: 'removed',
    changes: () => [m.removeWaiting],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
