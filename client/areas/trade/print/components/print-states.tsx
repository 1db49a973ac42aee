import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { isApiError } from '../../../../api/api-error'
import { Forbidden } from '../../../../components/error-page/forbidden'
import { ErrorState } from '../../../../ui/ErrorState/ErrorState'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { printMessages as m } from '../messages'
import './invoice-paper.css'

/** A paper that is still being loaded. */
export const PrintWaiting = () => {
  const intl = useIntl()
  return (
    <PrintPage title={intl.formatMessage(m.loading)}>
      <SkeletonRows rows={10} />
    </PrintPage>
  )
}

const isGone = (error: unknown): boolean => isApiError(error) && (error.code === 404 || error.code === 400)

/** What there is none of leads to /404, what one may not see is refused; anything else can be tried again. */
export const PrintFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const intl = useIntl()
  if (isGone(error)) return <Navigate replace to="/404" />
  if (isApiError(error) && error.code === 403) return <Forbidden />
  return (
    <div className="invoice-state">
      <ErrorState
        title={intl.formatMessage(m.failed)}
        code={isApiError(error) && error.code ? String(error.code) : undefined}
        onRetry={onRetry}
      />
    </div>
  )
}
