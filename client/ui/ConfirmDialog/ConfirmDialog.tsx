import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { uiMessages } from '../messages'
import './ConfirmDialog.css'

interface ConfirmDialogProps {
  title: ReactNode
  children?: ReactNode
  /** What will change, one line each. */
  changes?: ReactNode[]
  /** The verb: 'Huỷ đơn', never 'OK'. */
  verb: ReactNode
  /** The safe way out; 'Thôi' unless given. */
  safe?: ReactNode
  danger?: boolean
  /** The dialog stays, its button busy, until this ends; it closes only when it succeeds. */
  onConfirm: () => void | Promise<unknown>
  onClose: () => void
}

/** Asks before something that can't be undone: says what will change, the verb on the button, focus on the safe one. */
export const ConfirmDialog = ({ title, children, changes, verb, safe, danger, onConfirm, onClose }: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // Whoever confirms tells why it failed; the dialog stays for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      closable={!busy}
      foot={
        <>
          <Button data-autofocus onClick={onClose} disabled={busy}>
            {safe ?? <FormattedMessage {...uiMessages.cancel} />}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {verb}
          </Button>
        </>
      }
    >
      {children && <div className="muted">{children}</div>}
      {changes && changes.length > 0 && (
        <ul className="ui-confirm__changes">
          {changes.map((change, at) => (
            <li key={at}>{change}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
