import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { recordMessages as m } from './messages'

interface LeaveDialogProps {
  onKeep: () => void
  onDrop: () => void
  onClose: () => void
}

/** Asks on closing what is to become of what isn't saved. */
export const LeaveDialog = ({ onKeep, onDrop, onClose }: LeaveDialogProps) => {
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
          <Button kind="primary" data-autofocus="" onClick={onKeep}>
            {intl.formatMessage(m.leaveKeep)}
          </Button>
        </>
      }
    >
      <p className="muted">{intl.formatMessage(m.leaveText)}</p>
    </Dialog>
  )
}
