import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../../../components/error-page/error-page'
import { errorMessages as m } from '../../../components/error-page/messages'
import { readServerFailure } from '../../../components/error-page/server-failure'
import { Button } from '../../../ui/Button/Button'

/** The server can't answer; a full reload tries again where one was. */
export const MaintenanceScreen = () => {
  const intl = useIntl()
  const state: unknown = useLocation().state
  const failure = readServerFailure(state)
  return (
    <ErrorPage
      code="503"
      title={intl.formatMessage(m.maintenance)}
      action={
        <>
          <Button kind="primary" icon="refresh" onClick={() => window.location.assign(failure?.from ?? '/')}>
            {intl.formatMessage(m.retry)}
          </Button>
          {failure && <code className="error-page__trace">{failure.trace}</code>}
        </>
      }
    >
      {intl.formatMessage(m.maintenanceHint)}
    </ErrorPage>
  )
}
