import { EINVOICE_PROVIDERS, einvoiceAccounts, type EInvoiceAccount } from '@shared/areas/invoices/services/einvoiceAccounts'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { useStandIn } from '../../../components/e-invoice/use-stand-in'
import { flagField, own, part, row, selectField, textField } from '../../../resource/fields'
import { resourceScreen } from '../../../resource/resource-screen'
import { Button } from '../../../ui/Button/Button'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { accountMessages as m } from '../messages'

/** Whether the provider lets us in, as it says when the button is pressed. */
const Check = ({ account: { _id } }: { account: EInvoiceAccount }) => {
  const intl = useIntl()
  const { data, isFetching, refetch } = api.einvoiceAccounts.useReport('check', { einvoiceAccountId: _id })
  return (
    <div role="status">
      {data?.isIn && <p className="ink-credit">{intl.formatMessage(m.isIn)}</p>}
      {data?.isIn === false && <p className="ink-debit">{intl.formatMessage(m.notIn, { problem: data.problem ?? '' })}</p>}
      <Button busy={isFetching} onClick={() => void refetch()}>
        {intl.formatMessage(m.check)}
      </Button>
    </div>
  )
}

/** Connects the stand-in by one press, where this installation has one. */
const StandIn = ({ isNone }: { isNone: boolean }) => {
  const intl = useIntl()
  const tax = useWorkspace()?.opts.tax
  const { isOffered, connect, busy } = useStandIn()
  if (!isOffered || !isNone || !tax) return null
  const press = async (): Promise<void> => {
    try {
      await connect(tax)
      toastDone(intl.formatMessage(m.standInDone))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Button busy={busy} onClick={() => void press()}>
      {intl.formatMessage(m.standIn)}
    </Button>
  )
}

/** With whom the company's e-invoices are issued; for the board. */
export const EInvoiceAccountsScreen = resourceScreen({
  service: einvoiceAccounts,
  messages: m,
  icon: 'file',
  sort: '_id',
  isWhole: true,
  query: () => ({ status: 'active' }),
  use: () => ({ taxCode: useWorkspace()?.opts.tax?.taxCode ?? '' }),
  tools: ({ rows }) => <StandIn isNone={rows?.length === 0} />,
  columns: ({ intl }) => [
    {
      key: 'provider',
      head: intl.formatMessage(m.provider),
      cell: ({ provider, supplierTaxCode }) => (
        <TwoLines first={<span className="name">{intl.formatMessage(m[`provider.${provider}`])}</span>} second={supplierTaxCode} />
      ),
    },
    { key: 'series', head: intl.formatMessage(m.series), width: 160, cell: ({ template, series }) => `${template} · ${series}` },
  ],
  phone: ({ provider, supplierTaxCode, template, series }, { intl }) => ({
    name: intl.formatMessage(m[`provider.${provider}`]),
    about: `${supplierTaxCode} · ${template} · ${series}`,
  }),
  title: ({ record, intl }) => intl.formatMessage(record ? m[`provider.${record.provider}`] : m.new),
  fields: ({ record, intl }) => [
    part(
      undefined,
      selectField('provider', {
        options: EINVOICE_PROVIDERS.filter((value) => value === 'viettel' || record?.provider === value).map((value) => ({
          value,
          label: intl.formatMessage(m[`provider.${value}`]),
        })),
      }),
      textField('supplierTaxCode', { inputMode: 'numeric' }),
      row(textField('template'), textField('series')),
      flagField('gathersDay', { hint: m.gathersHint }),
      textField('username', { ...(record ? { hint: m.passwordKept } : {}), autoComplete: 'off', undo: false }),
      textField('password', { ...(record ? { hint: m.passwordKept } : {}), type: 'password', autoComplete: 'off', undo: false }),
      own(record && <Check account={record} />),
    ),
  ],
  valuesOf: (record, { taxCode }) => ({
    provider: record?.provider ?? 'viettel',
    supplierTaxCode: record?.supplierTaxCode ?? taxCode,
    template: record?.template ?? '1/001',
    gathersDay: record?.gathersDay ?? false,
    series: record?.series ?? `C${String(new Date().getFullYear()).slice(2)}TAA`,
    username: '',
    password: '',
  }),
  secret: { username: '', password: '' },
  isSingle: true,
  archive: {
    status: 'removed',
    changes: () => [m.removeStays],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
