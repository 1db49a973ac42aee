import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { Fields } from '../../../ui/Field/Field'
import { FormError } from '../../../ui/form/Form'
import { TextAreaField, TextField } from '../../../ui/form/TextField'
import { partnerMessages as m } from '../messages'
import type { PartnerValues } from '../partner-values'

/** All fields of a partner; where nothing is said of delivery, what will be used shows in its place. */
export const PartnerFields = ({ labels, isNew }: { labels: PartnerValues; isNew: boolean }) => {
  const intl = useIntl()
  const { values } = useFormikContext<PartnerValues>()
  return (
    <>
      <DockPart>
        <FormError />
        <TextField name="name" label={labels.name} maxLength={200} required autoFocus={isNew} />
        <Fields>
          <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" maxLength={40} />
          <TextField name="asset_code" label={labels.asset_code} maxLength={60} />
        </Fields>
        <TextField name="email" label={labels.email} type="email" inputMode="email" maxLength={200} />
        <TextAreaField name="address" label={labels.address} maxLength={400} />
      </DockPart>
      <DockPart title={intl.formatMessage(m.delivery)}>
        <Fields>
          <TextField name="shippingName" label={labels.shippingName} placeholder={values.name} maxLength={200} />
          <TextField
            name="shippingPhone"
            label={labels.shippingPhone}
            placeholder={values.phone}
            type="tel"
            inputMode="tel"
            maxLength={40}
          />
        </Fields>
        <TextAreaField
          name="shippingAddress"
          label={labels.shippingAddress}
          placeholder={values.address}
          hint={intl.formatMessage(m.deliveryHint)}
          maxLength={400}
        />
      </DockPart>
      <DockPart>
        <TextAreaField name="note" label={labels.note} hint={intl.formatMessage(m.noteHint)} maxLength={2000} />
      </DockPart>
    </>
  )
}
