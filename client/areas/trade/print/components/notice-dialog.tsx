import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextAreaField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { printMessages as m } from '../messages'

const MAX_NOTICE_LENGTH = 500

interface NoticeButtonProps {
  shippingTime: string
  notice: string
  onSaved: () => void
}

/** A word to whoever takes the goods, on the note of their shipment. */
export const NoticeButton = (props: NoticeButtonProps) => {
  const intl = useIntl()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <ToolButton kind="quiet" icon="edit" label={intl.formatMessage(m.notice)} onClick={() => setWriting(true)} />
      {writing && <NoticeDialog {...props} onClose={() => setWriting(false)} />}
    </>
  )
}

const NoticeDialog = ({ shippingTime, notice, onSaved, onClose }: NoticeButtonProps & { onClose: () => void }) => {
  const intl = useIntl()
  const [create] = api.activities.useCreate()
  const submit = useSubmit(
    ({ body }: { body: string }) => create({ group: 'shipmentNotice', shippingTime: shippingTime as never, body: body.trim() }).unwrap(),
    {
      done: intl.formatMessage(m.noticeSaved),
      onSaved: () => {
        onSaved()
        onClose()
      },
    },
  )
  return (
    <Formik initialValues={{ body: notice }} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.notice)} verb={intl.formatMessage(m.noticeSave)} onClose={onClose}>
        <TextAreaField
          name="body"
          label={intl.formatMessage(m.noticeText)}
          hint={intl.formatMessage(m.noticeHint)}
          data-autofocus
          rows={4}
          maxLength={MAX_NOTICE_LENGTH}
        />
      </FormDialog>
    </Formik>
  )
}
