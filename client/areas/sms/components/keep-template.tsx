import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { campaignMessages as m } from '../messages'

const MAX_NAME_LENGTH = 80

/** Keeps the text for other messages, under a name of its own. */
export const KeepTemplate = ({ text }: { text: string }) => {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" kind="quiet" disabled={text.trim() === ''} onClick={() => setOpen(true)}>
        {intl.formatMessage(m.keepTemplate)}
      </Button>
      {isOpen && <NameDialog text={text} onClose={() => setOpen(false)} />}
    </>
  )
}

const NameDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const intl = useIntl()
  const [create] = api.smsTemplates.useCreate()
  const submit = useSubmit(({ name }: { name: string }) => create({ name: name.trim(), text }).unwrap(), {
    done: ({ name }) => intl.formatMessage(m.templateKept, { name }),
    onSaved: onClose,
  })
  return (
    <Formik initialValues={{ name: '' }} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.keepTemplate)} verb={intl.formatMessage(m.keepTemplate)} onClose={onClose}>
        <TextField name="name" label={intl.formatMessage(m.templateName)} maxLength={MAX_NAME_LENGTH} required data-autofocus />
        <p className="sms-bubble">{text}</p>
      </FormDialog>
    </Formik>
  )
}
