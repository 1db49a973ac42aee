import { useIntl } from 'react-intl'
import { CopyButton } from '../../../components/copy-button'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { webhookMessages as m } from '../messages'

/** A secret just made, this once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.secret)}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {intl.formatMessage(m.done)}
        </Button>
      }
    >
      <div className="webhook-secret">
        <code className="webhook-code">{secret}</code>
        <CopyButton text={secret} size="s" />
        <p className="ink-warn">{intl.formatMessage(m.secretOnce)}</p>
      </div>
    </Dialog>
  )
}
