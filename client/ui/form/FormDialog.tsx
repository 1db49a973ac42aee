import { useFormikContext } from 'formik'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { uiMessages } from '../messages'
import { Form, FormError } from './Form'

interface FormDialogProps {
  title: string
  subtitle?: ReactNode
  width?: number
  /** On the button that sends it. */
  verb: string
  onClose: () => void
  /** Fields; `data-autofocus` on the first. */
  children: ReactNode
}

/** A form in a dialog, with formik around it: 'Thôi' and the verb in its foot, what concerns no field at its head. */
export const FormDialog = ({ title, subtitle, width = 440, verb, onClose, children }: FormDialogProps) => {
  const intl = useIntl()
  const id = useId()
  const { isSubmitting } = useFormikContext()
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={width}
      onClose={onClose}
      closable={!isSubmitting}
      foot={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {intl.formatMessage(uiMessages.cancel)}
          </Button>
          <Button type="submit" form={id} kind="primary" busy={isSubmitting}>
            {verb}
          </Button>
        </>
      }
    >
      <Form id={id} label={title}>
        <FormError />
        {children}
      </Form>
    </Dialog>
  )
}
