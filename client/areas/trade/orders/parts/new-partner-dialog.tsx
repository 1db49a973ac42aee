import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { PartnerGroup } from '@shared/foundation/documents/partners'
import { assets, type Asset } from '@shared/areas/partners/services/assets'
import { Formik } from 'formik'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useSamePartnerCheck } from '../../../partners/parts/same/use-same-check'
import { newRecordShape } from '../../../../resource/field-limits'
import { formSchema } from '../../../../resource/form-schema'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Fields } from '../../../../ui/Field/Field'
import { SegmentedField } from '../../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { orderWords, partnerGroupsOf } from '../kinds'
import { formMessages as m, ordersMessages } from '../messages'

interface NewPartnerDialogProps {
  group: TradeGroup
  /** What was looked for: a name, or a phone. */
  typed: string
  onMade: (partner: Asset) => void
  onClose: () => void
}

interface PartnerValues {
  group: PartnerGroup
  name: string
  phone: string
  address: string
}

const isPhone = (text: string): boolean => /^[+\d][\d .-]{5,}$/.test(text)

/** A customer, agent or supplier written down while writing an order. */
export const NewPartnerDialog = ({ group, typed, onMade, onClose }: NewPartnerDialogProps) => {
  const intl = useIntl()
  const formId = useId()
  const [create, { isLoading }] = api.assets.useCreate()
  const checkSame = useSamePartnerCheck()
  const [first = 'Customers', ...others] = partnerGroupsOf(group)
  const onSubmit = useSubmit<PartnerValues, Asset>(
    async ({ name, phone, address, ...rest }) => {
      await checkSame(rest.group, { name, phone })
      return create({
        ...rest,
        name: name.trim(),
        ...(phone.trim() ? { phone: phone.trim() } : null),
        ...(address.trim() ? { address: address.trim() } : null),
      }).unwrap()
    },
    { done: ({ name }) => intl.formatMessage(m.partnerAdded, { name }), onSaved: onMade },
  )
  const schema = formSchema(
    newRecordShape(assets),
    [
      { name: 'name', label: intl.formatMessage(m.partnerName) },
      { name: 'phone', label: intl.formatMessage(m.partnerPhone) },
      { name: 'address', label: intl.formatMessage(m.partnerAddress) },
    ],
    useLocale(),
  )
  return (
    <Dialog
      title={intl.formatMessage(orderWords[group].newPartner)}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} kind="primary" kbd="Ctrl ↵" busy={isLoading}>
          {intl.formatMessage(m.add)}
        </Button>
      }
    >
      <Formik<PartnerValues>
        initialValues={{ group: first, name: isPhone(typed) ? '' : typed, phone: isPhone(typed) ? typed : '', address: '' }}
        validationSchema={schema}
        onSubmit={onSubmit}
      >
        <Form id={formId}>
          <FormError />
          {others.length > 0 && (
            <SegmentedField
              name="group"
              label={intl.formatMessage(m.partnerKind)}
              block
              segments={[
                { key: 'Customers', label: intl.formatMessage(ordersMessages.customer) },
                { key: 'Sales Agents', label: intl.formatMessage(m.agent) },
              ]}
            />
          )}
          <TextField name="name" label={intl.formatMessage(m.partnerName)} required data-autofocus={isPhone(typed) ? '' : undefined} />
          <Fields>
            <TextField
              name="phone"
              label={intl.formatMessage(m.partnerPhone)}
              inputMode="tel"
              data-autofocus={isPhone(typed) ? undefined : ''}
            />
          </Fields>
          <TextField name="address" label={intl.formatMessage(m.partnerAddress)} />
        </Form>
      </Formik>
    </Dialog>
  )
}
