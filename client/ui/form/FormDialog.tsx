import { useFormikContext } from 'formik'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'
import { uiMessages } from '../messages'
import { Form, FormError } from './Form'

interface FormDialogProps
  extends Pick<DialogProps, 'subtitle' | 'width' | 'page' | 'note' | 'onClose'>, Pick<ButtonProps, 'kind' | 'icon' | 'kbd' | 'busyText'> {
  title: string
  /** On the button that sends it; icon, key and kind are that button's too. */
  verb: string
  /** The way out, where it isn't 'Thôi'. */
  safe?: string
  /** Focus begins on the way out. */
  cautious?: boolean
  /** False while it can't be sent. */
  ready?: boolean
  /** What else can be done, before the way out. */
  others?: ReactNode
  /** What is done in place of sending it. */
  instead?: ReactNode
  /** Fields; writing begins in the first, or in the one with `data-autofocus`. */
  children: ReactNode
}

/** A form in a dialog, with formik around it: the way out and the verb in its foot, what concerns no field at its head. */
export const FormDialog = ({
  title,
  width = 440,
  verb,
  kind = 'primary',
  icon,
  kbd,
  busyText,
  safe,
  cautious,
  ready = true,
  others,
  instead,
  onClose,
  children,
  ...dialog
}: FormDialogProps) => {
  const intl = useIntl()
  const id = useId()
  const { isSubmitting, submitForm } = useFormikContext()
  const isReady = ready && !instead
  return (
    <Dialog
      {...dialog}
      title={title}
      width={width}
      onClose={onClose}
      closable={!isSubmitting}
      {...(isReady && !isSubmitting && { onSend: () => void submitForm() })}
      foot={
        <>
          {others}
          <Button data-autofocus={cautious} {...(safe && { kbd: 'Esc' })} onClick={onClose} disabled={isSubmitting}>
            {safe ?? intl.formatMessage(uiMessages.cancel)}
          </Button>
          {instead || (
            <Button type="submit" form={id} {...{ kind, icon, kbd, busyText }} busy={isSubmitting} disabled={!ready}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <Form id={id} label={title} ready={isReady}>
        <FormError />
        {children}
      </Form>
    </Dialog>
  )
}
