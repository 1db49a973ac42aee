import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button'
import { recordMessages as m } from './messages'
import './draft-notice.css'

interface DraftNoticeProps {
  onKeep: () => void
  onDrop: () => void
}

/** Over a form that was opened with what was left unsaved on this device: go on with it, or drop it. */
export const DraftNotice = ({ onKeep, onDrop }: DraftNoticeProps) => {
  const intl = useIntl()
  return (
    <div className="draft-notice" role="status">
      <span>{intl.formatMessage(m.draftBack)}</span>
      <Button size="s" onClick={onKeep}>
        {intl.formatMessage(m.leaveKeep)}
      </Button>
      <Button size="s" kind="danger-quiet" onClick={onDrop}>
        {intl.formatMessage(m.leaveDrop)}
      </Button>
    </div>
  )
}
