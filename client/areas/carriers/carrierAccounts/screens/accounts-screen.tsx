import { CARRIERS, type Carrier } from '@shared/areas/carriers/rules/statuses'
import { carrierAccounts, type CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import { dong } from '@shared/foundation/money/money'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { CopyButton } from '../../../../components/copy-button'
import { useLabelOptions } from '../../../../components/fund-labels'
import { own, ownField, part, selectField, type FieldOptions, type FieldSpec } from '../../../../resource/fields'
import { resourceScreen } from '../../../../resource/resource-screen'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { failureOf } from '../../../../ui/form/form-error'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { accountMessages as m } from '../messages'
import './accounts.css'

const brands = { ghn: 'GHN', ghtk: 'GHTK' } as const
const carrierName = (carrier: Carrier, intl: IntlShape): string => (carrier === 'own' ? intl.formatMessage(m.own) : brands[carrier])
const nameOf = ({ carrier, name, isStandIn }: CarrierAccount, intl: IntlShape): string =>
  isStandIn ? intl.formatMessage(m.standInName) : name || carrierName(carrier, intl)

/** Connects a stand-in of GHN by one press, where this installation has one. */
const StandIn = ({ rows }: { rows: readonly CarrierAccount[] | undefined }) => {
  const intl = useIntl()
  const sender = useWorkspace()?.name
  const offered = api.carrierAccounts.useReport('offers', {}).data?.offersStandIn === true
  const banks = api.bankAccounts.useFind({ status: 'active', isDefault: true, $limit: 1 }).data?.data
  const bank = banks?.[0]
  const [create, { isLoading }] = api.carrierAccounts.useCreate()
  if (!offered || !rows || !banks || !sender || rows.some(({ isStandIn }) => isStandIn)) return null
  const connect = async (): Promise<void> => {
    try {
      await create({
        carrier: 'ghn',
        isStandIn: true,
        token: 'stand-in',
        shopId: 'stand-in',
        from: { ...STAND_IN_FROM, name: sender },
        ...(bank?.label ? { label: bank.label } : {}),
      }).unwrap()
      toastDone(intl.formatMessage(m.standInDone))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void connect()}>
      {intl.formatMessage(m.standIn)}
    </Button>
  )
}

/** Only while the form is about one of these carriers. */
const Of = ({ carriers, children }: { carriers: readonly Carrier[]; children: ReactNode }) => {
  const { values } = useFormikContext<{ carrier: Carrier }>()
  return carriers.includes(values.carrier) ? children : null
}

/** Where the stand-in picks parcels up: any place will do. */
const STAND_IN_FROM = {
  phone: '0281234567',
  address: '12 Võ Văn Ngân',
  division: 'new',
  province: 'Hồ Chí Minh',
  ward: 'Phường Thủ Đức',
} as const

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

const FROM = ['Name', 'Phone', 'Address', 'Ward', 'District', 'Province'] as const
type FromField = `from${(typeof FROM)[number]}`
interface Values extends Readonly<Record<FromField, string>> {
  readonly carrier: Carrier
  readonly name: string
  readonly token: string
  readonly shopId: string
  readonly partnerCode: string
  readonly label: string
  readonly price: number | null
}

/** Where parcels are picked up, as it is sent: with a district it is an address of the old division. */
const fromOf = ({ fromName, fromPhone, fromAddress, fromWard, fromDistrict, fromProvince }: Values): CarrierAccount['from'] => ({
  name: fromName.trim(),
  phone: fromPhone.trim(),
  address: fromAddress.trim(),
  ward: fromWard.trim(),
  province: fromProvince.trim(),
  division: fromDistrict.trim() ? 'old' : 'new',
  ...(fromDistrict.trim() ? { district: fromDistrict.trim() } : {}),
})

const dataOf = (values: Values) => {
  const { name, token, shopId, partnerCode, label, price, carrier } = values
  return {
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(label ? { label } : {}),
    ...(carrier === 'own'
      ? price === null
        ? {}
        : { price: dong(price) }
      : {
          from: fromOf(values),
          ...(token.trim() ? { token: token.trim() } : {}),
          ...(carrier === 'ghn' ? { shopId: shopId.trim() } : { partnerCode: partnerCode.trim() }),
        }),
  }
}

/** With whom the company sends; for the board. */
export const CarriersScreen = resourceScreen<'carrierAccounts', object, { labels: ReturnType<typeof useLabelOptions> }, Values>({
  service: carrierAccounts,
  messages: m,
  use: () => ({ labels: useLabelOptions() }),
  icon: 'truck',
  sort: '_id',
  isWhole: true,
  isSingle: true,
  query: () => ({ status: 'active' }),
  tools: ({ rows }) => <StandIn rows={rows} />,
  columns: ({ intl }) => [
    {
      key: 'carrier',
      head: intl.formatMessage(m.carrier),
      cell: (account) => (
        <TwoLines
          first={<span className="name">{nameOf(account, intl)}</span>}
          second={
            account.from ? [account.from.address, account.from.ward, account.from.province].join(', ') : carrierName(account.carrier, intl)
          }
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
  phone: (account, { intl }) => ({ name: nameOf(account, intl), about: account.from?.address ?? carrierName(account.carrier, intl) }),
  title: ({ record, intl }) => (record ? nameOf(record, intl) : intl.formatMessage(m.new)),
  fields: ({ record, x, intl }) => [
    part(
      undefined,
      selectField('carrier', {
        options: CARRIERS.map((value) => ({ value, label: carrierName(value, intl) })),
        disabled: record !== undefined,
      }),
      textOf('token', outside, { type: 'password', hint: record?.hasToken ? m.tokenKept : m.tokenHint, undo: false }),
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
  valuesOf: (record) => ({
    carrier: record?.carrier ?? 'ghn',
    name: record?.name ?? '',
    token: '',
    shopId: record?.shopId ?? '',
    partnerCode: record?.partnerCode ?? '',
    label: record?.label ?? '',
    price: record?.price ?? null,
    fromName: record?.from?.name ?? '',
    fromPhone: record?.from?.phone ?? '',
    fromAddress: record?.from?.address ?? '',
    fromWard: record?.from?.ward ?? '',
    fromDistrict: record?.from?.district ?? '',
    fromProvince: record?.from?.province ?? '',
  }),
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
