import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { taxCodeErrors } from '@shared/areas/partners/rules/tax-code'
import { assets } from '@shared/areas/partners/services/assets'
import type { RecordOf } from '@shared/registry/service-types'
import { type IntlShape, useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { openingMessages } from '../parts/opening/messages'
import { TaxCodeField } from '../../../components/company-look-up/tax-code-field'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { useSamePartnerCheck } from '../parts/same/use-same-check'
import { useOpening } from '../parts/opening/use-opening'
import { TalkPart } from '../../talk/parts/talk/talk-part'
import { useAccountManagers } from '../../people/parts/use-account-managers'
import { areaField, gap, moneyField, own, part, quantityField, row, selectField, textField } from '../../../resource/fields'
import type { FieldNode, FieldSpec } from '../../../resource/field-spec'
import { resourceForm } from '../../../resource/resource-form'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { groupLabels, partnerIn } from '../groups'
import { partnerMessages as m } from '../messages'
import { createOf, patchOf, valuesOf, type PartnerValues } from '../partner-values'
import { PartnerFigures } from './partner-figures'
import { PartnerTabs, usePartnerTab } from './partner-tabs'
import { SamePartner } from './same-partner'
import { SisterPart } from './sister-part'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'

/** The way to a partner's tasks, with how many are open. */
const PartnerTasks = ({ id }: { id: string }) => {
  const intl = useIntl()
  const count = api.tasks.useFind({ assetId: id, status: { $in: ['assigned', 'done'] }, $limit: 0 }).data?.total ?? 0
  return (
    <p>
      <Link className="reach" to={`/tasks/byAsset/${id}`}>
        {intl.formatMessage(m.tasks, { count })}
      </Link>
    </p>
  )
}

interface Given {
  readonly group: PartnerGroup
}

const usePartner = ({ group }: Given, partner: RecordOf<'assets'> | undefined) => {
  const [tab, choose] = usePartnerTab()
  const keepers = useAccountManagers(partner, { right: '/sales', skip: group !== 'Sales Agents' })
  return {
    group,
    partner,
    keepers,
    choose,
    tab: partner ? tab : ('info' as const),
    isBoard: useCan('bod'),
    checkAmount: useAmountCheck(),
    checkSame: useSamePartnerCheck(),
    ...useOpening(),
  }
}

const taxCode: FieldSpec = {
  ...textField('taxCode'),
  input: ({ autoFocus: _never, ...props }) => <TaxCodeField {...props} nameField="name" addressField="address" />,
}

/** Where nothing is said of delivery, what will be used shows in its place; goods are sent to no supplier. */
const infoFields = (
  { group, keepers }: Pick<ReturnType<typeof usePartner>, 'group' | 'keepers'>,
  record: RecordOf<'assets'> | undefined,
  intl: IntlShape,
): FieldNode[] => [
  part(
    undefined,
    textField('name'),
    row(textField('phone', { type: 'tel', inputMode: 'tel' }), textField('asset_code', { label: m.code })),
    gap,
    own(<SamePartner record={record} group={group} />),
    taxCode,
    textField('email', { type: 'email', inputMode: 'email' }),
    areaField('address'),
    group === 'Sales Agents' && textField('bank', { hint: m.bankHint }),
    group === 'Sales Agents' &&
      selectField('userId', { label: m.keeper, hint: m.agentKeeperHint, options: keepers, placeholder: intl.formatMessage(m.noKeeper) }),
  ),
  ...(group === 'Suppliers'
    ? []
    : [
        part(
          intl.formatMessage(m.delivery),
          row(
            textField('shippingName', { placeholder: ({ name }) => String(name) }),
            textField('shippingPhone', { type: 'tel', inputMode: 'tel', placeholder: ({ phone }) => String(phone) }),
          ),
          areaField('shippingAddress', { hint: m.deliveryHint, placeholder: ({ address }) => String(address) }),
        ),
      ]),
  part(
    intl.formatMessage(m.terms),
    row(
      quantityField('paymentDays', { hint: m.paymentDaysHint }),
      group !== 'Suppliers' && moneyField('creditLimit', { hint: m.creditLimitHint }),
    ),
  ),
  !record &&
    part(
      undefined,
      moneyField('openingDebt', {
        label: group === 'Suppliers' ? openingMessages.payable : openingMessages.receivable,
        hint: openingMessages.debtHint,
      }),
    ),
  part(undefined, areaField('note', { hint: m.noteHint }), areaField('ownFields', { hint: m.ownFieldsHint, rows: 2 })),
  own(
    record && (
      <DockPart>
        <PartnerTasks id={record._id} />
      </DockPart>
    ),
  ),
  own(record && <TalkPart target="assets" id={record._id} />),
]

/** A partner beside the list: what stands between us, and the tabs of it; made, changed, removed. */
export const PartnerForm = resourceForm<'assets', PartnerValues, ReturnType<typeof usePartner>, Given>({
  service: assets,
  messages: m,
  use: usePartner,
  group: ({ group }) => group,
  title: ({ record, x, intl }) => record?.name ?? intl.formatMessage(groupLabels[x.group].add),
  valuesOf,
  createOf: async (values, { group, checkAmount, checkSame }) => {
    await checkSame(group, values)
    await checkAmount(values.openingDebt, 'openingDebt')
    return createOf(group, values)
  },
  rules: taxCodeErrors,
  afterCreate: async (partner, { openingDebt }, { bookDebt }) => {
    if (openingDebt) await bookDebt(partner, openingDebt)
  },
  patchOf: async (changes, values, { group, partner, checkSame }) => {
    await checkSame(group, { name: changes.name ?? '', phone: changes.phone ?? '' }, partner?._id)
    return patchOf(changes, values)
  },
  fields: ({ record, x, intl }) => {
    const partner = partnerIn(record)
    return [
      own(
        partner && (
          <DockPart sunken>
            <PartnerFigures partner={partner} onOpen={() => x.choose('debt')} />
          </DockPart>
        ),
      ),
      own(partner && <PartnerTabs partner={partner} tab={x.tab} onChoose={x.choose} />),
      ...(x.tab === 'info' ? infoFields(x, record, intl) : []),
      own(partner && x.tab === 'info' && x.isBoard && <SisterPart partner={partner} />),
    ]
  },
  archive: {
    status: 'removed',
    changes: ({ outstanding, partnerBalance }) => [m.removeLists, m.removeHistory, Boolean(outstanding || partnerBalance) && m.removeOwed],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
