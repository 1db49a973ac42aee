import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import type { DayClose } from '@shared/areas/money/services/dayCloses'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextAreaField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { eveningMessages as m } from '../messages'

interface TakeBackDialogProps {
  readonly number: string
  readonly hasEntry: boolean
  readonly onConfirm: (reason: string) => Promise<DayClose>
  readonly onClose: () => void
}

/** Takes a signed count back, with the reason; the count and its entry stay to be read. */
export const TakeBackDialog = ({ number, hasEntry, onConfirm, onClose }: TakeBackDialogProps) => {
  const intl = useIntl()
  const submit = useSubmit(({ takenBackReason }: { takenBackReason: string }) => onConfirm(takenBackReason), {
    done: () => intl.formatMessage(m.takenBackDone, { number }),
    onSaved: onClose,
  })
  return (
    <Formik initialValues={{ takenBackReason: '' }} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.takeBackTitle, { number })}
        subtitle={intl.formatMessage(hasEntry ? m.takeBackEntry : m.takeBackHint)}
        verb={intl.formatMessage(m.takeBack)}
        kind="danger"
        onClose={onClose}
      >
        <TextAreaField name="takenBackReason" label={intl.formatMessage(m.takenBackReason)} required data-autofocus />
      </FormDialog>
    </Formik>
  )
}
