import type { PartnerGroup } from '@shared/domain/partners/partners'
import type { RecordOf } from '@shared/services/service-types'
import type { FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { assetsApi } from '../../../api/assets'
import { recordMessages } from '../../../components/record-form/messages'
import { RecordDock } from '../../../components/record-form/record-dock'
import { useRecordForm } from '../../../components/record-form/use-record-form'
import { ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { groupWords, ordersLink } from '../groups'
import { partnerMessages as m } from '../messages'
import { createOf, patchOf, valuesOf, type PartnerValues } from '../partner-values'
import { PartnerFields } from './partner-fields'
import { PartnerFigures } from './partner-figures'
import { RemovePartner } from './remove-partner'

interface PartnerFormProps {
  group: PartnerGroup
  /** Nothing for a new one. */
  partner: RecordOf<'assets'> | undefined
  onClose: () => void
}

/** A partner beside the list: made, changed, removed. */
export const PartnerForm = ({ group, partner, onClose }: PartnerFormProps) => {
  const intl = useIntl()
  const [create] = assetsApi.useCreate()
  const [patch] = assetsApi.usePatch()
  const labels = {
    name: intl.formatMessage(m.name),
    phone: intl.formatMessage(m.phone),
    email: intl.formatMessage(m.email),
    address: intl.formatMessage(m.address),
    shippingName: intl.formatMessage(m.shippingName),
    shippingPhone: intl.formatMessage(m.shippingPhone),
    shippingAddress: intl.formatMessage(m.shippingAddress),
    asset_code: intl.formatMessage(m.code),
    note: intl.formatMessage(m.note),
  }
  const form = useRecordForm({
    record: partner,
    draft: { name: `assets.${group}` },
    valuesOf,
    reversible: labels,
    create: (values: PartnerValues) => create(createOf(group, values)).unwrap(),
    patch: (id, changes, rev, values) =>
      patch({ id, data: { ...patchOf(changes, values), ...(rev === undefined ? null : { rev }) } }).unwrap(),
    done: (_saved, isNew) => intl.formatMessage(isNew ? m.created : recordMessages.saved),
    onSaved: (_saved, isNew) => {
      if (isNew) onClose()
    },
  })
  const validate = ({ name }: PartnerValues): FormikErrors<PartnerValues> =>
    name.trim() ? {} : { name: intl.formatMessage(m.nameRequired) }
  const title = partner?.name ?? intl.formatMessage(groupWords[group].add)
  return (
    <RecordDock
      form={form}
      title={title}
      presence={{ service: 'assets', id: partner?._id }}
      isNew={!partner}
      labels={labels}
      validate={validate}
      onClose={onClose}
      aside={
        partner && (
          <ButtonLink to={ordersLink(group, partner._id)} icon={group === 'Suppliers' ? 'inbox' : 'bag'} size="s">
            {intl.formatMessage(m.orders)}
          </ButtonLink>
        )
      }
      actions={partner && <RemovePartner partner={partner} onRemoved={onClose} />}
    >
      {partner && (
        <DockPart sunken>
          <PartnerFigures partner={partner} />
        </DockPart>
      )}
      <PartnerFields labels={labels} isNew={!partner} />
    </RecordDock>
  )
}
