import { useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { Button } from '../ui/Button/Button'
import './app.css'
import { appMessages } from './messages'

/** A newer version of the application has replaced the one that is open. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message)

/** Shown in place of a screen that failed: what happened and the way out. Inside the frame the other areas stay in reach. */
export const BrokenScreen = ({ framed = false }: { framed?: boolean }) => {
  const error = useRouteError()
  const intl = useIntl()
  const old = isOldVersion(error)
  return (
    <section role="alert" className={framed ? 'app-broken' : 'app-broken app-broken--page'}>
      <h1>{intl.formatMessage(old ? appMessages.newVersion : appMessages.broken)}</h1>
      <p>{intl.formatMessage(old ? appMessages.newVersionHint : appMessages.brokenHint)}</p>
      <Button kind="primary" icon="refresh" onClick={() => window.location.reload()}>
        {intl.formatMessage(appMessages.reload)}
      </Button>
    </section>
  )
}
