import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { statementMessages as m } from '../messages'

/** Takes back what was entered last, with a reason: its payments and fees are refunded, and the carrier owes it again. */
export const UndoDialog = ({ statement: { _id, rev, number }, onClose }: { statement: CodStatement; onClose: () => void }) => {
  const intl = useIntl()
  const [reason, setReason] = useState('')
  const [patch, { isLoading }] = api.codStatements.usePatch()
  const undo = async (): Promise<void> => {
    if (reason.trim() === '') return
    try {
      await patch({ id: _id, data: { undo: { reason: reason.trim() }, rev } }).unwrap()
      toastDone(intl.formatMessage(m.undone, { number }))
      onClose()
    } catch (thrown) {
      toastError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.undo)}
      width={460}
      onClose={onClose}
      onSend={() => void undo()}
      foot={
        <>
          <Button kbd="Esc" onClick={onClose}>
            {intl.formatMessage(m.later)}
          </Button>
          <Button kind="primary" kbd="Ctrl ↵" busy={isLoading} disabled={reason.trim() === ''} onClick={() => void undo()}>
            {intl.formatMessage(m.undo)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(m.undoAbout)}</p>
      <Field label={intl.formatMessage(m.reason)} required>
        {(ids) => <TextInput {...ids} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
