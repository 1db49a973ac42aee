import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { uiMessages } from '../../../../ui/messages'
import { TextArea } from '../../../../ui/TextInput/TextInput'
import { toastDone } from '../../../../ui/Toasts/Toasts'
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
  const [create, { isLoading }] = api.activities.useCreate()
  const [text, setText] = useState(notice)
  const [error, setError] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    try {
      await create({ group: 'shipmentNotice', shippingTime: shippingTime as never, body: text.trim() }).unwrap()
      toastDone(intl.formatMessage(m.noticeSaved))
      onSaved()
      onClose()
    } catch (thrown) {
      setError(failureOf(thrown).message ?? '')
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.notice)}
      width={440}
      closable={!isLoading}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {intl.formatMessage(uiMessages.cancel)}
          </Button>
          <Button kind="primary" busy={isLoading} onClick={() => void save()}>
            {intl.formatMessage(m.noticeSave)}
          </Button>
        </>
      }
    >
      <Field label={intl.formatMessage(m.noticeText)} hint={intl.formatMessage(m.noticeHint)} error={error}>
        {(ids) => (
          <TextArea
            {...ids}
            data-autofocus=""
            rows={4}
            maxLength={MAX_NOTICE_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
