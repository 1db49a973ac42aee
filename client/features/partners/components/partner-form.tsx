import type { PartnerGroup } from '@shared/domain/partners/partners'
import { assets } from '@shared/services/assets'
import { assetsApi } from '../../../api/assets'
import { openingMessages } from '../../../components/opening/messages'
import { useOpening } from '../../../components/opening/use-opening'
import { TalkPart } from '../../../components/talk/talk-part'
import { areaField, moneyField, own, part, row, textField } from '../../../resource/fields'
import { resourceForm } from '../../../resource/resource-form'
import { ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { groupLabels, ordersLink } from '../groups'
import { partnerMessages as m } from '../messages'
import { createOf, patchOf, valuesOf, type PartnerValues } from '../partner-values'
import { PartnerFigures } from './partner-figures'

const usePartnerForm = ({ group }: { readonly group: PartnerGroup }) => ({ group, ...useOpening() })
type Piece = ReturnType<typeof usePartnerForm>

/** A partner beside the list: made, changed, removed. Where nothing is said of delivery, what will be used shows in its place. */
export const PartnerForm = resourceForm<'assets', PartnerValues, Piece, { readonly group: PartnerGroup }>({
  service: assets,
  api: assetsApi,
  messages: m,
  use: usePartnerForm,
  group: ({ group }) => group,
  title: ({ record, x, intl }) => record?.name ?? intl.formatMessage(groupLabels[x.group].add),
  valuesOf,
  createOf: (values, { group }) => createOf(group, values),
  afterCreate: async (partner, { openingDebt }, { bookDebt }) => {
    if (openingDebt) await bookDebt(partner, openingDebt)
  },
  patchOf,
  fields: ({ record, x, intl }) => [
    own(
      record && (
        <DockPart sunken>
          <PartnerFigures partner={record} />
        </DockPart>
      ),
    ),
    part(
      undefined,
      textField('name'),
      row(textField('phone', { type: 'tel', inputMode: 'tel' }), textField('asset_code', { label: m.code })),
      textField('email', { type: 'email', inputMode: 'email' }),
      areaField('address'),
    ),
    part(
      intl.formatMessage(m.delivery),
      row(
        textField('shippingName', { placeholder: ({ name }) => String(name) }),
        textField('shippingPhone', { type: 'tel', inputMode: 'tel', placeholder: ({ phone }) => String(phone) }),
      ),
      areaField('shippingAddress', { hint: m.deliveryHint, placeholder: ({ address }) => String(address) }),
    ),
    !record &&
      part(
        undefined,
        moneyField('openingDebt', {
          label: x.group === 'Suppliers' ? openingMessages.payable : openingMessages.receivable,
          hint: openingMessages.debtHint,
        }),
      ),
    part(undefined, areaField('note', { hint: m.noteHint })),
    own(record && <TalkPart target="assets" id={record._id} />),
  ],
  aside: ({ record, x, intl }) =>
    record && (
      <ButtonLink to={ordersLink(x.group, record._id)} icon={x.group === 'Suppliers' ? 'inbox' : 'bag'} size="s">
        {intl.formatMessage(m.orders)}
      </ButtonLink>
    ),
  archive: {
    status: 'removed',
    changes: ({ outstanding, partnerBalance }) => [m.removeLists, m.removeHistory, Boolean(outstanding || partnerBalance) && m.removeOwed],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
