import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button'
import { ErrorPage } from '../components/error-page'
import { errorMessages as m } from '../messages'

/** The server can't answer; a full reload tries again. */
export const MaintenanceScreen = () => {
  const intl = useIntl()
  return (
    <ErrorPage
      code="503"
      title={intl.formatMessage(m.maintenance)}
      action={
        <Button kind="primary" icon="refresh" onClick={() => window.location.assign('/')}>
          {intl.formatMessage(m.retry)}
        </Button>
      }
    >
      {intl.formatMessage(m.maintenanceHint)}
    </ErrorPage>
  )
}
