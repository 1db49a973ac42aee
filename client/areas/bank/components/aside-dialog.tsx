import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { transferMessages as m } from '../messages'

const MAX_REASON_LENGTH = 500

/** Asks why a transfer is none of the books. */
export const AsideDialog = ({ onSet, onClose }: { onSet: (reason: string) => Promise<void>; onClose: () => void }) => {
  const intl = useIntl()
  const submit = useSubmit(({ reason }: { reason: string }) => onSet(reason), {
    done: () => intl.formatMessage(m.asideDone),
    onSaved: onClose,
  })
  return (
    <Formik initialValues={{ reason: '' }} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.setAside)} verb={intl.formatMessage(m.setAside)} onClose={onClose}>
        <TextField
          name="reason"
          label={intl.formatMessage(m.asideWhy)}
          hint={intl.formatMessage(m.asideHint)}
          maxLength={MAX_REASON_LENGTH}
          required
          data-autofocus
        />
      </FormDialog>
    </Formik>
  )
}
