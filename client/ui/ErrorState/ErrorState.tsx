import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button'
import { uiMessages } from '../messages'
import '../EmptyState/EmptyState.css'

interface ErrorStateProps {
  /** 'Không tải được danh sách'. */
  title?: ReactNode
  /** What happened, from the catalogue. */
  children?: ReactNode
  /** A short code to tell whoever helps. */
  code?: string | undefined
  onRetry?: () => void
  retrying?: boolean
}

/** Something could not be loaded: what happened, a code, 'Tải lại'. */
export const ErrorState = ({ title, children, code, onRetry, retrying }: ErrorStateProps) => (
  <div className="ui-state" role="alert">
    <p className="ui-state__title">{title ?? <FormattedMessage {...uiMessages.errorTitle} />}</p>
    {(children || code) && (
      <p className="ui-state__text">
        {children} {code && <FormattedMessage {...uiMessages.errorCode} values={{ code }} />}
      </p>
    )}
    {onRetry && (
      <Button icon="refresh" busy={retrying ?? false} busyText={<FormattedMessage {...uiMessages.loading} />} onClick={onRetry}>
        <FormattedMessage {...uiMessages.retry} />
      </Button>
    )}
  </div>
)
