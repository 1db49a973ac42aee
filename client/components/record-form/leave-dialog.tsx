import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { recordMessages as m } from './messages'

interface LeaveDialogProps {
  onSave: () => void
  onKeep: () => void
  onDrop: () => void
  onClose: () => void
}

/** Asks on closing what is to become of what isn't saved; a save that is refused leads back into the form. */
export const LeaveDialog = ({ onSave, onKeep, onDrop, onClose }: LeaveDialogProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.leaveTitle)}
      width={420}
      onClose={onClose}
      foot={
        <>
          <Button kind="danger-quiet" onClick={onDrop}>
            {intl.formatMessage(m.leaveDrop)}
          </Button>
          <Button onClick={onKeep}>{intl.formatMessage(m.leaveKeep)}</Button>
          <Button kind="primary" data-autofocus="" onClick={onSave}>
            {intl.formatMessage(m.save)}
          </Button>
        </>
      }
    >
      <p className="muted">{intl.formatMessage(m.leaveText)}</p>
    </Dialog>
  )
}
