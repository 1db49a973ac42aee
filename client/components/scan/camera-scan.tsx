import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { Icon } from '../../ui/icons/Icon'
import { CameraPicture } from './camera-picture'
import { scanMessages as m } from './messages'
import type { LastScans } from './use-last-scans'

interface CameraScanProps {
  onCode: (code: string) => void
  /** What became of the last codes. */
  scans: LastScans
  onClose: () => void
}

/** The camera's picture in a dialog, with what became of the last codes. */
export const CameraScan = ({ onCode, scans, onClose }: CameraScanProps) => {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(m.cameraTitle)}
      width={440}
      onClose={onClose}
      note={intl.formatMessage(m.scanned, { count: scans.count })}
      foot={
        <Button kind="primary" icon="check" onClick={onClose}>
          {intl.formatMessage(m.scanEnd)}
        </Button>
      }
    >
      <CameraPicture onCode={onCode} newest={scans.last[0]} />
      <ol className="scan-last" role="status" aria-label={intl.formatMessage(m.last)}>
        {scans.last.map(({ at, good, text }) => (
          <li key={at} className={good ? 'ink-credit' : 'ink-debit'}>
            <Icon name={good ? 'check' : 'warning'} size={14} />
            {text}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
