import { useIntl } from 'react-intl'
import { ButtonLink } from '../../ui/Button/Button'
import { ErrorPage } from './error-page'
import { errorMessages as m } from './messages'

/** Nothing is at this address. */
export const NotFound = () => {
  const intl = useIntl()
  return (
    <ErrorPage
      code="404"
      title={intl.formatMessage(m.notFound)}
      action={
        <ButtonLink to="/" kind="primary">
          {intl.formatMessage(m.home)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(m.notFoundHint)}
    </ErrorPage>
  )
}
