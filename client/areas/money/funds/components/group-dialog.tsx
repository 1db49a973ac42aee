import { fundGroups, type FundGroup } from '@shared/areas/money/services/fundGroups'
import { Formik } from 'formik'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useLanguage } from '../../../../i18n/language'
import { limitsOf, newRecordShape } from '../../../../resource/field-limits'
import { formSchema } from '../../../../resource/form-schema'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { CheckboxField } from '../../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { Stack } from '../../../../ui/Panel/Panel'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { groupMessages as m } from '../messages'

const newGroup = newRecordShape(fundGroups)

interface GroupDialogProps {
  name: string
  isCredit: boolean
  onClose: () => void
  onMade?: (group: FundGroup) => void
}

interface Values {
  name: string
  isCredit: boolean
  nonBusiness: boolean
}

/** A new fund group: its name, and whether money comes in or goes out under it. */
export const GroupDialog = ({ name, isCredit, onClose, onMade }: GroupDialogProps) => {
  const intl = useIntl()
  const id = useId()
  const [create] = api.fundGroups.useCreate()
  const submit = useSubmit<Values, FundGroup>(
    (values) => create({ name: values.name.trim(), isCredit: values.isCredit, ...(values.nonBusiness && { nonBusiness: true }) }).unwrap(),
    {
      done: (group) => intl.formatMessage(m.created, { name: group.name }),
      onSaved: (group) => {
        onMade?.(group)
        onClose()
      },
    },
  )
  const schema = formSchema(newGroup, [{ name: 'name', label: intl.formatMessage(m.name) }], useLanguage())
  return (
    <Formik initialValues={{ name, isCredit, nonBusiness: false }} validationSchema={schema} onSubmit={submit}>
      {({ values, isSubmitting, setFieldValue }) => (
        <Dialog
          title={intl.formatMessage(m.title)}
          width={420}
          onClose={onClose}
          closable={!isSubmitting}
          foot={
            <Button kind="primary" type="submit" form={id} busy={isSubmitting}>
              {intl.formatMessage(m.create)}
            </Button>
          }
        >
          <Form id={id}>
            <Stack gap={12}>
              <FormError />
              <TextField
                name="name"
                label={intl.formatMessage(m.name)}
                required
                autoFocus
                maxLength={limitsOf(newGroup, 'name').maxLength}
              />
              <Segmented<'in' | 'out'>
                block
                label={intl.formatMessage(m.way)}
                chosen={values.isCredit ? 'in' : 'out'}
                onChoose={(way) => void setFieldValue('isCredit', way === 'in')}
                segments={[
                  { key: 'in', label: intl.formatMessage(m.credit), icon: 'arrow-down', ink: 'credit' },
                  { key: 'out', label: intl.formatMessage(m.debit), icon: 'arrow-up', ink: 'debit' },
                ]}
              />
              <CheckboxField name="nonBusiness" hint={intl.formatMessage(m.nonBusinessHint)}>
                {intl.formatMessage(m.nonBusiness)}
              </CheckboxField>
            </Stack>
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
