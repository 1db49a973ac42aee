import { CARRIERS, type Carrier } from '@shared/areas/carriers/rules/statuses'
import { carrierAccounts, type CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { CopyButton } from '../../../../components/copy-button'
import { useLabelOptions } from '../../../../components/fund-labels'
import { own, ownField, part, selectField } from '../../../../resource/fields'
import type { FieldOptions, FieldSpec } from '../../../../resource/field-spec'
import { resourceScreen } from '../../../../resource/resource-screen'
import { Amount } from '../../../../ui/Amount/Amount'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { When } from '../../../../ui/When/When'
import { dataOf, FROM, valuesOf, type AccountValues } from '../account-values'
import { StandInAccount } from '../components/stand-in-account'
import { accountMessages as m } from '../messages'
import './accounts.css'

const brands = { ghn: 'GHN', ghtk: 'GHTK' } as const
const carrierName = (carrier: Carrier, intl: IntlShape): string => (carrier === 'own' ? intl.formatMessage(m.own) : brands[carrier])
const nameOf = ({ carrier, name, isStandIn }: CarrierAccount, intl: IntlShape): string =>
  isStandIn ? intl.formatMessage(m.standInName) : name || carrierName(carrier, intl)

/** Only while the form is about one of these carriers. */
const Of = ({ carriers, children }: { carriers: readonly Carrier[]; children: ReactNode }) => {
  const { values } = useFormikContext<{ carrier: Carrier }>()
  return carriers.includes(values.carrier) ? children : null
}

const outside: readonly Carrier[] = ['ghn', 'ghtk']

/** A line of text that only some carriers have. */
const textOf = (
  name: string,
  carriers: readonly Carrier[],
  options: FieldOptions & { type?: 'password'; inputMode?: 'tel' } = {},
): FieldSpec => {
  const { type, inputMode, ...field } = options
  return ownField(
    name,
    ({ autoFocus: _none, ...props }) => (
      <Of carriers={carriers}>
        <TextField {...props} {...(type ? { type, autoComplete: 'off' } : null)} {...(inputMode ? { inputMode } : null)} />
      </Of>
    ),
    field,
  )
}

const Webhook = ({ account: { webhookUrl } }: { account: CarrierAccount }) => {
  const intl = useIntl()
  if (!webhookUrl) return null
  return (
    <div className="carrier-hook">
      <span className="strong">{intl.formatMessage(m.webhookUrl)}</span>
      <code>{webhookUrl}</code>
      <span className="second">{intl.formatMessage(m.webhookHint)}</span>
      <span>
        <CopyButton size="s" text={webhookUrl} />
      </span>
    </div>
  )
}

const refusalOf = ({ tokenRefused, carrier }: CarrierAccount, intl: IntlShape): string | undefined =>
  tokenRefused && intl.formatMessage(m.tokenRefused, { carrier: carrierName(carrier, intl), reason: tokenRefused.reason })

/** That a carrier doesn't take the token, since when, and what to do. */
const RefusedToken = ({ account }: { account: CarrierAccount }) => {
  const intl = useIntl()
  const refusal = refusalOf(account, intl)
  if (refusal === undefined || !account.tokenRefused) return null
  return (
    <p className="carrier-refused" role="alert">
      <strong>{refusal}</strong> <When value={account.tokenRefused.at} />
      <br />
      {intl.formatMessage(m.tokenRefusedHint)}
    </p>
  )
}

/** What stands beside an account: that its token is refused, else where it picks up. */
const aboutOf = (account: CarrierAccount, intl: IntlShape, place: string | undefined): ReactNode => {
  const refusal = refusalOf(account, intl)
  return refusal === undefined ? (place ?? carrierName(account.carrier, intl)) : <span className="ink-debit">{refusal}</span>
}

/** With whom the company sends; for the board. */
export const CarriersScreen = resourceScreen<'carrierAccounts', object, { labels: ReturnType<typeof useLabelOptions> }, AccountValues>({
  service: carrierAccounts,
  messages: m,
  use: () => ({ labels: useLabelOptions() }),
  icon: 'truck',
  sort: '_id',
  isWhole: true,
  isSingle: true,
  query: () => ({ status: 'active' }),
  tools: ({ rows }) => <StandInAccount rows={rows} />,
  columns: ({ intl }) => [
    {
      key: 'carrier',
      head: intl.formatMessage(m.carrier),
      cell: (account) => (
        <TwoLines
          first={<span className="name">{nameOf(account, intl)}</span>}
          second={aboutOf(account, intl, account.from && [account.from.address, account.from.ward, account.from.province].join(', '))}
        />
      ),
    },
    {
      key: 'price',
      head: intl.formatMessage(m.price),
      width: 160,
      align: 'end',
      cell: ({ price }) => (price === undefined ? <span className="faint">–</span> : <Amount value={price} />),
    },
  ],
  phone: (account, { intl }) => ({ name: nameOf(account, intl), about: aboutOf(account, intl, account.from?.address) }),
  title: ({ record, intl }) => (record ? nameOf(record, intl) : intl.formatMessage(m.new)),
  fields: ({ record, x, intl }) => [
    part(
      undefined,
      selectField('carrier', {
        options: CARRIERS.map((value) => ({ value, label: carrierName(value, intl) })),
        disabled: record !== undefined,
      }),
      textOf('token', outside, { type: 'password', hint: record?.hasToken ? m.tokenKept : m.tokenHint, undo: false }),
      own(record && <RefusedToken account={record} />),
      textOf('shopId', ['ghn']),
      textOf('partnerCode', ['ghtk']),
      ownField(
        'price',
        ({ maxLength: _none, ...props }) => (
          <Of carriers={['own']}>
            <MoneyField {...props} />
          </Of>
        ),
        { undo: false },
      ),
      selectField('label', { options: x.labels, placeholder: '–' }),
      textOf('name', CARRIERS, { hint: m.nameHint }),
    ),
    part(
      undefined,
      own(
        <Of carriers={outside}>
          <strong>{intl.formatMessage(m.from)}</strong>
        </Of>,
      ),
      ...FROM.map((field) =>
        textOf(`from${field}`, outside, {
          path: `from.${field.toLowerCase()}`,
          required: false,
          ...(field === 'District' ? { hint: m.fromDistrictHint } : {}),
          ...(field === 'Phone' ? { inputMode: 'tel' as const } : {}),
        }),
      ),
      own(record && (record.isStandIn ? <p className="second">{intl.formatMessage(m.standInAbout)}</p> : <Webhook account={record} />)),
    ),
  ],
  valuesOf,
  createOf: (values) => ({ carrier: values.carrier, ...dataOf(values) }),
  patchOf: (_changes, values) => dataOf(values),
  fieldOf: (path) => (path.startsWith('from.') ? `from${path.charAt(5).toUpperCase()}${path.slice(6)}` : path),
  secret: { token: '' },
  archive: {
    status: 'removed',
    changes: () => [m.removeWays],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
