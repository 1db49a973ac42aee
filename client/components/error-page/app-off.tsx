import { useIntl } from 'react-intl'
import { useCan } from '../../api/session/use-me'
import { ButtonLink } from '../../ui/Button/Button'
import { ErrorPage } from './error-page'
import { errorMessages as m } from './messages'

/** Stands in place of a page of an app that the workspace hasn't switched on. */
export const AppOff = () => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  return (
    <ErrorPage
      code=""
      title={intl.formatMessage(m.appOff)}
      action={
        <ButtonLink to={isBoard ? '/settings' : '/'} kind="primary">
          {intl.formatMessage(isBoard ? m.settings : m.home)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(m.appOffHint)}
    </ErrorPage>
  )
}
