import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog'
import { Field } from '../../ui/Field/Field'
import { TextInput } from '../../ui/TextInput/TextInput'
import { secondPersonMessages as m } from './messages'
import { useSecondPerson, type Answerable } from './use-second-person'

const MAX_REASON = 500

interface AnswerButtonsProps {
  waiting: Answerable
  /** The member made it or asked for it: they can withdraw it and no more. */
  isOwn: boolean
}

/** One press confirms; refusing asks why. */
export const AnswerButtons = ({ waiting, isOwn }: AnswerButtonsProps) => {
  const intl = useIntl()
  const { busy, confirm, refuse, withdraw } = useSecondPerson()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  if (isOwn)
    return (
      <Button size="s" busy={busy} onClick={() => void withdraw(waiting)}>
        {intl.formatMessage(m.withdraw)}
      </Button>
    )
  return (
    <>
      <Button size="s" kind="primary" busy={busy} onClick={() => void confirm(waiting)}>
        {intl.formatMessage(m.confirm)}
      </Button>
      <Button size="s" disabled={busy} onClick={() => setAsking(true)}>
        {intl.formatMessage(m.refuse)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage(m.refuseTitle)}
          verb={intl.formatMessage(m.refuse)}
          danger
          onConfirm={() => refuse(waiting, reason)}
          onClose={() => setAsking(false)}
        >
          <p>{intl.formatMessage(m.refuseHint, { name: waiting.by })}</p>
          <Field label={intl.formatMessage(m.reason)} required>
            {(ids) => <TextInput {...ids} value={reason} maxLength={MAX_REASON} onChange={(event) => setReason(event.target.value)} />}
          </Field>
        </ConfirmDialog>
      )}
    </>
  )
}
