import type { FundGroup } from '@shared/services/fundGroups'
import { Formik, type FormikErrors } from 'formik'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { fundGroupsApi } from '../../../api/fundGroups'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { CheckboxField } from '../../../ui/form/ChoiceFields'
import { Form, FormError } from '../../../ui/form/Form'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { Stack } from '../../../ui/Panel/Panel'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { groupMessages as m } from '../messages'

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
  const [create] = fundGroupsApi.useCreate()
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
  const validate = (values: Values): FormikErrors<Values> => (values.name.trim() ? {} : { name: intl.formatMessage(m.nameRequired) })
  return (
    <Formik initialValues={{ name, isCredit, nonBusiness: false }} validate={validate} onSubmit={submit}>
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
              <TextField name="name" label={intl.formatMessage(m.name)} required autoFocus maxLength={100} />
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
